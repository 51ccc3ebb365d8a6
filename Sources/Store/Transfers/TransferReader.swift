package import GRDB
package import Matching
package import Values

/// Reads the rows that transfers are looked for among, at a cost that follows the new rows.
package struct TransferReader {
  let db: Database
  package let accounts: [OwnAccount]
  /// The book's numbers of the accounts, in the same order.
  private let ids: [Int64]
  private let places: [Int64: Int]
  /// Rows of other accounts around the new ones up to which all of them are read, whatever their amounts.
  private static let fewRows = 1_000
  /// Days before and after a row in which its amount is counted, and rows up to which so many days are read.
  private static let frequencyDays: Int32 = 35
  private static let frequencyRows = 40_000

  package init(_ db: Database) throws {
    self.db = db
    let rows = try Row.fetchAll(db, sql: "SELECT id, name, currency, kind, number, owner FROM account ORDER BY id")
    ids = try rows.map { try $0["id"] }
    accounts = try rows.map {
      try OwnAccount(
        name: $0["name"], currency: Currency($0["currency"] as String) ?? .unstated, kind: $0["kind"],
        number: $0["number"], owner: $0["owner"])
    }
    places = try Dictionary(once: zip(ids, ids.indices))
  }

  /// The booked ones of these transactions that no person linked; texts go into `pool`.
  package func rows(_ transactions: some Sequence<Int64>, _ pool: inout TextPool) throws -> [TransferRow] {
    let query = try RawStatement(
      db,
      sql: """
        SELECT t.id, t.account_id, t.day, t.amount, t.description, t.counterparty, t.counter_account, \
        t.original_amount, t.original_currency, t.locked, \
        CASE WHEN category.kind = 'transfer' THEN 1 \
        WHEN category.bucket = \(Bucket.savings.rawValue) OR category.id IS NULL THEN 0 ELSE 2 END, \
        (SELECT transfer_account_id FROM annotation WHERE annotation.id = t.id) \
        FROM "transaction" t LEFT JOIN category ON category.id = t.category_id \
        WHERE t.id = ?1 AND t.status IN \(Status.counting) \
        AND NOT EXISTS(SELECT 1 FROM transfer WHERE transfer.id = t.id AND by_person = 1)
        """)
    var rows: [TransferRow] = []
    for id in transactions {
      query.bind(id, at: 1)
      try query.eachRow { rows.append(row($0, &pool)) }
    }
    return rows
  }

  private func row(_ query: borrowing RawStatement, _ pool: inout TextPool) -> TransferRow {
    var row = TransferRow(
      id: query.integer(0), account: places[query.integer(1)] ?? 0, day: Int32(truncatingIfNeeded: query.integer(2)),
      amount: query.integer(3), description: pool.intern(query.text(4)), counterparty: pool.intern(query.text(5)),
      counterAccount: pool.intern(query.text(6)))
    if !query.isNull(7), let currency = Currency(String(decoding: query.text(8), as: UTF8.self)) {
      row.original = Original(amount: query.integer(7), currency: currency)
    }
    if !query.isNull(11), let named = places[query.integer(11)] { row.namedAccount = named }
    switch query.integer(10) {
    case 1: row.mark = .transfer
    case 2: row.mark = query.integer(9) & Int64(LockedFields.category.rawValue) != 0 ? .otherByPerson : .other
    default: break
    }
    return row
  }

  /// The transactions of other accounts that may be the other side of one of these rows: of the same amount within
  /// `reach` days; and of another amount where the row, or so few of them that all can be looked at, may speak of a
  /// transfer.
  package func counterparts(of rows: [TransferRow], speaking: [Bool], reach: Int32) throws -> [Int64] {
    let index = CounterIndex(rows, speaking, accounts)
    var found: [Int64] = []
    var others: [Int64] = []
    let own = Set(rows.map(\.account))
    try scan(DaysAround.ranges(rows.map(\.day), reach: reach), without: own.count == 1 ? own.first : nil) {
      id, account, day, amount in
      switch index.fit(account: account, day: day, amount: amount, reach: reach) {
      case .likely: found.append(id)
      case .possible: if others.count <= TransferReader.fewRows { others.append(id) }
      }
    }
    return others.count <= TransferReader.fewRows ? found + others : found
  }

  /// Says of each row how many rows around its day have its amount.
  package func countFrequencies(_ rows: inout [TransferRow]) throws {
    guard !rows.isEmpty else { return }
    var ranges = DaysAround.ranges(rows.map(\.day), reach: TransferReader.frequencyDays)
    if try count(ranges, upTo: TransferReader.frequencyRows) >= TransferReader.frequencyRows {
      ranges = DaysAround.ranges(rows.map(\.day), reach: 3)
    }
    var days: [Int64: [Int32]] = [:]
    for row in rows { days[Int64(clamping: row.amount.magnitude)] = [] }
    try scan(ranges) { _, _, day, amount in days[Int64(clamping: amount.magnitude)]?.append(day) }
    for index in rows.indices {
      let day = rows[index].day
      let same = days[Int64(clamping: rows[index].amount.magnitude)] ?? []
      rows[index].frequency = same.count { abs($0 - day) <= TransferReader.frequencyDays }
    }
  }

  /// All amounts of some days, whichever account's.
  package func amounts(in days: ClosedRange<Int32>) throws -> Set<Int64> {
    var amounts: Set<Int64> = []
    try scan([days]) { _, _, _, amount in amounts.insert(amount) }
    return amounts
  }

  // MARK: Days

  /// The amounts of all transactions of some days, which lie side by side; their texts are not read.
  private func scan(
    _ ranges: [ClosedRange<Int32>], without skipped: Int? = nil, _ body: (Int64, Int, Int32, Int64) throws -> Void
  ) throws {
    let query = try RawStatement(
      db, sql: "SELECT id, day, amount FROM \"transaction\" WHERE account_id = ?1 AND day BETWEEN ?2 AND ?3")
    for (place, id) in ids.enumerated() where place != skipped {
      query.bind(id, at: 1)
      for range in ranges {
        query.bind(Int64(range.lowerBound), at: 2)
        query.bind(Int64(range.upperBound), at: 3)
        try query.eachRow {
          try body($0.integer(0), place, Int32(truncatingIfNeeded: $0.integer(1)), $0.integer(2))
        }
      }
    }
  }

  private func count(_ ranges: [ClosedRange<Int32>], upTo limit: Int) throws -> Int {
    var count = 0
    for id in ids {
      for range in ranges where count < limit {
        count +=
          try Int.fetchOne(
            db,
            sql: """
              SELECT count(*) FROM (
                SELECT 1 FROM "transaction" WHERE account_id = ? AND day BETWEEN ? AND ? LIMIT ?)
              """, arguments: [id, range.lowerBound, range.upperBound, limit - count]) ?? 0
      }
    }
    return count
  }
}

