import Values

/// A term of ready to assign.
package enum ReadyTerm: String, CaseIterable, Sendable {
  case before, opening, income, uncategorized, outside, converted, returned, planned, hold
}

/// Ready to assign in one period and currency, in minor units.
package struct ReadyFigures: Equatable, Sendable {
  /// Signed, in the order of `ReadyTerm.allCases`; they add up to `total`.
  package fileprivate(set) var terms: [Int64] = ReadyTerm.allCases.map { _ in 0 }
  /// How many parts the term `uncategorized` sums up.
  package fileprivate(set) var uncategorizedCount = 0
  /// Kept for the next period.
  package fileprivate(set) var hold: Int64 = 0
  package fileprivate(set) var total: Int64 = 0
  /// What can be assigned now: of the current and later periods no more than is left in all later ones.
  package fileprivate(set) var ready: Int64 = 0

  package subscript(term: ReadyTerm) -> Int64 { terms[ReadyTerm.allCases.firstIndex(of: term) ?? 0] }

  /// What later periods have of `total`.
  package var assignedLater: Int64 { max(0, total - ready) }

  fileprivate mutating func set(_ term: ReadyTerm, _ amount: Int64) {
    terms[ReadyTerm.allCases.firstIndex(of: term) ?? 0] = amount
    total += amount
  }
}

/// Ready of all periods in one currency; nil where the method has none.
struct ReadyChain {
  private(set) var figures: [ReadyFigures?] = []
  private(set) var breaks: [IdentityBreak] = []
  /// In transit at each period's end.
  private(set) var inTransit: [Int64] = []

  init(_ book: CurrencyBook, _ input: BudgetInput, _ periods: [Period], _ methods: [BudgetMethod]) {
    let currency = book.currency
    var transit = input.inTransit[currency] ?? 0
    for (index, period) in periods.enumerated() {
      let sums = book.sums.periods[index]
      let onEve = transit - sums.insideBefore
      transit = onEve - sums.inside
      inTransit.append(transit)
      guard methods[index] == .zeroBased else {
        figures.append(nil)
        continue
      }
      let previous = index > 0 ? figures[index - 1] : nil
      let ready = ReadyChain.ready(of: index, after: previous, onEve, book)
      figures.append(ready)
      let found = IdentityBreak(
        period: period, currency: currency, ready: ready.total, hold: ready.hold,
        balances: book.balances.atEnd(of: index), inTransit: transit,
        remaining: book.chain.remaining.row(index).reduce(0, +))
      if found.difference != 0 { breaks.append(found) }
    }
    show(book.sums.horizon, current: periods.countOfPrefix { $0.last < input.today })
  }

  /// `previous` is nil where no ready came before: then it begins with what the balances leave.
  private static func ready(
    of index: Int, after previous: ReadyFigures?, _ inTransit: Int64, _ book: CurrencyBook
  ) -> ReadyFigures {
    let (sums, balances) = (book.sums.periods[index], book.balances)
    var ready = ReadyFigures()
    if let previous {
      ready.set(.before, previous.total)
      ready.set(.opening, balances.opening[index] + balances.openingBefore[index])
      ready.set(.outside, sums.outside)
      ready.set(.returned, book.chain.leaving[index - 1])
    } else {
      let joined = balances.debts.values.reduce(-balances.debtsBefore[index]) { $0 + $1[index, 0] }
      let carried = book.chain.carried.row(index).reduce(0, +) - joined
      ready.set(.before, balances.onEve(of: index) + inTransit - carried)
      ready.set(.opening, balances.opening[index])
    }
    ready.set(.income, sums.income)
    ready.set(.uncategorized, sums.uncategorized)
    ready.set(.converted, sums.converted)
    ready.set(.planned, -book.sums.planned.row(index).reduce(0, +))
    ready.uncategorizedCount = sums.uncategorizedCount
    ready.hold = sums.incomeHeld + sums.holdLines
    ready.set(.hold, (previous?.hold ?? 0) - ready.hold)
    return ready
  }

  /// What the current and later periods show: nothing that is assigned later.
  private mutating func show(_ horizon: Int, current: Int) {
    var least: Int64?
    for index in figures.indices.reversed() {
      guard let total = figures[index]?.total else { continue }
      if index <= horizon { least = min(least ?? total, total) }
      figures[index]?.ready = index < current || total < 0 ? total : max(0, min(least ?? total, total))
    }
  }
}
