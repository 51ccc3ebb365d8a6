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

  func text(_ look: Look) -> String {
    guard !changes.isEmpty else { return "Nothing changes.\n" + shortText(look.style) + readyText(look.style) }
    let columns = [
      Column("category", .text, .cut(12)), Column("assigned", .amount), Column("remaining", .amount),
      Column("before", .amount),
    ]
    let rows = changes.map { [$0.category, $0.assigned, $0.after, $0.before] }
    let done = run == nil ? "Nothing was written.\n" : "Assigned\(undoHint(run)).\n"
    return look.table(columns, rows) + shortText(look.style) + "\n" + readyText(look.style) + done
  }

  private func readyText(_ style: ValueStyle) -> String {
    ready.map { "Ready to assign: \(style.money($0.after, $0.currency)), before \(style.number($0.before))\n" }.joined()
  }

  private func shortText(_ style: ValueStyle) -> String {
    short.map { "\($0.category): \(style.number($0.granted)) of \(style.number($0.wanted))\n" }.joined()
  }
}
