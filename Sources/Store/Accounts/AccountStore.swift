package import GRDB
import Values

/// An account as the book has it.
package struct StoredAccount {
  package let id: Int64
  package let name: String
  /// ISO 4217 code.
  package let currency: String
  /// The day of its opening balance; nil without one.
  package let openingDay: Int32?
  /// At the end of that day, in minor units.
  package let openingBalance: Int64?
  /// Whether a statement implied it, and daybook.yaml says nothing.
  package let isOpeningImplied: Bool

  package var exponent: Int { Currency(currency)?.exponent ?? 2 }

  fileprivate static let columns = "id, name, currency, opening_day, opening_balance, opening_source IS 'statement'"

  fileprivate init(_ row: Row) throws {
    (id, name, currency, openingDay) = try (row[0], row[1], row[2], row[3])
    (openingBalance, isOpeningImplied) = try (row[4], row[5])
  }
}

/// Accounts as the book has them: created and updated from `daybook.yaml`, never deleted by it.
package struct AccountStore {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  package func all() throws -> [StoredAccount] {
    try Row.fetchAll(db, sql: "SELECT \(StoredAccount.columns) FROM account ORDER BY id").map(StoredAccount.init)
  }

  package func account(_ id: Int64) throws -> StoredAccount? {
    let find = try db.cachedStatement(sql: "SELECT \(StoredAccount.columns) FROM account WHERE id = ?")
    return try Row.fetchOne(find, arguments: [id]).map(StoredAccount.init)
  }

  package func contains(_ name: String) throws -> Bool {
    try Bool.fetchOne(db, sql: "SELECT EXISTS(SELECT 1 FROM account WHERE name = ?)", arguments: [name]) ?? false
  }

  /// The account of this name in the book, or an error with the nearest.
  package func id(of name: String) throws -> Int64 { try account(named: name).id }

  package func account(named name: String) throws -> StoredAccount {
    let found = try Row.fetchOne(
      db, sql: "SELECT \(StoredAccount.columns) FROM account WHERE name = ?", arguments: [name])
    if let found { return try StoredAccount(found) }
    let names = try String.fetchAll(db, sql: "SELECT name FROM account")
    throw WorkspaceError.unknownAccount(name: name, nearest: nearest(to: name, among: names))
  }

  /// Gives an account another name, also in what waits about it; one that is not in the book yet has none there.
  package func rename(_ name: String, to new: String, journal: inout Journal) throws {
    // One of which nothing came in yet is in daybook.yaml alone.
    if try contains(name) {
      let id = try id(of: name)
      try journal.changing("account", id: id)
      try db.execute(sql: "UPDATE account SET name = ? WHERE id = ?", arguments: [new, id])
    }
    try Answers(db: db).rename(account: name, to: new, journal: &journal)
    try ReviewQueue.rename(account: name, to: new, db, journal: &journal)
  }

  /// Brings the accounts of the configuration into the book; returns their ids by name.
  package func synchronize(_ accounts: [DeclaredAccount], journal: inout Journal) throws -> [String: Int64] {
    var ids: [String: Int64] = [:]
    for account in accounts {
      if let id = try Int64.fetchOne(db, sql: "SELECT id FROM account WHERE name = ?", arguments: [account.name]) {
        ids[account.name] = id
        try update(id, account, journal: &journal)
      } else {
        ids[account.name] = try insert(account, journal: &journal)
      }
    }
    return ids
  }

  private func insert(_ account: DeclaredAccount, journal: inout Journal) throws -> Int64 {
    try db.execute(
      sql: """
        INSERT INTO account(name, currency, kind, owner, number, on_budget, opening_day, opening_balance, \
        opening_source) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, arguments: arguments(account))
    try journal.inserted("account", db.lastInsertedRowID...db.lastInsertedRowID)
    return db.lastInsertedRowID
  }

  /// An opening balance that the configuration states wins over one that a statement implied.
  private func update(_ id: Int64, _ account: DeclaredAccount, journal: inout Journal) throws {
    guard try differs(id, from: account) else { return }
    let used =
      try Bool.fetchOne(
        db,
        sql: """
          SELECT currency <> ? AND EXISTS(SELECT 1 FROM "transaction" WHERE account_id = account.id)
          FROM account WHERE id = ?
          """, arguments: [account.currency.code, id]) ?? false
    if used { throw WorkspaceError.currencyChanged(account: account.name, to: account.currency.code) }
    try journal.changing("account", id: id)
    try db.execute(
      sql: """
        UPDATE account SET currency = :currency, kind = :kind, owner = :owner, number = :number, on_budget = :budget,
          opening_day = CASE WHEN :openingDay IS NULL AND opening_source = 'statement' THEN opening_day
            ELSE :openingDay END,
          opening_balance = CASE WHEN :openingDay IS NULL AND opening_source = 'statement' THEN opening_balance
            ELSE :opening END,
          opening_source = CASE WHEN :openingDay IS NOT NULL THEN 'declared'
            WHEN opening_source = 'statement' THEN 'statement' END
        WHERE id = :id
        """, arguments: named(account, id))
  }

  /// Whether the configuration says otherwise of an account that is in the book.
  package func differs(from accounts: [DeclaredAccount]) throws -> Bool {
    try accounts.contains { account in
      let id = try Int64.fetchOne(db, sql: "SELECT id FROM account WHERE name = ?", arguments: [account.name])
      return try id.map { try differs($0, from: account) } ?? false
    }
  }

  private func differs(_ id: Int64, from account: DeclaredAccount) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT (currency, kind, coalesce(owner, ''), coalesce(number, ''), on_budget)
          <> (:currency, :kind, coalesce(:owner, ''), coalesce(:number, ''), :budget)
          OR (:openingDay IS NOT NULL
            AND (opening_day, opening_balance, opening_source) IS NOT (:openingDay, :opening, 'declared'))
          OR (:openingDay IS NULL AND opening_source IS 'declared')
        FROM account WHERE id = :id
        """, arguments: named(account, id)) ?? true
  }

  private func arguments(_ account: DeclaredAccount) -> StatementArguments {
    [
      account.name, account.currency.code, account.kind, account.owner, account.number, account.isOnBudget,
      account.opening?.day.number, account.opening?.balance, account.opening == nil ? nil : "declared",
    ]
  }

  private func named(_ account: DeclaredAccount, _ id: Int64) -> StatementArguments {
    [
      "currency": account.currency.code, "kind": account.kind, "owner": account.owner, "number": account.number,
      "budget": account.isOnBudget, "openingDay": account.opening?.day.number, "opening": account.opening?.balance,
      "id": id,
    ]
  }
}
