extension Box {
  /// The part of a box that is one of many beside one another.
  func slot(_ index: Int, of count: Int) -> Box {
    let (from, to) = (
      width.scaled(Int128(index), of: Int128(count)), width.scaled(Int128(index + 1), of: Int128(count))
    )
    return Box(left: left + from, top: top, width: to - from, height: height)
  }

  /// Where the bar of a slot stands.
  var inner: Box {
    let bar = min(48, max(1, width * 7 / 10))
    return Box(left: left + (width - bar) / 2, top: top, width: bar, height: height)
  }
}

/// Labels below equal slots, as many as there is room for.
struct StepLabels {
  let labels: [String]

  func draw(in writer: inout SVGWriter, below box: Box) {
    let texts = labels.map { $0.printable.clipped(to: 110, .quiet) }
    let widest = (texts.map { $0.width(.quiet) }.max() ?? 0) + 10
    let each = (widest.tenths * labels.count + box.width.tenths - 1) / box.width.tenths
    for index in stride(from: 0, to: texts.count, by: max(1, each)) {
      let half = texts[index].width(.quiet) / 2
      let slot = box.slot(index, of: labels.count)
      let x = min(max(slot.left + slot.width / 2, half + 4), ChartFrame.width - half - 4)
      writer.label(texts[index], x, box.bottom + 20, .quiet.anchored(.middle), room: 120)
    }
  }
}
