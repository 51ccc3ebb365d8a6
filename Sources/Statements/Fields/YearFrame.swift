package import Lexicon
import Values

/// Gives days that are written without a year theirs: `31.12.`, `12/29`, `5 Jan`, `12月29日`.
///
/// A frame is one year long, so that no two days of the same name lie in it.
package struct YearFrame: Equatable, Sendable {
  /// The last day that a date may mean, as `Day.number`.
  package var last: Int32

  package init(last: Int32) { self.last = last }

  /// The day of a text without a year in that order; nil where it is none.
  package func day(
    _ text: UnsafeBufferPointer<UInt8>, order: DateOrder, languages: MonthLanguages = .all
  ) -> Int32? {
    unsafe YearFrame.parts(text).flatMap { day($0, order: order, languages: languages) }
  }

  /// The day that parts without a year mean in this frame.
  func day(_ parts: DateParts, order: DateOrder, languages: MonthLanguages) -> Int32? {
    let isYearFirst = parts.form.style == .signs
    guard isYearFirst == (order == .ymd || order == .ydm) else { return nil }
    var parts = parts
    let year = Int32(Day(number: last).civil.year)
    for earlier in 0...1 {
      parts.values[isYearFirst ? 0 : 2] = year - Int32(earlier)
      guard let day = parts.day(in: order, languages: languages), day <= last else { continue }
      return day > last - 366 ? day : nil
    }
    return nil
  }

  /// The parts of a text that names a day and a month and nothing else, with a leap year for the missing one.
  static func parts(_ text: UnsafeBufferPointer<UInt8>) -> DateParts? {
    let content = unsafe text.trimmed(0..<text.count)
    guard content.count >= 3, content.count <= 24, let whole = unsafe completed(Array(text[content])) else {
      return nil
    }
    guard var parts = unsafe whole.withUnsafeBufferPointer({ unsafe DateParts($0) }), !parts.form.hasTime else {
      return nil
    }
    guard parts.form.style == .numeric || parts.form.style == .named || parts.form.style == .signs else { return nil }
    parts.form.yearDigits = 0
    return parts
  }

  /// The text with the year 2000; nil where it is not of the numbers and words of a day without a year.
  private static func completed(_ text: [UInt8]) -> [UInt8]? {
    var bytes = text
    if bytes.first == UInt8(ascii: "'") { bytes.removeFirst() }
    var numbers = 0
    var width = 0
    var marks: [UInt8] = []
    var hasLetters = false
    for byte in bytes {
      if byte.isDigit {
        if width == 0 { numbers += 1 }
        width += 1
        guard width <= 2 else { return nil }
        continue
      }
      width = 0
      if byte.isLetter || byte >= 0x80 { hasLetters = true } else { marks.append(byte) }
    }
    if hasLetters {
      // `03/JUN` goes on with its mark.
      let mark = marks.count == 1 && "/-".utf8.contains(marks[0]) ? marks[0] : UInt8(ascii: " ")
      if numbers == 1 { return bytes + [mark] + Array("2000".utf8) }
      let signs = [("月", "2000年"), ("월", "2000년")]
      let sign = signs.first { unsafe $0.0.withUTF8Bytes { unsafe bytes.contains($0) } }
      guard numbers == 2, let sign else { return nil }
      return Array(sign.1.utf8) + bytes
    }
    guard numbers == 2, let mark = marks.first, [0x2e, 0x2f, 0x2d].contains(mark), marks.count <= 2,
      marks.allSatisfy({ $0 == mark }), bytes[0].isDigit, marks.count == (bytes.last == mark ? 2 : 1)
    else { return nil }
    return bytes + (marks.count == 2 ? [] : [mark]) + Array("2000".utf8)
  }
}
