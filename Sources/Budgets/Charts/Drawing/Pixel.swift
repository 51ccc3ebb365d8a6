/// A length or coordinate of a chart in tenths of a pixel: whole numbers, so that every machine draws the same bytes.
struct Pixel: Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var tenths: Int

  static let zero = Pixel(tenths: 0)

  init(tenths: Int) { self.tenths = tenths }

  init(integerLiteral pixels: Int) { tenths = pixels * 10 }

  static func < (left: Pixel, right: Pixel) -> Bool { left.tenths < right.tenths }
  static func + (left: Pixel, right: Pixel) -> Pixel { Pixel(tenths: left.tenths + right.tenths) }
  static func - (left: Pixel, right: Pixel) -> Pixel { Pixel(tenths: left.tenths - right.tenths) }
  static func * (length: Pixel, factor: Int) -> Pixel { Pixel(tenths: length.tenths * factor) }
  static func / (length: Pixel, divisor: Int) -> Pixel { Pixel(tenths: length.tenths / divisor) }
  static prefix func - (length: Pixel) -> Pixel { Pixel(tenths: -length.tenths) }

  /// The share that `part` is of `whole`, which is positive; rounded half up.
  func scaled(_ part: Int128, of whole: Int128) -> Pixel {
    let doubled = 2 * Int128(tenths) * part + whole
    let (quotient, remainder) = doubled.quotientAndRemainder(dividingBy: 2 * whole)
    return Pixel(tenths: Int(clamping: remainder < 0 ? quotient - 1 : quotient))
  }

  /// `12`, `12.3`, `-0.5`.
  var description: String {
    let (whole, tenth) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + String(whole) + (tenth == 0 ? "" : ".\(tenth)")
  }
}

/// A rectangle of a chart.
struct Box {
  var left: Pixel
  var top: Pixel
  var width: Pixel
  var height: Pixel

  var right: Pixel { left + width }
  var bottom: Pixel { top + height }
}
