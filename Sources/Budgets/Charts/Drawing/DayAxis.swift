import Values

/// Days along the width of a chart, from the begin of the first to the end of the last, with round days as ticks.
struct DayAxis {
  let first: Day
  let last: Day
  let box: Box

  /// Where the day begins.
  func x(_ day: Day) -> Pixel { box.left + box.width.scaled(Int128(day - first), of: Int128(days)) }

  var days: Int { last - first + 1 }

  func draw(in writer: inout SVGWriter, _ format: ChartFormat) {
    let texts = [first, last].map { format.day($0).printable.width(.quiet) }
    let widest = (texts.max() ?? 0) + 16
    let ticks = ticks(most: max(2, box.width.tenths / max(1, widest.tenths)))
    var marks = SVGPath()
    for tick in ticks {
      let (x, half) = (x(tick), widest / 2)
      marks.move(x, box.bottom)
      marks.upright(to: box.bottom + 5)
      let middle = min(max(x, half), ChartFrame.width - half)
      writer.label(format.day(tick), middle, box.bottom + 20, .quiet.anchored(.middle), room: 150)
    }
    if !marks.isEmpty { writer.path(marks, "thin base") }
  }

  /// Every day, some days of a week, first days of months, of years: the finest that gives no more than `most`.
  private func ticks(most: Int) -> [Day] {
    for step in [1, 2, 7, 14] where days <= step * most {
      return stride(from: 0, to: days, by: step).map { first + $0 }
    }
    for months in [1, 2, 3, 6] where days <= months * 30 * most { return monthly(months) }
    var years = 1
    while days > years * 365 * most { years *= 2 }
    return monthly(12 * years)
  }

  /// First days of every so many months, counted from the year 0, that are within.
  private func monthly(_ months: Int) -> [Day] {
    let (from, to) = (first.civil, last.civil)
    let begin = (from.year * 12 + from.month - 1) / months * months
    return stride(from: begin, through: to.year * 12 + to.month - 1, by: months).compactMap { month in
      Day(year: month / 12, month: month % 12 + 1, day: 1)
    }.filter { first <= $0 && $0 <= last }
  }
}
