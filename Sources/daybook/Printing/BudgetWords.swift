import Budgets
import Values

extension ReadyTerm {
  /// What a signed amount of it is, in plain words.
  func words(_ amount: Int64, count: Int) -> String {
    switch self {
    case .before: "from before"
    case .opening: "from new accounts"
    case .income: "income"
    case .uncategorized: "without a category (\(count))"
    case .outside: "from outside every period"
    case .converted: "converted"
    case .returned: amount < 0 ? "overspent before" : "returned by categories"
    case .planned: "planned"
    case .hold: amount < 0 ? "kept for the next period" : "kept in the last period"
    }
  }
}

extension BudgetRow {
  /// What an account owes: a balance that is negative as long as it is owed, and no overspending.
  var isDebt: Bool { category.hasPrefix(LineName.debt(of: "")) }
}

extension PeriodFigures {
  /// Percentage asks no plan of a category: without one it cannot be overspent, nor a parent of such.
  func isPlanned(_ row: BudgetRow) -> Bool {
    guard method == .percentage else { return true }
    guard row.isSum else { return row.planned != 0 || row.carried != 0 || row.wanted != 0 }
    return rows.allSatisfy { $0.isSum || !$0.category.hasPrefix(row.category + ":") || isPlanned($0) }
  }

  /// The lines where something is amiss, parents' sums and debts left out.
  func lines(_ state: BudgetRow.State) -> [BudgetRow] {
    rows.filter { !$0.isSum && !$0.isDebt && $0.state == state && isPlanned($0) }
  }

  /// The one word at the end of a row that asks for a look.
  func mark(of row: BudgetRow) -> String {
    guard !row.isSum else { return "" }
    if row.state == .over, !row.isDebt, isPlanned(row) { return "over" }
    if row.dueState == .late { return "late" }
    return row.state == .short ? "short" : ""
  }
}

extension Day {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// `12 June`, with the year where it is not that of `other`.
  func words(beside other: Day) -> String {
    let (year, month, day) = civil
    return "\(day) \(Day.months[month - 1])" + (year == other.civil.year ? "" : " \(year)")
  }
}
