package import Budgets
package import GRDB
package import Values

/// Rows that may recur: those of the scope that are no transfers between own accounts, booked and pending.
package enum RecurringScan {
  /// An account with the last day that its statements tell of.
  package struct Account: Sendable {
    package let id: Int64
    package let name: String
    package let seenTo: Day?
  }

  /// By payee, account and direction; and the accounts by their index.
  package static func groups(
    _ db: Database, _ scope: ReportScope, owners: [String: String?], through today: Day
  ) throws -> (groups: [RecurringGroup], accounts: [Account]) {
    var accounts: [Account] = []
    var (places, currencies): (Places, [Currency]) = (Places(), [])
    let all = try Row.fetchAll(
      db,
      sql: """
        SELECT id, name, currency,
          (SELECT max(coalesce(covered_last, last_day)) FROM statement WHERE account_id = account.id)
        FROM account ORDER BY id
        """)
    for row in all {
      let account = try Account(id: row[0], name: row[1], seenTo: (row[3] as Int32?).map { Day(number: $0) })
      guard let currency = Currency(try row[2] as String), scope.account ?? account.name == account.name,
        scope.currency ?? currency == currency, scope.owner == nil || owners[account.name] == scope.owner
      else { continue }
      places[account.id] = accounts.count
      currencies.append(currency)
      accounts.append(account)
    }
    var groups = try RecurringGroups(db, scope, places, currencies)
    try groups.read(db, through: today)
    return (groups.all, accounts)
  }
}

/// The groups that rows go into as they come.
private struct RecurringGroups {
  private let scope: ReportScope
  private let accounts: Places
  private let currencies: [Currency]
  private let transfers: Marks
  private let payees: [Int64: String]
  private(set) var all: [RecurringGroup] = []
  /// By payee, account and direction; what has no payee goes by its text.
  private var places = NumberTable(-1)
  private var placesOfTexts: [TextKey: Int] = [:]

  private struct TextKey: Hashable {
    var text: String
    var account: Int
    var isMoneyIn: Bool
  }

  init(_ db: Database, _ scope: ReportScope, _ accounts: Places, _ currencies: [Currency]) throws {
    (self.scope, self.accounts, self.currencies) = (scope, accounts, currencies)
    transfers = try Marks(
      Int64.fetchAll(
        db, sql: "SELECT id FROM transfer UNION SELECT id FROM annotation WHERE transfer_account_id IS NOT NULL"))
    payees = try Dictionary(
      once: Row.fetchAll(db, sql: "SELECT id, name FROM payee").map { row -> (Int64, String) in try (row[0], row[1]) })
  }

  mutating func read(_ db: Database, through today: Day) throws {
    // The whole book is read in its own order; of some days the index knows the rows.
    let table = scope.from == nil ? "NOT INDEXED WHERE" : "WHERE account_id IN (SELECT id FROM account) AND"
    let source = "FROM \"transaction\" \(table) day BETWEEN ?1 AND ?2 AND status IN \(Status.withPending)"
    let days = [scope.from?.number ?? .min, min(scope.to ?? today, today).number].map { Int64($0) }
    var haveTexts = false
    try db.forEachRow("id, account_id, day, amount, status, payee_id", source, days) { row in
      let (payee, amount) = (row[5], row[3])
      guard let account = account(row[1], of: row[0]) else { return }
      let number = (Int(payee) * currencies.count + account) << 1 | (amount > 0 ? 1 : 0)
      var place = places[number]
      if place < 0 {
        guard let name = payees[payee] else {
          haveTexts = true
          return
        }
        place = self.place(of: TextKey(text: name, account: account, isMoneyIn: amount > 0))
        places[number] = place
      }
      all[place].rows.append(RecurringRow(row[0], day: row[2], amount: amount, status: row[4]))
    }
    if haveTexts { try readTexts(db, source, days) }
  }

  /// Rows without a payee are told by their text.
  private mutating func readTexts(_ db: Database, _ source: String, _ days: [Int64]) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, account_id, day, amount, status, description \(source)
          AND (payee_id IS NULL OR payee_id NOT IN (SELECT id FROM payee))
        """, arguments: StatementArguments(days))
    while let row = try rows.next() {
      guard let account = try account(row[1], of: row[0]) else { continue }
      let place = try place(of: TextKey(text: row[5], account: account, isMoneyIn: row[3] as Int64 > 0))
      all[place].rows.append(try RecurringRow(row[0], day: row[2], amount: row[3], status: row[4]))
    }
  }

  @inline(__always)
  private func account(_ number: Int64, of id: Int64) -> Int? {
    guard let account = accounts[number], scope.selected?.contains(id) ?? true, !transfers.contains(id) else {
      return nil
    }
    return account
  }

  private mutating func place(of key: TextKey) -> Int {
    if let place = placesOfTexts[key] { return place }
    placesOfTexts[key] = all.count
    all.append(RecurringGroup(payee: key.text, account: key.account, currency: currencies[key.account]))
    return all.count - 1
  }
}

extension RecurringRow {
  fileprivate init(_ id: Int64, day: Int64, amount: Int64, status: Int64) {
    self.init(
      id: id, day: Day(number: Int32(truncatingIfNeeded: day)), amount: amount,
      isPending: status == Int64(Status.pending))
  }
}
