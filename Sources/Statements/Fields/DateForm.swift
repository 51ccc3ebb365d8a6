/// How a date is written, apart from the order of its parts: `03/01/2025`, `3 Jan 25`, `20250103`, `2025年1月3日`.
package struct DateForm: Hashable, Sendable {
  package enum Style: UInt8, Sendable {
    /// Numbers with separators.
    case numeric
    /// The month is a name.
    case named
    /// Digits only, with fixed places.
    case digits
    /// Days since the end of 1899, as spreadsheets count.
    case serial
    /// Seconds or milliseconds since 1970.
    case unix
    /// Year, month and day signs: 年月日 or 년월일.
    case signs
  }
  package var style = Style.numeric
  /// The character between the first and second part, and between the second and third; a blank for none or several.
  package var firstSeparator = UInt8(ascii: " ")
  package var secondSeparator = UInt8(ascii: " ")
  /// 2, 3 (years of the Republic of China) or 4; 0 where no year is written.
  package var yearDigits: UInt8 = 4
  /// Where the month's name stands, 0 to 2; 3 without a name.
  package var namePlace: UInt8 = 3
  /// A name of more than four letters.
  package var hasLongName = false
  package var hasTime = false
  package var hasWeekday = false

  package init() {}

  /// The form for people: `DD/MM/YYYY`, `D MMM YYYY`, `YYYY-MM-DD`, `Excel serial`.
  package func name(order: DateOrder, isPadded: Bool = true) -> String {
    let year = String(repeating: "Y", count: Int(yearDigits))
    let day = isPadded ? "DD" : "D"
    let month = style == .named ? (hasLongName ? "MMMM" : "MMM") : isPadded ? "MM" : "M"
    var name: String
    switch style {
    case .serial: return "Excel serial"
    case .unix: return "Unix time"
    case .signs: name = yearDigits == 0 ? "M月D日" : "YYYY年M月D日"
    case _ where yearDigits == 0:
      let parts = order == .mdy ? [month, day] : [day, month]
      name = parts[0] + mark(firstSeparator) + parts[1]
    default:
      let parts: [String] =
        switch order {
        case .dmy: [day, month, year]
        case .mdy: [month, day, year]
        case .ymd: [year, month, day]
        case .ydm: [year, day, month]
        }
      let marks = style == .digits ? ["", ""] : [mark(firstSeparator), mark(secondSeparator)]
      name = parts[0] + marks[0] + parts[1] + marks[1] + parts[2]
    }
    if hasWeekday { name = "weekday " + name }
    if hasTime { name += " HH:MM" }
    return name
  }

  private func mark(_ separator: UInt8) -> String {
    let text = String(decoding: [separator], as: UTF8.self)
    return separator == UInt8(ascii: ",") ? ", " : separator == 0 ? "" : text
  }
}
