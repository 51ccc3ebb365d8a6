import Values

/// What a unit of each currency has been worth in the last decades, from its lowest to its highest: wide bands that
/// rule out what cannot be an exchange, never proof that something is one.
enum ExchangeBands {
  /// Whether an amount of one currency can have become an amount of another. Both in minor units, above zero.
  static func allow(_ sent: UInt64, of from: Currency, becoming got: UInt64, of to: Currency) -> Bool {
    guard let left = bands[from], let right = bands[to] else { return false }
    // The least that was sent was worth no more than the most that came in, and the other way round.
    return !isMore(sent, left.lowerBound, from, than: got, right.upperBound, to)
      && !isMore(got, right.lowerBound, to, than: sent, left.upperBound, from)
  }

  /// Whether one amount at a price is more than another one at another, compared in 128 bits.
  private static func isMore(
    _ amount: UInt64, _ price: UInt64, _ currency: Currency, than other: UInt64, _ otherPrice: UInt64,
    _ otherCurrency: Currency
  ) -> Bool {
    let left = amount.multipliedFullWidth(by: price * scale(otherCurrency))
    let right = other.multipliedFullWidth(by: otherPrice * scale(currency))
    return (left.high, left.low) > (right.high, right.low)
  }

  /// Minor units in a major unit.
  private static func scale(_ currency: Currency) -> UInt64 {
    UInt64(Money.unit(exponent: currency.exponent))
  }

  /// Millionths of a euro for one major unit.
  private static let bands: [Currency: ClosedRange<UInt64>] = {
    var bands: [Currency: ClosedRange<UInt64>] = [:]
    for (code, band) in table { if let currency = Currency(code) { bands[currency] = band } }
    return bands
  }()

  private static let table: [(String, ClosedRange<UInt64>)] = [
    ("EUR", 1_000_000...1_000_000), ("USD", 620_000...1_200_000), ("GBP", 1_000_000...1_760_000),
    ("CHF", 600_000...1_120_000), ("JPY", 5_300...11_200), ("CNY", 75_000...155_000), ("HKD", 79_000...155_000),
    ("TWD", 19_000...40_000), ("KRW", 480...1_150), ("SGD", 450_000...780_000), ("AUD", 480_000...860_000),
    ("NZD", 380_000...720_000), ("CAD", 550_000...860_000), ("SEK", 80_000...125_000), ("NOK", 78_000...140_000),
    ("DKK", 130_000...138_000), ("ISK", 5_000...14_500), ("PLN", 195_000...320_000), ("CZK", 26_000...45_000),
    ("HUF", 2_200...4_500), ("RON", 190_000...390_000), ("BGN", 505_000...517_000), ("HRK", 128_000...140_000),
    ("RUB", 7_500...45_000), ("UAH", 18_000...210_000), ("TRY", 18_000...660_000), ("ILS", 160_000...310_000),
    ("INR", 8_800...28_000), ("THB", 18_000...32_000), ("MYR", 175_000...310_000), ("IDR", 45...140),
    ("PHP", 11_500...28_000), ("VND", 30...80), ("BRL", 145_000...680_000), ("MXN", 36_000...145_000),
    ("ARS", 500...1_200_000), ("CLP", 850...2_100), ("COP", 190...560), ("PEN", 190_000...430_000),
    ("ZAR", 44_000...165_000), ("AED", 170_000...330_000), ("SAR", 165_000...320_000), ("KWD", 2_200_000...3_900_000),
    ("EGP", 16_000...260_000), ("MAD", 85_000...110_000), ("NGN", 500...10_000), ("KES", 6_000...14_500),
  ]
}