/// Tells of an amount on a day whether it may be the other side of one of some rows, without reading it.
private struct CounterIndex {
  enum Fit { case possible, likely }

  private struct Money: Hashable {
    let amount: Int64
    let currency: Currency
  }
  private let accounts: [OwnAccount]
  private let rows: [TransferRow]
  private var exact: [Money: [Int]] = [:]
  private var speaking: [Int] = []

  init(_ rows: [TransferRow], _ speaks: [Bool], _ accounts: [OwnAccount]) {
    self.rows = rows
    self.accounts = accounts
    for (place, row) in rows.enumerated() {
      exact[Money(amount: -row.amount, currency: accounts[row.account].currency), default: []].append(place)
      if let original = row.original {
        let amount = Int64(clamping: original.amount.magnitude)
        exact[Money(amount: row.amount < 0 ? amount : -amount, currency: original.currency), default: []].append(place)
      }
      if speaks[place] { speaking.append(place) }
    }
  }

  func fit(account: Int, day: Int32, amount: Int64, reach: Int32) -> Fit {
    let currency = accounts[account].currency
    if let places = exact[Money(amount: amount, currency: currency)],
      places.contains(where: { rows[$0].account != account && abs(rows[$0].day - day) <= reach })
    {
      return .likely
    }
    let isNear = speaking.contains { place in
      let row = rows[place]
      return row.account != account && abs(row.day - day) <= reach && (row.amount < 0) != (amount < 0)
        && isApproximate(row, amount, currency)
    }
    return isNear ? .likely : .possible
  }

  private func isApproximate(_ row: TransferRow, _ amount: Int64, _ currency: Currency) -> Bool {
    let own = accounts[row.account].currency
    let (sent, got) = row.amount < 0 ? (row.amount, amount) : (amount, row.amount)
    let (from, to) = row.amount < 0 ? (own, currency) : (currency, own)
    return TransferPairing.mayBecome(sent: sent.magnitude, from, got: got.magnitude, to)
  }
}
