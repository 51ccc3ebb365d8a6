import Values

/// What speaks of the order in which the dates of a table name day, month and year.
struct DateCase {
  let profile: DateProfile
  /// The table's other date columns, which the same program wrote.
  var others: [DateProfile] = []
  /// The dates above and below the table that are written as the column's are.
  var stated: DateProfile?
  /// Those among the words of the rows' texts: `Value Date: 30/08/2026`.
  var inTexts: () -> DateProfile? = { nil }
  /// What a person answered, or what is declared of the account.
  var told: DateOrder?
  /// The days that the file says it covers, read in an order.
  var span: (DateOrder) -> ClosedRange<Int32>? = { _ in nil }
  /// The only day that the lines above the table state, read in an order.
  var statedDay: (DateOrder) -> Int32? = { _ in nil }
  /// The days of the column in file order.
  var days: (DateOrder) -> [Int32] = { _ in [] }
  /// How many days lie between the dates of each row that has several.
  var gaps: (DateOrder) -> [Int32] = { _ in [] }
  /// A number of a row that holds its day, as those of all rows do, read in an order; `counted`: as a day of the year.
  var numbered: (_ order: DateOrder, _ counted: Bool) -> String? = { _, _ in nil }
  /// Amounts have a comma in front of their decimals.
  var hasDecimalCommas: () -> Bool = { false }
  /// Amounts are grouped by lakhs.
  var hasLakhs: () -> Bool = { false }
  /// The header is in a language whose countries never put the month first.
  var isDayFirstLanguage: () -> Bool = { false }
  /// The header is in the letters of East Asia.
  var isOfEastAsia: () -> Bool = { false }
  /// The statement is in a currency of countries that never put the month first.
  var isDayFirstCurrency: () -> Bool = { false }

  func spanLength(_ order: DateOrder) -> Int32 {
    profile.days(in: order).map { $0.upperBound - $0.lowerBound } ?? .max
  }

  /// Either order gives the same days: `01/01/2019`.
  func areSame(_ order: DateOrder, _ other: DateOrder) -> Bool {
    profile.days(in: order) == profile.days(in: other) && days(order) == days(other)
  }

  /// How the dates look, with a date that no rival reads.
  static func form(_ profile: DateProfile, _ order: DateOrder) -> String {
    let name = profile.formName(order: order)
    let rivals: [DateOrder] = order == .dmy ? [.mdy] : order == .mdy ? [.dmy] : []
    for rival in rivals {
      if let sample = profile.exclusion(of: rival) { return "\(name): line \(sample.line) has '\(sample.text)'" }
    }
    return profile.form.firstSeparator == UInt8(ascii: ".") && order == .dmy
      ? "\(name): dates with dots name the day first" : name
  }

  static func text(_ days: ClosedRange<Int32>) -> ValueText {
    "\(Day(number: days.lowerBound)) to \(Day(number: days.upperBound))"
  }
}
