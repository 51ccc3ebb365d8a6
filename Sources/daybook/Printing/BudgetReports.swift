import Budgets
import Values
import Workspace

/// What `budget show` prints of a period: in one currency, or in each that the budget has.
struct BudgetShowReport: Report {
  let figures: [PeriodFigures]
  private let due: [DueFigures]

  /// `period` is an index of the budget's periods.
  init(_ budget: Budget, period: Int, currency: Currency? = nil) {
    let currencies = currency.map { [$0] } ?? budget.currencies
    figures = currencies.compactMap { budget.figures(of: period, in: $0) }
    due = budget.due(in: period)
  }

  func text(_ look: Look) -> String {
    figures.map { BudgetShowText(figures: $0, due: due, look: look).text }.joined(separator: "\n")
  }

  var columns: [Column] { BudgetLineRecord.columns }
  var records: [[String]] { figures.flatMap { BudgetRecord($0).categories.map(\.fields) } }

  /// One object, or an array where there are several currencies.
  func encode(to encoder: any Encoder) throws {
    let records = figures.map(BudgetRecord.init)
    if records.count == 1 { try records[0].encode(to: encoder) } else { try records.encode(to: encoder) }
  }
}

/// What `budget due` prints of a period.
struct BudgetDueReport: Report {
  private let due: [DueFigures]
  private let today: Day

  /// `period` is an index of the budget's periods.
  init(_ budget: Budget, period: Int) {
    due = budget.due(in: period)
    today = budget.input.today
  }

  func text(_ look: Look) -> String { BudgetDueText(due: due, today: today, look: look).text }
  var columns: [Column] { DueRecord.columns }
  var records: [[String]] { due.map { DueRecord($0).fields } }

  func encode(to encoder: any Encoder) throws { try due.map(DueRecord.init).encode(to: encoder) }
}

extension BudgetLineRecord {
  static let columns = [
    Column("period"), Column("category"), Column("currency"), Column("bucket"), Column("planned", .amount),
    Column("carried", .amount), Column("spent", .amount), Column("remaining", .amount), Column("held", .amount),
    Column("pending", .amount), Column("wanted", .amount), Column("due"), Column("due_state"), Column("state"),
    Column("sum", .number),
  ]
}

extension DueRecord {
  static let columns = [
    Column("category"), Column("due"), Column("amount", .amount), Column("state"), Column("transaction", .number),
  ]
}

extension PeriodRecord: Listed {
  static let columns = [
    Column("period", .day), Column("last", .day), Column("currency"), Column("transactions", .number, spare: 0),
    Column("income", .amount), Column("expense", .amount),
  ]
  static let none = "No periods yet: they begin with the first transaction."
}
