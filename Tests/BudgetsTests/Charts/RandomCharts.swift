import TestSupport

@testable import Budgets
@testable import Values

/// Charts of anything: any number of marks, amounts of any size and sign, names of any scalars.
enum RandomCharts {
  static func charts(_ generator: inout SeededGenerator) -> [any Chart] {
    let caption = ChartCaption(
      title: "Chart of " + name(&generator), subtitle: name(&generator),
      beside: (0..<generator.below(3)).map { _ in name(&generator) })
    let format = ChartFormat(exponent: generator.below(4))
    let (names, amounts) = (list(&generator) { name(&$0) }, list(&generator) { amount(&$0) })
    func one(_ index: Int) -> Int64 { amounts.isEmpty ? 0 : amounts[index % amounts.count] }
    let steps = (0..<generator.one(of: [0, 1, 3, 40, 700])).map { index in
      StackedBars.Step(
        label: names.isEmpty ? "" : names[index % names.count], first: Day(number: Int32(index)),
        last: Day(number: Int32(index + 1)),
        amounts: names.indices.map { one(index + $0) }, net: one(index))
    }
    let links = names.indices.map { FlowChart.Link(from: names[$0], to: names[$0 / 3], amount: one($0)) }
    let points = amounts.map { Lines.Point(day: Day(number: Int32(generator.below(9_000))), amount: $0) }
    return [
      Donut(
        caption: caption, format: format, slices: names.indices.map { Donut.Slice(name: names[$0], amount: one($0)) }),
      StackedBars(
        caption: caption, format: format,
        series: names.enumerated().map { StackedBars.Series(name: $1, direction: $0 % 3 == 1 ? .down : .up) },
        line: generator.below(2) == 0 ? nil : name(&generator), steps: steps),
      Lines(caption: caption, format: format, series: names.prefix(12).map { Lines.Series(name: $0, points: points) }),
      BudgetBars(
        caption: caption, format: format,
        lines: names.indices.map { ChartSamples.line(names[$0], $0 % 4, one($0), one($0 + 1), carried: one($0 + 2)) }),
      FlowChart(
        caption: caption, format: format, incoming: links,
        outgoing: links.reversed().map { link in
          FlowChart.Link(from: link.to, to: link.from, amount: link.amount)
        }),
    ]
  }

  private static func list<Element>(
    _ generator: inout SeededGenerator, _ element: (inout SeededGenerator) -> Element
  ) -> [Element] {
    (0..<generator.one(of: [0, 1, 3, 9, 40, 300])).map { _ in element(&generator) }
  }

  private static func amount(_ generator: inout SeededGenerator) -> Int64 {
    switch generator.below(6) {
    case 0: 0
    case 1: generator.one(of: [.max, .min, Money.most, -Money.most, 1, -1])
    default: Int64(generator.below(1_000_000)) - 200_000
    }
  }

  private static func name(_ generator: inout SeededGenerator) -> String {
    if generator.below(2) == 0 { return generator.one(of: ChartSamples.names) }
    var scalars = String.UnicodeScalarView()
    for _ in 0..<generator.one(of: [0, 1, 8, 60, 400]) {
      let limit = generator.one(of: [0x80, 0x370, 0x700, 0xD800, 0x11_0000])
      if let scalar = Unicode.Scalar(UInt32(generator.below(limit))) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
