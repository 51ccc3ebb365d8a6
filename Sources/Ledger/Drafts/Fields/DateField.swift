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
    if let parts = unsafe DateParts(fixedWidth: text) { return parts.day(in: order, languages: languages) }
    return unsafe DateParts(text)?.day(in: order, languages: languages)
  }

  /// Whether the text is a date in some order. Bare digits count only when they are eight or more and make a day.
  package static func looksLikeDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let parts = unsafe DateParts(fixedWidth: text) ?? DateParts(text) else { return false }
    switch parts.form.style {
    case .serial, .unix: return false
    case .digits where parts.form.yearDigits == 2: return false
    default: return DateOrder.allCases.contains { parts.day(in: $0, languages: .all) != nil }
    }
  }
}
