internal import GRDB
internal import Values

/// A row that is held because it may be in the book already, with the transaction that it may be.
struct HeldRow {
  let id: Int64
  let other: Int64
  let day: Day
  /// Minor units.
  let amount: Int64
  let account: StoredAccount
  let statement: Int64?
  let line: Int?

  /// Those that one item is about and that are held still.
  static func all(of item: Int64, _ db: Database) throws -> [HeldRow] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT t.id, t.day, t.amount, t.line, t.statement_id, other_id, t.account_id
        FROM suspect JOIN "transaction" t ON t.id = suspect.transaction_id AND t.status = 2
        WHERE item_id = ? ORDER BY suspect.id
        """, arguments: [item])
    return try rows.compactMap { row in
      try AccountStore(db: db).account(row["account_id"]).map { account in
        try HeldRow(
          id: row["id"], other: row["other_id"], day: Day(number: row["day"]), amount: row["amount"],
          account: account, statement: row["statement_id"], line: row["line"])
      }
    }
  }
}

extension ReviewItems {
  /// The transactions that an item is about: of a proposal those without a category, of rows held together all.
  func transactions(of item: ReviewItem) throws -> [Int64] {
    switch ReviewKind(rawValue: item.kind) {
    case .suggestion: try SuggestionStore(db: db).undecided(of: item.id)
    case .partial:
      try Int64.fetchAll(
        db,
        sql: """
          SELECT t.id FROM suspect JOIN "transaction" t ON t.id = transaction_id WHERE item_id = ? ORDER BY t.id
          """, arguments: [item.id])
    default: [item.transaction].compactMap(\.self)
    }
  }

  /// Calls `body` for each with which a rule asks, or asked, about a transaction.
  func forEachOfRules(_ body: (_ item: Int64, _ transaction: Int64, _ isOpen: Bool) throws -> Void) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, transaction_id, state = 'open' FROM review_item
        WHERE kind = 'rule' AND state <> 'settled' AND transaction_id IS NOT NULL
        """)
    while let row = try rows.next() { try body(row[0], row[1], row[2]) }
  }

  /// The account whose balance an answer may move, and from which day on.
  func reach(of item: Int64) throws -> (account: Int64, day: Int32)? {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT item.account_id, coalesce((SELECT min(day) FROM "transaction" t
          WHERE t.id IN (item.transaction_id, item.other_transaction_id)), statement.first_day) AS day
        FROM review_item item LEFT JOIN statement ON statement.id = item.statement_id WHERE item.id = ?
        """, arguments: [item])
    guard let account: Int64 = try row?["account_id"], let day: Int32 = try row?["day"] else { return nil }
    return (account, day)
  }
}

extension Absorption {
  /// The transaction, or the one that absorbed it when another question was answered; nil where there is none.
  static func standing(_ transaction: Int64, _ db: Database) throws -> Int64? {
    let exists = try db.cachedStatement(sql: "SELECT EXISTS(SELECT 1 FROM \"transaction\" WHERE id = ?)")
    let absorbed = try db.cachedStatement(
      sql: """
        SELECT other_transaction_id FROM review_item WHERE subject = 'duplicate:' || :id AND state = 'accepted'
        UNION ALL SELECT other_id FROM suspect JOIN review_item ON review_item.id = item_id
        WHERE suspect.transaction_id = :id AND state = 'accepted'
        """)
    var next: Int64? = transaction
    while let id = next, try Bool.fetchOne(exists, arguments: [id]) != true {
      next = try Int64.fetchOne(absorbed, arguments: ["id": id])
    }
    return next
  }
}
