import Budgets
import Values
import Workspace

/// What accounts held, day by day.
struct BalanceTable: ReportTable {
  let report: Reported<[BalanceRow]>
  let look: Look

  let columns = [Column("currency"), Column("date"), Column("account"), Column("balance", .amount)]

  var records: [[String]] {
    report.rows.map { row in
      [
        row.currency.code, "\(row.day)", row.account,
        Money.text(row.balance, exponent: row.currency.exponent),
      ]
    }
  }

  var beside: [String] { report.lines(look.style) }

  var text: String {
    if report.rows.isEmpty { return "No account has a balance.\n" }
    return report.rows.runs { $0.account != $1.account }.map(block).joined(separator: "\n")
  }

  private func block(_ rows: ArraySlice<BalanceRow>) -> String {
    guard let first = rows.first else { return "" }
    let numbers = rows.map { look.style.number($0.balance, first.currency) }
    let width = numbers.map(displayWidth).max() ?? 0
    let lines = zip(rows, numbers).map { row, number in
      "  \(look.style.day(row.day))  \(number.padded(to: width, right: true).paintedAmount)\n"
    }
    let name = first.account.isEmpty ? "All accounts" : first.account
    return "\(name), \(first.currency)\n  \(look.sparkline(rows.map(\.balance)))\n" + lines.joined()
  }

  var currencies: [Currency] { report.rows.map(\.currency).distinct }
  var title: String { report.rows.contains { $0.account.isEmpty } ? "Net worth" : "Balances" }
  var span: ClosedRange<Day>? { report.span }

  func chart(_ caption: ChartCaption, _ format: ChartFormat) -> any Chart {
    Lines(
      caption: caption, format: format,
      series: report.rows.runs { $0.account != $1.account }.map { rows in
        Lines.Series(
          name: rows.first.map { $0.account.isEmpty ? "all accounts" : $0.account } ?? "",
          points: rows.map { Lines.Point(day: $0.day, amount: $0.balance) })
      })
  }
}
