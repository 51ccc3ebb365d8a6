/// What the marks of a chart stand for, side by side above it.
struct Legend {
  enum Mark {
    /// A filled box of the pattern.
    case box(Int)
    /// A line of the hue and the dash.
    case line(Int)
    case net
  }

  let entries: [(mark: Mark, name: String)]

  /// Gives the height where what follows may begin.
  func draw(in writer: inout SVGWriter, top: Pixel) -> Pixel {
    var (x, y) = (ChartFrame.margin, top + 10)
    for (mark, name) in entries {
      let name = name.printable.clipped(to: 200, .plain)
      let width = name.width(.plain) + 50
      if x > ChartFrame.margin, x + width > ChartFrame.width { (x, y) = (ChartFrame.margin, y + 22) }
      draw(mark, in: &writer, x, y)
      writer.label(name, x + 32, y + 4, .plain, room: 210)
      x = x + width
    }
    return y + 22
  }

  private func draw(_ mark: Mark, in writer: inout SVGWriter, _ x: Pixel, _ y: Pixel) {
    var path = SVGPath()
    switch mark {
    case .box(let number):
      writer.rectangle(Box(left: x + 4, top: y - 7, width: 20, height: 14), Pattern.fill(number))
    case .line(let number):
      path.move(x, y)
      path.across(to: x + 25)
      writer.line(path, number)
    case .net:
      path.move(x, y)
      path.across(to: x + 25)
      writer.path(path, "line net")
      var dot = SVGPath()
      dot.dot(x + Pixel(tenths: 125), y)
      writer.path(dot, "dots net")
    }
  }
}
