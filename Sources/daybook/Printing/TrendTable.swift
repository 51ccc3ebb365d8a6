import Budgets
import Values
import Workspace

/// What came in and went out, step by step.
struct TrendTable: ReportTable {
  let report: Reported<[TrendRow]>
  let look: Look

  let columns = [
    Column("currency"), Column("first"), Column("last"), Column("income", .amount), Column("expense", .amount),
    Column("net", .amount),
  ]

  var records: [[String]] {
    report.rows.map { row in
      [row.currency.code, "\(row.step.first)", "\(row.step.last)"]
        + [row.income, row.expense, row.net].map { Money.text($0, exponent: row.currency.exponent) }
    }
  }

  var beside: [String] { report.lines(look.style) }

  var text: String {
    guard !report.rows.isEmpty else { return "Nothing came in, and nothing went out.\n" }
    return report.rows.runs { $0.currency != $1.currency }.map(block).joined(separator: "\n")
  }

  private func block(_ rows: ArraySlice<TrendRow>) -> String {
    guard let first = rows.first, let last = rows.last else { return "" }
    let currency = first.currency
    func number(_ amount: Int64) -> String { look.style.number(amount, currency) }
    let sums = [rows.map(\.income), rows.map(\.expense), rows.map(\.net)].map { $0.reduce(0) { Money.sum($0, $1) } }
    let table =
      [["from", "income", "expense", "net"]]
      + rows.map { [look.style.day($0.step.first), number($0.income), number($0.expense), number($0.net)] }
      + [["in all"] + sums.map(number)]
    let widths = table[0].indices.map { column in table.map { displayWidth($0[column]) }.max() ?? 0 }
    let cells = min(30, look.width - widths.reduce(0, +) - 10)
    let most = rows.map { max($0.income, $0.expense) }.max() ?? 0
    let shape = look.sparkline(rows.map(\.net))
    var text =
      "\(look.days(first.step.first...last.step.last)), \(currency)\n" + (shape.isEmpty ? "\n" : "  net \(shape)\n\n")
    for (index, line) in table.enumerated() {
      text += "  " + line[0].padded(to: widths[0])
      for column in 1..<4 { text += "  " + line[column].padded(to: widths[column], right: true).paintedAmount }
      let row = index > 0 && index <= rows.count ? rows[rows.startIndex + index - 1] : nil
      let bar = row.map { TrendTable.bar($0, of: most, cells: cells, look) } ?? ""
      text = (text + (cells > 7 ? "  " + bar : "")).trimmedEnd + "\n"
    }
    return text
  }

  /// What was spent as `#`; what came in beyond that as `+`, what lacked as `!`.
  private static func bar(_ row: TrendRow, of most: Int64, cells: Int, _ look: Look) -> String {
    let spent = look.bar(row.expense, of: most, cells: cells)
    let income = look.bar(row.income, of: most, cells: cells)
    if income.count >= spent.count { return spent + String(repeating: "+", count: income.count - spent.count) }
    return income + String(repeating: "!", count: spent.count - income.count).painted(.red)
  }

  var currencies: [Currency] { report.rows.map(\.currency).distinct }
  var title: String { "Income and expense" }
  var span: ClosedRange<Day>? {
    report.rows.first.flatMap { first in report.rows.last.map { first.step.first...$0.step.last } }
  }

  func chart(_ caption: ChartCaption, _ format: ChartFormat) -> any Chart {
    StackedBars(
      caption: caption, format: format,
      series: [StackedBars.Series(name: "income"), StackedBars.Series(name: "expense", direction: .down)], line: "net",
      steps: report.rows.map { row in
        StackedBars.Step(
          label: TrendTable.label(row.step, look), first: row.step.first, last: row.step.last,
          amounts: [row.income, row.expense], net: row.net)
      })
  }

  /// Of whole months and years what tells them.
  private static func label(_ step: Period, _ look: Look) -> String {
    let (first, last) = ("\(step.first)", "\(step.last + 1)")
    guard look.style.date == .iso, first.hasSuffix("-01"), last.hasSuffix("-01") else {
      return look.style.day(step.first)
    }
    let isYear = first.hasSuffix("-01-01") && last.hasSuffix("-01-01")
    return String(first.prefix(isYear ? 4 : 7))
  }
}

/// A period at a glance.
struct SummaryTable: ReportTable {
  let report: Reported<[Summary]>
  let look: Look

  let columns = [
    Column("currency"), Column("period"), Column("income", .amount), Column("expense", .amount),
    Column("net", .amount), Column("savings_rate", .amount),
  ]

  var records: [[String]] {
    report.rows.map { summary in
      let row = summary.row
      return [row.currency.code, "\(row.step.first)"]
        + [row.income, row.expense, row.net].map { Money.text($0, exponent: row.currency.exponent) }
        + [tenths(row.savingsRate)]
    }
  }

  var beside: [String] { report.lines(look.style) }

  var text: String {
    guard let span = report.span, !report.rows.isEmpty else { return "Nothing came in, and nothing went out.\n" }
    return report.rows.map { block($0, span) }.joined(separator: "\n")
  }

  private func block(_ summary: Summary, _ span: ClosedRange<Day>) -> String {
    let currency = summary.row.currency
    let mean = summary.meanOf == 12 ? "mean of twelve" : "mean of \(summary.meanOf)"
    let sides = [
      (look.style.day(summary.row.step.first), summary.row), ("before", summary.before),
      (mean, summary.meanOf > 1 ? summary.mean : nil),
    ]
    let shown = sides.compactMap { name, row in row.map { (name: name, row: $0) } }
    func number(_ amount: Int64) -> String { look.style.number(amount, currency) }
    let lines: [[String]] =
      [[""] + shown.map(\.name)] + [
        ["income"] + shown.map { number($0.row.income) }, ["expense"] + shown.map { number($0.row.expense) },
        ["net"] + shown.map { number($0.row.net) },
        ["saved"] + shown.map { $0.row.savingsRate.map { look.percent($0) } ?? "-" },
      ]
    let widths = lines[0].indices.map { column in lines.map { displayWidth($0[column]) }.max() ?? 0 }
    let table = lines.map { line in
      line.enumerated().map { $1.padded(to: widths[$0], right: $0 > 0).paintedAmount }.joined(separator: "  ")
        .trimmedEnd
    }
    return "\(look.days(span)), \(currency)\n\n" + table.map { $0.isEmpty ? "" : "  \($0)\n" }.joined()
  }

  var currencies: [Currency] { report.rows.map(\.row.currency).distinct }
  var title: String { "At a glance" }
  var span: ClosedRange<Day>? { report.span }

  func chart(_ caption: ChartCaption, _ format: ChartFormat) -> any Chart {
    let sides =
      report.rows.first.map { [("mean of \($0.meanOf)", $0.mean), ("before", $0.before), ("", $0.row)] } ?? []
    return StackedBars(
      caption: caption, format: format,
      series: [StackedBars.Series(name: "income"), StackedBars.Series(name: "expense", direction: .down)], line: "net",
      steps: sides.compactMap { name, row in
        row.map { row in
          let label = name.isEmpty ? look.style.day(row.step.first) : name
          return StackedBars.Step(
            label: label, first: row.step.first, last: row.step.last, amounts: [row.income, row.expense], net: row.net)
        }
      })
  }
}
