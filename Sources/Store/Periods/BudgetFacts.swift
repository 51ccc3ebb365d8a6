package import Budgets
package import GRDB
package import Values

/// What the book holds of all that a budget follows from: accounts with their balances, categories, and sums of parts.
package struct BudgetFacts {
  let policy: BudgetPolicy
  let calendar: PeriodCalendar
  let today: Day
  private(set) var accounts: [BudgetAccount]
  private(set) var categories: [BudgetCategory]
  private(set) var parts: [PartSum]
  private(set) var payments: [BudgetPayment]
  private(set) var inTransit: [Currency: Int64]

  /// - Parameters:
  ///   - declared: the accounts of daybook.yaml, in its order.
  ///   - since: nothing that came before the period of this day counts; nil is the budget's start.
  package init(
    _ db: Database, declared: [DeclaredAccount], policy: BudgetPolicy, calendar: PeriodCalendar, today: Day,
    since: Day? = nil
  ) throws {
    var policy = policy
    let isRecent = since.map { $0 > policy.start } ?? false
    policy.start = max(policy.start, since ?? policy.start)
    (self.policy, self.calendar, self.today) = (policy, calendar, today)
    let categories = try CategoryIndex(db)
    var accounts = try BudgetAccounts(db, declared: declared, categories)
    let first = calendar.period(onOrAfter: policy.start)?.first ?? policy.start
    var scan = PartScan(accounts, categories, policy: policy, calendar: calendar, first: first, today: today)
    try scan.read(db, isRecent: isRecent)
    for index in accounts.all.indices {
      try accounts.close(index, movements: scan.movements(of: index), eve: first - 1, db)
    }
    self.accounts = accounts.all
    self.categories = categories.all
    (parts, payments, inTransit) = (scan.parts, scan.payments, scan.inTransit)
  }

  package func input(assigned: [AssignedLine]) -> BudgetInput {
    BudgetInput(
      policy: policy, calendar: calendar, today: today, categories: categories, accounts: accounts,
      inTransit: inTransit, parts: parts, payments: payments, assigned: assigned)
  }
}

/// The categories of the book by their number in it.
package struct CategoryIndex {
  package private(set) var all: [BudgetCategory] = []
  /// By id.
  private(set) var places = Places()

  package init(_ db: Database) throws {
    for row in try Row.fetchAll(db, sql: "SELECT id, path, kind, bucket FROM category ORDER BY position, id") {
      let kind = try BudgetCategory.Kind(rawValue: row["kind"]) ?? .expense
      try places[row["id"]] = all.count
      try all.append(BudgetCategory(path: row["path"], kind: kind, bucket: Bucket(rawValue: row["bucket"])))
    }
  }

  func place(of path: String?) -> Int? { path.flatMap { path in all.firstIndex { $0.path == path } } }
}

/// The accounts of the book in the order of daybook.yaml, then those that it has no more.
struct BudgetAccounts {
  private(set) var all: [BudgetAccount] = []
  /// By id.
  private(set) var places = Places()
  /// In the same order.
  private(set) var ids: [Int64] = []
  private var openings: [DeclaredAccount.Opening?] = []
  /// The category of transfers with an account off budget, where daybook.yaml gives it one.
  private(set) var transferCategories: [Int?] = []

  /// - Parameter countsHistory: whether rows up to an opening day count, too: in reports they do.
  init(_ db: Database, declared: [DeclaredAccount], _ categories: CategoryIndex, countsHistory: Bool = false) throws {
    let order = Dictionary(declared.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let rows = try Row.fetchAll(db, sql: "SELECT * FROM account ORDER BY id").map { row in
      try (name: row["name"] as String, row: row)
    }
    for (name, row) in rows.sorted(by: { order[$0.name] ?? .max < order[$1.name] ?? .max }) {
      guard let currency = try Currency(row["currency"] as String) else { continue }
      let account = order[name].map { declared[$0] }
      let opening = try (row["opening_day"] as Int32?).map {
        try DeclaredAccount.Opening(day: Day(number: $0), balance: row["opening_balance"])
      }
      let isOn = try account?.isOnBudget ?? (row["on_budget"] as Bool)
      try places[row["id"]] = all.count
      try ids.append(row["id"])
      openings.append(opening)
      transferCategories.append(categories.place(of: account?.transferCategory))
      all.append(
        BudgetAccount(
          name: name, currency: currency,
          onBudget: OnBudgetSpan.spans(
            isOn: isOn, on: account?.joinsBudget, off: account?.leavesBudget,
            opening: countsHistory ? nil : opening?.day),
          carriesDebt: account?.carriesDebt ?? false))
    }
  }

  /// With its balances from the eve of the first budgeted day on.
  ///
  /// - Parameter movements: from the first budgeted day on, in the order of days, minor units.
  mutating func close(_ index: Int, movements: [(day: Day, amount: Int64)], eve: Day, _ db: Database) throws {
    let opening = openings[index]
    var (day, balance): (Day, Int64) = (eve, 0)
    if let opening, opening.day > eve {
      (day, balance) = (opening.day, opening.balance)
    } else if opening != nil {
      balance = try AccountTotals(db: db, account: ids[index]).balance(atEndOf: eve.number) ?? 0
    }
    all[index].balances = [BudgetAccount.Balance(day: day, amount: balance)]
    for movement in movements where movement.day > day {
      balance &+= movement.amount
      all[index].balances.append(BudgetAccount.Balance(day: movement.day, amount: balance))
    }
    guard opening != nil else { return }
    let seen = try Int32.fetchOne(
      db, sql: "SELECT max(coalesce(covered_last, last_day)) FROM statement WHERE account_id = ?",
      arguments: [ids[index]])
    all[index].seenTo = seen.map { Day(number: $0) }
  }
}
