package import Lexicon
package import Values

/// What an amount's text says: `1.234,56- EUR` is -123456 with two decimals, EUR, with a sign.
package struct AmountParse: Equatable, Sendable {
  /// Minor units at the exponent asked for, negative where the text has a minus or parentheses.
  package var value: Int64
  /// The currency written beside the number; nil for none, and for signs of several currencies (`$`, `kr`, `¥`).
  package var currency: Currency?
  /// `CR` or `DR` written beside the number. It does not change `value`.
  package var flag: AmountFlag?
  /// Whether the text has a minus, a plus or parentheses.
  package var hasSign: Bool
  /// The minus is a question mark, as where the encoding has none that is no hyphen.
  var isMinusLost = false

  package init(value: Int64, currency: Currency? = nil, flag: AmountFlag? = nil, hasSign: Bool = false) {
    self.value = value
    self.currency = currency
    self.flag = flag
    self.hasSign = hasSign
  }
}

/// Reads amounts as banks write them, exactly.
///
/// The reading is strict: grouping must be right (`1.234.56` is no amount), digits past `exponent` must be zero, and
/// a text that is not wholly an amount gives nil.
package enum AmountField {
  /// `decimalMark` is `.` or `,`; `exponent` says how many decimals the minor unit has (0...9).
  package static func parse(
    _ text: UnsafeBufferPointer<UInt8>, decimalMark: UInt8, exponent: Int
  ) -> AmountParse? {
    if let plain = unsafe PlainAmount(text),
      let value = plain.value(decimalMark: decimalMark, exponent: exponent)
    {
      return AmountParse(value: value, hasSign: plain.hasSign)
    }
    return unsafe parseShape(text, decimalMark: decimalMark, exponent: exponent)
  }

  /// Any way of writing amounts.
  @inline(never)
  private static func parseShape(
    _ text: UnsafeBufferPointer<UInt8>, decimalMark: UInt8, exponent: Int
  ) -> AmountParse? {
    guard let shape = unsafe AmountShape(text), let value = shape.value(decimalMark: decimalMark, exponent: exponent)
    else { return nil }
    var parse = AmountParse(value: value, currency: shape.currency, flag: shape.flag, hasSign: shape.hasSign)
    parse.isMinusLost = shape.hasLostMinus
    return parse
  }

  /// The nearest amount of whole minor units to one that has more decimals, halves away from zero; nil where the text
  /// has no more of them than the exponent, or is no amount.
  package static func rounded(
    _ text: UnsafeBufferPointer<UInt8>, decimalMark: UInt8, exponent: Int
  ) -> AmountParse? {
    guard exponent < mostDecimals, unsafe parse(text, decimalMark: decimalMark, exponent: exponent) == nil,
      var fine = unsafe parse(text, decimalMark: decimalMark, exponent: mostDecimals),
      let unit = scale(1, by: mostDecimals - exponent)
    else { return nil }
    let (whole, rest) = fine.value.quotientAndRemainder(dividingBy: unit)
    fine.value = abs(rest) * 2 >= unit ? whole + rest.signum() : whole
    return fine
  }

  /// No amount is read with more.
  static let mostDecimals = 9

  /// `magnitude` times ten to the power of `zeros`, nil when it does not fit.
  static func scale(_ magnitude: Int64, by zeros: Int) -> Int64? {
    var scaled = magnitude
    for _ in 0..<max(0, zeros) {
      let (product, overflow) = scaled.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      scaled = product
    }
    return scaled
  }
}
