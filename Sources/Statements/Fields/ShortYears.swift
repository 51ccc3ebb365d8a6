import Values

/// Years of two digits in front of the month that may be those of another era: what the header is written in makes them
/// worth a question, as banks there write both.
enum ShortYears {
  /// Reiwa began in 2019: its years so far, and some to come, look like those from 2001 on.
  private static let reiwa: ClosedRange<Int> = 2001...2015
  /// Letters that Persian has besides those of Arabic. Urdu has them too, but puts the day in front.
  private static let persian: Set<Character> = ["پ", "چ", "ژ", "گ", "ک", "ی"]

  /// Whose years they may be, as a question names it; nil where the last day's year is plain.
  static func otherEra(of form: DateForm, _ order: DateOrder, _ days: ClosedRange<Int32>, under names: [String])
    -> String?
  {
    guard form.yearDigits == 2, order == .ymd else { return nil }
    let letters = names.joined()
    if letters.contains(where: { persian.contains($0) }) { return "Persian one" }
    let year = Day(number: days.upperBound).civil.year
    let isJapanese = letters.unicodeScalars.contains { (0x3041...0x30fa).contains($0.value) }
    return isJapanese && reiwa ~= year ? "Japanese one" : nil
  }
}
