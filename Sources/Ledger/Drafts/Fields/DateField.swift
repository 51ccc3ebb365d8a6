/// In which order a date names its parts.
package enum DateOrder: String, CaseIterable, Sendable { case dmy, mdy, ymd, ydm }

/// Reads dates as banks write them.
package enum DateField {
  /// The day as `Day.number`; nil when the text is no date in that order, or the calendar has no such day.
  ///
  /// The reading is literal: `25.12.2024` is a date in `.dmy` only because no month is 25; what a whole column means
  /// is for `DateProfile` to say. A time behind the date is allowed and does not move the day. Digits that are a
  /// serial number (Excel, Unix) count as `.ymd`. `languages` narrows what month names may mean.
  package static func parse(
    _ text: UnsafeBufferPointer<UInt8>, order: DateOrder, languages: MonthLanguages = .all
  ) -> Int32? {
    if let numeric = unsafe NumericDate(text) { return numeric.day(in: order) }
    return unsafe parseParts(text, order: order, languages: languages)
  }

  /// Any way of writing dates.
  @inline(never)
  private static func parseParts(
    _ text: UnsafeBufferPointer<UInt8>, order: DateOrder, languages: MonthLanguages
  ) -> Int32? {
    unsafe DateParts(text)?.day(in: order, languages: languages)
  }

  /// Whether the text is a date in some order. Bare digits count only when they are eight or more and make a day.
  package static func looksLikeDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let numeric = unsafe NumericDate(text) {
      return numeric.day(in: .dmy) != nil || numeric.day(in: .mdy) != nil || numeric.day(in: .ymd) != nil
        || numeric.day(in: .ydm) != nil
    }
    guard unsafe hasDigits(text), let parts = unsafe DateParts(text) else { return false }
    switch parts.form.style {
    case .serial, .unix: return false
    case .digits where parts.form.yearDigits == 2: return false
    default: return DateOrder.allCases.contains { parts.day(in: $0, languages: .all) != nil }
    }
  }

  /// Whether the text is short enough for a date and has the three digits that the shortest has.
  private static func hasDigits(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count <= 80 else { return false }
    var digits = 0
    for place in 0..<text.count {
      let byte = unsafe text[place]
      if byte &- 48 < 10 || byte >= 0x80 { digits += 1 }
    }
    return digits >= 3
  }
}
