import Values

/// A picture of a report as the text of an SVG file, which needs nothing but itself.
///
/// Light or dark by the viewer's setting, at most 60 kB, the same bytes for the same values.
package protocol Chart: Sendable {
  var svg: String { get }
}

/// The words around a chart.
package struct ChartCaption: Equatable, Sendable {
  package var title: String
  /// Span, currency, filter: `2025-01-01 to 2025-06-30, GBP`.
  package var subtitle: String
  /// What is held back from the figures, a line each: `3 pending, -60.00; 2 held, -45.60`.
  package var beside: [String]

  package init(title: String, subtitle: String = "", beside: [String] = []) {
    self.title = title
    self.subtitle = subtitle
    self.beside = beside
  }
}

/// What all charts have: the ground, the caption, notes at the foot, and words for those who cannot see them.
struct ChartFrame {
  static let width: Pixel = 760
  static let margin: Pixel = 20
  /// Between the margins.
  static let room: Pixel = width - margin * 2
  static let mostBytes = 60_000

  let caption: ChartCaption
  /// Totals and what makes them up, in words; empty where there is nothing.
  var description: String
  /// What was left out or put together to be readable.
  var notes: [String] = []

  private var beside: [String] { Array(caption.beside.prefix(4)) }

  /// `body` draws from a height on and gives the height where it ended; nil draws that there is nothing.
  func svg(_ body: ((inout SVGWriter, Pixel) -> Pixel)?) -> String {
    var drawn = SVGWriter()
    drawn.label(caption.title, ChartFrame.margin, 32, .title, room: ChartFrame.room)
    drawn.label(caption.subtitle, ChartFrame.margin, 53, .quiet, room: ChartFrame.room)
    let bottom = body.map { $0(&drawn, 72) } ?? nothing(&drawn, 72)
    let height = foot(&drawn, bottom)
    return whole(drawn, height: height)
  }

  /// Draws with ever fewer marks, from `marks` on, until the size is right.
  static func fitted(marks: Int, _ draw: (Int) -> String) -> String {
    var marks = marks
    while true {
      let svg = draw(marks)
      let bytes = svg.utf8.count
      if bytes <= mostBytes || marks <= 4 { return svg }
      marks = max(4, min(marks * 3 / 4, marks * mostBytes / bytes))
    }
  }

  private func nothing(_ writer: inout SVGWriter, _ top: Pixel) -> Pixel {
    let lettering = Lettering.quiet.anchored(.middle)
    writer.label("nothing to show", ChartFrame.width / 2, top + 60, lettering, room: ChartFrame.room)
    return top + 100
  }

  private func foot(_ writer: inout SVGWriter, _ bottom: Pixel) -> Pixel {
    var y = bottom + 8
    for line in beside + notes {
      y += 18
      writer.label(line, ChartFrame.margin, y, .quiet, room: ChartFrame.room)
    }
    return y + 16
  }

  private func whole(_ drawn: SVGWriter, height: Pixel) -> String {
    var writer = SVGWriter()
    let (width, tall) = ("\(ChartFrame.width)", "\(height)")
    writer.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "chart", "role": "img", "width": width, "height": tall,
        "viewBox": "0 0 \(width) \(tall)",
      ]
    ) { writer in
      writer.element("title", content: caption.title.printable.limited(toBytes: SVGWriter.mostTitleBytes))
      let words = [description.isEmpty ? "Nothing to show." : description] + beside.map(\.quoted) + notes
      writer.element("desc", content: words.joined(separator: " "))
      writer.style(Palette.styleSheet)
      writer.element("rect", ["class": "ground", "width": width, "height": tall])
      writer.append(drawn)
    }
    return writer.text + "\n"
  }
}
