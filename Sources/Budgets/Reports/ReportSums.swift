package import Values

/// The sums of a report's parts, from which each report makes its rows.
package struct ReportSums: Sendable {
  package struct Sum: Equatable, Sendable {
    /// Minor units, money out negative.
    package var amount: Int64 = 0
    /// Parts.
    package var count = 0

    package init() {}

    mutating func add(_ part: Int64) {
      amount &+= part
      count += 1
    }

    package mutating func add(_ other: Sum) {
      amount = Money.sum(amount, other.amount)
      count += other.count
    }
  }

  package let currencies: [Currency]
  package let steps: [Period]
  package let categories: [BudgetCategory]
  /// The names of the numbers that parts are grouped by.
  package let groups: [Int64: String]
  package private(set) var sums: [ReportPart.Key: Sum] = [:]

  package init(
    currencies: [Currency], steps: [Period], categories: [BudgetCategory], groups: [Int64: String] = [:]
  ) {
    self.currencies = currencies
    self.steps = steps
    self.categories = categories
    self.groups = groups
  }

  package mutating func add(_ part: ReportPart) {
    sums[part.key, default: Sum()].add(part.amount)
  }

  /// Those of other parts of the same report.
  package mutating func add(_ other: ReportSums) {
    for (key, sum) in other.sums { sums[key, default: Sum()].add(sum) }
  }

  /// Of the parts in one currency that a condition holds for, each once.
  func sum(_ currency: Int, where isWanted: (ReportPart.Key) -> Bool) -> Sum {
    var sum = Sum()
    for (key, part) in sums where key.currency == currency && !key.isAgain && isWanted(key) { sum.add(part) }
    return sum
  }

  /// The sums of one step alone.
  package func only(_ step: Int) -> ReportSums {
    var own = self
    own.sums = sums.filter { $0.key.step == step }
    return own
  }

  /// The currencies in which anything counts or waits, by their index.
  package var present: [Int] { Set(sums.keys.map { Int($0.currency) }).sorted() }
}

/// What waits beside a report in one currency.
package struct ReportBeside: Equatable, Sendable {
  package let currency: Currency
  package let pending: ReportSums.Sum
  package let held: ReportSums.Sum

  package var isEmpty: Bool { pending.count + held.count == 0 }
}

extension ReportSums {
  /// For each currency that has any.
  package var beside: [ReportBeside] {
    present.map { currency in
      ReportBeside(
        currency: currencies[currency], pending: sum(currency) { $0.standing == .pending },
        held: sum(currency) { $0.standing == .held })
    }.filter { !$0.isEmpty }
  }
}
