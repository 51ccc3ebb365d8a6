import Values

@testable import Budgets

/// Charts of every kind for what reports can hold: nothing, a point, a household, many, huge, zero, hostile names.
enum ChartSamples {
  struct Sample: CustomStringConvertible {
    let description: String
    let chart: any Chart
  }

  static let caption = ChartCaption(
    title: "Spending", subtitle: "2025-01-01 to 2025-06-30, GBP", beside: ["3 pending, -60.00; 2 held, -45.60"])
  static let format = ChartFormat(
    exponent: 2, amount: { grouped(Money.text($0, exponent: 2)) }, units: { grouped(String($0)) })

  /// What labels must bear.
  static let names = [
    "Food:Groceries", "飲食:超市與市場", "الطعام والشراب", "🏠 Rent & <Rates>", "\"Quoted\" 'single'",
    "Straße ]]> \u{1}\u{202E}tab\t",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", "👨‍👩‍👧‍👦 Family",
    "日本語のとても長いカテゴリー名前がここにあります", "שכר דירה",
    "e\u{301}e\u{301}\u{FFFE}", "",
  ]

  static func name(_ index: Int) -> String {
    index < names.count ? names[index] : "\(names[index % names.count]) \(index)"
  }

  /// `1234.50` as `1,234.50`.
  @Sendable static func grouped(_ text: String) -> String {
    let (sign, digits) = text.hasPrefix("-") ? ("-", text.dropFirst()) : ("", text[...])
    let parts = digits.split(separator: ".")
    var whole = ""
    for (index, digit) in parts[0].reversed().enumerated() {
      whole = "\(digit)" + (index > 0 && index % 3 == 0 ? "," : "") + whole
    }
    return sign + whole + (parts.count > 1 ? "." + parts[1] : "")
  }

  /// Rising and falling without chance.
  static func wave(_ index: Int, _ size: Int64 = 50_000) -> Int64 {
    let steps = [3, 9, 4, 7, 1, 8, 2, 6, 5, 7, 9, 2, 4]
    return size * Int64(steps[index % 13] * 10 + steps[(index / 13) % 13] * 3 + 5) / 100
  }
}

// Donuts.
extension ChartSamples {
  static func donut(_ amounts: [Int64], names: (Int) -> String = name) -> Donut {
    let total = amounts.reduce(Int128(0)) { $0 + Int128($1) }
    let slices = amounts.enumerated().map { index, amount in
      Donut.Slice(name: names(index), amount: amount, share: total == 0 ? nil : Int(Int128(amount) * 1000 / total))
    }
    return Donut(caption: caption, format: format, slices: slices)
  }

  static let household = donut([95_000, 41_250, 18_900, 12_345, 4_400, -3_500]) {
    ["Home:Rent", "Food:Groceries", "Transport", "Food:Restaurants", "Gifts", "Clothing"][$0]
  }

  static var donuts: [Sample] {
    [
      Sample(description: "donut-household", chart: household),
      Sample(description: "donut-nothing", chart: donut([])),
      Sample(description: "donut-zero", chart: donut([0, 0, 0])),
      Sample(description: "donut-one", chart: donut([12_345])),
      Sample(description: "donut-names", chart: donut((0..<12).map { wave($0) })),
      Sample(description: "donut-negative", chart: donut([-5_000, -20, 30_000, -700])),
      Sample(description: "donut-returned", chart: donut([-5_000, -20])),
      Sample(description: "donut-40", chart: donut((0..<40).map { wave($0) - 5_000 })),
      Sample(description: "donut-4000", chart: donut((0..<4_000).map { wave($0) })),
      Sample(description: "donut-huge", chart: donut([.max, .max / 3, Money.most, .min])),
      Sample(description: "donut-tiny", chart: donut([Money.most, 1, 1])),
    ]
  }
}

// Bars.
extension ChartSamples {
  static func month(_ index: Int, _ amounts: [Int64], net: Int64? = nil) -> StackedBars.Step {
    let (year, month) = (2025 + index / 12, index % 12 + 1)
    let first = Day(year: year, month: month, day: 1) ?? start
    return StackedBars.Step(
      label: String(first.description.prefix(7)), first: first,
      last: first + (Day.length(ofMonth: month, year: year) - 1),
      amounts: amounts, net: net)
  }

  static func trend(
    _ count: Int, income: (Int) -> Int64 = { wave($0, 300_000) }, expense: (Int) -> Int64 = { wave($0 + 5, 280_000) }
  ) -> StackedBars {
    StackedBars(
      caption: ChartCaption(title: "Income and expense", subtitle: "by month, GBP"), format: format,
      series: [StackedBars.Series(name: "income"), StackedBars.Series(name: "expense", direction: .down)], line: "net",
      steps: (0..<count).map { index in
        let (income, expense) = (income(index), expense(index))
        return month(index, [income, expense], net: Int64(clamping: Int128(income) - Int128(expense)))
      })
  }

