import Budgets
import GRDB
import Values

/// Sums up the parts of all transactions of the budgeted days, in one pass over the table.
///
/// What few transactions have, a transfer or a split, is read before, and looked at one by one.
struct PartScan {
  private let accounts: BudgetAccounts
  private let categories: CategoryIndex
  /// The first budgeted day, and the last one that counts.
  private let first: Day
  private let today: Day
  /// How many they are.
  private let days: Int
  /// By account, and in it by day from the first on: the first day of the period, or the day itself outside every
  /// period, from the first on; -1 where the account does not count.
  private var keyDays: [Int32] = []
  /// By category: whether its parts are kept apart by day, and whether they may pay what is due.
  private let isByDay: [Bool]
  private let isDue: [Bool]
  /// Of parts that are no transfers, by the number of what the budget does not tell apart in them.
  private var sums = NumberTable((amount: Int64(0), count: 0))
  private var transferred: [PartSum] = []
  /// By account, and in it by day from the first on: what moved, in minor units.
  private var movements: [Int64]
  private(set) var payments: [BudgetPayment] = []
  /// What was between two accounts on the eve of the first budgeted day.
  private(set) var inTransit: [Currency: Int64] = [:]

  init(
    _ accounts: BudgetAccounts, _ categories: CategoryIndex, policy: BudgetPolicy, calendar: PeriodCalendar,
    first: Day, today: Day
  ) {
    (self.accounts, self.categories, self.first, self.today) = (accounts, categories, first, today)
    let days = first <= today ? (first.number...today.number).map { $0 } : []
    let periods = periodColumn(days: days, calendar: calendar, outside: Drafts.noDay)
    self.days = days.count
    for account in accounts.all {
      for (day, period) in zip(days, periods) {
        let key = period == Drafts.noDay ? day : period
        keyDays.append(account.counts(on: Day(number: day)) ? key - first.number : -1)
      }
    }
    let due = Set(policy.categories.filter { $0.due != nil }.map(\.category))
    isDue = categories.all.map { LineName.upwards(from: $0.path).contains(where: due.contains) }
    isByDay = categories.all.map { category in
      guard case .lastDays? = policy.held(ofIncome: category.path) else { return false }
      return category.kind == .income
    }
    movements = Array(repeating: 0, count: accounts.all.count * days.count)
  }

  /// In any order.
  var parts: [PartSum] {
    var parts = transferred
    for (number, sum) in sums.all {
      let group = part(number).group(accounts: accounts.all, categories: categories.all, today: today)
      if let group { parts.append(PartSum(group, amount: sum.amount, count: sum.count)) }
    }
    return parts
  }

  /// What moved on the days of an account, where something did.
  func movements(of account: Int) -> [(day: Day, amount: Int64)] {
    (0..<days).compactMap { day in
      let amount = movements[account * days + day]
      return amount == 0 ? nil : (first + day, amount)
    }
  }

  /// - Parameter isRecent: whether the days are few and the last ones, which the index finds, and nothing is asked of
  ///   what came before.
  mutating func read(_ db: Database, isRecent: Bool) throws {
    let splits = try SplitParts(db, categories)
    let transfers = try TransferSides(db, accounts)
    if isRecent {
      try read(db, "account_id IN (SELECT id FROM account)", splits, transfers)
    } else {
      let halves = try db.inHalves { [self] db, half in
        var scan = self
        try scan.read(db, half, splits, transfers)
        return scan
      }
      for half in halves { add(half) }
      try readInTransit(db, splits, transfers)
    }
    payments.sort { ($0.day, $0.transaction) < ($1.day, $1.transaction) }
  }

  private mutating func read(
    _ db: Database, _ condition: String, _ splits: SplitParts, _ transfers: TransferSides
  ) throws {
    let first = Int64(first.number)
    try db.forEachRow(
      "id, account_id, day, amount, status, category_id, bucket",
      "FROM \"transaction\" WHERE \(condition) AND day BETWEEN ?1 AND ?2 AND status <> \(Status.ignored)",
      [first, Int64(today.number)]
    ) { row in
      let (id, day, amount, status) = (row[0], Int(row[2] - first), row[3], Int(row[4]))
      guard let account = accounts.places[row[1]], PartScan.statuses.indices.contains(status) else { return }
      if PartScan.isCounting[status] { movements[account * days + day] &+= amount }
      let (category, bucket) = (categories.places[row[5]], Int(row[6]))
      guard splits.contains(id) || transfers.contains(id) else {
        return add(amount, day, account, category ?? -1, bucket, status, id)
      }
      let whole = BudgetPart(
        day: self.first + day, account: account, status: PartScan.statuses[status], amount: amount, category: category,
        bucket: Bucket(rawValue: UInt8(truncatingIfNeeded: bucket)), other: transfers[id])
      splits.forEachPart(of: id, whole) { part in
        if part.other != nil { return transferred.append(contentsOf: sum(part, id)) }
        add(part.amount, day, account, part.category ?? -1, Int(part.bucket?.rawValue ?? 0), status, id)
      }
    }
  }

