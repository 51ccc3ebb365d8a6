package import Values

/// All of one currency.
struct CurrencyBook {
  let currency: Currency
  var sums: CurrencySums
  let balances: BudgetBalances
  let chain: CarryChain
}

/// Every figure of every period, computed from what a budget follows from. Minor units throughout.
package struct Budget: Sendable {
  package static let mostPeriods = 10_000

  package let input: BudgetInput
  package let periods: [Period]
  /// Of each period.
  package let methods: [BudgetMethod]
  /// The budget's own first, then by code.
  package let currencies: [Currency]
  /// Where ready and the lines do not add up to the balances; empty in a sound book.
  package let breaks: [IdentityBreak]
  let table: LineTable
  let tree: LineTree
  let books: [CurrencyBook]
  let readies: [ReadyChain]
  /// By line, in order of days.
  let payments: [Int: [BudgetPayment]]

  package init(_ input: BudgetInput) throws(BudgetFailure) {
    guard Budget.isBounded(input) else { throw .tooMuch }
    let periods = try Budget.periods(of: input)
    let methods = periods.map { input.policy.method(of: $0) }
    let table = LineTable(input, periods)
    let currencies = Budget.currencies(of: input)
    let sums = Budget.sums(input, periods, currencies, table)
    books = zip(currencies, sums).map { currency, sums in
      let balances = BudgetBalances(currency, input, periods)
      let chain = CarryChain(sums, table, methods: methods, balances: balances) { account, period in
        input.accounts[account].isOn(atEndOf: min(input.today, periods[period].last))
      }
      return CurrencyBook(currency: currency, sums: sums, balances: balances, chain: chain)
    }
    readies = books.map { ReadyChain($0, input, periods, methods) }
    breaks = readies.flatMap(\.breaks)
    self.input = input
    self.periods = periods
    self.methods = methods
    self.currencies = currencies
    self.table = table
    payments = Budget.payments(input.payments, periods, table)
    tree = LineTree(table, input.categories)
  }

  /// The same with other assigned lines.
  package func with(assigned: [AssignedLine]) throws(BudgetFailure) -> Budget {
    var input = input
    input.assigned = assigned
    return try Budget(input)
  }

  /// The index of the period that holds a day; nil where none does.
  package func period(containing day: Day) -> Int? {
    guard case .inside(let index) = periods.place(of: day) else { return nil }
    return index
  }

  /// The period of today, or the next one; the last where none follows.
  package var current: Int { min(periods.count - 1, periods.countOfPrefix { $0.last < input.today }) }

  private static func periods(of input: BudgetInput) throws(BudgetFailure) -> [Period] {
    let calendar = input.calendar
    guard let first = calendar.period(onOrAfter: input.policy.start) else { throw .startOutside(input.policy.start) }
    let now = calendar.period(onOrAfter: input.today)
    let days = [now?.first, now.flatMap(calendar.period(after:))?.first, input.through] + input.assigned.map(\.day)
    let last = days.compactMap { $0 }.max()
    var periods = [first]
    while let next = calendar.period(after: periods[periods.count - 1]), let last, next.first <= last {
      guard periods.count < mostPeriods else { throw .tooManyPeriods(most: mostPeriods) }
      periods.append(next)
    }
    return periods
  }

  private static func currencies(of input: BudgetInput) -> [Currency] {
    var found = Set(input.accounts.filter { !$0.onBudget.isEmpty }.map(\.currency))
    found.formUnion(input.assigned.map(\.currency))
    found.formUnion(input.parts.map(\.group.currency))
    found.formUnion(input.inTransit.filter { $0.value != 0 }.keys)
    for plan in input.policy.categories.compactMap(\.plan) { found.formUnion(plan.terms.map(\.currency)) }
    for plan in input.policy.income.compactMap(\.plan) { found.formUnion(plan.terms.map(\.currency)) }
    return [input.policy.currency] + found.subtracting([input.policy.currency]).sorted { $0.code < $1.code }
  }

  private static func sums(
    _ input: BudgetInput, _ periods: [Period], _ currencies: [Currency], _ table: LineTable
  ) -> [CurrencySums] {
    var sums = currencies.map { _ in CurrencySums(periods: periods.count, table) }
    let indices = Dictionary(uniqueKeysWithValues: currencies.enumerated().map { ($1, $0) })
    for part in input.parts {
      guard let index = indices[part.group.currency], let place = periods.place(of: part.group.day) else { continue }
      sums[index].add(part, at: place, of: periods[place.period], table)
    }
    for line in input.assigned {
      guard let index = indices[line.currency], case .inside(let period) = periods.place(of: line.day) else { continue }
      sums[index].add(line, in: period, table)
    }
    return sums
  }

  private static func payments(
    _ payments: [BudgetPayment], _ periods: [Period], _ table: LineTable
  ) -> [Int: [BudgetPayment]] {
    var byLine: [Int: [BudgetPayment]] = [:]
    for payment in payments.sorted(by: { ($0.day, $0.transaction) < ($1.day, $1.transaction) }) {
      guard case .inside(let period) = periods.place(of: payment.day) else { continue }
      if let line = table.line(of: payment.category, in: period) { byLine[line, default: []].append(payment) }
    }
    return byLine
  }

  /// Parts, balances, lines and plans each within the bound that keeps every sum of them in 64 bits.
  private static func isBounded(_ input: BudgetInput) -> Bool {
    var (parts, balances, lines, plans) = (Turnover(), Turnover(), Turnover(), Turnover())
    let terms = (input.policy.categories.map(\.plan) + input.policy.income.map(\.plan)).flatMap { $0?.terms ?? [] }
    return input.parts.allSatisfy { parts.add($0.amount) }
      && input.accounts.allSatisfy { $0.balances.allSatisfy { !Money.isTooMuch($0.amount) } }
      && input.accounts.allSatisfy { balances.add($0.balances.map { Int64($0.amount.magnitude) }.max() ?? 0) }
      && input.inTransit.values.allSatisfy { balances.add($0) }
      && input.assigned.allSatisfy { lines.add($0.amount) }
      && terms.allSatisfy { plans.add($0.kind.amount) }
  }
}

extension PlanTemplate.Kind {
  /// The amount that it names, 0 where it names none.
  fileprivate var amount: Int64 {
    switch self {
    case .amount(let amount), .by(let amount, _, _), .upTo(let amount): amount
    case .percent, .average, .share: 0
    }
  }
}
