package import Values

/// What happened step by step: series stacked up from nothing and down from it, and a line over them.
///
/// Income upwards, expense downwards, net as the line; or the largest categories on one another. Series beyond the
/// seven largest are one; steps beyond what the width shows are put together and the foot says so.
package struct StackedBars: Chart {
  package struct Series: Equatable, Sendable {
    package enum Direction: Sendable { case up, down }

    package var name: String
    /// Where positive amounts go; negative ones go the other way.
    package var direction: Direction

    package init(name: String, direction: Direction = .up) {
      self.name = name
      self.direction = direction
    }
  }

  package struct Step: Equatable, Sendable {
    /// Below the axis, short: `2025-01`.
    package var label: String
    package var first: Day
    package var last: Day
    /// As the report says them, one for each series.
    package var amounts: [Int64]
    /// On the line; taken as 0 where there is a line and none is given.
    package var net: Int64?

    package init(label: String, first: Day, last: Day, amounts: [Int64], net: Int64? = nil) {
      self.label = label
      self.first = first
      self.last = last
      self.amounts = amounts
      self.net = net
    }
  }

  package var caption: ChartCaption
  package var format: ChartFormat
  package var series: [Series]
  /// The name of the line; nil draws none.
  package var line: String?
  package var steps: [Step]

  package init(caption: ChartCaption, format: ChartFormat, series: [Series], line: String? = nil, steps: [Step]) {
    self.caption = caption
    self.format = format
    self.series = series
    self.line = line
    self.steps = steps
  }

  private static let mostBars = 160

  package var svg: String {
    guard !steps.isEmpty, !series.isEmpty else { return ChartFrame(caption: caption, description: "").svg(nil) }
    let folded = foldedSeries
    return ChartFrame.fitted(marks: min(steps.count, StackedBars.mostBars)) { folded.svg(bars: $0) }
  }

  private func svg(bars most: Int) -> String {
    let together = (steps.count + most - 1) / most
    let chart = merged(together)
    var frame = ChartFrame(caption: caption, description: description)
    if together > 1 { frame.notes = ["\(steps.count) steps; each bar is \(together) of them."] }
    return frame.svg { writer, top in
      Pattern.define(series.indices, in: &writer)
      let bottom = Legend(entries: legend).draw(in: &writer, top: top)
      let plot = Plot(chart.axis, format, top: bottom + 6, height: 300)
      plot.drawGrid(in: &writer)
      chart.drawBars(in: &writer, plot)
      chart.drawLine(in: &writer, plot)
      StepLabels(labels: chart.steps.map(\.label)).draw(in: &writer, below: plot.box)
      return plot.box.bottom + 30
    }
  }

  private var legend: [(Legend.Mark, String)] {
    series.indices.map { (.box($0), series[$0].name) } + (line.map { [(.net, $0)] } ?? [])
  }

  private var description: String {
    let totals = series.indices.map { index in
      series[index].name.quoted + " " + format.amount(steps.map { $0.amounts[index] }.total).printable
    }
    let net = line.map { [$0.quoted + " " + format.amount(steps.map { $0.net ?? 0 }.total).printable] } ?? []
    let span = format.span(steps[0].first, steps[steps.count - 1].last)
    return "\(steps.count) steps, \(span). In all: " + (totals + net).joined(separator: "; ") + "."
  }
}

// What is drawn of many series and steps.
extension StackedBars {
  /// An amount for each series, at most the seven largest and one for the rest.
  private var foldedSeries: StackedBars {
    var chart = self
    let signed = steps.map { step in
      series.indices.map { $0 < step.amounts.count ? step.amounts[$0] : 0 }
    }
    let sizes = series.indices.map { index in signed.reduce(Int128(0)) { $0 + Int128($1[index].magnitude) } }
    let largest = Largest(sizes, most: Palette.hues)
    chart.series = largest.kept.map { series[$0] }
    if !largest.rest.isEmpty { chart.series.append(Series(name: Largest.name(of: largest.rest.count))) }
    for (index, amounts) in signed.enumerated() {
      chart.steps[index].amounts = largest.kept.map { amounts[$0] }
      guard !largest.rest.isEmpty else { continue }
      let rest = largest.rest.map { series[$0].direction == .up ? amounts[$0] : Int64(clamping: -Int128(amounts[$0])) }
      chart.steps[index].amounts.append(rest.total)
    }
    return chart
  }

