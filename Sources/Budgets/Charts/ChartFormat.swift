package import Values

/// How people read the figures of a chart, by the settings of the book. Amounts are minor units of one currency.
package struct ChartFormat: Sendable {
  package var exponent: Int
  package var amount: @Sendable (Int64) -> String
  /// A tick of an axis that needs no decimals: so many whole units.
  package var units: @Sendable (Int64) -> String
  /// Tenths of a percent.
  package var share: @Sendable (Int) -> String
  package var day: @Sendable (Day) -> String

  /// What is left out is written as `1234.50`, `1234`, `12.5%` and `2025-01-31`.
  package init(
    exponent: Int, amount: (@Sendable (Int64) -> String)? = nil, units: (@Sendable (Int64) -> String)? = nil,
    share: (@Sendable (Int) -> String)? = nil, day: (@Sendable (Day) -> String)? = nil
  ) {
    self.exponent = exponent
    self.amount = amount ?? { Money.text($0, exponent: exponent) }
    self.units = units ?? { String($0) }
    self.share = share ?? { Money.text(Int64($0), exponent: 1) + "%" }
    self.day = day ?? { $0.description }
  }

  /// A day, or the first and the last of several.
  func span(_ first: Day, _ last: Day) -> String {
    (first == last ? day(first) : day(first) + " – " + day(last)).printable
  }

  /// Minor units in a whole one.
  var unit: Int64 { Money.unit(exponent: exponent) }
}