  static func stacked(_ count: Int, series: Int, names: (Int) -> String = name) -> StackedBars {
    StackedBars(
      caption: ChartCaption(title: "Spending by category", subtitle: "by month, GBP"), format: format,
      series: (0..<series).map { StackedBars.Series(name: names($0)) },
      steps: (0..<count).map { index in
        month(index, (0..<series).map { wave(index + $0 * 7) - ($0 == 2 ? 24_000 : 0) })
      })
  }

  static var bars: [Sample] {
    [
      Sample(description: "bars-3", chart: trend(3)),
      Sample(description: "bars-nothing", chart: trend(0)),
      Sample(description: "bars-1", chart: trend(1)),
      Sample(description: "bars-12", chart: trend(12)),
      Sample(description: "bars-40", chart: trend(40)),
      Sample(description: "bars-4000", chart: trend(4_000)),
      Sample(description: "bars-zero", chart: trend(6, income: { _ in 0 }, expense: { _ in 0 })),
      Sample(
        description: "bars-negative", chart: trend(6, income: { -wave($0) }, expense: { $0 == 2 ? -40_000 : 9_000 })),
      Sample(description: "bars-huge", chart: trend(5, income: { _ in .max }, expense: { $0 == 1 ? .min : .max / 3 })),
      Sample(description: "bars-stacked-12", chart: stacked(12, series: 6)),
      Sample(description: "bars-stacked-40", chart: stacked(40, series: 12)),
      Sample(description: "bars-stacked-300-names", chart: stacked(24, series: 300)),
      Sample(description: "bars-stacked-4000", chart: stacked(4_000, series: 12)),
    ]
  }
}

// Lines.
extension ChartSamples {
  static let start = Day(number: 20_089)

  static func balances(
    _ count: Int, series: Int = 1, every days: Int = 1, from base: Int64 = 100_000, names: (Int) -> String = name
  ) -> Lines {
    Lines(
      caption: ChartCaption(title: "Balances", subtitle: "GBP"), format: format,
      series: (0..<series).map { number in
        var amount = base
        return Lines.Series(
          name: names(number),
          points: (0..<count).map { index in
            amount += wave(index + number * 3, 20_000) - 10_600
            return Lines.Point(day: start + index * days + number, amount: amount + Int64(number) * 40_000)
          })
      })
  }

  static let noise = Lines(
    caption: caption, format: format,
    series: [
      Lines.Series(
        name: "Current",
        points: (0..<4_000).map { index in
          Lines.Point(day: start + index, amount: wave(index * index % 169, 200_000) * (index % 3 == 0 ? -1 : 1))
        })
    ])

  static func accounts(_ index: Int) -> String {
    ["Current", "Savings", "Card", "Cash", "Joint", "Broker", "Loan", "Pension"][index % 8]
  }

  static var lines: [Sample] {
    [
      Sample(description: "lines-3", chart: balances(3, every: 10, names: accounts)),
      Sample(description: "lines-nothing", chart: balances(0)),
      Sample(description: "lines-1", chart: balances(1, names: accounts)),
      Sample(description: "lines-40", chart: balances(40, series: 3, every: 5, names: accounts)),
      Sample(description: "lines-names", chart: balances(24, series: 12, every: 15)),
      Sample(description: "lines-4000", chart: balances(4_000, names: accounts)),
      Sample(description: "lines-noise", chart: noise),
      Sample(description: "lines-4000-8", chart: balances(4_000, series: 8, names: accounts)),
      Sample(description: "lines-300-names", chart: balances(30, series: 300, every: 12)),
      Sample(description: "lines-negative", chart: balances(30, series: 2, every: 3, from: -150_000, names: accounts)),
      Sample(description: "lines-far", chart: balances(30, every: 3, from: 10_000_000, names: accounts)),
      Sample(
        description: "lines-zero",
        chart: Lines(
          caption: caption, format: format,
          series: [Lines.Series(name: "Cash", points: (0..<5).map { Lines.Point(day: start + $0, amount: 0) })])),
      Sample(
        description: "lines-huge",
        chart: Lines(
          caption: caption, format: format,
          series: [
            Lines.Series(
              name: "Cash", points: [.max, .min, 0].enumerated().map { Lines.Point(day: start + $0 * 400, amount: $1) })
          ])),
    ]
  }
}

// Budgets.
extension ChartSamples {
  static func line(
    _ name: String, _ depth: Int, _ planned: Int64, _ spent: Int64, carried: Int64 = 0, wanted: Int64 = 0
  ) -> BudgetBars.Line {
    let remaining = Int64(clamping: Int128(carried) + Int128(planned) - Int128(spent))
    let state: BudgetRow.State = remaining < 0 ? .over : planned < wanted ? .short : remaining == 0 ? .empty : .ok
    return BudgetBars.Line(name: name, depth: depth, planned: planned, spent: spent, remaining: remaining, state: state)
  }

