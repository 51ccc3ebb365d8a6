import Workspace

extension CategoryReport: Report {
  var columns: [Column] {
    [Column("run", .number), Column("changed", .number), Column("transactions", .number)]
  }
  var records: [[String]] { [[run.map(String.init) ?? "", String(changed), String(transactions)]] }

  func text(_ look: Look) -> String {
    let moved = transactions > 0 ? " and \(counted(transactions, "transaction"))" : ""
    let done = dryRun ? " in a dry run; nothing was written" : " changed\(undoHint(run))"
    return "\(counted(changed, "category", "categories"))\(moved)\(done).\n" + plansText + rulesText
  }

  private var plansText: String {
    plans.map { "budget.yaml:\($0.line): the plan of '\($0.category)' is gone: '\($0.into)' has its own.\n" }.joined()
  }

  private var rulesText: String {
    guard !rules.isEmpty else { return "" }
    let lines = rules.map { "  \($0.file):\($0.line): \($0.from)" + ($0.to.isEmpty ? "" : " -> \($0.to)") + "\n" }
    let what =
      if fixed {
        "Rule files that say so now:"
      } else if dryRun {
        "Lines of rule files that name what changes:"
      } else {
        "Rule files still name what is gone, and no run takes them so. Change these lines"
          + (run.map { "; or undo \($0), and say it again without --keep-rules:" } ?? ":")
      }
    return what + "\n" + lines.joined()
  }
}
