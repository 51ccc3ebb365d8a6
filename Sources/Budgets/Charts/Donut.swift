import Values

/// What a whole is made of: the largest slices, the rest as one, and a list of them with amounts and shares.
///
/// Slices carry numbers that lead to the list. Money back (a negative amount) is listed and not drawn.
package struct Donut: Chart {
  package struct Slice: Equatable, Sendable {
    package var name: String
    package var amount: Int64
    /// Tenths of a percent, as the report says it; nil where it says none.
    package var share: Int?

    package init(name: String, amount: Int64, share: Int? = nil) {
      self.name = name
      self.amount = amount
      self.share = share
    }
  }

  package var caption: ChartCaption
  package var format: ChartFormat
  package var slices: [Slice]

  package init(caption: ChartCaption, format: ChartFormat, slices: [Slice]) {
    self.caption = caption
    self.format = format
    self.slices = slices
  }

  private static let mostReturned = 6
  private static let radius: Pixel = 130
  private static let hole: Pixel = 78

  package var svg: String {
    let returned = largest(most: Donut.mostReturned) { $0 < 0 }.map { DonutEntry(slice: $0, fill: nil) }
    return ChartFrame.fitted(marks: DonutFill.all.count) { most in
      let drawn = largest(most: most) { $0 > 0 }
      let fills = DonutFill.all.prefix(most) + [.rest]
      return svg(zip(drawn, fills).map { DonutEntry(slice: $0, fill: $1) }, returned)
    }
  }

  /// By size, the rest last.
  private func largest(most: Int, where isWanted: (Int64) -> Bool) -> [Slice] {
    let slices = slices.filter { isWanted($0.amount) }
    let sizes = slices.map { Int128($0.amount.magnitude) }
    let largest = Largest(sizes, most: most)
    let kept = largest.kept.sorted { (sizes[$1], $0) < (sizes[$0], $1) }.map { slices[$0] }
    return kept + (largest.rest.isEmpty ? [] : [Slice(rest: largest.rest.map { slices[$0] })])
  }

  private func svg(_ drawn: [DonutEntry], _ returned: [DonutEntry]) -> String {
    let total = format.amount(slices.map(\.amount).total).printable
    let words = (drawn + returned).map { $0.words(format) }.joined(separator: "; ")
    let frame = ChartFrame(caption: caption, description: words.isEmpty ? "" : "Total \(total). \(words).")
    if words.isEmpty { return frame.svg(nil) }
    return frame.svg { writer, top in
      let centre = (x: ChartFrame.margin + Donut.radius + 5, y: top + Donut.radius + 5)
      Pattern.define(drawn.compactMap { $0.fill?.pattern }, in: &writer)
      draw(drawn, in: &writer, around: centre)
      draw(total, in: &writer, at: centre)
      let bottom = DonutList(entries: drawn + returned, format: format).draw(in: &writer, top: top + 5)
      return max(bottom, centre.y + Donut.radius + 5)
    }
  }

  /// An empty ring where no slice is to be drawn.
  private func draw(_ entries: [DonutEntry], in writer: inout SVGWriter, around centre: Sector.Point) {
    func sector(_ from: Int128, _ to: Int128, of whole: Int128) -> Sector {
      Sector(from: from, to: to, of: whole, centre: centre, outer: Donut.radius, inner: Donut.hole)
    }
    let whole = entries.reduce(Int128(0)) { $0 + Int128($1.slice.amount) }
    if whole == 0 { writer.path(sector(0, 1, of: 1).path, "track") }
    var before: Int128 = 0
    for (number, entry) in entries.enumerated() {
      let sector = sector(before, before + Int128(entry.slice.amount), of: whole)
      let fill = entry.fill ?? .rest
      // A gap around the thinnest would be all that is seen of them.
      let isThin = Int128(entry.slice.amount) * 100 < whole
      writer.path(sector.path, (isThin ? "" : "gap ") + fill.name, title: entry.words(format))
      if Int128(entry.slice.amount) * 25 >= whole {
        writer.label(String(number + 1), sector.middle.x, sector.middle.y + 5, fill.lettering, room: 30)
      }
      before += Int128(entry.slice.amount)
    }
  }

  private func draw(_ total: String, in writer: inout SVGWriter, at centre: Sector.Point) {
    let room = Donut.hole * 2 - 10
    let lettering = total.width(.title) <= room ? Lettering.title : .quiet
    writer.label(total, centre.x, centre.y + 4, lettering.anchored(.middle), room: room)
    writer.label("total", centre.x, centre.y + 22, .quiet.anchored(.middle), room: room)
  }
}

