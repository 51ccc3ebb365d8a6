import Foundation
package import GRDB
package import Values

/// What is known of files of one shape: what a person answered, and what files of the account decided by themselves.
package struct Answers {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// A person's answer, and whether the one before it was the same.
  package struct Answer {
    package let value: String
    package let run: Int64
    package let day: Day
    package let isConfirmed: Bool
  }

  /// What a statement of the book decided, and whether it did so by itself: not as answered, declared or remembered.
  package struct Decision {
    package let value: String
    package let run: Int64
    package let file: String
    package let isOwn: Bool
    /// Whether it rests on an answer, which may have been forgotten since.
    package let isAnswered: Bool
  }

  /// Under which the numbers that a file bears are kept beside what it decided.
  package static let numbers = "account_numbers"

  /// By code, the last of each.
  package func answers(account: String?, shape: String) throws -> [String: Answer] {
    var answers: [String: Answer] = [:]
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT code, value, run_id, run.today FROM answer JOIN run ON run.id = run_id
        WHERE shape = :shape AND account_id IS (SELECT id FROM account WHERE name = :account) ORDER BY answer.id
        """, arguments: ["shape": shape, "account": account])
    for row in rows {
      let code: String = try row["code"]
      let value: String = try row["value"]
      answers[code] = try Answer(
        value: value, run: row["run_id"], day: Day(number: row["today"]), isConfirmed: answers[code]?.value == value)
    }
    return answers
  }

  /// A person's answers, by code.
  package func given(account: String?, shape: String) throws -> [String: String] {
    try answers(account: account, shape: shape).mapValues(\.value)
  }

  /// A person's answers of that code for all accounts and shapes, the last first.
  package func all(_ code: String) throws -> [(shape: String, value: String)] {
    try Row.fetchAll(db, sql: "SELECT shape, value FROM answer WHERE code = ? ORDER BY id DESC", arguments: [code])
      .map { try ($0[0], $0[1]) }
  }

  /// Remembers what a person answered.
  package func keep(_ value: String, of code: String, account: String?, shape: String, journal: inout Journal) throws {
    try db.execute(
      sql: """
        INSERT INTO answer(run_id, account_id, shape, code, value)
        VALUES (?, (SELECT id FROM account WHERE name = ?), ?, ?, ?)
        """, arguments: [journal.run, account, shape, code, value])
    try journal.inserted("answer", db.lastInsertedRowID...db.lastInsertedRowID)
  }

  /// The code under which it is kept whose files are.
  package static let owner = "account"

  /// The path of a file that waits because it contradicts the answer; `sha256`: but for that one.
  package func reopening(_ code: String, account: String?, shape: String, since run: Int64, but sha256: String) throws
    -> String?
  {
    try String.fetchOne(
      db,
      sql: """
        SELECT file FROM review_item WHERE kind = '\(ReviewKind.question)' AND state = 'open' AND run_id > ?
          AND account_id IS (SELECT id FROM account WHERE name = ?) AND subject ->> '$.question.sha256' <> ?
          AND subject ->> '$.question.shape' = ? AND subject ->> '$.question.code' = ?
          AND subject ->> '$.question.contradicts'
        """, arguments: [run, account, sha256, shape, code])
  }

  /// What statements of that shape decided of `code`, the last first.
  package func decisions(_ code: String, account: String?, shape: String) throws -> [Decision] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT decided, hints, name, run_id FROM statement
        WHERE account_id = (SELECT id FROM account WHERE name = ?) AND shape = ? ORDER BY id DESC
        """, arguments: [account, shape]
    ).compactMap { row in
      let decided = try JSONDecoder().decode([String: String].self, from: Data((row["decided"] as String).utf8))
      guard let value = decided[code] else { return nil }
      let hints = try HintsRecord(json: row["hints"])
      let told = hints.answers[code] ?? (code == "sign" ? hints.sign : code == "date_order" ? hints.dateOrder : nil)
      return try Decision(
        value: value, run: row["run_id"], file: row["name"],
        isOwn: told == nil && hints.declared == nil, isAnswered: hints.answers[code] != nil)
    }
  }

  package static func json(_ decided: [String: String]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(decided)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
