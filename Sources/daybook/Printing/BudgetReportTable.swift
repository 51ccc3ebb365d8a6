import Workspace

/// `budget show` as a report.
struct BudgetReportTable: ReportTable {
  let report: BudgetShowReport

  var columns: [Column] { report.columns }
  var records: [[String]] { report.records }
  var text: String { report.text }
  var json: String { (try? JSON.text(report)).map { $0 + "\n" } ?? "" }
  var beside: [String] { [] }
  var svg: String { "" }
}
