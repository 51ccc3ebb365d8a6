import Budgets
import Values
import Workspace

/// Money on its way from income to what it was spent on.
struct FlowTable: ReportTable {
  let report: Reported<[FlowRow]>
  let look: Look

  let columns = [Column("currency"), Column("from"), Column("to"), Column("amount", .amount)]

  var records: [[String]] {
    report.rows.map { row in
      [row.currency.code, row.from, row.to, Money.text(row.amount, exponent: row.currency.exponent)]
    }
  }

  var beside: [String] { report.lines(look.style) }

  var text: String {
    guard let span = report.span, !report.rows.isEmpty else { return "Nothing came in, and nothing went out.\n" }
    return report.rows.runs { $0.currency != $1.currency }.map { rows in
      let currency = rows.first?.currency ?? .unstated
      let numbers = rows.map { look.style.number($0.amount, currency) }
      let width = numbers.map(displayWidth).max() ?? 0
      let lines = zip(rows, numbers).map { row, number in
        "  \(number.padded(to: width, right: true))  \(row.from) -> \(row.to)\n"
      }
      return "\(look.days(span)), \(currency)\n\n" + lines.joined()
    }.joined(separator: "\n")
  }

  var currencies: [Currency] { report.rows.map(\.currency).distinct }
  let title = "From income to what it was spent on"
  var span: ClosedRange<Day>? { report.span }

  func chart(_ caption: ChartCaption, _ format: ChartFormat) -> any Chart {
    let (incoming, outgoing) = FlowRow.links(report.rows)
    func links(_ rows: [FlowRow]) -> [FlowChart.Link] {
      rows.map { FlowChart.Link(from: $0.from, to: $0.to, amount: $0.amount) }
    }
    return FlowChart(caption: caption, format: format, incoming: links(incoming), outgoing: links(outgoing))
  }
}
