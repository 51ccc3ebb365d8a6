import GRDB
import Matching
import Pipeline
import Values

extension StatementWriter {
  /// Says once for a statement which rows of the book it lacks; nil where it lacks none that a statement brought.
  func unlistedRows(
    _ plan: Plan, _ about: NewReviewItem.About, exponent: Int
  ) throws -> NewReviewItem? {
    let rows = try plan.verdicts.unlisted.compactMap { id in
      try Row.fetchOne(
        db,
        sql: """
          SELECT t.id, t.day, t.amount, t.description, t.line, statement.name AS file
          FROM "transaction" t JOIN statement ON statement.id = t.statement_id WHERE t.id = ?
          """, arguments: [id])
    }
    guard let first = rows.first else { return nil }
    let texts = try rows.map { row -> ValueText in
      let place = try [row["file"] as String, (row["line"] as Int?).map(String.init)].compactMap(\.self)
      let money = try ValueText.amount(row["amount"], exponent: exponent)
      let text: String = try row["description"]
      return try "\(Day(number: row["day"])) \(money) '\(text)' of \(place.joined(separator: ":"))"
    }
    let ids = try rows.map { try $0["id"] as Int64 }
    let rest = rows.count == 1 ? "" : " and \(rows.count - 1) more"
    var item = try about.item(
      .unlisted(account: about.account, transactions: ids),
      message: "\(.amount(first["amount"], exponent: exponent)) on \(Day(number: first["day"]))\(rest): "
        + "in the book, not in this file", line: 0)
    item.line = nil
    item.evidence = texts
    return item
  }
}
