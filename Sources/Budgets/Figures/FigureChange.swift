package import Values

/// A figure of an ended period that two budgets do not agree on.
package struct FigureChange: Equatable, Sendable {
  package enum Figure: String, CaseIterable, Sendable { case planned, carried, spent, remaining }

  package let period: Period
  package let category: String
  package let currency: Currency
  package let figure: Figure
  /// Minor units.
  package let before: Int64
  package let after: Int64
}

/// Ready of the current period that two budgets do not agree on.
package struct ReadyChange: Equatable, Sendable {
  package let currency: Currency
  package let before: Int64
  package let after: Int64
}

extension Budget {
  /// What of ended periods this budget says otherwise than an earlier one, parents' sums left out.
  package func changes(since earlier: Budget) -> [FigureChange] {
    let currencies = currencies + earlier.currencies.filter { !self.currencies.contains($0) }
    return periods.indices.filter { periods[$0].last < input.today }.flatMap { period in
      currencies.flatMap { changes(since: earlier, period, $0) }
    }
  }

  /// Ready now in each currency where it differs.
  package func readyChanges(since earlier: Budget) -> [ReadyChange] {
    currencies.compactMap { currency in
      let after = figures(of: current, in: currency)?.ready?.ready
      let before = earlier.figures(of: earlier.current, in: currency)?.ready?.ready
      guard before != after else { return nil }
      return ReadyChange(currency: currency, before: before ?? 0, after: after ?? 0)
    }
  }

  private func changes(since earlier: Budget, _ period: Int, _ currency: Currency) -> [FigureChange] {
    let before = earlier.lineFigures(of: earlier.periods.firstIndex(of: periods[period]), in: currency)
    let after = lineFigures(of: period, in: currency)
    return Set(before.keys).union(after.keys).sorted().flatMap { path in
      FigureChange.Figure.allCases.enumerated().compactMap { index, figure -> FigureChange? in
        let (old, new) = (before[path]?[index] ?? 0, after[path]?[index] ?? 0)
        guard old != new else { return nil }
        return FigureChange(
          period: periods[period], category: path, currency: currency, figure: figure, before: old, after: new)
      }
    }
  }

  /// By path of the line, in the order of `FigureChange.Figure.allCases`.
  private func lineFigures(of period: Int?, in currency: Currency) -> [String: [Int64]] {
    guard let period, let book = books.first(where: { $0.currency == currency }) else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: table.lines.enumerated().map { index, line in
        let planned = book.sums.planned[period, index]
        let (carried, spent) = (book.chain.carried[period, index], book.sums.spent[period, index])
        return (line.path, [planned, carried, spent, book.chain.remaining[period, index]])
      })
  }
}
