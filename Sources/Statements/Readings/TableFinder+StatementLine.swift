import Lexicon
import Values

/// The line of the statement on top of a table without a header, as wide as its rows: days, account and balances.
extension TableFinder {
  /// The year stands first in its day and last in those of all rows, or the reverse.
  func isDatedUnlikeAll(_ record: Int, in rows: [Int], column: Int) -> Bool {
    func isYearFirst(_ record: Int) -> Bool {
      records.trimmed(record: record, field: column).prefix { $0.isNumber }.count == 4
    }
    let others = Set(rows.map(isYearFirst))
    return rows.count > 1 && others.count == 1 && !others.contains(isYearFirst(record))
  }

  /// It has the balances before and behind all rows where these have their amounts and the balances after them.
  func statesEnds(_ record: Int, of rows: [Int]) -> Bool {
    guard rows.count > 1 else { return false }
    let columns = (0..<records.fieldCount(record)).filter { column in
      ([record] + rows).allSatisfy { column < records.fieldCount($0) && isNumber($0, column) }
    }
    return columns.contains { amount in
      columns.contains { balance in
        amount != balance && ".,".utf8.contains { statesEnds(record, of: rows, amount, balance, mark: $0) }
      }
    }
  }

  private func isNumber(_ record: Int, _ column: Int) -> Bool {
    kinds(of: record)[Int(records.firstFields[record]) + column] == .number
  }

  private func statesEnds(_ record: Int, of rows: [Int], _ amount: Int, _ balance: Int, mark: UInt8) -> Bool {
    func value(_ record: Int, _ column: Int) -> Int64? {
      let field = records.range(record: record, field: column)
      return unsafe records.bytes.with(field) { unsafe AmountField.parse($0, decimalMark: mark, exponent: 3)?.value }
    }
    let amounts = rows.compactMap { value($0, amount) }
    guard amounts.count == rows.count, let ends = rows.last.map({ [value(rows[0], balance), value($0, balance)] }),
      case let moved = amounts.reduce(0, &+), moved != 0, let first = value(record, amount),
      let second = value(record, balance)
    else { return false }
    return first != 0
      && (first &+ moved == second && ends.contains(second) || second &+ moved == first && ends.contains(first))
  }
}
