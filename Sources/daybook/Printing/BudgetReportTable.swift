import Budgets
import Values
import Workspace

/// `budget show` as a report.
struct BudgetReportTable: ReportTable {
  let report: BudgetShowReport
  let look: Look

  var columns: [Column] { report.columns }
  var records: [[String]] { report.records }
  var text: String { report.text(look) }
  var json: String { (try? JSON.text(report)).map { $0 + "\n" } ?? "" }
  var beside: [String] { [] }

  var currencies: [Currency] { report.figures.map(\.currency) }
  let title = "Budget"
  var span: ClosedRange<Day>? { report.figures.first.map { $0.period.first...$0.period.last } }

  func chart(_ caption: ChartCaption, _ format: ChartFormat) -> any Chart {
    let tree = BudgetTree(report.figures.first?.rows ?? [])
    return BudgetBars(
      caption: caption, format: format,
      lines: tree.rows.map { line in
        BudgetBars.Line(
          name: line.name, depth: line.level, planned: line.row.planned, spent: line.row.spent,
          remaining: line.row.remaining, state: line.row.state)
      })
  }
}
