package import Values

/// An amount as `assign` takes it.
package enum AssignedAmount: Equatable, Sendable {
  /// `480`: planned becomes that.
  case exactly(CurrencyAmount)
  /// `+20` or `-20`: planned changes by that.
  case more(CurrencyAmount)

  package init(parsing text: some StringProtocol, currency: Currency) throws(BudgetTextFault) {
    let amount = try CurrencyAmount(parsing: text, currency: currency)
    let sign = text.first { $0 != " " && $0 != "\t" }
    self = sign == "+" || sign == "-" ? .more(amount) : .exactly(amount)
  }
}

/// Acts are computed as new assigned lines, dated on the first day of the period that holds `day`; the budget itself
/// stays as it is, and `with(assigned:)` gives the one after.
extension Budget {
  /// No line where nothing changes.
  package func assign(
    _ amount: AssignedAmount, to category: String, on day: Day, force: Bool = false
  ) throws(ActRefusal) -> [AssignedLine] {
    let period = try budgeted(day)
    let change: CurrencyAmount
    switch amount {
    case .more(let more): change = more
    case .exactly(let exactly):
      let planned = planned(of: category, period, exactly.currency)
      change = CurrencyAmount(Money.sum(exactly.minor, -planned), exactly.currency)
    }
    guard change.minor != 0 else { return [] }
    try check(category, isPlace: false)
    let isIncome = table.incomeNamed[category] != nil || kind(of: category) == .income
    if !force, !isIncome { try checkThere(change, to: category, period) }
    return [line(category, change.minor, change.currency, period)]
  }

  /// One line from or to `ready`, else two.
  package func move(
    _ amount: CurrencyAmount, from: String, to: String, on day: Day, force: Bool = false
  ) throws(ActRefusal) -> [AssignedLine] {
    let period = try budgeted(day)
    guard amount.minor > 0 else { throw .notPositive(amount) }
    guard from != to else { throw .sameCategory(from) }
    for name in [from, to] {
      if name == LineName.ready, methods[period] != .zeroBased { throw .noReady(methods[period]) }
      try check(name, isPlace: true)
    }
    let there = there(in: from, period, amount.currency)
    guard force || amount.minor <= there else {
      throw .tooLittle(from, there: CurrencyAmount(there, amount.currency), asked: amount)
    }
    var lines: [AssignedLine] = []
    if from != LineName.ready { lines.append(line(from, -amount.minor, amount.currency, period, "to " + to)) }
    if to != LineName.ready { lines.append(line(to, amount.minor, amount.currency, period, "from " + from)) }
    return lines
  }

  /// Moves what a category lacks to it; `from` nil is ready.
  package func cover(
    _ category: String, from: String? = nil, currency: Currency, on day: Day, force: Bool = false
  ) throws(ActRefusal) -> [AssignedLine] {
    let period = try budgeted(day)
    if from == nil, methods[period] != .zeroBased { throw .coverFrom(methods[period]) }
    try check(category, isPlace: false)
    let remaining = there(in: category, period, currency)
    guard remaining < 0 else { throw .nothingToCover(category, remaining: CurrencyAmount(remaining, currency)) }
    return try move(
      CurrencyAmount(-remaining, currency), from: from ?? LineName.ready, to: category, on: day, force: force)
  }

  func line(
    _ category: String, _ amount: Int64, _ currency: Currency, _ period: Int, _ note: String? = nil
  ) -> AssignedLine {
    AssignedLine(day: periods[period].first, category: category, amount: amount, currency: currency, note: note)
  }

  func budgeted(_ day: Day) throws(ActRefusal) -> Int {
    guard let period = period(containing: day) else { throw .outside(day) }
    return period
  }

  private func kind(of path: String) -> BudgetCategory.Kind? { input.categories.first { $0.path == path }?.kind }

  /// `isPlace`: `ready` is a name too.
  private func check(_ name: String, isPlace: Bool) throws(ActRefusal) {
    if name == LineName.hold || (isPlace && name == LineName.ready) { return }
    if table.lines.contains(where: { $0.debtor != nil && $0.path == name }) { return }
    guard let kind = kind(of: name) else { throw .unknownCategory(name) }
    if kind == .transfer { throw .transfer(name) }
    if kind == .income, isPlace { throw .income(name) }
  }

  /// What is given comes from ready, where the method has one; what is taken from the category.
  private func checkThere(_ change: CurrencyAmount, to category: String, _ period: Int) throws(ActRefusal) {
    let source = change.minor > 0 ? LineName.ready : category
    if source == LineName.ready, methods[period] != .zeroBased { return }
    let there = there(in: source, period, change.currency)
    guard change.minor.magnitude > UInt64(max(0, there)) else { return }
    throw .tooLittle(
      source, there: CurrencyAmount(there, change.currency),
      asked: CurrencyAmount(Int64(clamping: change.minor.magnitude), change.currency))
  }

  private func planned(of category: String, _ period: Int, _ currency: Currency) -> Int64 {
    guard let book = currencies.firstIndex(of: currency) else { return 0 }
    let sums = books[book].sums
    if category == LineName.hold { return sums.periods[period].holdLines }
    if let line = table.incomeNamed[category] { return sums.incomePlanned[period, line] }
    return table.lineNamed[category].map { sums.planned[period, $0] } ?? 0
  }

  /// What remains in a category, or is ready, or held for the next period.
  private func there(in name: String, _ period: Int, _ currency: Currency) -> Int64 {
    guard let book = currencies.firstIndex(of: currency) else { return 0 }
    switch name {
    case LineName.ready: return readies[book].figures[period]?.ready ?? 0
    case LineName.hold: return readies[book].figures[period]?.hold ?? books[book].sums.periods[period].holdLines
    default: return table.lineNamed[name].map { books[book].chain.remaining[period, $0] } ?? 0
    }
  }
}
