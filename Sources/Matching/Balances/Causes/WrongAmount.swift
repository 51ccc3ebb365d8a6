/// How one amount becomes another by a slip of the pen.
enum WrongAmount {
  /// Whether two neighbouring digits of `amount` exchanged give `wanted`.
  static func isSwapped(_ amount: Int64, _ wanted: Int64) -> Bool {
    guard (amount < 0) == (wanted < 0), (wanted &- amount) % 9 == 0, amount != wanted else { return false }
    var (one, other) = (amount.magnitude, wanted.magnitude)
    while one % 10 == other % 10 {
      one /= 10
      other /= 10
    }
    guard one / 100 == other / 100 else { return false }
    return one % 10 == other / 10 % 10 && one / 10 % 10 == other % 10
  }

  /// Whether two amounts have as many digits.
  static func isAsLong(_ one: Int64, _ other: Int64) -> Bool {
    String(one.magnitude).utf8.count == String(other.magnitude).utf8.count
  }

  /// The factor by which the decimal mark of `amount` makes it `wanted`: 10 or 100 times too much or too little.
  static func shift(_ amount: Int64, _ wanted: Int64) -> Int64? {
    guard amount != 0, wanted != 0 else { return nil }
    return [10, 100].first { factor in
      wanted.multipliedReportingOverflow(by: factor) == (amount, false)
        || amount.multipliedReportingOverflow(by: factor) == (wanted, false)
    }
  }
}
