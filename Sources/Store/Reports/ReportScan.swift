package import Budgets
package import GRDB
package import Values

/// Reads the parts that a report counts, in one pass over the transactions of its days.
package struct ReportScan {
  private let db: Database
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
  private var steps: [Period] = []
  /// By day from the first step on, the step.
  private var stepOfDay: [Int32] = []
  /// Parts that no rate converts: by currency how many, and the last day of one.
  package private(set) var unconverted: [Currency: (count: Int, last: Day)] = [:]

  package init(_ db: Database, declared: [DeclaredAccount], _ scope: ReportScope, rates: Rates = Rates()) throws {
    (self.db, self.scope, self.rates) = (db, scope, rates)
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
  package func span() throws -> ClosedRange<Day>? {
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
  package mutating func sums(_ steps: [Period]) throws -> ReportSums {
    var sums = names(steps)
    try forEachPart(steps) { sums.add($0) }
    return sums
  }

  /// What waits, without the work of the sums.
  package mutating func beside(_ steps: [Period]) throws -> [ReportBeside] {
    var sums = names(steps)
    try forEachPart(steps, with: "IN \(Status.waiting)") { sums.add($0) }
    return sums.beside
  }

  /// Sums of nothing yet.
  package func names(_ steps: [Period]) -> ReportSums {
    ReportSums(currencies: currencies, steps: steps, categories: categories.all, groups: groups.names)
  }

  /// The transactions that moved the balances of the scope's accounts, or of one of them.
  package func moved(on days: ClosedRange<Day>, account: String?) throws -> Set<Int64> {
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

  /// Calls `body` for each part; one with several tags comes once for each where the report goes by these.
  package mutating func forEachPart(_ steps: [Period], _ body: (ReportPart) throws -> Void) throws {
    try forEachPart(steps, with: "<> \(Status.ignored)", body)
  }

  private mutating func forEachPart(
    _ steps: [Period], with status: String, _ body: (ReportPart) throws -> Void
  ) throws {
    guard let first = steps.first?.first, let last = steps.last?.last else { return }
    self.steps = steps
    stepOfDay = steps.enumerated().flatMap { index, step in
      repeatElement(Int32(index), count: Int(min(step.last, last).number - step.first.number) + 1)
    }
    let splits = try SplitParts(db, categories)
    let transfers = try TransferSides(db, accounts)
    try db.forEachRow(
      "id, account_id, day, amount, status, category_id, bucket\(groups.hasPayees ? ", payee_id" : "")",
      "FROM \"transaction\" WHERE day BETWEEN ?1 AND ?2 AND status \(status)",
      [Int64(first.number), Int64(last.number)]
    ) { row in
      let (id, status) = (row[0], Int(row[4]))
      guard let account = accounts.places[row[1]], currencyOfAccount[account] != nil,
        PartScan.statuses.indices.contains(status), scope.selected?.contains(id) ?? true, groups.contains(id)
      else { return }
      let whole = BudgetPart(
        day: Day(number: Int32(truncatingIfNeeded: row[2])), account: account, status: PartScan.statuses[status],
        amount: row[3], category: categories.places[row[5]],
        bucket: Bucket(rawValue: UInt8(truncatingIfNeeded: row[6])), other: transfers[id])
      let payee = groups.hasPayees ? row[7] : 0
      try splits.forEachPart(of: id, whole) { try add($0, id, payee: payee, first, body) }
    }
  }

  private mutating func add(
    _ part: BudgetPart, _ id: Int64, payee: Int64, _ first: Day, _ body: (ReportPart) throws -> Void
  ) throws {
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
      currency: currency, step: stepOfDay[part.day - first], category: Int32(category ?? -1), side: side,
      standing: standing(part.status), bucket: part.bucket ?? category.flatMap { bucketOfCategory[$0] })
    try groups.forEach(of: id, account: part.account, payee: payee) { group, isAgain in
      (key.group, key.isAgain) = (group, isAgain)
      try body(ReportPart(transaction: id, day: part.day, key: key, amount: amount))
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
