import Budgets
import Values

/// A row of `budget show` as CSV and JSON have it: one category, or a parent with all below it; amounts in major units.
package struct BudgetLineRecord: Codable, Equatable, Sendable {
  /// First day of the period.
  package var period: String
  package var category: String
  package var currency: String
  /// Empty where no ancestor has one.
  package var bucket: String
  package var planned: String
  package var carried: String
  /// Money out positive.
  package var spent: String
  package var remaining: String
  package var held: String
  package var pending: String
  /// What the plan asks before any line of the period.
  package var wanted: String
  /// The day; empty where nothing is due.
  package var due: String
  package var dueState: String
  package var state: String
  /// 1 for a parent with its children: the lines with 0 add up to the totals.
  package var sum: Int

  enum CodingKeys: String, CodingKey {
    case period, category, currency, bucket, planned, carried, spent, remaining, held, pending, wanted, due
    case dueState = "due_state"
    case state, sum
  }

  package static let names = [
    "period", "category", "currency", "bucket", "planned", "carried", "spent", "remaining", "held", "pending",
    "wanted", "due", "due_state", "state", "sum",
  ]

  /// In the order of `names`.
  package var fields: [String] {
    [
      period, category, currency, bucket, planned, carried, spent, remaining, held, pending, wanted, due, dueState,
      state, String(sum),
    ]
  }
}

extension BudgetLineRecord {
  init(_ row: BudgetRow, _ figures: PeriodFigures) {
    func text(_ minor: Int64) -> String { Money.text(minor, exponent: figures.currency.exponent) }
    period = figures.period.first.description
    category = row.category
    currency = figures.currency.code
    bucket = row.bucket?.name ?? ""
    planned = text(row.planned)
    carried = text(row.carried)
    spent = text(row.spent)
    remaining = text(row.remaining)
    held = text(row.held)
    pending = text(row.pending)
    wanted = text(row.wanted)
    due = row.due?.description ?? ""
    dueState = row.dueState.rawValue
    state = row.state.rawValue
    sum = row.isSum ? 1 : 0
  }
}
