import Values

/// Round amounts from below the least to above the most that is drawn.
struct AmountAxis {
  /// Amounts are drawn as if they were within; no one has so much.
  private static let bound: Int128 = 4_000_000_000_000_000_000
  private static let mostSteps: Int128 = 6

  let lowest: Int128
  let highest: Int128
  let step: Int128

  /// `unit` is what the axis spans where there is nothing to span.
  init(from least: Int128, to most: Int128, unit: Int64) {
    var (least, most) = (AmountAxis.clamped(least), AmountAxis.clamped(most))
    if least == most {
      most += Int128(unit)
      if least != 0 { least -= Int128(unit) }
    }
    var (step, factor): (Int128, Int) = (1, 0)
    while AmountAxis.ceiling(most, step) - AmountAxis.floor(least, step) > AmountAxis.mostSteps {
      // 1, 2, 5, 10, 20, 50 ...
      step = factor % 3 == 1 ? step / 2 * 5 : step * 2
      factor += 1
    }
    self.step = step
    lowest = AmountAxis.floor(least, step) * step
    highest = AmountAxis.ceiling(most, step) * step
  }

  var ticks: [Int64] { stride(from: lowest, through: highest, by: Int128.Stride(step)).map { Int64($0) } }

  /// The text of a tick: without decimals where no tick has any.
  func label(_ tick: Int64, _ format: ChartFormat) -> String {
    step % Int128(format.unit) == 0 ? format.units(tick / format.unit) : format.amount(tick)
  }

  static func clamped(_ amount: Int128) -> Int128 { min(bound, max(-bound, amount)) }

  private static func floor(_ amount: Int128, _ step: Int128) -> Int128 {
    let (quotient, remainder) = amount.quotientAndRemainder(dividingBy: step)
    return remainder < 0 ? quotient - 1 : quotient
  }

  private static func ceiling(_ amount: Int128, _ step: Int128) -> Int128 { -floor(-amount, step) }
}

/// Where amounts are drawn: a box beside the ticks of their axis.
struct Plot {
  let box: Box
  private let axis: AmountAxis
  private let labels: [(tick: Int64, text: String)]

  init(_ axis: AmountAxis, _ format: ChartFormat, top: Pixel, height: Pixel) {
    self.axis = axis
    labels = axis.ticks.map { ($0, axis.label($0, format).printable) }
    let widest = labels.map { $0.text.width(.quiet) }.max() ?? 0
    let left = ChartFrame.margin + min(widest, 200) + 10
    box = Box(left: left, top: top, width: ChartFrame.width - ChartFrame.margin - left, height: height)
  }

  func y(_ amount: Int128) -> Pixel {
    box.top + box.height.scaled(axis.highest - AmountAxis.clamped(amount), of: axis.highest - axis.lowest)
  }

  /// Ticks with their lines; the one at nothing is stronger.
  func drawGrid(in writer: inout SVGWriter) {
    var (grid, base) = (SVGPath(), SVGPath())
    for (tick, text) in labels {
      let y = y(Int128(tick))
      tick == 0 ? base.level(y, from: box.left, to: box.right) : grid.level(y, from: box.left, to: box.right)
      writer.label(text, box.left - 8, y + 4, .quiet.anchored(.end), room: box.left - 8)
    }
    if !grid.isEmpty { writer.path(grid, "thin grid") }
    if !base.isEmpty { writer.path(base, "thin base") }
  }
}

extension SVGPath {
  fileprivate mutating func level(_ y: Pixel, from left: Pixel, to right: Pixel) {
    move(left, y)
    across(to: right)
  }
}
