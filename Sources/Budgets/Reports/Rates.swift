package import Values

/// What a currency was worth in another one, by day.
package struct Rates: Sendable {
  /// 1 major unit of a currency is `digits` / 10^`decimals` major units of the other.
  package struct Rate: Hashable, Sendable {
    package var day: Day
    package var digits: Int64
    package var decimals: Int

    package init(day: Day, digits: Int64, decimals: Int) {
      self.day = day
      self.digits = digits
      self.decimals = decimals
    }
  }

  private struct Pair: Hashable {
    var from: Currency
    var to: Currency
  }

  /// Ascending by day.
  private var rates: [Pair: [Rate]] = [:]

  package init() {}

  /// A later rate of the same day takes the place of an earlier one.
  package mutating func add(_ rate: Rate, of currency: Currency, in other: Currency) {
    let pair = Pair(from: currency, to: other)
    let place = rates[pair, default: []].countOfPrefix { $0.day <= rate.day }
    if place > 0, rates[pair]?[place - 1].day == rate.day {
      rates[pair]?[place - 1] = rate
    } else {
      rates[pair, default: []].insert(rate, at: place)
    }
  }

  /// The amount in another currency, by the last rate up to the day, or the other way round; half a minor unit away from
  /// zero. Nil where there is no rate yet.
  package func converted(_ amount: Int64, from: Currency, to: Currency, on day: Day) -> Int64? {
    if from == to { return amount }
    if let rate = rate(from, to, day) {
      return Rates.quotient(
        Int128(amount) * Int128(rate.digits) * Rates.power(to.exponent),
        Rates.power(rate.decimals) * Rates.power(from.exponent))
    }
    guard let rate = rate(to, from, day) else { return nil }
    return Rates.quotient(
      Int128(amount) * Rates.power(rate.decimals) * Rates.power(to.exponent),
      Int128(rate.digits) * Rates.power(from.exponent))
  }

  private func rate(_ from: Currency, _ to: Currency, _ day: Day) -> Rate? {
    guard let rates = rates[Pair(from: from, to: to)] else { return nil }
    let place = rates.countOfPrefix { $0.day <= day }
    return place == 0 ? nil : rates[place - 1]
  }

  private static func power(_ exponent: Int) -> Int128 { (0..<exponent).reduce(Int128(1)) { power, _ in power * 10 } }

  private static func quotient(_ dividend: Int128, _ divisor: Int128) -> Int64 {
    let half = divisor / 2
    return Int64(clamping: (dividend + (dividend < 0 ? -half : half)) / divisor)
  }
}
