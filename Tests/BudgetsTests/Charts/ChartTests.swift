import TestSupport
import Testing

@testable import Budgets
@testable import Values

@Suite struct ChartTests {
  /// Whatever a chart is of, it can be read, is small, and draws nothing outside of itself.
  static func expectSound(_ chart: any Chart, _ name: String) throws {
    let svg = chart.svg
    #expect(svg.utf8.count <= ChartFrame.mostBytes, "\(name): \(svg.utf8.count) bytes")
    #expect(svg == chart.svg, "\(name) differs the second time")
    let drawn = try DrawnSVG(svg)
    let root = try #require(drawn.elements.first)
    #expect(root.name == "svg" && root.attributes["role"] == "img" && !root.title.isEmpty, "\(name)")
    #expect(drawn.all("desc").count == 1 && !drawn.all("desc")[0].text.isEmpty, "\(name)")
    let box = try #require(root.attributes["viewBox"]).split(separator: " ").compactMap { Double($0) }
    let outside = drawn.elements.filter { $0.attributes["class"] != "thin bare" }.filter { element in
      DrawnSVG.points(of: element).contains { x, y in
        x < 0 || Double(x) > box[2] * 10 || y < 0 || Double(y) > box[3] * 10
      }
    }
    #expect(outside.isEmpty, "\(name)")
  }

  @Test(arguments: ChartSamples.all)
  func isSound(_ sample: ChartSamples.Sample) throws {
    try ChartTests.expectSound(sample.chart, sample.description)
  }

  @Test(arguments: ChartSamples.all)
  func needsNothingButItself(_ sample: ChartSamples.Sample) throws {
    let svg = sample.chart.svg
    for word in ["<script", "href", "@import", "<image", "<use", "onload", "@font-face"] {
      #expect(!svg.contains(word), "\(word)")
    }
    let addresses = svg.split(separator: "http", omittingEmptySubsequences: false).dropFirst()
    #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg\"") })
    #expect(svg.contains("@media(prefers-color-scheme:dark)"))
  }

  /// Names that take the most bytes that a name can take.
  @Test(arguments: ["\"", "'", "&", "👨‍👩‍👧‍👦", "e" + String(repeating: "\u{301}", count: 20), "\u{200B}"])
  func longNamesAreCut(_ piece: String) throws {
    let name = String(repeating: piece, count: 60)
    let charts: [any Chart] = [
      ChartSamples.donut((0..<60).map { ChartSamples.wave($0) - 20_000 }) { "\($0)" + name },
      ChartSamples.stacked(60, series: 60) { "\($0)" + name },
      ChartSamples.balances(60, series: 12) { "\($0)" + name },
      ChartSamples.budget((0..<90).map { ChartSamples.line("\($0)" + name, 0, 100, 200) }),
      ChartSamples.flow(20, 9, 60, name: { "\($0)" + name }),
    ]
    for chart in charts { try ChartTests.expectSound(chart, "\(type(of: chart))") }
  }

  @Test func randomChartsAreSound() throws {
    let seed = RandomBook.seed()
    for number in 0..<UInt64(15) {
      var generator = SeededGenerator(seed: seed &+ number)
      for chart in RandomCharts.charts(&generator) {
        try ChartTests.expectSound(chart, "seed \(seed &+ number) \(type(of: chart))")
      }
    }
  }

  @Test func nothingIsSaidCalmly() throws {
    for sample in ChartSamples.all where sample.description.hasSuffix("-nothing") {
      let drawn = try DrawnSVG(sample.chart.svg)
      #expect(drawn.all("text").map(\.text).contains("nothing to show"), "\(sample)")
      #expect(drawn.all("desc")[0].text.hasPrefix("Nothing to show."))
      #expect(drawn.all("path").isEmpty)
    }
  }

  @Test func whatIsHeldBackIsSaidBeside() throws {
    let drawn = try DrawnSVG(ChartSamples.household.svg)
    #expect(drawn.all("text").map(\.text).contains("3 pending, -60.00; 2 held, -45.60"))
    #expect(drawn.all("desc")[0].text.hasSuffix("3 pending, -60.00; 2 held, -45.60"))
  }

