/// A part of a ring.
struct Sector {
  typealias Point = (x: Pixel, y: Pixel)

  private let from, to, whole: Int128
  private let centre: Point
  private let outer, inner: Pixel

  /// Shares of `whole`, which is positive, clockwise from the top.
  init(from: Int128, to: Int128, of whole: Int128, centre: Point, outer: Pixel, inner: Pixel) {
    (self.from, self.to, self.whole, self.centre, self.outer, self.inner) = (from, to, whole, centre, outer, inner)
  }

  /// The point in the midst of it.
  var middle: Point { point(from + to, of: whole * 2, (outer + inner) / 2) }

  var path: SVGPath {
    let isLarge = (to - from) * 2 > whole
    let (begin, turn) = (point(from, of: whole, outer), point(to, of: whole, outer))
    if isLarge, begin == turn { return ring }
    var path = SVGPath()
    path.move(begin.x, begin.y)
    path.arc(outer, isLarge: isLarge, isClockwise: true, to: turn)
    let end = point(to, of: whole, inner)
    path.line(end.x, end.y)
    path.arc(inner, isLarge: isLarge, isClockwise: false, to: point(from, of: whole, inner))
    path.close()
    return path
  }

  /// In half circles: an arc that ends where it begins is none.
  private var ring: SVGPath {
    var path = SVGPath()
    for (radius, isClockwise) in [(outer, true), (inner, false)] {
      let (top, bottom) = (point(0, of: 2, radius), point(1, of: 2, radius))
      path.move(top.x, top.y)
      path.arc(radius, isLarge: false, isClockwise: isClockwise, to: bottom)
      path.arc(radius, isLarge: false, isClockwise: isClockwise, to: top)
      path.close()
    }
    return path
  }

  private func point(_ part: Int128, of whole: Int128, _ radius: Pixel) -> Point {
    let (right, down) = Turn.point(part, of: whole, radius: radius)
    return (centre.x + right, centre.y + down)
  }
}
