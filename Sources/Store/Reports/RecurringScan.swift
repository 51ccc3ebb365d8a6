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
    let reader = try RecurringReader(db, places, count: accounts.count, selected: scope.selected)
    let parts = try reader.parts(db, from: scope.from, through: min(scope.to ?? today, today))
    return (RecurringRows.groups(parts, currencies), accounts)
  }
}

/// The payee or text of a group, its account and direction.
private struct RecurringKey: Hashable {
  var text: String
  var account: Int
  var isMoneyIn: Bool
}

/// Groups in the order in which they come.
private struct RecurringKeys {
  private(set) var all: [RecurringKey] = []
  private var places: [RecurringKey: Int] = [:]

  mutating func place(of key: RecurringKey) -> Int {
    if let place = places[key] { return place }
    places[key] = all.count
    all.append(key)
    return all.count - 1
  }
}

/// Rows as they come, and the place of each one's group: put into groups at once, since a million rows written here and
/// there take several times as long.
private struct RecurringRows {
  private var rows: [RecurringRow] = []
  private var groupOfRow: [Int32] = []
  private(set) var keys = RecurringKeys()
  /// How many rows each group has.
  private var counts: [Int] = []
  /// Whether there are rows without a payee, which are not among these.
  var lacksTexts = false

  /// The place of a group that may be new.
  mutating func place(of key: RecurringKey) -> Int {
    let place = keys.place(of: key)
    if place == counts.count { counts.append(0) }
    return place
  }

  mutating func append(_ row: RecurringRow, to group: Int) {
    rows.append(row)
    groupOfRow.append(Int32(truncatingIfNeeded: group))
    counts[group] += 1
  }

  /// The rows of all parts by group; another core sorts those of half of the groups.
  static func groups(_ parts: [RecurringRows], _ currencies: [Currency]) -> [RecurringGroup] {
    var keys = RecurringKeys()
    let places = parts.map { $0.keys.all.map { keys.place(of: $0) } }
    var counts = Array(repeating: 0, count: keys.all.count)
    for (part, places) in zip(parts, places) {
      for (count, place) in zip(part.counts, places) { counts[place] += count }
    }
    let (all, half) = (counts, counts.middle { $0 })
    let upper = Background { sorted(parts, places, all, half..<all.count) }
    let rows = sorted(parts, places, all, 0..<half) + upper.value
    return zip(keys.all, rows).map { key, rows in
      RecurringGroup(payee: key.text, account: key.account, currency: currencies[key.account], rows: rows)
    }
  }

  /// The rows of some groups, sorted by counting.
  private static func sorted(
    _ parts: [RecurringRows], _ places: [[Int]], _ counts: [Int], _ groups: Range<Int>
  ) -> [ArraySlice<RecurringRow>] {
    var ends = Array(repeating: 0, count: counts.count)
    var end = 0
    for group in groups {
      ends[group] = end
      end += counts[group]
    }
    var sorted = Array(repeating: RecurringRow(id: 0, day: Day(number: 0), amount: 0), count: end)
    for (part, places) in zip(parts, places) {
      for row in part.rows.indices {
        let group = places[Int(part.groupOfRow[row])]
        guard groups.contains(group) else { continue }
        sorted[ends[group]] = part.rows[row]
        ends[group] += 1
      }
    }
    return groups.map { sorted[ends[$0] - counts[$0]..<ends[$0]] }
  }
}

private struct RecurringReader {
  /// How many accounts.
  private let width: Int
  private let wanted: WantedRows
  private let payees: [Int64: String]

  init(_ db: Database, _ accounts: Places, count: Int, selected: Set<Int64>?) throws {
    width = count
    let transfers = try Int64.fetchAll(
      db, sql: "SELECT id FROM transfer UNION SELECT id FROM annotation WHERE transfer_account_id IS NOT NULL")
    wanted = WantedRows(accounts: accounts, transfers: Marks(transfers), selected: selected)
    payees = try Dictionary(
      once: Row.fetchAll(db, sql: "SELECT id, name FROM payee").map { row -> (Int64, String) in try (row[0], row[1]) })
  }

  func parts(_ db: Database, from first: Day?, through last: Day) throws -> [RecurringRows] {
    let days = "day BETWEEN \(first?.number ?? .min) AND \(last.number) AND status IN \(Status.withPending)"
    var parts: [RecurringRows]
    if first != nil {
      // Of some days the index knows the rows.
      parts = [try rows(db, "WHERE account_id IN (SELECT id FROM account) AND \(days)")]
    } else {
      parts = try db.inHalves { db, half in
        try rows(db, "NOT INDEXED WHERE \(half) AND \(days)")
      }
    }
    if parts.contains(where: \.lacksTexts) { try parts.append(texts(db, days)) }
    return parts
  }

  private func rows(_ db: Database, _ table: String) throws -> RecurringRows {
    var found = RecurringRows()
    // By payee, account and direction.
    var places = NumberTable(-1)
    try db.forEachRow("id, account_id, day, amount, status, payee_id", "FROM \"transaction\" \(table)") { row in
      let (payee, amount) = (row[5], row[3])
      guard let account = wanted.account(row[1], of: row[0]) else { return }
      guard payee >> 40 == 0 else {
        // No payee has such a number, which would leave no room for what is added to it.
        found.lacksTexts = true
        return
      }
      let number = (Int(payee) * width + account) << 1 | (amount > 0 ? 1 : 0)
      var place = places[number]
      if place < 0 {
        guard let name = payees[payee] else {
          found.lacksTexts = true
          return
        }
        place = found.place(of: RecurringKey(text: name, account: account, isMoneyIn: amount > 0))
        places[number] = place
      }
      found.append(RecurringRow(row[0], day: row[2], amount: amount, status: row[4]), to: place)
    }
    return found
  }

  /// Rows without a payee are told by their text.
  private func texts(_ db: Database, _ days: String) throws -> RecurringRows {
    var found = RecurringRows()
    let texts = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, account_id, day, amount, status, description FROM "transaction"
        WHERE \(days) AND (payee_id IS NULL OR payee_id NOT IN (SELECT id FROM payee))
        """)
    while let row = try texts.next() {
      guard let account = try wanted.account(row[1], of: row[0]) else { continue }
      let key = try RecurringKey(text: row[5], account: account, isMoneyIn: row[3] as Int64 > 0)
      found.append(try RecurringRow(row[0], day: row[2], amount: row[3], status: row[4]), to: found.place(of: key))
    }
    return found
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
