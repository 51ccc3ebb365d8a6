package import Budgets
package import GRDB
package import Values

/// Reads the parts that a report counts, in one pass over the transactions of its days.
package struct ReportScan: Sendable {
  package let scope: ReportScope
  private let accounts: BudgetAccounts
  private let categories: CategoryIndex
  /// Of the report, in the order of their codes.
  package let currencies: [Currency]
  /// By account: the index of its currency; nil where it is not in the scope.
  private let currencyOfAccount: [Int32?]
  private let isInScope: [Bool]
  private let bucketOfCategory: [Bucket?]
  private let rates: Rates
  private var groups: ReportGroups
  package private(set) var unconverted: Unconverted = [:]

  /// Parts that no rate converts: by currency how many, and the last day of one.
  package typealias Unconverted = [Currency: (count: Int, last: Day)]

  package init(_ db: Database, declared: [DeclaredAccount], _ scope: ReportScope, rates: Rates = Rates()) throws {
    (self.scope, self.rates) = (scope, rates)
    categories = try CategoryIndex(db)
    accounts = try BudgetAccounts(db, declared: declared, categories, countsHistory: true)
    let owners = Dictionary(declared.map { ($0.name, $0.owner) }) { first, _ in first }
    let wanted = accounts.all.map { account in
      scope.account.map { $0 == account.name } ?? true && scope.owner.map { $0 == owners[account.name] } ?? true
        && scope.currency.map { $0 == account.currency } ?? true
    }
    let used =
      scope.total.map { [$0] }
      ?? Set(zip(accounts.all, wanted).filter(\.1).map(\.0.currency)).sorted { $0.code < $1.code }
    currencies = used
    currencyOfAccount = zip(accounts.all, wanted).map { account, isWanted in
      isWanted ? (scope.total == nil ? used.firstIndex(of: account.currency) : 0).map(Int32.init) : nil
    }
    isInScope = try ReportScan.inScope(scope.category, categories)
    bucketOfCategory = BudgetCategory.buckets(of: categories.all)
    groups = try ReportGroups(scope.group, accounts.all.map(\.name), owners, tagged: scope.tag, db)
  }

  /// By category, and for none of them at the end.
  private static func inScope(_ wanted: String?, _ categories: CategoryIndex) throws -> [Bool] {
    guard let wanted else { return categories.all.map { _ in true } + [true] }
    if wanted == "none" { return categories.all.map { _ in false } + [true] }
    return categories.all.map { $0.path == wanted || $0.path.hasPrefix(wanted + ":") } + [false]
  }

  /// The first and the last day that the scope and the book have in common; nil without any transaction.
  package func span(_ db: Database) throws -> ClosedRange<Day>? {
    // The ends of each account by its index: the whole table would take half as long as the report.
    func end(_ order: String) throws -> [Int32] {
      try accounts.ids.compactMap { account in
        try Int32.fetchOne(
          db,
          sql: """
            SELECT day FROM "transaction" WHERE account_id = ? AND status <> \(Status.ignored) ORDER BY day \(order) LIMIT 1
            """, arguments: [account])
      }
    }
    guard let first = try end("ASC").min(), let last = try end("DESC").max() else { return nil }
    let (from, through) = (scope.from ?? Day(number: first), scope.to ?? Day(number: last))
    return from <= through ? from...through : nil
  }

  /// The sums of the report.
  ///
  /// - Parameter steps: in order, without gaps; days outside them do not count.
  package mutating func sums(_ db: Database, _ steps: [Period]) throws -> ReportSums {
    try sums(db, steps, with: "<> \(Status.ignored)")
  }

  /// What waits, without the work of the sums.
  package mutating func beside(_ db: Database, _ steps: [Period]) throws -> [ReportBeside] {
    try sums(db, steps, with: "IN \(Status.waiting)").beside
  }

  private mutating func sums(_ db: Database, _ steps: [Period], with status: String) throws -> ReportSums {
    try parts(db, steps, with: status, in: names(steps)) { $0.add($1) }.reduce(into: names(steps)) { $0.add($1) }
  }

  /// Sums of nothing yet.
  package func names(_ steps: [Period]) -> ReportSums {
    ReportSums(currencies: currencies, steps: steps, categories: categories.all, groups: groups.names)
  }

  /// The transactions that moved the balances of the scope's accounts, or of one of them.
  package func moved(_ db: Database, on days: ClosedRange<Day>, account: String?) throws -> Set<Int64> {
    var ids: Set<Int64> = []
    let statuses = Status.counting(with: scope.with)
    for (place, id) in accounts.ids.enumerated() where currencyOfAccount[place] != nil {
      guard account ?? accounts.all[place].name == accounts.all[place].name else { continue }
      try ids.formUnion(
        Int64.fetchSet(
          db,
          sql: """
            SELECT id FROM "transaction" WHERE account_id = ? AND day BETWEEN ? AND ? AND status IN \(statuses)
            """, arguments: [id, days.lowerBound.number, days.upperBound.number]))
    }
    return ids
  }

  /// The transactions of which a part is wanted.
  package mutating func transactions(
    _ db: Database, _ steps: [Period], where isWanted: @escaping @Sendable (ReportPart) -> Bool
  ) throws -> Set<Int64> {
    try parts(db, steps, with: "<> \(Status.ignored)", in: Set()) { ids, part in
      if isWanted(part) { ids.insert(part.transaction) }
    }.reduce(into: []) { $0.formUnion($1) }
  }

  /// Calls `add` for each part; one with several tags comes once for each where the report goes by these. A value for
  /// each half of the transactions, `none` at first.
  private mutating func parts<Value: Sendable>(
    _ db: Database, _ steps: [Period], with status: String, in none: Value,
    _ add: @escaping @Sendable (inout Value, ReportPart) -> Void
  ) throws -> [Value] {
    guard let days = ReportDays(steps) else { return [] }
    let (splits, transfers) = try (SplitParts(db, categories), TransferSides(db, accounts))
    let halves = try db.inHalves { [self] db, half in
      var (value, unconverted): (Value, Unconverted) = (none, [:])
      try forEachRow(db, half, days, with: status) { row in
        guard let whole = part(row, transfers) else { return }
        splits.forEachPart(of: row[0], whole) { part in
          forEachPart(of: part, row, days, &unconverted) { add(&value, $0) }
        }
      }
      return (value: value, unconverted: unconverted)
    }
    for (currency, parts) in halves.flatMap(\.unconverted) {
      let known = unconverted[currency]
      unconverted[currency] = ((known?.count ?? 0) + parts.count, max(known?.last ?? parts.last, parts.last))
    }
    return halves.map(\.value)
  }

  private func forEachRow(
    _ db: Database, _ half: String, _ days: ReportDays, with status: String, _ body: (RowIntegers) -> Void
  ) throws {
    try db.forEachRow(
      "id, account_id, day, amount, status, category_id, bucket\(groups.hasPayees ? ", payee_id" : "")",
      "FROM \"transaction\" WHERE \(half) AND day BETWEEN ?1 AND ?2 AND status \(status)",
      [Int64(days.first.number), Int64(days.last.number)], body)
  }

  /// What a row is before it is split; nil where it is not in the scope.
  @inline(__always)
  private func part(_ row: RowIntegers, _ transfers: TransferSides) -> BudgetPart? {
    let (id, status) = (row[0], Int(row[4]))
    guard let account = accounts.places[row[1]], currencyOfAccount[account] != nil,
      PartScan.statuses.indices.contains(status), scope.selected?.contains(id) ?? true, groups.contains(id)
    else { return nil }
    return BudgetPart(
      day: Day(number: Int32(truncatingIfNeeded: row[2])), account: account, status: PartScan.statuses[status],
      amount: row[3], category: categories.places[row[5]],
      bucket: Bucket(rawValue: UInt8(truncatingIfNeeded: row[6])), other: transfers[id])
  }

  @inline(__always)
  private func forEachPart(
    of part: BudgetPart, _ row: RowIntegers, _ days: ReportDays, _ unconverted: inout Unconverted,
    _ body: (ReportPart) -> Void
  ) {
    guard let currency = currencyOfAccount[part.account],
      let (side, category) = part.reported(accounts.all, categories.all), isInScope[category ?? categories.all.count]
    else { return }
    var amount = part.amount
    if let total = scope.total {
      let own = accounts.all[part.account].currency
      guard let converted = rates.converted(amount, from: own, to: total, on: part.day) else {
        let known = unconverted[own]
        unconverted[own] = ((known?.count ?? 0) + 1, max(known?.last ?? part.day, part.day))
        return
      }
      amount = converted
    }
    var key = ReportPart.Key(
      currency: currency, step: days.step(of: part.day), category: Int32(category ?? -1), side: side,
      standing: standing(part.status), bucket: part.bucket ?? category.flatMap { bucketOfCategory[$0] })
    groups.forEach(of: row[0], account: part.account, payee: groups.hasPayees ? row[7] : 0) { group, isAgain in
      (key.group, key.isAgain) = (group, isAgain)
      body(ReportPart(transaction: row[0], day: part.day, key: key, amount: amount))
    }
  }

  private func standing(_ status: BudgetPart.Status) -> PartGroup.Standing {
    let own: PartGroup.Standing =
      switch status {
      case .pending: .pending
      case .held: .held
      case .booked, .reconciled, .ignored: .counted
      }
    return scope.with.contains(own) ? .counted : own
  }
}

/// The days of a report, each in a step.
private struct ReportDays {
  let first: Day
  let last: Day
  /// By day from the first on.
  private let steps: [Int32]

  /// Nil without any. The steps are in order, without gaps.
  init?(_ steps: [Period]) {
    guard let first = steps.first?.first, let last = steps.last?.last else { return nil }
    (self.first, self.last) = (first, last)
    self.steps = steps.enumerated().flatMap { index, step in
      repeatElement(Int32(index), count: Int(step.last.number - step.first.number) + 1)
    }
  }

  func step(of day: Day) -> Int32 { steps[day - first] }
}
