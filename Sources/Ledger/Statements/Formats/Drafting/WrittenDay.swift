/// Reads the days that statement formats write with a fixed order: `20250403...`, `2025-04-03...`, `250403`.
enum WrittenDay {
  /// Years in which a statement can be written; others are a program's way to say that it knows none.
  static let years = 1900...2199

  /// Year, month and day at the start of `range`, with or without dashes; a time and zone may follow, and do not
  /// move the day: the written one counts.
  static func full(_ text: [UInt8], _ range: Range<Int>) -> Day? {
    let start = range.lowerBound
    let hasDashes = range.count >= 10 && text[start + 4] == UInt8(ascii: "-") && text[start + 7] == UInt8(ascii: "-")
    let length = hasDashes ? 10 : 8
    guard range.count >= length else { return nil }
    let month = start + (hasDashes ? 5 : 4)
    let day = start + (hasDashes ? 8 : 6)
    guard let y = number(text, start, 4), let m = number(text, month, 2), let d = number(text, day, 2) else {
      return nil
    }
    return years.contains(y) ? Day(year: y, month: m, day: d) : nil
  }

  /// `YYMMDD` at `place`; 80 and later are the years from 1980.
  static func short(_ text: [UInt8], at place: Int) -> Day? {
    guard let y = number(text, place, 2), let m = number(text, place + 2, 2), let d = number(text, place + 4, 2) else {
      return nil
    }
    return Day(year: century(y), month: m, day: d)
  }

  /// The full year of a two-digit one.
  static func century(_ year: Int) -> Int { year < 80 ? 2000 + year : 1900 + year }

  /// The value of `count` digits at `place`.
  static func number(_ text: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= text.count else { return nil }
    var value = 0
    for byte in text[place..<(place + count)] {
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    return value
  }
}
