/// Colours that people of every colour vision tell apart: the set of Masataka Okabe and Kei Ito, "Color Universal
/// Design" (jfly.uni-koeln.de/color), without its yellow, that white ground swallows. Never the only sign: numbers,
/// patterns, dashes or words stand beside.
struct Palette {
  /// How many things of one chart have a hue of their own; the next is grey and stands for the rest.
  static let hues = 7

  private struct Hue {
    let fill: String
    /// Readable on it.
    let ink: String
  }

  private let ground, ink, quiet, grid, track: String
  /// The seven, of which the last alone differs between the themes, and the grey.
  private let hues: [Hue]

  private init(ground: String, ink: String, quiet: String, grid: String, track: String, last: Hue, rest: Hue) {
    (self.ground, self.ink, self.quiet, self.grid, self.track) = (ground, ink, quiet, grid, track)
    let shared = [
      ("#0072b2", "#fff"), ("#e69f00", "#000"), ("#009e73", "#000"), ("#cc79a7", "#000"), ("#56b4e9", "#000"),
      ("#d55e00", "#000"),
    ]
    hues = shared.map { Hue(fill: $0, ink: $1) } + [last, rest]
  }

  private static let light = Palette(
    ground: "#fff", ink: "#1c1e21", quiet: "#5f656d", grid: "#e3e6ea", track: "#e6e9ed",
    last: Hue(fill: "#30343a", ink: "#fff"), rest: Hue(fill: "#9aa1a9", ink: "#000"))

  private static let dark = Palette(
    ground: "#15171b", ink: "#eceff3", quiet: "#a4abb4", grid: "#2e3238", track: "#33383f",
    last: Hue(fill: "#e8ebef", ink: "#000"), rest: Hue(fill: "#7d858e", ink: "#000"))

  /// Fonts of the viewer's system and the colours of both themes. Classes: `f` fill, `l` line, `n` text on a fill, each
  /// with the number of its hue.
  static let styleSheet =
    """
    .chart{color-scheme:light dark;max-width:100%;height:auto}\
    .chart{font:13px system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif}\
    .chart text{unicode-bidi:plaintext}\
    .chart .title{font-size:18px;font-weight:600}\
    .chart .strong{font-weight:600}\
    .chart .quiet{font-size:12px}\
    .chart .middle{text-anchor:middle}\
    .chart .end{text-anchor:end}\
    .chart .halo{stroke-width:4px;stroke-linejoin:round;paint-order:stroke}\
    .chart .line{fill:none;stroke-width:2px;stroke-linejoin:round;stroke-linecap:round}\
    .chart .dots{fill:none;stroke-width:6px;stroke-linecap:round}\
    .chart .thin{fill:none;stroke-width:1px}\
    .chart .gap{stroke-width:1.5px}\
    .chart .flow{fill-opacity:.45}\
    .chart .flow:hover{fill-opacity:.75}\
    .chart .touch{fill:#888;fill-opacity:0}\
    .chart .through{pointer-events:none}\
    .chart .touch:hover,.chart g:hover>.touch{fill-opacity:.18}
    """ + light.rules(0...hues) + "\n@media(prefers-color-scheme:dark){" + dark.rules((hues - 1)...hues) + "}"

  /// Of what has no hue, and of some hues.
  private func rules(_ numbers: ClosedRange<Int>) -> String {
    let plain =
      """

      .chart .ground{fill:\(ground)}.chart text,.chart .ink{fill:\(ink)}.chart .quiet{fill:\(quiet)}\
      .chart .grid{stroke:\(grid)}.chart .base{stroke:\(quiet)}.chart .track{fill:\(track)}\
      .chart .gap,.chart .bare{stroke:\(ground)}.chart .net{stroke:\(ink)}
      """
    return numbers.reduce(plain) { rules, number in
      let hue = hues[number]
      return rules + "\n.chart .f\(number){fill:\(hue.fill)}.chart .l\(number){stroke:\(hue.fill)}"
        + ".chart .n\(number){fill:\(hue.ink)}"
    }
  }
}

/// Marks beside the colour: scratches over a fill, dashes of a line; the first is plain.
enum Pattern {
  private static let scratches = [
    "", "M-1 7L7 -1M-1 1L1 -1M5 7L7 5", "M0 3H6", "M-1 -1L7 7M-1 5L1 7M5 -1L7 1", "M3 0V6", "M0 3H6M3 0V6",
    "M2 3h2", "M0 0L6 6M0 6L6 0",
  ]

  private static let dashes = ["", "8 5", "2 5", "12 4 2 4", "16 6", "4 4", "10 4 2 4 2 4", "1 6"]

  /// The class of a fill with its pattern, which `define` has defined.
  static func fill(_ number: Int) -> String { scratches[number].isEmpty ? "f\(number)" : "p\(number)" }

  /// Patterns are named for the whole page that the chart stands in: one of a number is like any other of it.
  static func define(_ numbers: some Sequence<Int>, in writer: inout SVGWriter) {
    let drawn = numbers.filter { !scratches[$0].isEmpty }
    guard !drawn.isEmpty else { return }
    writer.style(drawn.map { ".chart .p\($0){fill:url(#chart-p\($0))}" }.joined())
    writer.element("defs") { writer in
      for number in drawn {
        writer.element(
          "pattern", ["id": "chart-p\(number)", "width": "6", "height": "6", "patternUnits": "userSpaceOnUse"]
        ) { writer in
          writer.element("rect", ["class": "f\(number)", "width": "6", "height": "6"])
          writer.element("path", ["class": "thin bare", "d": scratches[number]])
        }
      }
    }
  }

  /// The dashes of a line; none for a plain one.
  static func dash(_ number: Int) -> String { dashes[number] }
}
