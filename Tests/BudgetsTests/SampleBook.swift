@testable import Budgets
@testable import Values

/// A small book that delivers to a budget what SQL would: rows with their parts, transfers, openings.
struct SampleBook {
  struct Part {
    var amount: Int64
    var category: String?
    var bucket: Bucket?
  }

  struct Row {
    var day: Day
    var account: String
    var status = BudgetPart.Status.booked
    var parts: [Part]
    /// The other account of a transfer, and the day on which its side is booked; nil until then.
    var other: String?
    var otherDay: Day?

    var amount: Int64 { parts.reduce(0) { $0 + $1.amount } }
  }

  struct Account {
    var name: String
    var currency: Currency
    var opening: Int64
    var openingDay: Day
    var onBudget: [OnBudgetSpan]
    var carriesDebt = false
    /// `category:` of daybook.yaml.
    var category: String?
    var seenTo: Day?
  }

  var policy: BudgetPolicy
  var calendar = PeriodCalendar(startDay: 1)
  var today: Day
  var through: Day?
  var categories: [BudgetCategory] = []
  var accounts: [Account] = []
  var rows: [Row] = []
  var assigned: [AssignedLine] = []

  func category(_ path: String?) -> Int? { path.flatMap { path in categories.firstIndex { $0.path == path } } }

  func account(_ name: String) -> Int? { accounts.firstIndex { $0.name == name } }

  /// Both sides of a transfer, or one where the other has no day.
  mutating func transfer(
    _ amount: Int64, from: String, on day: Day, to: String, arriving other: Day?, receiving: Int64? = nil,
    category: String? = nil
  ) {
    rows.append(
      Row(day: day, account: from, parts: [Part(amount: -amount, category: category)], other: to, otherDay: other))
    guard let other else { return }
    rows.append(
      Row(day: other, account: to, parts: [Part(amount: receiving ?? amount)], other: from, otherDay: day))
  }

  func counts(_ row: Row) -> Bool {
    guard let account = accounts.first(where: { $0.name == row.account }) else { return false }
    return (row.status == .booked || row.status == .reconciled) && row.day <= today && row.day > account.openingDay
  }

  /// Opening balance and counting rows up to a day's end.
  func balance(of account: Account, on day: Day) -> Int64 {
    rows.filter { $0.account == account.name && counts($0) && $0.day <= day }
      .reduce(account.opening) { $0 + $1.amount }
  }

  var budgetAccounts: [BudgetAccount] {
    accounts.map { account in
      let days = Set(rows.filter { $0.account == account.name && counts($0) }.map(\.day)).union([account.openingDay])
      return BudgetAccount(
        name: account.name, currency: account.currency, onBudget: account.onBudget, carriesDebt: account.carriesDebt,
        balances: days.sorted().map { BudgetAccount.Balance(day: $0, amount: balance(of: account, on: $0)) },
        seenTo: account.seenTo)
    }
  }

  func parts(of row: Row) -> [BudgetPart] {
    guard let account = account(row.account) else { return [] }
    let other = row.other.flatMap { name in
      self.account(name).map {
        BudgetPart.OtherSide(account: $0, day: row.otherDay, category: category(accounts[$0].category))
      }
    }
    return row.parts.map { part in
      let category = category(part.category)
      let isOrdinary = row.parts.count > 1 && category.map { categories[$0].kind != .transfer } ?? false
      return BudgetPart(
        day: row.day, account: account, status: row.status, amount: part.amount, category: category,
        bucket: part.bucket, other: isOrdinary ? nil : other)
    }
  }

  /// Sums by group; the days of a group are those of its period, but where income is held by its day.
  func sums(_ accounts: [BudgetAccount]) -> [PartSum] {
    guard let first = calendar.period(onOrAfter: policy.start)?.first else { return [] }
    var sums: [PartGroup: (amount: Int64, count: Int)] = [:]
    for part in rows.filter({ $0.day >= first }).flatMap(parts) {
      guard var group = part.group(accounts: accounts, categories: categories, today: today) else { continue }
      if group.kind != .income, let period = calendar.period(containing: group.day) { group.day = period.first }
      let sum = sums[group] ?? (0, 0)
      sums[group] = (sum.amount + part.amount, sum.count + 1)
    }
    return sums.map { PartSum($0.key, amount: $0.value.amount, count: $0.value.count) }
  }

  /// What one of two on-budget accounts lacks of a transfer at a day's end.
  func inTransit(atEndOf day: Day, _ currency: Currency, _ accounts: [BudgetAccount]) -> Int64 {
    rows.filter { counts($0) && $0.day <= day }.flatMap(parts).reduce(0) { sum, part in
      guard let other = part.other, accounts[part.account].currency == currency,
        accounts[other.account].currency == currency, accounts[part.account].counts(on: part.day),
        accounts[other.account].counts(on: other.day ?? part.day)
      else { return sum }
      return sum - part.amount
    }
  }

  var payments: [BudgetPayment] {
    rows.enumerated().flatMap { number, row in
      row.parts.compactMap { part in
        guard part.amount < 0, row.status != .held, row.status != .ignored, row.day <= today,
          let category = category(part.category)
        else { return nil }
        return BudgetPayment(
          day: row.day, category: category, transaction: Int64(number), isPending: row.status == .pending)
      }
    }
  }

  var input: BudgetInput {
    let accounts = budgetAccounts
    let eve = (calendar.period(onOrAfter: policy.start)?.first ?? policy.start) - 1
    let currencies = Set(accounts.map(\.currency))
    return BudgetInput(
      policy: policy, calendar: calendar, today: today, through: through, categories: categories, accounts: accounts,
      inTransit: Dictionary(uniqueKeysWithValues: currencies.map { ($0, inTransit(atEndOf: eve, $0, accounts)) }),
      parts: sums(accounts), payments: payments, assigned: assigned)
  }
}

/// A day that the test writes out.
func day(_ text: String) -> Day { Day(iso: text) ?? Day(number: .min) }

let pounds = Currency("GBP") ?? .unstated
let yen = Currency("JPY") ?? .unstated
let taiwanDollars = Currency("TWD") ?? .unstated
