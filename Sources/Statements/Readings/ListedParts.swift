import Values

/// Rows without an amount right below one that has it, whose figures in another column add up to it: the payments of a
/// collective order, which are no transactions of their own.
enum ListedParts {
  private static let fewest = 2
  private static let reason = "a part of the amount of line "

  /// `first`: the first row of the table, which is wholly in `sample`.
  static func settle(_ drafts: inout Drafts, from first: Int, _ sample: Records, _ plan: TablePlan) {
    var rejected: [UInt32: Int] = [:]
    for place in drafts.others.indices where drafts.others[place].disposition == .rejected {
      rejected[drafts.others[place].line] = place
    }
    guard rejected.count >= fewest else { return }
    let records = Dictionary((0..<sample.count).map { (sample.lines[$0], $0) }) { first, _ in first }
    for row in first..<drafts.count {
      guard let whole = records[drafts.lines[row]] else { continue }
      let below = (whole + 1..<sample.count).prefix { rejected[sample.lines[$0]] != nil }
      guard below.count >= fewest, addUp(below, to: drafts.amounts[row], sample, plan) else { continue }
      for record in below {
        let place = rejected[sample.lines[record]]!
        drafts.others[place].disposition = .ignored
        drafts.others[place].reason = reason + String(drafts.lines[row])
      }
    }
  }

  private static func addUp(_ parts: Range<Int>, to amount: Int64, _ sample: Records, _ plan: TablePlan) -> Bool {
    let amounts = plan.interpretation.source.columns
    func isBlank(_ column: Int, _ record: Int) -> Bool {
      sample.kind(record: record, field: column) == .empty
    }
    guard parts.allSatisfy({ record in amounts.allSatisfy { isBlank($0, record) } }) else { return false }
    return plan.names.indices.contains { column in
      guard !amounts.contains(column), column != plan.interpretation.balance else { return false }
      let values = parts.compactMap { record -> Int64? in
        guard sample.kind(record: record, field: column) == .number else { return nil }
        let range = sample.range(record: record, field: column)
        return unsafe sample.bytes.with(range) {
          unsafe AmountField.parse($0, decimalMark: plan.decimalMark, exponent: plan.exponent)?.value
        }
      }
      return values.count == parts.count && !values.contains(0)
        && values.reduce(0, Money.sum).magnitude == amount.magnitude
    }
  }
}