  @Test func slicesHaveTheirWords() throws {
    let drawn = try DrawnSVG(ChartSamples.household.svg)
    #expect(
      drawn.all("path").map(\.title) == [
        "Home:Rent 950.00 (56.4%)", "Food:Groceries 412.50 (24.4%)", "Transport 189.00 (11.2%)",
        "Food:Restaurants 123.45 (7.3%)", "Gifts 44.00 (2.6%)",
      ])
    #expect(drawn.all("desc")[0].text.hasPrefix("Total 1,683.95. Home:Rent 950.00"))
    #expect(drawn.all("text").map(\.text).contains("money back, not drawn"))
  }

  @Test func smallSlicesAreOne() throws {
    let drawn = try DrawnSVG(ChartSamples.donut((1...40).map { Int64($0) * 100 }) { "c\($0)" }.svg)
    let titles = drawn.all("path").map(\.title).filter { !$0.isEmpty }
    #expect(titles.count == 13)
    #expect(titles.last == "other (28) 406.00 (48.1%)")
  }

  /// Where names are too long for twelve slices, too.
  @Test func theRestIsGrey() throws {
    let name = String(repeating: "\"", count: 400)
    let slices = try [12, 13, 14, 60].map { count in
      try DrawnSVG(ChartSamples.donut((1...count).map { Int64($0) }) { "\($0)" + (count == 60 ? name : "") }.svg)
        .all("path").filter { !$0.title.isEmpty }
    }
    #expect(slices.prefix(3).map(\.count) == [12, 13, 13])
    #expect(slices.map { $0.last?.attributes["class"] } == ["gap p5", "gap f7", "gap f7", "gap f7"])
  }

  @Test func noRestStandsForOneAlone() {
    #expect(Largest([3, 1, 2], most: 2).kept == [0, 1, 2])
    let largest = Largest([3, 1, 2, 3], most: 2)
    #expect(largest.kept == [0, 3] && largest.rest == [1, 2])
  }

  @Test(arguments: [1, 3, 12, 40])
  func stepsHaveTheirWords(_ count: Int) throws {
    let chart = ChartSamples.trend(count)
    let drawn = try DrawnSVG(chart.svg)
    let titles = drawn.all("g").map(\.title)
    #expect(titles.count == count)
    for (title, step) in zip(titles, chart.steps) {
      let amounts = (step.amounts + [step.net ?? 0]).map { ChartSamples.format.amount($0) }
      #expect(title == "\(step.first) – \(step.last)\nincome \(amounts[0])\nexpense \(amounts[1])\nnet \(amounts[2])")
    }
    let net = ChartSamples.format.amount(chart.steps.compactMap(\.net).total)
    #expect(drawn.all("desc")[0].text.hasSuffix("net \(net)."))
  }

  /// Bars of many steps together add up to all of them.
  @Test func stepsTogetherAddUp() throws {
    let chart = ChartSamples.trend(4_000)
    let drawn = try DrawnSVG(chart.svg)
    let sums = drawn.all("g").map { group in
      group.title.split(separator: "\n").dropFirst().map { line in
        (try? Money.parse(String(line.split(separator: " ")[1].filter { $0 != "," }), exponent: 2)) ?? 0
      }
    }
    #expect(sums.count <= 160)
    for column in 0...1 { #expect(sums.map { $0[column] }.total == chart.steps.map { $0.amounts[column] }.total) }
    #expect(sums.map { $0[2] }.total == chart.steps.map { $0.net ?? 0 }.total)
    #expect(drawn.all("desc")[0].text.contains("4000 steps; each bar is"))
  }

  @Test func linesHaveTheirWords() throws {
    let chart = ChartSamples.balances(3, every: 10, names: ChartSamples.accounts)
    let titles = try DrawnSVG(chart.svg).titles
    let last = ChartSamples.format.amount(chart.series[0].points[2].amount)
    #expect(titles.contains("Current \(last)"))
    #expect(titles.contains { $0.hasPrefix("2025-01-01 – 2025-01-10\nCurrent ") })
    #expect(titles.contains("2025-01-21\nCurrent \(last)"))
  }

  @Test func budgetLinesHaveTheirWords() throws {
    let drawn = try DrawnSVG(ChartSamples.householdBudget.svg)
    let titles = drawn.all("g").map(\.title)
    #expect(titles.count == 10)
    #expect(titles[2] == "Food:Restaurants\nplanned 200.00\nspent 222.20\nremaining -22.20\nover")
    let desc = drawn.all("desc")[0].text
    #expect(
      desc.hasPrefix("Planned 1,950.00, spent 1,714.20, remaining 685.80. Food:Restaurants over, -22.20 remaining."))
  }

  /// Rows of a budget are a tree to the chart: lines without a parent add up to all lines.
  @Test func rowsOfABudgetAreLines() throws {
    let seed = RandomBook.seed()
    for number in 0..<UInt64(20) {
      let budget = try Budget(RandomBook(seed: seed &+ number).book.input)
      for currency in budget.currencies {
        let rows = try #require(budget.figures(of: budget.current, in: currency)).rows
        let lines = rows.map { BudgetBars.Line($0) }
        for (one, next) in zip(lines, lines.dropFirst()) { #expect(next.depth <= one.depth + 1) }
        let roots = lines.filter { $0.depth == 0 }
        let leaves = rows.filter { !$0.isSum }
        #expect(roots.map(\.planned).total == leaves.map(\.planned).total, "seed \(seed &+ number)")
        #expect(roots.map(\.spent).total == leaves.map(\.spent).total, "seed \(seed &+ number)")
        try ChartTests.expectSound(ChartSamples.budget(lines), "seed \(seed &+ number)")
      }
    }
  }

  /// Where nothing was planned and none need be, spending is not beyond anything.
  @Test func onlyWhatIsOverIsScratched() throws {
    var line = ChartSamples.line("Gifts", 0, 0, 1_500)
    #expect(ChartSamples.budget([line]).svg.contains("Scratched"))
    line.state = .ok
    #expect(!ChartSamples.budget([line]).svg.contains("Scratched"))
    #expect(try DrawnSVG(ChartSamples.budget([line]).svg).all("rect").map { $0.attributes["class"] }.contains("f0"))
  }

  @Test func manyBudgetLinesAreInTheirParents() throws {
    let lines = (0..<100).flatMap { parent in
      [ChartSamples.line("p\(parent)", 0, 200, 100)]
        + (0..<2).map { ChartSamples.line("p\(parent):\($0)", 1, 100, 50) }
    }
    let drawn = try DrawnSVG(ChartSamples.budget(lines).svg)
    #expect(drawn.all("g").map { $0.title.prefix { $0 != "\n" } } == (0..<100).map { "p\($0)" })
  }

  @Test func manyBudgetLinesWithoutParentsAreOne() throws {
    let drawn = try DrawnSVG(ChartSamples.budget((0..<300).map { ChartSamples.line("p\($0)", 0, 200, 100) }).svg)
    let rest = 301 - drawn.all("g").count
    let sums = [200, 100, 100].map { Money.text(Int64($0 * rest), exponent: 2) }
    #expect(
      drawn.all("g").last?.title == "other (\(rest))\nplanned \(sums[0])\nspent \(sums[1])\nremaining \(sums[2])")
  }

  @Test func ribbonsHaveTheirWords() throws {
    let drawn = try DrawnSVG(ChartSamples.householdFlow.svg)
    let titles = drawn.all("path").map(\.title)
    #expect(titles.count == 10 && titles.contains("needs → Home:Rent\n950.00"))
    #expect(drawn.titles.contains("savings\nin 512.50\nout 400.00"))
    #expect(drawn.all("desc")[0].text.hasPrefix("In 2,712.50, out 2,588.00. Salary → needs 1,600.00;"))
    #expect(drawn.all("text").map(\.text).contains("Not drawn, the other way: wants → Clothing -12.00"))
  }
}
