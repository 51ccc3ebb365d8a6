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
    return (groups.groups(), accounts)
  }
}

/// The groups that rows go into as they come.
private struct RecurringGroups {
  private let scope: ReportScope
  private let wanted: WantedRows
  private let currencies: [Currency]
  private let payees: [Int64: String]
  /// As they come, and the place of each one's group: put into groups at once, since a million rows written here and
  /// there take several times as long.
  private var rows: [RecurringRow] = []
  private var groupOfRow: [Int32] = []
  private var keys: [Key] = []
  /// By payee, account and direction; what has no payee goes by its text.
  private var places = NumberTable(-1)
  private var placesOfKeys: [Key: Int] = [:]

  private struct Key: Hashable {
    var text: String
    var account: Int
    var isMoneyIn: Bool
  }

  init(_ db: Database, _ scope: ReportScope, _ accounts: Places, _ currencies: [Currency]) throws {
    (self.scope, self.currencies) = (scope, currencies)
    let transfers = try Int64.fetchAll(
      db, sql: "SELECT id FROM transfer UNION SELECT id FROM annotation WHERE transfer_account_id IS NOT NULL")
    wanted = WantedRows(accounts: accounts, transfers: Marks(transfers), selected: scope.selected)
    payees = try Dictionary(
      once: Row.fetchAll(db, sql: "SELECT id, name FROM payee").map { row -> (Int64, String) in try (row[0], row[1]) })
  }

  mutating func read(_ db: Database, through today: Day) throws {
    // The whole book is read in its own order; of some days the index knows the rows.
    let table = scope.from == nil ? "NOT INDEXED WHERE" : "WHERE account_id IN (SELECT id FROM account) AND"
    let source = "FROM \"transaction\" \(table) day BETWEEN ?1 AND ?2 AND status IN \(Status.withPending)"
    let days = [scope.from?.number ?? .min, min(scope.to ?? today, today).number].map { Int64($0) }
    var haveTexts = false
    // Apart from what changes: else all of it would be copied for each row.
    let (wanted, width) = (wanted, currencies.count)
    try db.forEachRow("id, account_id, day, amount, status, payee_id", source, StatementArguments(days)) { row in
      let (payee, amount) = (row[5], row[3])
      guard let account = wanted.account(row[1], of: row[0]) else { return }
      let number = (Int(payee) * width + account) << 1 | (amount > 0 ? 1 : 0)
      var place = places[number]
      if place < 0 {
        guard let name = payees[payee] else {
          haveTexts = true
          return
        }
        place = self.place(of: Key(text: name, account: account, isMoneyIn: amount > 0))
        places[number] = place
      }
      rows.append(RecurringRow(row[0], day: row[2], amount: amount, status: row[4]))
      groupOfRow.append(Int32(truncatingIfNeeded: place))
    }
    if haveTexts { try readTexts(db, source, days) }
  }

  /// Rows without a payee are told by their text.
  private mutating func readTexts(_ db: Database, _ source: String, _ days: [Int64]) throws {
    let texts = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, account_id, day, amount, status, description \(source)
          AND (payee_id IS NULL OR payee_id NOT IN (SELECT id FROM payee))
        """, arguments: StatementArguments(days))
    while let row = try texts.next() {
      guard let account = try wanted.account(row[1], of: row[0]) else { continue }
      let place = try place(of: Key(text: row[5], account: account, isMoneyIn: row[3] as Int64 > 0))
      rows.append(try RecurringRow(row[0], day: row[2], amount: row[3], status: row[4]))
      groupOfRow.append(Int32(place))
    }
  }

  private mutating func place(of key: Key) -> Int {
    if let place = placesOfKeys[key] { return place }
    placesOfKeys[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// Sorts the rows by group, by counting.
  func groups() -> [RecurringGroup] {
    var ends = Array(repeating: 0, count: keys.count)
    for group in groupOfRow { ends[Int(group)] += 1 }
    for group in ends.indices.dropFirst() { ends[group] += ends[group - 1] }
    var (sorted, starts) = (rows, ends)
    for place in rows.indices.reversed() {
      let group = Int(groupOfRow[place])
      starts[group] -= 1
      sorted[starts[group]] = rows[place]
    }
    return keys.indices.map { group in
      RecurringGroup(
        payee: keys[group].text, account: keys[group].account, currency: currencies[keys[group].account],
        rows: sorted[starts[group]..<ends[group]])
    }
  }
}

private struct WantedRows {
  let accounts: Places
  let transfers: Marks
  let selected: Set<Int64>?

  /// The index of an account; nil where this transaction of it is not looked at.
  @inline(__always)
  func account(_ number: Int64, of id: Int64) -> Int? {
    guard let account = accounts[number], selected?.contains(id) ?? true, !transfers.contains(id) else { return nil }
    return account
  }
}

extension RecurringRow {
  fileprivate init(_ id: Int64, day: Int64, amount: Int64, status: Int64) {
    self.init(
      id: id, day: Day(number: Int32(truncatingIfNeeded: day)), amount: amount,
      isPending: status == Int64(Status.pending))
  }
}
