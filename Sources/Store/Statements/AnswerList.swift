import Foundation
import GRDB
import Statements
import Values

/// What a person answered about the files of an account, as it stands.
package struct AnswerRecord: Codable, Sendable {
  /// By which commands name it.
  package var number: Int64
  /// Empty where the answer says whose files they are.
  package var account: String
  /// `sign`, `date_order`, `account` ...
  package var code: String
  package var value: String
  /// ISO, of the last time that it was said.
  package var date: String
  /// Statements of the book that were read by it.
  package var statements: [String]
  /// Of which files it is said: their columns, or the number in them.
  package var shape: String

  package static let names = ["number", "account", "code", "value", "date", "statements", "shape"]

  package var fields: [String] {
    [String(number), account, code, value, date, statements.joined(separator: " "), shape]
  }
}

extension Answers {
  /// In the order of their accounts; the last answer of each question stands.
  package func records() throws -> [AnswerRecord] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT answer.id, coalesce(account.name, '') AS account, code, value, run.today, shape
        FROM answer JOIN run ON run.id = run_id LEFT JOIN account ON account.id = account_id
        WHERE NOT EXISTS(SELECT 1 FROM answer later WHERE later.id > answer.id AND later.shape = answer.shape
          AND later.code = answer.code AND later.account_id IS answer.account_id)
        ORDER BY account, code, answer.id
        """
    ).map { row in
      var record = try AnswerRecord(
        number: row["id"], account: row["account"], code: row["code"], value: row["value"],
        date: Day(number: row["today"]).description, statements: [], shape: row["shape"])
      record.statements = try statements(readBy: record)
      return record
    }
  }

  /// The answer of that number, or the one that took its place; an error where there is none.
  package func record(_ number: Int64) throws -> AnswerRecord {
    let standing = try Int64.fetchOne(
      db,
      sql: """
        SELECT max(later.id) FROM answer JOIN answer later ON later.shape = answer.shape AND later.code = answer.code
          AND later.account_id IS answer.account_id WHERE answer.id = ?
        """, arguments: [number])
    if let record = try records().first(where: { $0.number == standing }) { return record }
    throw WorkspaceError.refused("no answer \(number)", remedy: "See them with: daybook answers")
  }

  /// The names of statements that would have been asked about without the answer.
  private func statements(readBy answer: AnswerRecord) throws -> [String] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT statement.name, hints, decided, sha256, shape, account.name AS account
        FROM statement JOIN account ON account.id = account_id ORDER BY statement.id
        """
    ).filter { row in
      guard answer.code == Answers.owner else {
        let isOf = try row["shape"] == answer.shape && row["account"] == answer.account
        return try isOf && HintsRecord(json: row["hints"]).hints.answers[answer.code] == answer.value
      }
      let decided = try JSONDecoder().decode([String: String].self, from: Data((row["decided"] as String).utf8))
      let number = decided[Answers.numbers].map(Answers.shape(number:))
      return try row["account"] == answer.value
        && (number == answer.shape || "file \(row["sha256"] as String)" == answer.shape)
    }.map { try $0["name"] }
  }

  /// What may be answered: the options with which it was asked, empty where nobody knows any more.
  package func options(of answer: AnswerRecord) throws -> [String] {
    struct Option: Decodable { var value: String }
    let kind = answer.code == Answers.owner ? "account" : "question"
    let code = answer.code == Answers.owner ? "" : " AND subject ->> '$.question.code' = :code"
    let json = try String.fetchOne(
      db,
      sql: """
        SELECT options FROM review_item WHERE kind = '\(kind)' AND subject ->> '$.\(kind).shape' = :shape\(code)
        ORDER BY id DESC
        """,
      arguments: answer.code == Answers.owner ? ["shape": answer.shape] : ["shape": answer.shape, "code": answer.code])
    return try json.map { try JSONDecoder().decode([Option].self, from: Data($0.utf8)).map(\.value) } ?? []
  }

  /// The question is asked again with the next file like it.
  package func forget(_ answer: AnswerRecord, journal: inout Journal) throws {
    let isIt = "shape = ? AND code = ? AND account_id IS (SELECT id FROM account WHERE name = ?)"
    let arguments: StatementArguments = [answer.shape, answer.code, answer.account]
    try journal.changing("answer", where: isIt, arguments)
    try db.execute(sql: "DELETE FROM answer WHERE \(isIt)", arguments: arguments)
  }
}
