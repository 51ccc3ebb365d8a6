import Lexicon
import Values

/// An amount of nothing but ASCII digits, a sign in front, one decimal mark and groups of three: what nearly all
/// statements hold, `-123.45` and `1.234,56`.
struct PlainAmount: UnscaledAmount {
  var isNegative = false
  var hasSign = false
  /// All digits as one number; at most 18 digits.
  var magnitude: Int64 = 0
  var digits = 0
  /// Whether there is a `.` or `,`.
  var hasMark = false
  var isZero: Bool { magnitude == 0 }
  var currency: Currency? { nil }
  var flag: AmountFlag? { nil }
  /// How many decimals the number has when its decimal mark is `.` or `,`; -1 when it is no number then.
  var pointDecimals = 0
  var commaDecimals = 0

  /// More may be what binary fractions leave.
  private static let mostDecimals = 10

  /// Nil means look closer, not that it is no amount.
  @inline(__always)
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let count = text.count
    guard count > 0, count <= 25 else { return nil }
    var place = 0
    let first = unsafe text[0]
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      isNegative = first == UInt8(ascii: "-")
      hasSign = true
      place = 1
    }
    let start = place
    place = unsafe readDigits(text, from: place)
    digits = place - start
    guard digits > 0 else { return nil }
    if place < count {
      let leads = unsafe digits <= 3 && text[start] != UInt8(ascii: "0")
      let mark = unsafe text[place]
      let end = unsafe readDigits(text, from: place + 1)
      let width = end - place - 1
      digits += width
      if end == count {
        guard setMark(mark, decimals: width, isGroup: leads && width == 3) else { return nil }
      } else {
        guard leads, width == 3, unsafe readGroups(text, from: end, group: mark) else { return nil }
      }
    }
    guard digits <= 18 else { return nil }
  }

  /// One mark: of decimals, or of one group of three.
  @inline(__always)
  private mutating func setMark(_ mark: UInt8, decimals: Int, isGroup: Bool) -> Bool {
    guard decimals > 0, decimals < PlainAmount.mostDecimals else { return false }
    let other = isGroup ? 0 : -1
    hasMark = true
    switch mark {
    case UInt8(ascii: "."):
      pointDecimals = decimals
      commaDecimals = other
    case UInt8(ascii: ","):
      commaDecimals = decimals
      pointDecimals = other
    case UInt8(ascii: "'"), UInt8(ascii: " "):
      hasMark = false
      return isGroup
    default: return false
    }
    return true
  }

  /// The rest of a number whose first group is read: more groups behind the same mark, then perhaps decimals.
  private mutating func readGroups(_ text: UnsafeBufferPointer<UInt8>, from start: Int, group: UInt8) -> Bool {
    guard group == UInt8(ascii: ".") || group == UInt8(ascii: ",") || group == 0x27 || group == 0x20 else {
      return false
    }
    var place = start
    var mark = group
    var width = 3
    while place < text.count {
      guard mark == group, width == 3 else { return false }
      mark = unsafe text[place]
      let end = unsafe readDigits(text, from: place + 1)
      width = end - place - 1
      digits += width
      place = end
    }
    let groupsPoint = group == UInt8(ascii: ".")
    let groupsComma = group == UInt8(ascii: ",")
    hasMark = true
    if mark == group {
      pointDecimals = groupsPoint ? -1 : 0
      commaDecimals = groupsComma ? -1 : 0
      hasMark = groupsPoint || groupsComma
      return width == 3
    }
    guard width > 0, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") else { return false }
    pointDecimals = mark == UInt8(ascii: ".") ? width : -1
    commaDecimals = mark == UInt8(ascii: ",") ? width : -1
    return true
  }

  /// Appends digits to `magnitude` and returns the place behind them.
  @inline(__always)
  private mutating func readDigits(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while place < text.count {
      let digit = unsafe text[place] &- 48
      guard digit < 10 else { break }
      magnitude = magnitude &* 10 &+ Int64(digit)
      place += 1
    }
    return place
  }

  @inline(__always)
  func decimals(decimalMark: UInt8) -> Int? {
    let decimals = decimalMark == UInt8(ascii: ",") ? commaDecimals : pointDecimals
    return decimals < 0 ? nil : decimals
  }

  /// The amount in minor units; nil means look closer.
  @inline(__always)
  func value(decimalMark: UInt8, exponent: Int) -> Int64? {
    let shown = decimalMark == UInt8(ascii: ",") ? commaDecimals : pointDecimals
    guard shown >= 0, shown <= exponent else { return nil }
    if shown == exponent { return isNegative ? -magnitude : magnitude }
    guard let scaled = AmountField.scale(magnitude, by: exponent - shown) else { return nil }
    return isNegative ? -scaled : scaled
  }
}
