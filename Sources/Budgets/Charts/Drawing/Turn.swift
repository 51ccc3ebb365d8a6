/// Points on a circle, by the share of the whole turn: 0 at the top, clockwise.
///
/// Sine and cosine are Taylor series in whole numbers of 2^-30, off by less than a hundredth of a pixel.
enum Turn {
  private static let one: Int128 = 1 << 30
  /// Half of pi.
  private static let quarter: Int128 = 1_686_629_713

  /// Where the share `part` of `whole`, which is positive, ends, as seen from the centre.
  static func point(_ part: Int128, of whole: Int128, radius: Pixel) -> (right: Pixel, down: Pixel) {
    let (quadrant, rest) = (part * 4).quotientAndRemainder(dividingBy: whole)
    let (sine, cosine) = waves(rest * quarter / whole)
    let (right, up) =
      switch quadrant % 4 {
      case 0: (sine, cosine)
      case 1: (cosine, -sine)
      case 2: (-sine, -cosine)
      default: (-cosine, sine)
      }
    return (radius.scaled(right, of: one), radius.scaled(-up, of: one))
  }

  /// Of an angle in 0 ... pi / 2.
  private static func waves(_ angle: Int128) -> (sine: Int128, cosine: Int128) {
    let square = angle * angle / one
    func series(_ divisors: [Int128]) -> Int128 {
      divisors.reversed().reduce(one) { one - square * $0 / (one * $1) }
    }
    return (angle * series([6, 20, 42, 72]) / one, series([2, 12, 30, 56, 90]))
  }
}
