import GRDB
import Matching
import Pipeline
import Values

/// The one question about rows of a statement that come late: for days whose balances tie without them.
extension StatementWriter {
  /// Returns whether there is anything to ask.
  mutating func askAboutLate(
    _ plan: Plan, _ about: NewReviewItem.About, _ transactions: NewTransactions
  ) throws -> Bool {
    let drafts = plan.verdicts.late
    guard let first = drafts.first else { return false }
    let reasons = plan.verdicts.reasons
    var seen: Set<ValueText> = []
    let why = drafts.compactMap { reasons[$0]?.last }.filter { seen.insert($0).inserted }
    let message: ValueText =
      drafts.count == 1
      ? "\(plan.money(first)) on \(Day(number: plan.drafts.days[first])) comes late: \(why[0])"
      : "\(rows(drafts.count)) come late: the bank's balances for their days tie without them"
    var item = about.item(.late(statement: about.id), message: message, line: plan.drafts.lines[first])
    item.evidence = why + list(drafts, plan)
    item.options = LateItem.options
    item.transaction = transactions[first]
    return try open(item, holding: drafts, plan, transactions)
  }
}

/// What can be said of rows that come late.
package enum LateItem {
  package enum Answer: String { case book, ignore }

  static let options = [
    ReviewOption(value: Answer.book.rawValue, label: "book it: it counts, and the balance ties no more"),
    ReviewOption(value: Answer.ignore.rawValue, label: "ignore it: it counts nowhere, and the balance ties"),
  ]
}
