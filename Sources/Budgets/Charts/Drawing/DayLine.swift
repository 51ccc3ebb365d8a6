import Values

/// Amounts that hold from their day on until the next, drawn as a line of steps.
struct DayLine {
  /// By rising day, one for a day.
  let points: [Lines.Point]

  /// Of points in any order; the last one of a day holds.
  init(_ points: [Lines.Point]) {
    var kept: [Lines.Point] = []
    let ordered = points.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
    for (_, point) in ordered {
      if kept.last?.day == point.day { kept.removeLast() }
      kept.append(point)
    }
    self.points = kept
  }

  /// The sum of several: each from its first day on.
  init(sumOf lines: [DayLine]) {
    let changes = lines.flatMap { line in
      line.points.indices.map { index in
        let before = index == 0 ? 0 : Int128(line.points[index - 1].amount)
        return (day: line.points[index].day, change: Int128(line.points[index].amount) - before)
      }
    }
    var sum: Int128 = 0
    self.init(
      changes.sorted { $0.day < $1.day }.map { change in
        sum += change.change
        return Lines.Point(day: change.day, amount: Int64(clamping: sum))
      })
  }

  /// Nil before the first.
  func amount(on day: Day) -> Int64? {
    let before = points.countOfPrefix { $0.day <= day }
    return before == 0 ? nil : points[before - 1].amount
  }

  /// First, least, most and last amount of each of so many columns, which draws what all points would (M4: Jugel,
  /// Jerzak, Hackenbroich, Markl, VLDB 2014); all points where they are no more than that.
  func path(_ axis: DayAxis, _ plot: Plot, columns: Int) -> SVGPath {
    var path = SVGPath()
    var drawn: Pixel?
    func go(to amount: Int64) {
      let y = plot.y(Int128(amount))
      if y != drawn { path.upright(to: y) }
      drawn = y
    }
    for group in groups(axis, columns) {
      let (x, amounts) = (axis.x(group[group.startIndex].day), group.map(\.amount))
      if drawn == nil {
        drawn = plot.y(Int128(amounts[0]))
        path.move(x, plot.y(Int128(amounts[0])))
      } else {
        path.across(to: x)
      }
      for amount in Set([amounts.min(), amounts.max()].compactMap(\.self)).sorted() where amounts.count > 1 {
        go(to: amount)
      }
      go(to: amounts[amounts.count - 1])
    }
    if drawn != nil { path.across(to: axis.box.right) }
    return path
  }

  /// Points that one column shows.
  private func groups(_ axis: DayAxis, _ columns: Int) -> [ArraySlice<Lines.Point>] {
    guard points.count > columns * 4 else { return points.indices.map { points[$0...$0] } }
    func column(_ point: Lines.Point) -> Int { (point.day - axis.first) * columns / axis.days }
    var groups: [ArraySlice<Lines.Point>] = []
    var begin = 0
    for index in points.indices where column(points[index]) != column(points[begin]) {
      groups.append(points[begin..<index])
      begin = index
    }
    return groups + [points[begin...]]
  }
}
