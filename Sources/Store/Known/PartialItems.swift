import GRDB
import Matching
import Pipeline
import Values

/// The one question about rows that may be in the book already, where a file and the book are partial lists.
extension StatementWriter {
  /// Returns whether there is anything to ask.
  mutating func askTogether(
    _ plan: Plan, _ about: NewReviewItem.About, _ transactions: NewTransactions
  ) throws -> Bool {
    let drafts = plan.verdicts.askedTogether
    guard let lists = plan.verdicts.partial, let first = drafts.first else { return false }
    var item = about.item(
      .partial(statement: about.id),
      message: "\(rows(drafts.count)) may be in the book already, or file and book are two parts of the account",
      line: plan.drafts.lines[first])
    item.evidence = [lists.reason] + list(drafts, plan)
    item.options = PartialItem.options
    item.transaction = transactions[first]
    item.other = plan.verdicts.counterparts[first]
    return try open(item, holding: drafts, plan, transactions)
  }

  /// Opens an item that is about several held rows; returns whether it is new.
  mutating func open(
    _ item: NewReviewItem, holding drafts: [Int], _ plan: Plan, _ transactions: NewTransactions
  ) throws -> Bool {
    guard try queue.open(item, journal: &journal) else { return false }
    let number = db.lastInsertedRowID
    let start = try (Int64.fetchOne(db, sql: "SELECT max(id) FROM suspect") ?? 0) + 1
    for (place, draft) in drafts.enumerated() {
      try db.repeating(
        "INSERT INTO suspect(id, item_id, transaction_id, other_id) VALUES (?, ?, ?, ?)",
        [start + Int64(place), number, transactions[draft], plan.verdicts.counterparts[draft]])
    }
    try journal.inserted("suspect", start...start + Int64(drafts.count) - 1)
    return true
  }

  /// The first of them, a line each.
  func list(_ drafts: [Int], _ plan: Plan) -> [ValueText] {
    let more = drafts.count - PartialItem.shown
    return drafts.prefix(PartialItem.shown).map { plan.line($0) } + (more > 0 ? ["and \(rows(more)) more"] : [])
  }

  func rows(_ count: Int) -> String { "\(count) row\(count == 1 ? "" : "s")" }
}

/// What can be said of rows that are held together.
package enum PartialItem {
  /// How many of the rows stand in the evidence.
  static let shown = 12

  package enum Answer: String { case same, own, each }

  static let options = [
    ReviewOption(value: Answer.same.rawValue, label: "the same rows: each is one transaction with the book's"),
    ReviewOption(value: Answer.own.rawValue, label: "two parts of the account: each has rows of its own, all count"),
    ReviewOption(value: Answer.each.rawValue, label: "some are, some are not: ask row by row"),
  ]
}

extension PartialLists {
  fileprivate var reason: ValueText {
    "from \(Day(number: days.lowerBound)) to \(Day(number: days.upperBound)) the book lacks \(unknown) of the "
      + "file's \(listed) rows, and the file \(unlisted) of the book's \(known)"
  }
}

extension Plan {
  fileprivate func line(_ draft: Int) -> ValueText {
    "line \(drafts.lines[draft]): \(money(draft)) on \(Day(number: drafts.days[draft])) "
      + "'\(drafts.texts[drafts.descriptions[draft]])'"
  }
}
