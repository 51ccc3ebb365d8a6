/// The `d` of a path, in absolute coordinates.
struct SVGPath {
  private(set) var text = ""

  var isEmpty: Bool { text.isEmpty }

  mutating func move(_ x: Pixel, _ y: Pixel) { text += "M\(x) \(y)" }
  mutating func line(_ x: Pixel, _ y: Pixel) { text += "L\(x) \(y)" }
  mutating func across(to x: Pixel) { text += "H\(x)" }
  mutating func upright(to y: Pixel) { text += "V\(y)" }
  mutating func close() { text += "Z" }

  mutating func curve(_ control: (x: Pixel, y: Pixel), _ other: (x: Pixel, y: Pixel), to end: (x: Pixel, y: Pixel)) {
    text += "C\(control.x) \(control.y) \(other.x) \(other.y) \(end.x) \(end.y)"
  }

  /// Part of a circle from where the path is.
  mutating func arc(_ radius: Pixel, isLarge: Bool, isClockwise: Bool, to end: (x: Pixel, y: Pixel)) {
    text += "A\(radius) \(radius) 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) \(end.x) \(end.y)"
  }

  mutating func rectangle(_ box: Box) {
    text += "M\(box.left) \(box.top)H\(box.right)V\(box.bottom)H\(box.left)Z"
  }

  /// A point that a round line cap makes a dot.
  mutating func dot(_ x: Pixel, _ y: Pixel) { text += "M\(x) \(y)h0" }
}