  /// What was read of other transactions.
  private mutating func add(_ other: PartScan) {
    for (number, sum) in other.sums.all { add(sum.amount, count: sum.count, to: number) }
    for place in movements.indices { movements[place] &+= other.movements[place] }
    transferred += other.transferred
    payments += other.payments
  }

  /// By their code in the book.
  static let statuses: [BudgetPart.Status] = [.booked, .pending, .held, .reconciled, .ignored]
  private static let isCounting = statuses.map { $0 == .booked || $0 == .reconciled }

  /// A part that is no transfer; `category` is -1 without one.
  @inline(__always)
  private mutating func add(
    _ amount: Int64, _ day: Int, _ account: Int, _ category: Int, _ bucket: Int, _ status: Int, _ id: Int64
  ) {
    let period = Int(keyDays[account * days + day])
    guard period >= 0 else { return }
    let key = category >= 0 && isByDay[category] ? day : period
    let place = (key * accounts.all.count + account) * (isDue.count + 1) + category + 1
    add(amount, to: (place << 2 | bucket & 3) << 3 | status)
    if category >= 0, isDue[category], amount < 0 { pay(category, day, status, id) }
  }

  @inline(__always)
  private mutating func add(_ amount: Int64, count: Int = 1, to number: Int) {
    func add(to sum: inout (amount: Int64, count: Int)) {
      sum.amount &+= amount
      sum.count += count
    }
    add(to: &sums[number])
  }

  /// The part behind a number of `sums`, without its amount.
  private func part(_ number: Int) -> BudgetPart {
    let (rest, category) = (number >> 5).quotientAndRemainder(dividingBy: isDue.count + 1)
    let (day, account) = rest.quotientAndRemainder(dividingBy: accounts.all.count)
    return BudgetPart(
      day: first + day, account: account, status: PartScan.statuses[number & 7], amount: 0,
      category: category == 0 ? nil : category - 1, bucket: Bucket(rawValue: UInt8(number >> 3 & 3)))
  }

  /// A part that is the side of a transfer; none where it counts nowhere.
  private mutating func sum(_ part: BudgetPart, _ id: Int64) -> [PartSum] {
    let day = part.day - first
    guard keyDays[part.account * days + day] >= 0 else { return [] }
    if let category = part.category, isDue[category], part.amount < 0 {
      pay(category, day, PartScan.statuses.firstIndex(of: part.status) ?? 0, id)
    }
    return part.group(accounts: accounts.all, categories: categories.all, today: today)
      .map { [PartSum($0, amount: part.amount)] } ?? []
  }

  private mutating func pay(_ category: Int, _ day: Int, _ status: Int, _ id: Int64) {
    guard PartScan.statuses[status] != .held else { return }
    payments.append(
      BudgetPayment(
        day: first + day, category: category, transaction: id, isPending: PartScan.statuses[status] == .pending))
  }

  /// Transfers of which one side alone came before the first day.
  private mutating func readInTransit(_ db: Database, _ splits: SplitParts, _ transfers: TransferSides) throws {
    for row in try transfers.rows(before: first, db) {
      guard let account = accounts.places[try row["account_id"]] else { continue }
      let id: Int64 = try row["id"]
      let whole = try BudgetPart(
        day: Day(number: row["day"]), account: account, amount: row["amount"],
        category: (row["category_id"] as Int64?).flatMap { categories.places[$0] }, other: transfers[id])
      splits.forEachPart(of: id, whole) { part in
        let group = part.group(accounts: accounts.all, categories: categories.all, today: today)
        if let group, group.kind == .inside { inTransit[group.currency, default: 0] &-= part.amount }
      }
    }
  }
}
