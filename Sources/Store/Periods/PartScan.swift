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
  /// By account and day from the first on: the first day of the period, or the day itself outside every period;
  /// `Drafts.noDay` where the account does not count.
  private let keyDays: [[Int32]]
  /// By category: whether its parts are kept apart by day, and whether they may pay what is due.
  private let isByDay: [Bool]
  private let isDue: [Bool]
  private var sums: [Key: Sum] = [:]
  /// By account: what moved on a day, in minor units.
  private(set) var movements: [[Int32: Int64]]
  private(set) var payments: [BudgetPayment] = []
  /// What was between two accounts on the eve of the first day.
  private(set) var inTransit: [Currency: Int64] = [:]

  /// What parts have in common that the budget does not tell apart.
  private struct Key: Hashable {
    var day: Int32
    var account: Int32
    /// -1 without one.
    var category: Int32
    var bucket: UInt8
    var status: UInt8
    /// Of transfers, by transaction: they are no plain parts.
    var transfer: Int64 = 0

    /// All but the transfer in one number, which costs a fraction of one by one.
    func hash(into hasher: inout Hasher) {
      hasher.combine(
        UInt64(UInt32(bitPattern: day)) << 32 | UInt64(UInt16(truncatingIfNeeded: category)) << 16
          | UInt64(UInt8(truncatingIfNeeded: account)) << 8 | UInt64(bucket) << 4 | UInt64(status))
      if transfer != 0 { hasher.combine(transfer) }
    }
  }

  private struct Sum {
    private(set) var part: BudgetPart
    private(set) var count = 0

    init(_ part: BudgetPart) {
      self.part = part
      self.part.amount = 0
    }

    mutating func add(_ other: BudgetPart) {
      part.amount &+= other.amount
      count += 1
    }
  }

  init(
    _ accounts: BudgetAccounts, _ categories: CategoryIndex, policy: BudgetPolicy, calendar: PeriodCalendar,
    first: Day, today: Day
  ) {
    (self.accounts, self.categories, self.first, self.today) = (accounts, categories, first, today)
    let days = first <= today ? (first.number...today.number).map { $0 } : []
    let periods = periodColumn(days: days, calendar: calendar, outside: Drafts.noDay)
    keyDays = accounts.all.map { account in
      zip(days, periods).map { day, period in
        guard account.counts(on: Day(number: day)) else { return Drafts.noDay }
        return period == Drafts.noDay ? day : period
      }
    }
    let due = Set(policy.categories.filter { $0.due != nil }.map(\.category))
    isDue = categories.all.map { LineName.upwards(from: $0.path).contains(where: due.contains) }
    isByDay = categories.all.map { category in
      guard case .lastDays? = policy.held(ofIncome: category.path) else { return false }
      return category.kind == .income
    }
    movements = Array(repeating: [:], count: accounts.all.count)
  }

  /// In any order.
  var parts: [PartSum] {
    sums.values.compactMap { sum in
      sum.part.group(accounts: accounts.all, categories: categories.all, today: today)
        .map { PartSum($0, amount: sum.part.amount, count: sum.count) }
    }
  }

  mutating func read(_ db: Database) throws {
    let splits = try SplitParts(db, categories)
    let transfers = try TransferSides(db, accounts)
    try db.forEachRow(
      "id, account_id, day, amount, status, category_id, bucket",
      "FROM \"transaction\" WHERE day BETWEEN ?1 AND ?2 AND status <> \(Status.ignored)",
      [Int64(first.number), Int64(today.number)]
    ) { row in
      let (id, status) = (row[0], Int(row[4]))
      guard let account = accounts.places[row[1]], PartScan.statuses.indices.contains(status) else { return }
      let part = BudgetPart(
        day: Day(number: Int32(truncatingIfNeeded: row[2])), account: account, status: PartScan.statuses[status],
        amount: row[3], category: categories.places[row[5]],
        bucket: Bucket(rawValue: UInt8(truncatingIfNeeded: row[6])), other: transfers.sides[id])
      if part.status == .booked || part.status == .reconciled {
        movements[account][part.day.number, default: 0] &+= part.amount
      }
      splits.forEachPart(of: id, part) { add($0, id: id) }
    }
    payments.sort { ($0.day, $0.transaction) < ($1.day, $1.transaction) }
    try readInTransit(db, splits, transfers)
  }

  /// By their code in the book.
  static let statuses: [BudgetPart.Status] = [.booked, .pending, .held, .reconciled, .ignored]

  private mutating func add(_ part: BudgetPart, id: Int64) {
    let period = keyDays[part.account][part.day - first]
    guard period != Drafts.noDay else { return }
    let byDay = part.category.map { isByDay[$0] } ?? false
    let key = Key(
      day: byDay ? part.day.number : period, account: Int32(part.account), category: Int32(part.category ?? -1),
      bucket: part.bucket?.rawValue ?? 0, status: UInt8(PartScan.statuses.firstIndex(of: part.status) ?? 0),
      transfer: part.other == nil ? 0 : id)
    sums[key, default: Sum(part)].add(part)
    guard let category = part.category, isDue[category], part.amount < 0, part.status != .held else { return }
    payments.append(
      BudgetPayment(day: part.day, category: category, transaction: id, isPending: part.status == .pending))
  }

  /// Transfers of which one side alone came before the first day.
  private mutating func readInTransit(_ db: Database, _ splits: SplitParts, _ transfers: TransferSides) throws {
    for row in try transfers.rows(before: first, db) {
      guard let account = accounts.places[try row["account_id"]] else { continue }
      let id: Int64 = try row["id"]
      let whole = try BudgetPart(
        day: Day(number: row["day"]), account: account, amount: row["amount"],
        category: (row["category_id"] as Int64?).flatMap { categories.places[$0] }, other: transfers.sides[id])
      splits.forEachPart(of: id, whole) { part in
        let group = part.group(accounts: accounts.all, categories: categories.all, today: today)
        if let group, group.kind == .inside { inTransit[group.currency, default: 0] &-= part.amount }
      }
    }
  }
}
