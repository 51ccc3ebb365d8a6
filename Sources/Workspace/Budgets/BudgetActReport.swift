import Budgets
import Values

/// What an act of the budget changed. Amounts are decimal strings in major units.
package struct BudgetActReport: Encodable, Sendable {
  /// A category that got money or gave it.
  package struct Change: Encodable, Sendable {
    package let category: String
    /// Its code.
    package let currency: String
    package let assigned: String
    /// What remained, and remains.
    package let before: String
    package let after: String
  }

  /// What is ready to assign in the period; none where the method has none.
  package struct Ready: Encodable, Sendable {
    /// Its code.
    package let currency: String
    package let before: String
    package let after: String
  }

  /// A plan that did not get all that it asks.
  package struct Short: Encodable, Sendable {
    package let category: String
    /// Its code.
    package let currency: String
    package let wanted: String
    package let granted: String
  }

  /// Nil where nothing was written.
  package internal(set) var run: Int64?
  /// The period's first day.
  package let period: String
  package let changes: [Change]
  package let ready: [Ready]
  package let short: [Short]

  init(_ lines: [AssignedLine], _ next: BudgetNext?, before: Budget, after: Budget, period: Int) {
    self.period = "\(before.periods[period].first)"
    func remaining(_ budget: Budget, _ line: AssignedLine) -> Int64 {
      let rows = budget.figures(of: period, in: line.currency)?.rows ?? []
      let own = [line.category, LineName.own(line.category)]
      return rows.last { own.contains($0.category) && !$0.isSum }?.remaining ?? 0
    }
    changes = lines.map { line in
      Change(
        category: line.category, currency: line.currency.code, assigned: line.currency.text(line.amount),
        before: line.currency.text(remaining(before, line)), after: line.currency.text(remaining(after, line)))
    }
    ready = after.currencies.compactMap { currency in
      guard let now = after.figures(of: period, in: currency)?.ready else { return nil }
      let then = before.figures(of: period, in: currency)?.ready?.ready ?? 0
      return Ready(currency: currency.code, before: currency.text(then), after: currency.text(now.ready))
    }
    short = (next?.grants ?? []).filter { $0.granted < $0.wanted }.map { grant in
      Short(
        category: grant.category, currency: grant.currency.code, wanted: grant.currency.text(grant.wanted),
        granted: grant.currency.text(grant.granted))
    }
  }
}

extension Currency {
  /// A decimal string in major units.
  func text(_ minor: Int64) -> String { Money.text(minor, exponent: exponent) }
}
