import Budgets
import Values
import Workspace

/// Subscriptions, bills and incomes.
struct RecurringTable: ReportTable {
  let report: Reported<[Recurrence]>
  let look: Look

  let columns = [
    Column("currency"), Column("payee"), Column("account"), Column("every"), Column("amount", .amount), Column("last"),
    Column("next"), Column("state"),
  ]

  var records: [[String]] {
    report.rows.map { row in
      let found = row.found
      return [
        found.currency.code, found.payee, row.account, found.every.rawValue,
        Money.text(found.amount, exponent: found.currency.exponent), "\(found.last.day)", "\(found.next)",
        found.state.rawValue,
      ]
    }
  }

  var beside: [String] { report.lines(look.style) }

  var text: String {
    if report.rows.isEmpty { return "Nothing recurs yet: it takes three times, or two years.\n" }
    let rows = report.rows.map { row in
      let found = row.found
      return [
        look.style.day(found.next), state(row), found.payee, row.account, found.every.rawValue,
        look.style.money(found.amount, found.currency),
      ]
    }
    let columns = [
      Column("next"), Column("state"), Column("payee", .text, .cut(12)), Column("account", .text, .cut(8), spare: 0),
      Column("every"), Column("amount", .amount),
    ]
    return TextTable.text(columns, rows, width: look.terminal)
  }

  private func state(_ row: Recurrence) -> String {
    guard row.found.state == .changed, let before = row.found.before else { return row.found.state.rawValue }
    return "was \(look.style.number(before, row.found.currency))"
  }

  var currencies: [Currency] { report.rows.map(\.found.currency).distinct }
  let title = "What recurs"
  var span: ClosedRange<Day>? { report.span }

  /// What a year of each costs.
  func chart(_ caption: ChartCaption, _ format: ChartFormat) -> any Chart {
    let costs = report.rows.filter { !$0.found.isMoneyIn && $0.found.state != .ended }
    var caption = caption
    caption.title = "What recurs, by the year"
    return Donut(
      caption: caption, format: format,
      slices: costs.map { row in
        Donut.Slice(
          name: row.found.payee,
          amount: Int64(clamping: -Int128(row.found.amount) * 365 / Int128(row.found.every.days)))
      })
  }
}
