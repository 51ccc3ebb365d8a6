import GRDB
import Matching
import Pipeline
import Values

/// What a held row may do to the booked one that it is suspected of, where the bank states two amounts for it.
package struct ChangedAmountOptions {
  /// The file's amount counts from now on, or the book's.
  package static let file = "file"
  static let book = "book"

  private let plan: Plan
  private let db: Database
  private let booked: [Int64: KnownRow]

  init(_ plan: Plan, _ db: Database) {
    (self.plan, self.db) = (plan, db)
    let verdicts = plan.verdicts
    let suspected = Set(
      verdicts.verdicts.indices.filter { verdicts.verdicts[$0] == .suspected }.map { verdicts.counterparts[$0] })
    let rows = plan.known.rows.filter { suspected.contains($0.transaction) && $0.isCurrent && $0.status == .booked }
    booked = Dictionary(rows.map { ($0.transaction, $0) }) { first, _ in first }
  }

  /// The likelier one first, which is that of the statement that goes on for longer; none where the amounts are equal.
  func of(_ draft: Int) throws -> [ReviewOption] {
    let drafts = plan.drafts
    let isPending = !drafts.pending.isEmpty && drafts.pending[draft]
    guard let row = booked[plan.verdicts.counterparts[draft]], row.amount != drafts.amounts[draft], !isPending else {
      return []
    }
    let (now, before) = (text(drafts.amounts[draft]), text(row.amount))
    let options = [
      ReviewOption(value: Self.file, label: "one row, and \(now) counts as in this file"),
      ReviewOption(value: Self.book, label: "one row, and \(before) counts as in the book"),
    ]
    let isOlder = try Bool.fetchOne(
      db,
      sql: """
        SELECT last_day > ? FROM statement JOIN "transaction" t ON t.statement_id = statement.id WHERE t.id = ?
        """, arguments: [drafts.days.max(), row.transaction])
    return isOlder == true ? options.reversed() : options
  }

  private func text(_ amount: Int64) -> String { Money.text(amount, exponent: plan.drafts.exponent) }
}
