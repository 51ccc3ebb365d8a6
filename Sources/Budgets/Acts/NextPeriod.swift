package import Values

/// What `next` gives out.
package struct BudgetNext: Equatable, Sendable {
  package struct Grant: Equatable, Sendable {
    package let category: String
    package let currency: Currency
    /// What the plan asks, and what of it is given, in minor units.
    package let wanted: Int64
    package let granted: Int64
  }

  /// A plan whose day has passed, and that does not come again.
  package struct Passed: Equatable, Sendable {
    package let category: String
    package let day: Day
  }

  /// Of every category that asks and has no line yet, in the order in which money is given out.
  package fileprivate(set) var grants: [Grant] = []
  package fileprivate(set) var passed: [Passed] = []
  package fileprivate(set) var lines: [AssignedLine] = []

  /// A further round, which asks again only for what got nothing.
  fileprivate mutating func add(_ more: BudgetNext) {
    for grant in more.grants {
      let index = grants.firstIndex { $0.category == grant.category && $0.currency == grant.currency }
      if let index { grants[index] = grant } else { grants.append(grant) }
    }
    lines += more.lines
  }
}

extension Budget {
  /// Gives each category what its plan asks, in the order of budget.yaml, shares of what is left last; zero-based no
  /// more than is ready, unless `beyond`. A category that has a line in the period is left alone, in that currency.
  package func next(on day: Day, beyond: Bool = false) throws(ActRefusal) -> BudgetNext {
    let period = try budgeted(day)
    var next = round(of: period, beyond)
    // What is given can come back to a later period and leave more ready; so on until nothing is left to give.
    while let after = try? with(assigned: input.assigned + next.lines) {
      let more = after.round(of: period, beyond)
      guard !more.lines.isEmpty else { break }
      next.add(more)
    }
    return next
  }

  private func round(of period: Int, _ beyond: Bool) -> BudgetNext {
    var next = BudgetNext()
    for book in books.indices { give(period, book, beyond, &next) }
    return next
  }

  private func give(_ period: Int, _ book: Int, _ beyond: Bool, _ next: inout BudgetNext) {
    let (wants, sums, currency) = (wants(of: period, in: books[book]), books[book].sums, currencies[book])
    next.passed += wants.passed.map { BudgetNext.Passed(category: table.lines[$0.line].path, day: $0.day) }
    if methods[period] != .zeroBased {
      for (index, want) in wants.income.enumerated()
      where want > 0 && !sums.assignedIncome[period].contains(index) {
        add(table.income[index].path, currency, want, want, period, &next)
      }
    }
    let isOpen = table.lines.indices.map { !sums.assigned[period].contains($0) }
    let isLimited = methods[period] == .zeroBased && !beyond
    var left = left(toShare: 0, of: period, in: book)
    var granted = Array(repeating: Int64(0), count: isOpen.count)
    for (index, want) in wants.fixed.enumerated() where isOpen[index] {
      granted[index] = isLimited ? min(want, left) : want
      left = max(0, Money.sum(left, -granted[index]))
    }
    let shares = wants.shares(of: left) { isOpen[$0] }
    for index in isOpen.indices where isOpen[index] && (wants.fixed[index] > 0 || shares[index] > 0) {
      let wanted = Money.sum(wants.fixed[index], shares[index])
      add(table.lines[index].path, currency, wanted, Money.sum(granted[index], shares[index]), period, &next)
    }
  }

  private func add(
    _ category: String, _ currency: Currency, _ wanted: Int64, _ granted: Int64, _ period: Int,
    _ next: inout BudgetNext
  ) {
    next.grants.append(
      BudgetNext.Grant(category: category, currency: currency, wanted: wanted, granted: granted))
    if granted > 0 { next.lines.append(line(category, granted, currency, period, "plan")) }
  }
}
