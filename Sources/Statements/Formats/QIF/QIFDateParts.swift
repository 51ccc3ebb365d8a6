import Values

/// The three numbers of a QIF date, and what their form says of the order.
struct QIFDateParts {
  private var numbers = (0, 0, 0)
  private var widths = (0, 0, 0)
  private var separators: (UInt8, UInt8) = (0, 0)

  /// Nil where the text has no such form: `8/12/13`, `03.11.25`, `1/ 3'05`, `2013-08-12`, `20130812`. A time may follow.
  init?(_ text: [UInt8], _ range: Range<Int>) {
    let date = QIFDateParts.withoutTime(text, text.trimmed(range))
    if date.count == 8, let year = WrittenDay.number(text, date.lowerBound, 4),
      let month = WrittenDay.number(text, date.lowerBound + 4, 2),
      let day = WrittenDay.number(text, date.lowerBound + 6, 2)
    {
      numbers = (year, month, day)
      widths = (4, 2, 2)
      return
    }
    var value = 0
    var digits = 0
    var field = 0
    for place in date {
      let byte = text[place]
      if byte.isDigit {
        guard digits < 4 else { return nil }
        value = value * 10 + Int(byte - 48)
        digits += 1
      } else if byte != 0x20 || digits > 0 {
        guard digits > 0, field < 2, QIFDateParts.isSeparator(byte) else { return nil }
        set(field, value, digits)
        if field == 0 { separators.0 = byte } else { separators.1 = byte }
        field += 1
        value = 0
        digits = 0
      }
    }
    guard field == 2, digits > 0 else { return nil }
    set(2, value, digits)
  }

  /// Cuts a time behind the date: `2013-08-12T00:00:00`, `8/12/13 09:30`.
  private static func withoutTime(_ text: [UInt8], _ date: Range<Int>) -> Range<Int> {
    guard let colon = date.first(where: { text[$0] == UInt8(ascii: ":") }) else { return date }
    var place = colon
    while place > date.lowerBound, text[place - 1].isDigit { place -= 1 }
    guard place > date.lowerBound, text[place - 1].lowered == UInt8(ascii: "t") || text[place - 1] == 0x20 else {
      return date
    }
    return text.trimmed(date.lowerBound..<(place - 1))
  }

  private mutating func set(_ field: Int, _ value: Int, _ digits: Int) {
    switch field {
    case 0: (numbers.0, widths.0) = (value, digits)
    case 1: (numbers.1, widths.1) = (value, digits)
    default: (numbers.2, widths.2) = (value, digits)
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")
  }

  /// Whether a year of four digits stands first, which leaves no doubt about the rest.
  var isYearFirst: Bool { widths.0 == 4 }

  /// Whether a year of two digits may stand first: between dashes it does in some countries.
  var mayBeginWithYear: Bool { separators.0 == UInt8(ascii: "-") }

  /// The apostrophe before a year says that it is 2000 or later. Dates with points are never month first.
  func day(_ order: DateOrder) -> Day? {
    let (a, b, c) = numbers
    if isYearFirst { return QIFDateParts.day(a, b, c) }
    let hasApostrophe = separators.1 == UInt8(ascii: "'")
    let year = widths.2 > 2 ? c : hasApostrophe ? 2000 + c : WrittenDay.century(c)
    switch order {
    case .dmy: return QIFDateParts.day(year, b, a)
    case .mdy: return separators.0 == UInt8(ascii: ".") ? nil : QIFDateParts.day(year, a, b)
    case .ydm: return nil
    case .ymd:
      let couldBe = widths.0 <= 2 && widths.2 <= 2 && !hasApostrophe
      return couldBe ? QIFDateParts.day(WrittenDay.century(a), b, c) : nil
    }
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Day? {
    WrittenDay.years.contains(year) ? Day(year: year, month: month, day: day) : nil
  }
}
