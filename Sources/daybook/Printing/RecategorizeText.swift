import Workspace

extension RecategorizeReport: Report {
  var columns: [Column] {
    [
      Column("account"), Column("from"), Column("to"), Column("rows", .number), Column("amount", .amount),
      Column("currency"),
    ]
  }

  var records: [[String]] {
    moves.map { [$0.account, $0.from, $0.to, String($0.rows), $0.amount, $0.currency] }
  }

  var text: String {
    let table = moves.isEmpty ? "" : TextTable.text(columns, named) + "\n"
    let counts = "\(examined) examined, \(changed) changed, \(unchanged) unchanged, \(keptManual) kept by a person"
    let queue = "\(counted(asked, "item")) opened, \(counted(settled, "item")) settled"
    let asking = asked + settled > 0 ? [("Queue", queue)] : []
    return table + aligned([("Counts", counts)] + asking + [("Run", runText), ("Time", secondsText(seconds))])
  }

  private var named: [[String]] {
    records.map { row in row.enumerated().map { ($0 == 1 || $0 == 2) && $1.isEmpty ? "(none)" : $1 } }
  }

  private var runText: String {
    if dryRun { return "none: this was a dry run, and nothing was written" }
    return run.map { "\($0); take it back with: daybook undo \($0)" } ?? "none: nothing changed"
  }
}
