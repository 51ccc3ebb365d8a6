import Values

/// The rows of a table, or of its first part, with each column of numbers read: what interpretations are tried on.
struct ParsedTable: Sendable {
  /// The record of each row in the sample.
  var records: [Int] = []
  /// `Day.number`.
  var days: [Int32] = []
  /// Minor units of each column of numbers, `Drafts.noBalance` where a row has none.
  var money: [Int: [Int64]] = [:]
  /// For each column of flags 1 (in), -1 (out) or 0 per row.
  var signs: [Int: [Int8]] = [:]
  /// For each column of numbers 1 for an amount marked as credit, -1 as debit, 0 for an unmarked one.
  var marks: [Int: [Int8]] = [:]
  /// Different for rows of different currencies or accounts; empty where all are of one.
  var groups: [Int32] = []

  /// The amounts under an interpretation, 0 for a row without one.
  func amounts(of interpretation: Interpretation) -> [Int64] {
    var amounts = base(of: interpretation)
    if let fee = interpretation.fee, let fees = money[fee.column] {
      for row in amounts.indices where fees[row] != Drafts.noBalance { amounts[row] &+= fee.factor &* fees[row] }
    }
    if interpretation.isInverted { for row in amounts.indices { amounts[row] = 0 &- amounts[row] } }
    return amounts
  }

  private func base(of interpretation: Interpretation) -> [Int64] {
    func value(_ column: Int, _ row: Int) -> Int64 {
      guard let values = money[column], values[row] != Drafts.noBalance else { return 0 }
      return values[row]
    }
    return days.indices.map { row in
      switch interpretation.source {
      case .signed(let column): value(column, row)
      case .marked(let column):
        switch marks[column]?[row] ?? 0 {
        case 0: interpretation.inFactor &* value(column, row)
        case let mark: Int64(mark) &* Int64(clamping: value(column, row).magnitude)
        }
      case .flagged(let column, let flag), .worded(let column, let flag):
        Int64(signs[flag]?[row] ?? 0) &* interpretation.inFactor &* value(column, row)
      case .inOut(let moneyIn, let moneyOut):
        interpretation.inFactor &* value(moneyIn, row) &+ interpretation.outFactor &* value(moneyOut, row)
      }
    }
  }
}
