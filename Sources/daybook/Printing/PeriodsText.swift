import Workspace

extension PeriodsReport: Report {
  var columns: [Column] {
    [Column("period", .day), Column("last", .day), Column("before", .number), Column("after", .number)]
  }

  var records: [[String]] {
    periods.map { [$0.period ?? "", $0.last ?? "", String($0.before), String($0.after)] }
  }

  func text(_ look: Look) -> String {
    let rows = periods.map { [$0.period ?? "outside", $0.last ?? "", String($0.before), String($0.after)] }
    let table = rows.isEmpty ? "" : look.table(columns, rows) + "\n"
    var facts = [("Calendar", to)]
    if let from, from != to { facts = [("Before", from), ("Now", to)] }
    return table
      + aligned(facts + [("Rows", "\(changed) changed, \(unchanged) unchanged"), runFact(run, dryRun: dryRun)])
  }
}
