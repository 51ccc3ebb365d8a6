package import Values

/// What came in and went out in a step, in one currency; minor units, both positive.
package struct TrendRow: Equatable, Sendable {
  package let currency: Currency
  package let step: Period
  package let income: Int64
  package let expense: Int64

  package var net: Int64 { income - expense }

  /// Net of income, in tenths of a percent; nil without income.
  package var savingsRate: Int64? {
    guard income > 0 else { return nil }
    let (quotient, remainder) = (Int128(net) * 1000).quotientAndRemainder(dividingBy: Int128(income))
    return Int64(clamping: quotient - (remainder < 0 ? 1 : 0))
  }
}

extension ReportSums {
  /// Each step of each currency, the empty ones, too.
  package func trend() -> [TrendRow] {
    present.flatMap { currency in
      var income = steps.map { _ in Int64(0) }
      var expense = income
      for (key, sum) in sums where key.currency == currency && key.standing == .counted {
        let step = Int(key.step)
        switch key.side {
        case .income: income[step] = Money.sum(income[step], sum.amount)
        case .expense: expense[step] = Money.sum(expense[step], -sum.amount)
        }
      }
      return steps.indices.map {
        TrendRow(currency: currencies[currency], step: steps[$0], income: income[$0], expense: expense[$0])
      }
    }
  }
}

/// A period at a glance, in one currency.
package struct Summary: Equatable, Sendable {
  package let row: TrendRow
  /// The period before; nil where the book has nothing of it.
  package let before: TrendRow?
  /// The mean of as many of the twelve periods before as the book has anything of, rounded to the nearest minor unit;
  /// nil without any.
  package let mean: TrendRow?
  /// How many these are.
  package let meanOf: Int

  /// Of the steps the last one is the period, those before it the ones to compare with.
  init(_ steps: [TrendRow]) {
    row = steps[steps.count - 1]
    let earlier = steps.dropLast()
    let known = earlier.drop { $0.income == 0 && $0.expense == 0 }.suffix(12)
    before = known.last
    meanOf = known.count
    mean = known.isEmpty ? nil : Summary.mean(Array(known), of: row)
  }

  private static func mean(_ rows: [TrendRow], of row: TrendRow) -> TrendRow {
    func mean(_ amounts: [Int64]) -> Int64 {
      let sum = amounts.reduce(Int128(0)) { $0 + Int128($1) }
      let half = Int128(amounts.count) / 2
      return Int64(clamping: (sum + (sum < 0 ? -half : half)) / Int128(amounts.count))
    }
    return TrendRow(
      currency: row.currency, step: row.step, income: mean(rows.map(\.income)), expense: mean(rows.map(\.expense)))
  }
}

extension ReportSums {
  /// Of the last step, in each currency.
  package func summaries() -> [Summary] {
    let rows = trend()
    return stride(from: 0, to: rows.count, by: max(1, steps.count)).map {
      Summary(Array(rows[$0..<$0 + steps.count]))
    }
  }
}
