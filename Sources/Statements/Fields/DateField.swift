package import Lexicon

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
    _ text: UnsafeBufferPointer<UInt8>, order: DateOrder, languages: MonthLanguages = .all,
    era: YearEra = .common
  ) -> Int32? {
    if let numeric = unsafe NumericDate(text) { return numeric.day(in: order, era) }
    return unsafe parseParts(text, order: order, languages: languages, era)
  }

  /// Any way of writing dates.
  @inline(never)
  private static func parseParts(
    _ text: UnsafeBufferPointer<UInt8>, order: DateOrder, languages: MonthLanguages, _ era: YearEra
  ) -> Int32? {
    unsafe DateParts(text)?.day(in: order, languages: languages, era)
  }

  /// Whether the text is a date in some order. Bare digits count only when they are eight or more and make a day.
  package static func looksLikeDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let numeric = unsafe NumericDate(text) {
      return numeric.day(in: .dmy) != nil || numeric.day(in: .mdy) != nil || numeric.day(in: .ymd) != nil
        || numeric.day(in: .ydm) != nil || numeric.day(in: .dmy, .buddhist) != nil
    }
    guard let parts = unsafe DateParts(text), parts.isUnlikeNumber else { return false }
    let meant = parts.name.month(in: .all) == nil ? parts.name.firstLanguages : .all
    return parts.day(in: .dmy, languages: meant) != nil || parts.day(in: .mdy, languages: meant) != nil
      || parts.day(in: .ymd, languages: meant) != nil || parts.day(in: .ydm, languages: meant) != nil
  }
}
