import Foundation
import TestSupport
import Testing

@testable import Budgets
@testable import Values

@Suite struct ChartDrawingTests {
  @Test func lengthsAreWrittenAlikeEverywhere() {
    #expect(
      [0, 5, -5, 10, -10, 123, -123].map { Pixel(tenths: $0).description } == [
        "0", "0.5", "-0.5", "1", "-1", "12.3", "-12.3",
      ])
    #expect(Pixel(tenths: 10).scaled(1, of: 4).tenths == 3)
    #expect(Pixel(tenths: -10).scaled(1, of: 4).tenths == -2)
    #expect((100 as Pixel).scaled(Int128(Int64.min), of: Int128(Int64.max)).tenths == -1_000)
  }

  @Test func theCircleIsRound() {
    let seed = RandomBook.seed()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (whole, radius) = (1 + generator.below(1 << 50), generator.below(5_000))
      let part = generator.below(whole + 1)
      let angle = 2 * Double.pi * Double(part) / Double(whole)
      let point = Turn.point(Int128(part), of: Int128(whole), radius: Pixel(tenths: radius))
      #expect(abs(Double(point.right.tenths) - sin(angle) * Double(radius)) < 0.6, "seed \(seed)")
      #expect(abs(Double(point.down.tenths) + cos(angle) * Double(radius)) < 0.6, "seed \(seed)")
    }
  }

  @Test func ticksAreRoundAndCover() {
    let seed = RandomBook.seed()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let size = generator.one(of: [1, 10, 1_000, 1_000_000, 1 << 60])
      let ends = [generator.below(size), generator.below(size)].map { Int128($0 - size / 3) }
      let axis = AmountAxis(from: ends.min() ?? 0, to: ends.max() ?? 0, unit: 100)
      #expect(axis.lowest <= ends.min() ?? 0 && (ends.max() ?? 0) <= axis.highest, "seed \(seed)")
      #expect((2...7).contains(axis.ticks.count), "seed \(seed)")
      var step = axis.step
      while step % 10 == 0 { step /= 10 }
      #expect([1, 2, 5].contains(step), "seed \(seed)")
      #expect(axis.ticks.allSatisfy { Int128($0) % axis.step == 0 })
    }
  }

  @Test func ticksShowDecimalsWhereTheyHaveSome() {
    let format = ChartFormat(exponent: 2)
    let (fine, round) = (AmountAxis(from: 0, to: 120, unit: 100), AmountAxis(from: 0, to: 1_200, unit: 100))
    #expect(fine.ticks.map { fine.label($0, format) } == ["0.00", "0.20", "0.40", "0.60", "0.80", "1.00", "1.20"])
    #expect(round.ticks.map { round.label($0, format) } == ["0", "2", "4", "6", "8", "10", "12"])
  }

  @Test func textsFitTheirRoom() {
    for name in ChartSamples.names {
      for room in [20, 60, 200] {
        let shown = name.printable.clipped(to: Pixel(tenths: room * 10), .plain)
        #expect(shown.width(.plain).tenths <= max(room * 10, "…".width(.plain).tenths))
        #expect(shown == name.printable || shown.hasSuffix("…"))
      }
    }
    #expect("漢字漢字".width(.plain) > "abcd".width(.plain))
    let marked = "a" + String(repeating: "\u{301}", count: 5_000)
    #expect(marked.clipped(to: 100, .plain).utf8.count < 300 && marked.quoted.utf8.count < 140)
  }

  @Test func textsCannotBreakOut() {
    #expect("<a b=\"c\" d='e'>&\u{0}\u{FFFF}\n".escaped == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;  \n")
    #expect("a\u{202E}b\tc".printable == "a b c")
    #expect("الطعام".quoted == "\u{2068}الطعام\u{2069}" && "Food".quoted == "Food")
  }

  /// Words, and numbers on the hues, by the formula of WCAG 2.2: 4.5 to 1, in both themes.
  @Test func textsStandOutFromTheirGround() throws {
    let themes = Palette.styleSheet.split(separator: "@media")
    #expect(themes.count == 2)
    for theme in themes {
      func fill(_ name: String) throws -> String {
        let rule = ".\(name){fill:"
        let range = try #require(theme.ranges(of: rule).last ?? themes[0].ranges(of: rule).last)
        return String(Palette.styleSheet[range.upperBound...].prefix { $0 != "}" })
      }
      for name in ["ink", "quiet"] { #expect(contrast(try fill(name), try fill("ground")) >= 4.5, "\(name)") }
      for hue in 0...Palette.hues { #expect(contrast(try fill("n\(hue)"), try fill("f\(hue)")) >= 4.5, "\(hue)") }
    }
  }

  private func contrast(_ one: String, _ other: String) -> Double {
    let lights = [light(one), light(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// Of `#rrggbb` or `#rgb`.
  private func light(_ colour: String) -> Double {
    let digits = colour.dropFirst().compactMap(\.hexDigitValue)
    let bytes = digits.count == 3 ? digits.map { $0 * 17 } : [0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] }
    return zip(bytes, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let value = Double(part.0) / 255
      return sum + part.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }

  /// Of every column the line reaches least and most, and it ends where the amounts end.
  @Test func manyPointsKeepTheirExtremes() throws {
    let seed = RandomBook.seed()
    var generator = SeededGenerator(seed: seed)
    let points = (0..<4_000).map { index in
      Lines.Point(day: Day(number: Int32(index)), amount: Int64(generator.below(1_000_000)))
    }
    let line = DayLine(points)
    let plot = Plot(AmountAxis(from: 0, to: 1_000_000, unit: 1), ChartFormat(exponent: 0), top: 0, height: 300)
    let axis = DayAxis(first: points[0].day, last: points[3_999].day, box: plot.box)
    let path = line.path(axis, plot, columns: 100).text
    #expect(path.split(whereSeparator: \.isLetter).count <= 100 * 5)
    for column in 0..<100 {
      let amounts = points[(column * 40)..<(column * 40 + 40)].map(\.amount)
      for amount in [amounts.min() ?? 0, amounts.max() ?? 0] {
        let y = "\(plot.y(Int128(amount)))"
        // The line begins at its first point without going there.
        #expect(path.contains("V\(y)") || path.hasPrefix("M82.9 \(y)V"), "seed \(seed), column \(column)")
      }
    }
    #expect(path.hasSuffix("V\(plot.y(Int128(points[3_999].amount)))H\(plot.box.right)"), "seed \(seed)")
  }

  @Test func linesAddUpFromTheirFirstDays() {
    func point(_ day: Int32, _ amount: Int64) -> Lines.Point { Lines.Point(day: Day(number: day), amount: amount) }
    let one = DayLine([point(3, 30), point(1, 5), point(1, 10)])
    let sum = DayLine(sumOf: [one, DayLine([point(2, -1), point(3, 0)])])
    #expect(one.points == [point(1, 10), point(3, 30)])
    #expect(sum.points == [point(1, 10), point(2, 9), point(3, 30)])
    #expect(sum.amount(on: Day(number: 0)) == nil && sum.amount(on: Day(number: 9)) == 30)
  }

  @Test func ribbonsKeepTheMoney() {
    let flow = ChartSamples.flow(30, 12, 40)
    let drawn = Flow(flow.incoming, flow.outgoing, mostCategories: 9)
    #expect(drawn.columns.map(\.count) == [10, 8, 10])
    #expect(drawn.ribbons[0].reduce(0) { $0 + $1.amount } == Int128(flow.incoming.map(\.amount).total))
    #expect(drawn.ribbons[1].reduce(0) { $0 + $1.amount } == Int128(flow.outgoing.map(\.amount).total))
    #expect(drawn.columns[2].map(\.name).last == "other (31)")
  }
}