  static func budget(_ lines: [BudgetBars.Line]) -> BudgetBars {
    BudgetBars(
      caption: ChartCaption(title: "Budget", subtitle: "2025-06-01 to 2025-06-30, GBP, zero-based"), format: format,
      lines: lines)
  }

  static let householdBudget = budget([
    line("Food", 0, 60_000, 51_120), line("Food:Groceries", 1, 40_000, 28_900),
    line("Food:Restaurants", 1, 20_000, 22_220),
    line("Home", 0, 120_000, 120_000), line("Home:Rent", 1, 95_000, 95_000), line("Home:Energy", 1, 25_000, 25_000),
    line("Holiday", 0, 10_000, 0, carried: 45_000, wanted: 20_000), line("Gifts", 0, 0, 1_500),
    line("Clothing", 0, 5_000, -1_200), line("Unused", 0, 0, 0),
  ])

  static var budgets: [Sample] {
    let many = (0..<300).map { index in
      line(name(index), index % 10 == 0 ? 0 : 1 + index % 2, wave(index), wave(index + 4))
    }
    return [
      Sample(description: "budget-household", chart: householdBudget),
      Sample(description: "budget-nothing", chart: budget([])),
      Sample(description: "budget-one", chart: budget([line("Rent", 0, 100_000, 95_000)])),
      Sample(description: "budget-names", chart: budget(Array(many.prefix(24)))),
      Sample(description: "budget-300", chart: budget(many)),
      Sample(description: "budget-4000", chart: budget((0..<4_000).map { line(name($0), 0, wave($0), wave($0 + 1)) })),
      Sample(description: "budget-zero", chart: budget([line("A", 0, 0, 0), line("B", 0, 0, 0)])),
      Sample(
        description: "budget-huge",
        chart: budget([line("A", 0, .max, .max), line("B", 0, .min, .max), line("C", 0, 1, .max)])),
    ]
  }
}

// Flows.
extension ChartSamples {
  static let householdFlow = FlowChart(
    caption: ChartCaption(title: "Flow", subtitle: "2025-06, GBP"), format: format,
    incoming: [
      FlowChart.Link(from: "Salary", to: "needs", amount: 160_000),
      FlowChart.Link(from: "Salary", to: "wants", amount: 60_000),
      FlowChart.Link(from: "Salary", to: "savings", amount: 50_000),
      FlowChart.Link(from: "Interest", to: "savings", amount: 1_250),
    ],
    outgoing: [
      FlowChart.Link(from: "needs", to: "Home:Rent", amount: 95_000),
      FlowChart.Link(from: "needs", to: "Food:Groceries", amount: 41_000),
      FlowChart.Link(from: "needs", to: "Transport", amount: 24_000),
      FlowChart.Link(from: "wants", to: "Food:Restaurants", amount: 38_000),
      FlowChart.Link(from: "wants", to: "Gifts", amount: 22_000),
      FlowChart.Link(from: "wants", to: "Clothing", amount: -1_200),
      FlowChart.Link(from: "savings", to: "Pension", amount: 40_000),
    ])

  static func flow(
    _ sources: Int, _ buckets: Int, _ uses: Int, size: Int64 = 50_000, name: (Int) -> String = name
  ) -> FlowChart {
    func bucket(_ index: Int) -> String { "bucket " + name(index % max(1, buckets)) }
    return FlowChart(
      caption: caption, format: format,
      incoming: (0..<sources).flatMap { source in
        (0..<buckets).map { FlowChart.Link(from: name(source), to: bucket($0), amount: wave(source + $0, size)) }
      },
      outgoing: (0..<uses).map { FlowChart.Link(from: bucket($0), to: name($0), amount: wave($0, size)) })
  }

  static var flows: [Sample] {
    [
      Sample(description: "flow-household", chart: householdFlow),
      Sample(description: "flow-nothing", chart: flow(0, 0, 0)),
      Sample(description: "flow-zero", chart: flow(2, 2, 2, size: 0)),
      Sample(description: "flow-one", chart: flow(1, 1, 1)),
      Sample(description: "flow-names", chart: flow(4, 3, 12)),
      Sample(description: "flow-40", chart: flow(6, 3, 40)),
      Sample(description: "flow-300", chart: flow(300, 12, 300)),
      Sample(description: "flow-4000", chart: flow(40, 3, 4_000)),
      Sample(description: "flow-huge", chart: flow(3, 2, 5, size: Money.most / 100)),
      Sample(description: "flow-only-income", chart: flow(3, 2, 0)),
    ]
  }

  static var all: [Sample] { donuts + bars + lines + budgets + flows }
}
