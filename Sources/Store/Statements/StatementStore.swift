package import GRDB

/// The statements of the book, as files that come later are held against them.
package struct StatementStore {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// The hashes of the files that a run brought.
  package func hashes(by run: Int64) throws -> Set<String> {
    try String.fetchSet(db, sql: "SELECT sha256 FROM statement WHERE run_id = ?", arguments: [run])
  }

  /// So many characters of the beginning of each hash.
  package func beginningsOfHashes(_ length: Int) throws -> Set<String> {
    try String.fetchSet(db, sql: "SELECT substr(sha256, 1, \(length)) FROM statement")
  }

  /// The files of statements that a person took back, each with its last day, ISO.
  package func takenBack() throws -> [(day: String?, file: String)] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT json_extract(value, '$.last_date'), json_extract(value, '$.file')
        FROM run, json_each(run.summary, '$.statements')
        WHERE undone_by IS NOT NULL AND json_extract(value, '$.outcome') = 'imported'
        """
    ).map { try ($0[0], $0[1]) }
  }

  package struct Copy {
    package let account: String
    package let name: String
    package let last: Int32?
  }

  /// Those of the very bytes of a file, the first imported first.
  package func copies(of sha256: String) throws -> [Copy] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT account.name AS account, statement.name, last_day FROM statement
        JOIN account ON account.id = account_id WHERE sha256 = ? ORDER BY statement.id
        """, arguments: [sha256]
    ).map { try Copy(account: $0["account"], name: $0["name"], last: $0["last_day"]) }
  }

  package struct Kind {
    package let format: String
    package let shape: String
    /// The account numbers that the file bears, with a blank between two; nil without one.
    package let numbers: String?
  }

  /// What files an account has had.
  package func kinds(of account: String) throws -> [Kind] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT DISTINCT format, shape, json_extract(decided, '$.\(Answers.numbers)') AS numbers FROM statement
        WHERE account_id = (SELECT id FROM account WHERE name = ?)
        """, arguments: [account]
    ).map { try Kind(format: $0["format"], shape: $0["shape"], numbers: $0["numbers"]) }
  }

  /// The last day before `day` that a statement of the account lists.
  package func lastDay(of account: Int64, before day: Int32) throws -> Int32? {
    try Int32.fetchOne(
      db,
      sql: """
        SELECT max(min(?2 - 1, max(last_day, coalesce(covered_last, last_day)))) FROM statement
        WHERE account_id = ?1 AND first_day < ?2
        """, arguments: [account, day])
  }

  /// The last day that statements cover, of each account that has one.
  package func lastDays() throws -> [(account: Int64, name: String, day: Int32?)] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT account.id, account.name, max(coalesce(max(last_day, covered_last), last_day, covered_last))
        FROM statement JOIN account ON account.id = account_id GROUP BY account_id ORDER BY account_id
        """
    ).map { try ($0[0], $0[1], $0[2]) }
  }
}
