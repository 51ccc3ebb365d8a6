import Values

/// A budget line by line: how much of what there is is spent, with the figures beside the bar.
///
/// The whole bar is what there is; of a line that is `over` the whole bar is what was spent, and the scratched end what
/// was not there. Many lines are folded into their parents, then into one, and the foot says so.
package struct BudgetBars: Chart {
  package struct Line: Equatable, Sendable {
    package var name: String
    /// 0 for a line without a parent; a parent has the sums of the deeper lines that follow it.
    package var depth: Int
    package var planned: Int64
    package var spent: Int64
    package var remaining: Int64
    package var state: BudgetRow.State

    package init(name: String, depth: Int, planned: Int64, spent: Int64, remaining: Int64, state: BudgetRow.State) {
      self.name = name
      self.depth = depth
      self.planned = planned
      self.spent = spent
      self.remaining = remaining
      self.state = state
    }

    /// A row of a budget, as deep as its path; its parents stand above it, as `rows` of a period gives them.
    package init(_ row: BudgetRow) {
      self.init(
        name: row.category, depth: row.category.count { $0 == ":" }, planned: row.planned, spent: row.spent,
        remaining: row.remaining, state: row.state)
    }
  }

  package var caption: ChartCaption
  package var format: ChartFormat
  package var lines: [Line]

  package init(caption: ChartCaption, format: ChartFormat, lines: [Line]) {
    self.caption = caption
    self.format = format
    self.lines = lines
  }

  private static let mostLines = 120

  package var svg: String {
    if lines.isEmpty { return ChartFrame(caption: caption, description: "").svg(nil) }
    return ChartFrame.fitted(marks: BudgetBars.mostLines) { svg(lines: $0) }
  }

  private func svg(lines most: Int) -> String {
    let drawn = BudgetBars.folded(lines, most: most)
    var frame = ChartFrame(caption: caption, description: description)
    if drawn.contains(where: \.isOver) { frame.notes = ["Scratched: spent beyond what was planned and carried over."] }
    if drawn.count < lines.count {
      frame.notes += ["\(lines.count) lines are drawn as \(drawn.count) with the same sums."]
    }
    return frame.svg { writer, top in
      Pattern.define([BudgetBarsTable.overPattern], in: &writer)
      return BudgetBarsTable(lines: drawn, format: format).draw(in: &writer, top: top)
    }
  }

  /// Of lines without a parent, so that nothing counts twice.
  private var description: String {
    let sum = BudgetBars.sum(lines.filter { $0.depth == 0 })
    let figures = [("Planned", sum.planned), ("spent", sum.spent), ("remaining", sum.remaining)]
    let total = figures.map { "\($0) \(format.amount($1).printable)" }.joined(separator: ", ") + "."
    let amiss = lines.filter { $0.state == .over || $0.state == .short }.prefix(20).map { line in
      "\(line.name.quoted) \(line.state.rawValue), \(format.amount(line.remaining).printable) remaining."
    }
    return ([total] + amiss).joined(separator: " ")
  }

  /// The deepest lines first, then the last lines without a parent as one.
  private static func folded(_ lines: [Line], most: Int) -> [Line] {
    var drawn = lines
    while drawn.count > most, let deepest = drawn.map(\.depth).max(), deepest > 0 {
      drawn = drawn.filter { $0.depth < deepest }
    }
    guard drawn.count > most else { return drawn }
    var rest = sum(drawn[(most - 1)...])
    rest.name = Largest.name(of: drawn.count - most + 1)
    return drawn.prefix(most - 1) + [rest]
  }

  private static func sum(_ lines: some Sequence<Line>) -> Line {
    var sum = Line(name: "", depth: 0, planned: 0, spent: 0, remaining: 0, state: .ok)
    for line in lines {
      sum.planned = Money.sum(sum.planned, line.planned)
      sum.spent = Money.sum(sum.spent, line.spent)
      sum.remaining = Money.sum(sum.remaining, line.remaining)
    }
    return sum
  }
}

extension BudgetBars.Line {
  /// The one word beside the bar; what is well needs none.
  fileprivate var mark: String { state == .ok ? "" : state.rawValue }

