import Values

/// The digits of an amount with the marks between them, read under one decimal mark or the other.
struct AmountNumber {
  /// Digits as `0` to `9`, marks as `.` and `,`, any blank as ` `, any apostrophe as `'`, a mark that can only be a
  /// decimal mark as `d`.
  private var marks = InlineArray<40, UInt8>(repeating: 0)
  private(set) var count = 0
  /// The mark in front of a dash that stands for no cents (`5,-`), else 0.
  private var dashMark: UInt8 = 0

  /// Reads digits and marks from `reader` up to the first thing that belongs to no number. False if it is none.
  mutating func read(_ reader: inout ScalarReader) -> Bool {
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      let (kind, digit) = ScalarClass.of(scalar)
      switch kind {
      case .digit: guard append(digit + 48) else { return false }
      case .point: guard append(UInt8(ascii: ".")) else { return false }
      case .comma: guard append(UInt8(ascii: ",")) else { return false }
      case .decimalMark: guard append(UInt8(ascii: "d")) else { return false }
      case .apostrophe: guard append(UInt8(ascii: "'")) else { return false }
      case .blank: guard append(UInt8(ascii: " ")) else { return false }
      case .ignorable: break
      case .minus where readDashes(&reader): return finish()
      case .other where isCifrao(reader): guard append(UInt8(ascii: "d")) else { return false }
      default: return finish()
      }
      reader.skip(length)
    }
    return finish()
  }

  private mutating func append(_ mark: UInt8) -> Bool {
    guard count < 40 else { return false }
    marks[count] = mark
    count += 1
    return true
  }

  /// `5.000$00`: the sign of escudos between these and their two digits of centavos.
  private func isCifrao(_ reader: ScalarReader) -> Bool {
    guard reader.current.scalar == UInt8(ascii: "$"), count > 0, marks[count - 1].isDigit else { return false }
    var (behind, digits) = (reader, 0)
    behind.skip(1)
    while digits < 3, ScalarClass.of(behind.current.scalar).0 == .digit {
      behind.skip(behind.current.length)
      digits += 1
    }
    return digits == 2
  }

  /// The dashes of `5,-` and `5.--`, which follow the mark directly.
  private mutating func readDashes(_ reader: inout ScalarReader) -> Bool {
    guard count > 1, marks[count - 1] == UInt8(ascii: ".") || marks[count - 1] == UInt8(ascii: ",") else {
      return false
    }
    dashMark = marks[count - 1]
    count -= 1
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      guard ScalarClass.of(scalar).0 == .minus else { break }
      reader.skip(length)
    }
    return true
  }

  /// Takes blanks and apostrophes off the end. False when no digit is left.
  private mutating func finish() -> Bool {
    while count > 0, marks[count - 1] == UInt8(ascii: " ") || marks[count - 1] == UInt8(ascii: "'") { count -= 1 }
    for place in 0..<count where marks[place].isDigit { return true }
    return false
  }

  /// Whether there is a `.` or `,` at all.
  var hasMark: Bool {
    if dashMark != 0 { return true }
    for place in 0..<count where marks[place] == UInt8(ascii: ".") || marks[place] == UInt8(ascii: ",") { return true }
    return false
  }

  var isZero: Bool {
    for place in 0..<count where marks[place] > UInt8(ascii: "0") && marks[place] <= UInt8(ascii: "9") { return false }
    return true
  }

  /// How many decimals the number shows under `decimalMark`, without `noise`; nil when it is no number then.
  func decimals(decimalMark: UInt8) -> Int? {
    guard let end = wholeEnd(decimalMark: decimalMark), isGrouped(wholeEnd: end) else { return nil }
    return noise(behind: end)?.kept ?? (end < count ? count - end - 1 : 0)
  }

  /// What binary fractions leave of decimal ones: `125.49999999999999`, `0.30000000000000004`. How many decimals stand
  /// in front of it, and whether the last of these is one too low.
  private func noise(behind end: Int) -> (kept: Int, isNines: Bool)? {
    let shown = count - end - 1
    guard shown >= AmountNumber.fewestNoisy else { return nil }
    // The last two digits may be anything.
    let last = count - 3
    let digit = marks[last]
    guard digit == UInt8(ascii: "0") || digit == UInt8(ascii: "9") else { return nil }
    var start = last
    while start > end + 1, marks[start - 1] == digit { start -= 1 }
    return last - start + 1 >= AmountNumber.fewestAlike ? (start - end - 1, digit == UInt8(ascii: "9")) : nil
  }

  /// No money has so many decimals, which programs write all the same, nor so many zeros or nines among them.
  private static let fewestNoisy = 10
  private static let fewestAlike = 6

  /// The number in minor units; nil when it is no number under `decimalMark`, has more decimals than `exponent` (but
  /// for zeros) or does not fit.
  func value(decimalMark: UInt8, exponent: Int) -> Int64? {
    guard let shown = decimals(decimalMark: decimalMark), let end = wholeEnd(decimalMark: decimalMark) else {
      return nil
    }
    let isBelow = noise(behind: end)?.isNines ?? false
    if isBelow, shown > exponent { return nil }
    var magnitude: Int64 = 0
    var decimals = 0
    for place in 0..<min(count, end + 1 + shown) {
      let digit = marks[place] &- 48
      guard digit < 10 else { continue }
      if place > end {
        decimals += 1
        if decimals > exponent {
          guard digit == 0 else { return nil }
          continue
        }
      }
      let (tens, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(Int64(digit))
      guard !overflow, !carry else { return nil }
      magnitude = sum
    }
    let (whole, carry) = magnitude.addingReportingOverflow(isBelow ? 1 : 0)
    return carry ? nil : AmountField.scale(whole, by: exponent - min(decimals, exponent))
  }

  /// Two digits between commas, as in `1,23,456.78`; of a number that can be read so.
  var isByLakhs: Bool {
    let comma = UInt8(ascii: ",")
    guard let first = (0..<count).first(where: { marks[$0] == comma }), first + 3 < count else { return false }
    return marks[first + 1].isDigit && marks[first + 2].isDigit && marks[first + 3] == comma
  }

  /// Where the whole part ends: at the decimal mark, or at the end. Nil when something else than digits follows.
  private func wholeEnd(decimalMark: UInt8) -> Int? {
    var end = 0
    while end < count, marks[end] != decimalMark, marks[end] != UInt8(ascii: "d") { end += 1 }
    if dashMark != 0 { return end == count && dashMark == decimalMark ? end : nil }
    for place in min(end + 1, count)..<count where marks[place] &- 48 >= 10 { return nil }
    return end
  }

  /// Whether the whole part is plain digits or rightly grouped: one kind of mark, threes, or threes and twos.
  private func isGrouped(wholeEnd end: Int) -> Bool {
    var mark: UInt8 = 0
    var groups = 0
    var width = 0
    var middle = 0
    for place in 0..<end {
      if marks[place].isDigit {
        width += 1
        continue
      }
      guard mark == 0 || mark == marks[place] else { return false }
      mark = marks[place]
      if groups == 0 {
        guard width >= 1, width <= 3, marks[0] != UInt8(ascii: "0") else { return false }
      } else {
        guard width == 2 || width == 3, middle == 0 || middle == width else { return false }
        middle = width
      }
      groups += 1
      width = 0
    }
    guard groups > 0 else { return end > 0 || end + 1 < count }
    return width == 3
  }
}