extension Donut.Slice {
  /// The rest as one.
  fileprivate init(rest: [Donut.Slice]) {
    name = Largest.name(of: rest.count)
    amount = rest.map(\.amount).total
    share = rest.contains { $0.share == nil } ? nil : Int(rest.map { Int64($0.share ?? 0) }.total)
  }
}

/// How a slice is filled: each hue plain, then some of them scratched.
private struct DonutFill {
  let hue: Int
  /// Nil for a plain one.
  var pattern: Int?

  static let all = (0..<Palette.hues).map { DonutFill(hue: $0) } + (1...5).map { DonutFill(hue: $0, pattern: $0) }
  static let rest = DonutFill(hue: Palette.hues)

  var lettering: Lettering { .on(hue: hue, isScratched: pattern != nil) }

  var name: String { pattern.map { Pattern.fill($0) } ?? "f\(hue)" }
}

/// A line of the list beside the ring.
private struct DonutEntry {
  let slice: Donut.Slice
  /// Nil for money back, that is not drawn.
  let fill: DonutFill?

  func share(_ format: ChartFormat) -> String { slice.share.map { format.share($0).printable } ?? "" }

  /// `Food 12.00 (40.0%)`.
  func words(_ format: ChartFormat) -> String {
    let share = share(format)
    return slice.name.quoted + " " + format.amount(slice.amount).printable + (share.isEmpty ? "" : " (\(share))")
  }
}

/// Number, name, amount and share of every slice, what is not drawn last.
private struct DonutList {
  let entries: [DonutEntry]
  let format: ChartFormat

  private static let row: Pixel = 27
  private static let left: Pixel = 325
  private static let right = ChartFrame.width - ChartFrame.margin

  /// Gives the height where it ended.
  func draw(in writer: inout SVGWriter, top: Pixel) -> Pixel {
    func widest(_ text: (DonutEntry) -> String) -> Pixel {
      min(170, entries.map { text($0).width(.plain) }.max() ?? 0)
    }
    let shares = widest { $0.share(format) }
    let amounts = widest { format.amount($0.slice.amount).printable }
    let (amountEnd, nameStart) = (DonutList.right - shares - (shares > 0 ? 14 : 0), DonutList.left + 32)
    var y = top
    var isDrawn = true
    for (number, entry) in entries.enumerated() {
      if entry.fill == nil, isDrawn {
        isDrawn = false
        writer.label("money back, not drawn", nameStart, y + 18, .quiet, room: 300)
        y = y + DonutList.row
      }
      if let fill = entry.fill { drawKey(number + 1, fill, in: &writer, y) }
      writer.label(entry.slice.name, nameStart, y + 17, .plain, room: amountEnd - amounts - 12 - nameStart)
      writer.label(format.amount(entry.slice.amount), amountEnd, y + 17, .plain.anchored(.end), room: amounts)
      writer.label(entry.share(format), DonutList.right, y + 17, .quiet.anchored(.end), room: shares)
      y = y + DonutList.row
    }
    return y
  }

  private func drawKey(_ number: Int, _ fill: DonutFill, in writer: inout SVGWriter, _ y: Pixel) {
    writer.rectangle(Box(left: DonutList.left, top: y + 2, width: 22, height: 20), fill.name)
    writer.label(String(number), DonutList.left + 11, y + 17, fill.lettering, room: 22)
  }
}