  fileprivate var isOver: Bool { state == .over && spent > 0 && remaining < 0 }

  /// Carried over and planned.
  fileprivate var available: Int128 { Int128(spent) + Int128(remaining) }

  fileprivate func hover(_ format: ChartFormat) -> String {
    let figures = [("planned", planned), ("spent", spent), ("remaining", remaining)]
    return ([name.quoted] + figures.map { "\($0) \(format.amount($1).printable)" } + [mark]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}

/// Rows of name, bar, figures and mark.
private struct BudgetBarsTable {
  let lines: [BudgetBars.Line]
  let format: ChartFormat

  static let overPattern = 1
  private static let row: Pixel = 26
  private static let nameEnd: Pixel = 210
  private static let titles = ["planned", "spent", "remaining"]

  func draw(in writer: inout SVGWriter, top: Pixel) -> Pixel {
    let columns = columns
    let bar = (left: BudgetBarsTable.nameEnd + 10, right: columns[0].end - columns[0].width - 14)
    for (title, column) in zip(BudgetBarsTable.titles, columns) {
      writer.label(title, column.end, top + 12, .quiet.anchored(.end), room: column.width)
    }
    var y = top + 18
    for line in lines {
      writer.element("g", title: line.hover(format)) { writer in
        let row = Box(left: 0, top: y, width: ChartFrame.width, height: BudgetBarsTable.row)
        writer.rectangle(row, "touch")
        drawWords(line, columns, in: &writer, row)
        drawBar(line, in: &writer, Box(left: bar.left, top: y + 7, width: bar.right - bar.left, height: 12))
      }
      y = y + BudgetBarsTable.row
    }
    return y
  }

  /// Where planned, spent and remaining end; the mark follows them.
  private var columns: [(end: Pixel, width: Pixel)] {
    func width(_ title: String, _ amount: (BudgetBars.Line) -> Int64) -> Pixel {
      let texts = lines.map { format.amount(amount($0)).printable } + [title]
      return min(118, texts.map { $0.width(.plain) }.max() ?? 0)
    }
    let titles = BudgetBarsTable.titles
    let widths = [width(titles[0]) { $0.planned }, width(titles[1]) { $0.spent }, width(titles[2]) { $0.remaining }]
    var end = ChartFrame.width - ChartFrame.margin - 44
    return widths.reversed().map { width in
      defer { end = end - width - 12 }
      return (end, width)
    }.reversed()
  }

  private func drawWords(
    _ line: BudgetBars.Line, _ columns: [(end: Pixel, width: Pixel)], in writer: inout SVGWriter, _ row: Box
  ) {
    let left = ChartFrame.margin + Pixel(integerLiteral: 14 * min(5, max(0, line.depth)))
    let lettering = line.depth == 0 ? Lettering.strong : .plain
    writer.label(line.name, left, row.top + 17, lettering, room: BudgetBarsTable.nameEnd - left)
    for (amount, column) in zip([line.planned, line.spent, line.remaining], columns) {
      writer.label(format.amount(amount), column.end, row.top + 17, .plain.anchored(.end), room: column.width)
    }
    let lettered = line.state == .over ? Lettering.strong : .quiet
    writer.label(line.mark, ChartFrame.width - ChartFrame.margin - 36, row.top + 17, lettered, room: 44)
  }

  private func drawBar(_ line: BudgetBars.Line, in writer: inout SVGWriter, _ box: Box) {
    let (spent, available) = (max(0, Int128(line.spent)), max(0, line.available))
    writer.rectangle(box, "track")
    guard max(spent, available) > 0, spent > 0 else { return }
    let within = line.isOver ? min(spent, available) : spent
    let full = box.width.scaled(within, of: max(spent, available))
    if full > 0 { writer.rectangle(Box(left: box.left, top: box.top, width: full, height: box.height), "f0") }
    guard line.isOver else { return }
    let over = Box(left: box.left + full, top: box.top, width: max(2, box.width - full), height: box.height)
    writer.rectangle(over, Pattern.fill(BudgetBarsTable.overPattern))
  }
}
