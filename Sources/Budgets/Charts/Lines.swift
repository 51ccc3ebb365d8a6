package import Values

/// How amounts stand over days: a line of steps for each series, told apart by hue and dash.
///
/// An amount holds from its day on until the next. Series beyond the seven largest are one, their sum.
package struct Lines: Chart {
  package struct Point: Equatable, Sendable {
    package var day: Day
    package var amount: Int64

    package init(day: Day, amount: Int64) {
      self.day = day
      self.amount = amount
    }
  }

  package struct Series: Equatable, Sendable {
    package var name: String
    /// In any order; of several on a day the last holds.
    package var points: [Point]

    package init(name: String, points: [Point]) {
      self.name = name
      self.points = points
    }
  }

  package var caption: ChartCaption
  package var format: ChartFormat
  package var series: [Series]

  package init(caption: ChartCaption, format: ChartFormat, series: [Series]) {
    self.caption = caption
    self.format = format
    self.series = series
  }

  /// A column of two pixels each.
  private static let mostColumns = 340
  private static let mostTouched = 60

  package var svg: String {
    let lines = folded
    let days = lines.flatMap { $0.line.points.map(\.day) }
    guard let first = days.min(), let last = days.max() else {
      return ChartFrame(caption: caption, description: "").svg(nil)
    }
    let drawing = LinesDrawing(lines: lines, first: first, last: last, format: format)
    let frame = ChartFrame(caption: caption, description: drawing.description)
    return ChartFrame.fitted(marks: Lines.mostColumns) { columns in
      frame.svg { drawing.draw(in: &$0, top: $1, columns: columns, touched: min(Lines.mostTouched, columns / 4)) }
    }
  }

  private var folded: [NamedLine] {
    let lines = series.map { NamedLine(name: $0.name, line: DayLine($0.points)) }.filter { !$0.line.points.isEmpty }
    let sizes = lines.map { Int128($0.line.points.map(\.amount.magnitude).max() ?? 0) }
    let largest = Largest(sizes, most: Palette.hues)
    let rest = DayLine(sumOf: largest.rest.map { lines[$0].line })
    let kept = largest.kept.map { lines[$0] }
    return largest.rest.isEmpty ? kept : kept + [NamedLine(name: Largest.name(of: largest.rest.count), line: rest)]
  }
}

private struct NamedLine {
  let name: String
  /// The name inside other text.
  let quoted: String
  let line: DayLine

  init(name: String, line: DayLine) {
    self.name = name
    quoted = name.quoted
    self.line = line
  }
}

private struct LinesDrawing {
  let lines: [NamedLine]
  let first: Day
  let last: Day
  let format: ChartFormat

  var description: String {
    let words = lines.map { named in
      let amounts = named.line.points.map(\.amount)
      let (least, most) = (amounts.min() ?? 0, amounts.max() ?? 0)
      return "\(named.quoted): \(text(amounts.last ?? 0)) at the end, between \(text(least)) and \(text(most))"
    }
    return "\(format.span(first, last)). " + words.joined(separator: "; ") + "."
  }

  func draw(in writer: inout SVGWriter, top: Pixel, columns: Int, touched: Int) -> Pixel {
    let legend = Legend(entries: lines.indices.map { (.line($0), lines[$0].name) })
    let plot = Plot(axis, format, top: legend.draw(in: &writer, top: top) + 6, height: 300)
    let days = DayAxis(first: first, last: last, box: plot.box)
    plot.drawGrid(in: &writer)
    days.draw(in: &writer, format)
    for (number, named) in lines.enumerated() {
      let path = named.line.path(days, plot, columns: columns)
      writer.line(path, number, title: "\(named.quoted) \(text(named.line.points.last?.amount ?? 0))")
      if named.line.points.count <= 20 { drawDots(of: named.line, number, days, plot, in: &writer) }
    }
    for (from, to) in bands(touched) { drawBand(from, to, days, in: &writer) }
    return plot.box.bottom + 30
  }

  /// From nothing on, but where all amounts are close together far away from it.
  private var axis: AmountAxis {
    let amounts = lines.flatMap { $0.line.points.map { Int128($0.amount) } }
    let (least, most) = (amounts.min() ?? 0, amounts.max() ?? 0)
    let isFar = max(least, -most) > (most - least) * 2 && most != least
    return AmountAxis(from: isFar ? least : min(0, least), to: isFar ? most : max(0, most), unit: format.unit)
  }

  private func drawDots(of line: DayLine, _ number: Int, _ days: DayAxis, _ plot: Plot, in writer: inout SVGWriter) {
    var dots = SVGPath()
    for point in line.points { dots.dot(days.x(point.day), plot.y(Int128(point.amount))) }
    writer.path(dots, "dots l\(number)")
  }

  /// First and last days of what shows amounts when touched: from one change to the next, or of equal length.
  private func bands(_ most: Int) -> [(Day, Day)] {
    let changes = Set(lines.flatMap { $0.line.points.map(\.day) }).sorted()
    let count = min(most, last - first + 1)
    let begins =
      changes.count <= most
      ? changes : (0..<count).map { first + $0 * (last - first + 1) / count }
    return zip(begins, begins.dropFirst().map { $0 - 1 } + [last]).map { ($0, $1) }
  }

  private func drawBand(_ from: Day, _ to: Day, _ days: DayAxis, in writer: inout SVGWriter) {
    let left = days.x(from)
    let box = Box(left: left, top: days.box.top, width: days.x(to + 1) - left, height: days.box.height)
    let amounts = lines.compactMap { named in
      named.line.amount(on: to).map { "\(named.quoted) \(text($0))" }
    }
    writer.rectangle(box, "touch", title: ([format.span(from, to)] + amounts).joined(separator: "\n"))
  }

  private func text(_ amount: Int64) -> String { format.amount(amount).printable }
}