  /// So many steps as one, the last of what remains.
  private func merged(_ together: Int) -> StackedBars {
    guard together > 1 else { return self }
    var chart = self
    chart.steps = stride(from: 0, to: steps.count, by: together).map { first in
      let group = steps[first..<min(first + together, steps.count)]
      let (begin, end) = (group[first], group[group.endIndex - 1])
      return Step(
        label: begin.label, first: begin.first, last: end.last,
        amounts: series.indices.map { index in group.map { $0.amounts[index] }.total },
        net: line == nil ? nil : group.map { $0.net ?? 0 }.total)
    }
    return chart
  }

  private func heights(of step: Step) -> [Int128] {
    zip(series, step.amounts).map { $0.direction == .up ? Int128($1) : -Int128($1) }
  }

  private var axis: AmountAxis {
    var (least, most): (Int128, Int128) = (0, 0)
    for step in steps {
      let heights = heights(of: step)
      let net = line == nil ? 0 : Int128(step.net ?? 0)
      most = max(most, net, heights.reduce(0) { $0 + max(0, $1) })
      least = min(least, net, heights.reduce(0) { $0 + min(0, $1) })
    }
    return AmountAxis(from: least, to: most, unit: format.unit)
  }
}

// Marks.
extension StackedBars {
  private func drawBars(in writer: inout SVGWriter, _ plot: Plot) {
    let names = series.map(\.name.quoted)
    for (index, step) in steps.enumerated() {
      let slot = plot.box.slot(index, of: steps.count)
      writer.element("g", title: hover(step, names)) { writer in
        writer.rectangle(slot, "touch")
        for (number, bar) in bars(of: step, in: slot.inner, plot) { writer.path(bar, Pattern.fill(number)) }
      }
    }
  }

  /// What is not nothing is at least a pixel high.
  private func bars(of step: Step, in slot: Box, _ plot: Plot) -> [(Int, SVGPath)] {
    var (up, down): (Int128, Int128) = (0, 0)
    return heights(of: step).enumerated().compactMap { number, height in
      guard height != 0 else { return nil }
      let from = height > 0 ? up : down
      if height > 0 { up += height } else { down += height }
      let (one, other) = (plot.y(from), plot.y(from + height))
      var bar = SVGPath()
      let top = max(plot.box.top, min(one, other, max(one, other) - 1))
      bar.rectangle(Box(left: slot.left, top: top, width: slot.width, height: max(one, other) - top))
      return (number, bar)
    }
  }

  private func hover(_ step: Step, _ names: [String]) -> String {
    let named = zip(names, step.amounts).filter { $1 != 0 || names.count <= 3 }.map { name, amount in
      name + " " + format.amount(amount).printable
    }
    let net = line.map { [$0.quoted + " " + format.amount(step.net ?? 0).printable] } ?? []
    return ([format.span(step.first, step.last)] + named + net).joined(separator: "\n")
  }

  private func drawLine(in writer: inout SVGWriter, _ plot: Plot) {
    guard line != nil else { return }
    var (path, dots) = (SVGPath(), SVGPath())
    for (index, step) in steps.enumerated() {
      let slot = plot.box.slot(index, of: steps.count)
      let (x, y) = (slot.left + slot.width / 2, plot.y(Int128(step.net ?? 0)))
      index == 0 ? path.move(x, y) : path.line(x, y)
      dots.dot(x, y)
    }
    writer.path(path, "line net through")
    if steps.count <= 60 { writer.path(dots, "dots net through") }
  }
}
