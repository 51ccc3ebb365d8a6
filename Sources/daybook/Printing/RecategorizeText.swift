import Workspace

extension RecategorizeReport: Report {
  var columns: [Column] {
    [Column("from"), Column("to"), Column("rows", .number), Column("amount", .amount), Column("currency")]
  }

  var records: [[String]] {
    moves.map { [$0.from, $0.to, String($0.rows), $0.amount, $0.currency] }
  }

  var text: String {
    let changes = changed > 0 ? "\(changed) changed (\(moved) in category)" : "0 changed"
    let counts = "\(examined) examined, \(changes), \(unchanged) unchanged, \(keptManual) kept by a person"
    let queue = "\(counted(asked, "item")) opened, \(counted(settled, "item")) settled"
    let asking = asked + settled > 0 ? [("Queue", queue)] : []
    return table
      + aligned(
        [("Counts", counts)] + asking + pastFacts(figures, ready) + [
          runFact(run, dryRun: dryRun), ("Time", secondsText(seconds)),
        ])
  }

  /// Each move with its examples under it.
  private var table: String {
    guard !moves.isEmpty else { return "" }
    let lines = TextTable.text(columns, named).split(separator: "\n")
    let moved = zip(lines.dropFirst(), moves).map { line, move in
      "\(line)\n" + move.examples.map(example).joined() + more(move)
    }
    return "\(lines[0])\n" + moved.joined() + "\n"
  }

  private func example(_ example: Example) -> String {
    "    \(example.id): \(example.date) \(example.amount) \(example.account): \(example.description.clipped(to: 48))\n"
  }

  private func more(_ move: Move) -> String {
    let more = move.rows - move.examples.count
    return more > 0 ? "    and \(more) more\n" : ""
  }

  private var named: [[String]] {
    records.map { row in row.enumerated().map { $0 < 2 && $1.isEmpty ? "(none)" : $1 } }
  }
}
