import Values

/// What the plans ask of one period in one currency, before any line of it.
struct Wants {
  /// By line, without what is left to share.
  var fixed: [Int64]
  /// By line: the weight in what is left.
  var weights: [Int64]
  /// By line of income.
  var income: [Int64]
  /// Lines whose day has passed without a next one.
  var passed: [(line: Int, day: Day)] = []

  /// `left` by weights, to those lines that `takes` names.
  func shares(of left: Int64, takes: (Int) -> Bool = { _ in true }) -> [Int64] {
    largestRemainder(left, weights: weights.indices.map { takes($0) ? weights[$0] : 0 })
  }

  var fixedTotal: Int64 { fixed.reduce(0, Money.sum) }
}

/// What the arithmetic of a plan looks at.
private struct PlanView {
  let budget: Budget
  let book: CurrencyBook
  let period: Int
  /// Received or planned, by line of income.
  var income: [Int64] = []

  /// Nil for a share. `spent` and `carried` are those of the plan's own line.
  func amount(of kind: PlanTemplate.Kind, carried: Int64, spent: (Int) -> Int64) -> Int128? {
    switch kind {
    case .amount(let amount): Int128(amount)
    case .percent(let percent, let source): Int128(percent.floor(of: income(of: source)))
    case .by(let amount, let day, let months): by(amount - carried, day, months)
    case .average(let count): mean(of: count, spent)
    case .upTo(let amount): Int128(max(0, amount - carried))
    case .share: nil
    }
  }

  private func income(of source: String?) -> Int64 {
    zip(budget.table.income, income).reduce(0) { sum, line in
      let counts = source.map { line.0.path == $0 || line.0.path.hasPrefix($0 + ":") } ?? true
      return counts ? Money.sum(sum, line.1) : sum
    }
  }

  private func by(_ missing: Int64, _ day: Day, _ months: Int?) -> Int128 {
    let period = budget.periods[period]
    guard missing > 0, let day = day.next(from: period.first, everyMonths: months) else { return 0 }
    let left = Int128(budget.input.calendar.count(from: period, through: day))
    return (Int128(missing) + left - 1) / left
  }

  /// Half up.
  private func mean(of count: Int, _ spent: (Int) -> Int64) -> Int128 {
    let ended = (0..<period).filter { budget.periods[$0].last < budget.input.today }.suffix(count)
    guard !ended.isEmpty else { return 0 }
    let sum = max(0, ended.reduce(Int128(0)) { $0 + Int128(spent($1)) })
    return (2 * sum + Int128(ended.count)) / (2 * Int128(ended.count))
  }
}

extension Day {
  /// The day, or the first of its returns that is not before `first`; nil where it has passed for good.
  func next(from first: Day, everyMonths months: Int?) -> Day? {
    guard self < first else { return self }
    guard let months else { return nil }
    let (year, month, day) = civil
    let passed = (first.civil.year - year) * 12 + first.civil.month - month
    for times in max(1, passed / months)...(passed / months + 1) {
      let index = year * 12 + month - 1 + times * months
      let length = Day.length(ofMonth: index % 12 + 1, year: index / 12)
      if let next = Day(year: index / 12, month: index % 12 + 1, day: min(day, length)), next >= first { return next }
    }
    return nil
  }
}

extension Budget {
  /// What plans ask of a period. Every line wants at least 0 and at most what any account has.
  func wants(of period: Int, in book: CurrencyBook) -> Wants {
    var view = PlanView(budget: self, book: book, period: period)
    var wants = Wants(fixed: [], weights: [], income: [])
    for (index, line) in table.income.enumerated() {
      wants.income.append(
        Budget.sum(line.setting?.plan, book.currency) {
          view.amount(of: $0, carried: 0) { book.sums.received[$0, index] }
        })
    }
    view.income = expectedIncome(of: period, in: book, planned: wants.income)
    for (index, line) in table.lines.enumerated() {
      let carried = book.chain.carried[period, index]
      let plan = line.setting?.plan
      wants.fixed.append(
        Budget.sum(plan, book.currency) { view.amount(of: $0, carried: carried) { book.sums.spent[$0, index] } })
      var weight: Int64 = 0
      for term in plan?.terms ?? [] where term.currency == book.currency {
        switch term.kind {
        case .share(let share): weight += Int64(share)
        case .by(_, let day, let months) where day.next(from: periods[period].first, everyMonths: months) == nil:
          wants.passed.append((index, day))
        default: break
        }
      }
      wants.weights.append(weight)
    }
    return wants
  }

  /// By line of income: what came; under envelope what is planned, or would be by its plan.
  private func expectedIncome(of period: Int, in book: CurrencyBook, planned: [Int64]) -> [Int64] {
    guard methods[period] == .envelope else { return Array(book.sums.received.row(period)) }
    return planned.indices.map {
      book.sums.assignedIncome[period].contains($0) ? book.sums.incomePlanned[period, $0] : planned[$0]
    }
  }

  private static func sum(
    _ plan: PlanTemplate?, _ currency: Currency, _ amount: (PlanTemplate.Kind) -> Int128?
  ) -> Int64 {
    let terms = (plan?.terms ?? []).filter { $0.currency == currency }
    let sum = terms.reduce(Int128(0)) { $0 + (amount($1.kind) ?? 0) }
    return Int64(max(0, min(sum, Int128(Money.most))))
  }

  /// What there is to share by weights when lines have `given` beyond what they have: nothing below 0.
  func left(toShare given: Int64, of period: Int, in book: Int) -> Int64 {
    let sums = books[book].sums
    let planned = sums.planned.row(period).reduce(0, +)
    switch methods[period] {
    case .zeroBased: return max(0, Money.sum(readies[book].figures[period]?.ready ?? 0, -given))
    case .envelope:
      let wants = wants(of: period, in: books[book])
      let income = expectedIncome(of: period, in: books[book], planned: wants.income).reduce(0, Money.sum)
      return max(0, Money.sum(Money.sum(income, -planned), -given))
    case .percentage: return max(0, Money.sum(sums.periods[period].income - planned, -given))
    }
  }

  /// By line: what its plan asks before any line of the period, its share of what would then be left included.
  func wanted(of period: Int, in book: Int) -> [Int64] {
    let sums = books[book].sums
    let wants = wants(of: period, in: books[book])
    var given = sums.planned.row(period).reduce(0, +)
    if methods[period] == .zeroBased { given += sums.periods[period].holdLines }
    let shares = wants.shares(of: left(toShare: Money.sum(wants.fixedTotal, -given), of: period, in: book))
    return zip(wants.fixed, shares).map(Money.sum)
  }
}
