/// A flow on the ground: nodes with their words, ribbons in the hue of their bucket.
struct FlowDrawing {
  private static let height: Pixel = 320
  private static let lefts: [Pixel] = [200, 362, 524]
  private static let breadth: Pixel = 14
  private static let gap: Pixel = 8

  private let flow: Flow
  private let format: ChartFormat
  /// What the full height stands for.
  private let whole: Int128
  /// Nodes of each column, from a top of 0.
  private let boxes: [[Box]]
  private let bottom: Pixel

  init(flow: Flow, format: ChartFormat) {
    self.flow = flow
    self.format = format
    let whole = max(1, flow.columns.map { $0.reduce(0) { $0 + $1.amount } }.max() ?? 1)
    let stacks = flow.columns.enumerated().map { column, nodes in
      // The words of a bucket take two lines.
      FlowDrawing.stack(nodes, of: whole, least: column == 1 ? 36 : 18)
    }
    let bottom = stacks.map(\.bottom).max() ?? 0
    boxes = stacks.enumerated().map { column, stack in
      stack.nodes.map { top, height in
        let shifted = top + (bottom - stack.bottom) / 2
        return Box(left: FlowDrawing.lefts[column], top: shifted, width: FlowDrawing.breadth, height: height)
      }
    }
    self.whole = whole
    self.bottom = bottom
  }

  /// Tops and heights, each with room of `least` for its words.
  private static func stack(
    _ nodes: [Flow.Node], of whole: Int128, least: Pixel
  ) -> (nodes: [(Pixel, Pixel)], bottom: Pixel) {
    var y: Pixel = 0
    let placed = nodes.map { node in
      let height = max(1, FlowDrawing.height.scaled(node.amount, of: whole))
      let slot = max(height, least)
      defer { y = y + slot + gap }
      return (y + (slot - height) / 2, height)
    }
    return (placed, y)
  }

  func draw(in writer: inout SVGWriter, top: Pixel) -> Pixel {
    for stage in 0...1 { drawRibbons(stage, in: &writer, top) }
    for (column, nodes) in flow.columns.enumerated() {
      for (index, node) in nodes.enumerated() {
        draw(node, column, boxes[column][index].moved(down: top), index, in: &writer)
      }
    }
    return top + bottom
  }

  private func drawRibbons(_ stage: Int, in writer: inout SVGWriter, _ top: Pixel) {
    var begun = flow.columns[stage].map { _ in Int128(0) }
    var ended = flow.columns[stage + 1].map { _ in Int128(0) }
    for ribbon in flow.ribbons[stage] {
      let (from, to) = (boxes[stage][ribbon.from], boxes[stage + 1][ribbon.to])
      let left = top + from.top + part(begun[ribbon.from])
      let right = top + to.top + part(ended[ribbon.to])
      let path = band((from.right, left), (to.left, right), max(Pixel(tenths: 5), part(ribbon.amount)))
      begun[ribbon.from] += ribbon.amount
      ended[ribbon.to] += ribbon.amount
      let names = [flow.columns[stage][ribbon.from], flow.columns[stage + 1][ribbon.to]].map(\.name.quoted)
      let hue = stage == 0 ? ribbon.to : ribbon.from
      writer.path(path, "flow f\(hue)", title: names.joined(separator: " → ") + "\n" + text(ribbon.amount))
    }
  }

  private func part(_ amount: Int128) -> Pixel { FlowDrawing.height.scaled(amount, of: whole) }

  private func band(_ from: (x: Pixel, y: Pixel), _ to: (x: Pixel, y: Pixel), _ thickness: Pixel) -> SVGPath {
    let middle = (from.x + to.x) / 2
    var path = SVGPath()
    path.move(from.x, from.y)
    path.curve((middle, from.y), (middle, to.y), to: to)
    path.upright(to: to.y + thickness)
    path.curve((middle, to.y + thickness), (middle, from.y + thickness), to: (from.x, from.y + thickness))
    path.close()
    return path
  }

  private func draw(_ node: Flow.Node, _ column: Int, _ box: Box, _ index: Int, in writer: inout SVGWriter) {
    let amount = text(node.amount)
    let both = node.incoming > 0 && node.outgoing > 0 && node.incoming != node.outgoing
    let figures = both ? "in \(text(node.incoming))\nout \(text(node.outgoing))" : amount
    writer.rectangle(box, column == 1 ? "f\(index)" : "ink", title: node.name.quoted + "\n" + figures)
    let y = box.top + box.height / 2 + 4
    guard column != 1 else {
      writer.label(node.name, box.right + 6, y - 7, .named, room: 128)
      return writer.label(amount, box.right + 6, y + 8, .counted, room: 140)
    }
    let left = column == 0 ? ChartFrame.margin : box.right + 8
    let right = column == 0 ? box.left - 8 : ChartFrame.width - ChartFrame.margin
    let width = min(104, amount.width(.quiet))
    writer.label(node.name, left, y, .plain, room: right - left - width - 8)
    writer.label(amount, right, y, .quiet.anchored(.end), room: width)
  }

  private func text(_ amount: Int128) -> String { format.amount(Int64(clamping: amount)).printable }
}

extension Lettering {
  /// On ribbons.
  fileprivate static let named = Lettering(size: 13, name: "strong halo bare", isBold: true)
  fileprivate static let counted = Lettering(size: 12, name: "quiet halo bare")
}

extension Box {
  fileprivate func moved(down by: Pixel) -> Box { Box(left: left, top: top + by, width: width, height: height) }
}
