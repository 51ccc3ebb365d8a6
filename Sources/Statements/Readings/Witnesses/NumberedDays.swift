import Values

/// Banks number transactions by their days: `FT25006KX1` on the 6th day of 2025, `20250106-0017`. Nothing else makes the
/// same digits of every row its day.
enum NumberedDays {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    guard let sample = dates.numbered(order, false) else { return .silent }
    return .supports(Weights.numberedDays, "only so the numbers of the rows hold their days: '\(sample)'")
  }

  /// How a number may hold a day, all digits.
  static let forms: [@Sendable (Day) -> [UInt8]] = [
    { day in digits(day.civil.year, 4) + digits(day.civil.month, 2) + digits(day.civil.day, 2) },
    { day in digits(day.civil.year % 100, 2) + digits(day.civil.month, 2) + digits(day.civil.day, 2) },
    { day in digits(day.civil.year % 100, 2) + digits(dayOfYear(day), 3) },
  ]

  private static func dayOfYear(_ day: Day) -> Int {
    Int(day.number - (Day(year: day.civil.year, month: 1, day: 1)?.number ?? day.number)) + 1
  }

  private static func digits(_ number: Int, _ count: Int) -> [UInt8] {
    let text = Array(String(number).utf8)
    return Array(repeating: UInt8(ascii: "0"), count: max(0, count - text.count)) + text
  }

  /// The first of the fields, where the same places of all hold the days of their rows, of which there are two and more;
  /// nil where they do not. `counted`: as days of the year alone, which are those of the usual calendar wherever banks
  /// count them.
  static func sample(_ fields: [(text: [UInt8], day: Int32)], counted: Bool) -> String? {
    guard fields.count >= 3, Set(fields.map(\.day)).count > 1, let first = fields.first else { return nil }
    for form in counted ? forms.suffix(1) : forms[...] {
      let own = form(Day(number: first.day))
      guard first.text.count >= own.count else { continue }
      let places = (0...first.text.count - own.count).filter { first.text[$0...].starts(with: own) }
      let isFound = places.contains { place in
        fields.allSatisfy { field in
          field.text.count > place && field.text[place...].starts(with: form(Day(number: field.day)))
        }
      }
      if isFound { return String(decoding: first.text, as: UTF8.self) }
    }
    return nil
  }
}
