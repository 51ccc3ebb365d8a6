import Lexicon
import Values

/// Rows that the bank calls cancelled, reversed or declined: as a rule they moved no money.
enum CancelledRows {
  /// Of a transaction, in digits and letters.
  static let shortestNumber = 6

  /// Whether each of them undoes another row, which is listed as well: it then moves the money back.
  ///
  /// `amounts`: row by row; the amount that is undone goes the way in which most rows go.
  static func areReversals(_ isCancelled: [Bool], _ amounts: [Int64]) -> Bool {
    var others: [Int64: Int] = [:]
    var (positive, negative) = (0, 0)
    var cancelled: [Int64] = []
    for (amount, isCancelled) in zip(amounts, isCancelled) where amount != 0 {
      if isCancelled {
        cancelled.append(amount)
      } else {
        others[amount, default: 0] += 1
        if amount > 0 { positive += 1 } else { negative += 1 }
      }
    }
    return !cancelled.isEmpty
      && cancelled.allSatisfy { amount in
        others[0 &- amount, default: 0] -= 1
        return others[0 &- amount]! >= 0 && (amount > 0 ? negative > positive : positive > negative)
      }
  }

  /// Whether each of them is undone by a booked row of the opposite amount, of which the text holds its own: both
  /// then moved.
  static func areUndone(_ isCancelled: [Bool], _ amounts: [Int64], _ texts: [String]) -> Bool {
    let cancelled = amounts.indices.filter { isCancelled[$0] && amounts[$0] != 0 }
    return !cancelled.isEmpty
      && cancelled.allSatisfy { row in
        amounts.indices.contains { other in
          !isCancelled[other] && amounts[other] == 0 &- amounts[row] && texts[other] != texts[row]
            && !texts[row].isEmpty && texts[other].contains(texts[row])
        }
      }
  }
}

extension TableInference {
  /// `isChained`: the running balance holds over all rows, those called cancelled among them.
  mutating func decideCancelled(
    _ table: ParsedTable, _ check: TotalsCheck, isChained: Bool, isNewestFirst: Bool, day: Int
  ) {
    let texts = roles.texts(day: day, money: Set(plan.interpretation.source.columns), flag: nil)
    guard let status = texts.status else { return }
    let isCancelled = table.records.map { isVoid($0, status) }
    guard isCancelled.contains(true) else { return }
    let amounts = table.amounts(of: plan.interpretation)
    // The amount of the oldest row is in no link of the chain.
    let oldest = isNewestFirst ? amounts.count - 1 : 0
    let isCounted = isChained && amounts.indices.contains { isCancelled[$0] && amounts[$0] != 0 && $0 != oldest }
    let described = table.records.map { record in
      texts.description.map { sample.trimmed(record: record, field: $0).folded }.joined(separator: " ")
    }
    let areUndone = CancelledRows.areUndone(isCancelled, amounts, described)
    // What failed undoes nothing.
    let failed = table.records.map { isFailed($0, status) }
    let undo = CancelledRows.areReversals(
      zip(isCancelled, failed).map { $0 && !$1 }, zip(amounts, failed).map { $1 ? 0 : $0 })
    let judged = Judge.verdict([
      [.silent, isCounted ? .proves("the running balance counts them") : .silent],
      [.supports(Weights.cancelled, "the bank says so"), .silent],
      [.silent, .supports(undo ? Weights.undone : 0, "they undo others")],
      [.silent, .supports(areUndone ? Weights.undone : 0, "other rows undo them")],
      [.silent, .supports(areInTotal(isCancelled, amounts, check) ? Weights.undone : 0, "a stated total counts them")],
    ])
    cancelledMoveMoney = judged.best == 1
    failedMoveMoney = cancelledMoveMoney && isCounted
    plan.voidsRepeat =
      !cancelledMoveMoney
      && repeatNumbers(table, zip(isCancelled, failed).map { $0 && !$1 }, amounts, besides: day, status)
  }

  /// Whether some row of these has the amount of a booked one and its number, in a column in which no other rows share
  /// one: what it cancels. The number of an account, or of a card, comes again.
  private func repeatNumbers(
    _ table: ParsedTable, _ isCancelled: [Bool], _ amounts: [Int64], besides day: Int, _ status: Int
  ) -> Bool {
    let columns = roles.columns.filter { $0 != day && $0 != status && !plan.interpretation.source.columns.contains($0) }
    return columns.contains { column in
      var rows: [String: [Int]] = [:]
      for (row, record) in table.records.enumerated() {
        let text = sample.trimmed(record: record, field: column)
        guard text.count >= CancelledRows.shortestNumber, text.contains(where: \.isNumber) else { continue }
        rows[text, default: []].append(row)
      }
      let shared = rows.values.filter { $0.count > 1 }
      return !shared.isEmpty
        && shared.allSatisfy { pair in
          pair.count == 2 && pair.count { isCancelled[$0] } == 1 && amounts[pair[0]] == amounts[pair[1]]
            && pair.contains { state(table.records[$0], status) == .booked }
        }
    }
  }

  /// A total that is stated is the sum of all rows, and not of those alone that were not cancelled; these go the other
  /// way.
  private func areInTotal(_ isCancelled: [Bool], _ amounts: [Int64], _ check: TotalsCheck) -> Bool {
    let others = zip(amounts, isCancelled).filter { !$1 }.map(\.0)
    let back = Set(zip(amounts, isCancelled).filter { $1 && $0 != 0 }.map { $0.0.signum() })
    guard back.count == 1, others.count(where: { back.contains($0.signum()) }) * 2 < others.count else { return false }
    return check.stated.totals.contains { check.states($0, sumOf: amounts) && !check.states($0, sumOf: others) }
  }

  private func isFailed(_ record: Int, _ status: Int) -> Bool {
    let field = sample.bytes.trimmed(sample.range(record: record, field: status))
    return unsafe sample.bytes.with(field) { unsafe StatusWords.isFailed($0) }
  }

  /// Whether the column of states says of a row that no money moved.
  func isVoid(_ record: Int, _ status: Int) -> Bool { state(record, status) == .void }

  /// What the column of states says of a row.
  func state(_ record: Int, _ status: Int) -> TablePlan.RowState {
    let field = sample.bytes.trimmed(sample.range(record: record, field: status))
    return unsafe sample.bytes.with(field) { unsafe TablePlan.RowState($0, below: shape.names[status]) }
  }
}
