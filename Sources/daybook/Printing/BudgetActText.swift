import Workspace

/// What an act of the budget changed: its lines, and what remains and is ready before and after.
extension BudgetActReport: Report {
  var columns: [Column] {
    [
      Column("run", .number), Column("period"), Column("category"), Column("currency"), Column("assigned", .amount),
      Column("remaining_before", .amount), Column("remaining_after", .amount),
    ]
  }

  var records: [[String]] {
    changes.map { change in
      [
        run.map(String.init) ?? "", period, change.category, change.currency, change.assigned, change.before,
        change.after,
      ]
    }
  }

  var text: String {
    guard !changes.isEmpty else { return "Nothing changes.\n" + shortText + readyText }
    let columns = [
      Column("category"), Column("assigned", .amount), Column("remaining", .amount), Column("before", .amount),
    ]
    let rows = changes.map { [$0.category, $0.assigned, $0.after, $0.before] }
    let done = run == nil ? "Nothing was written.\n" : "Assigned\(undoHint(run)).\n"
    return TextTable.text(columns, rows) + shortText + "\n" + readyText + done
  }

  private var readyText: String {
    ready.map { "Ready to assign: \($0.after) \($0.currency), before \($0.before)\n" }.joined()
  }

  private var shortText: String {
    short.map { "\($0.category): \($0.granted) of \($0.wanted)\n" }.joined()
  }
}
