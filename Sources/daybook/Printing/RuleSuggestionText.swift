import Workspace

extension RuleSuggestionReport: Report {
  var columns: [Column] {
    [
      Column("text"), Column("category"), Column("direction"), Column("account"), Column("amount", .amount),
      Column("support", .number), Column("matched", .number), Column("undecided", .number),
    ]
  }

  var records: [[String]] {
    rules.map { rule in
      [
        rule.text, rule.category, rule.direction ?? "", rule.account ?? "", rule.amount ?? "", String(rule.support),
        String(rule.matched), String(rule.undecided),
      ]
    }
  }

  func text(_ look: Look) -> String {
    guard !rules.isEmpty else {
      return "No rules to propose: \(counted(decided, "decision")) that no rule reproduces, and none twice alike.\n"
    }
    let follow = rules.reduce(0) { $0 + $1.undecided }
    let sum =
      "\(counted(rules.count, "rule")) for \(reproduced) of \(counted(decided, "decision")); "
      + "\(counted(follow, "row")) without a category would follow.\n"
    if written { return sum + "Added to \(file); try it with: daybook recategorize --dry-run\n".fromHere }
    return diff.fromHere + sum + "Add them with: daybook rules suggest --write\n"
  }

  /// A unified diff, as `patch` takes it.
  private var diff: String {
    let old = after == 0 ? "/dev/null" : file
    let hunk = "@@ -\(after),0 +\(after + 1),\(added.count) @@"
    return "--- \(old)\n+++ \(file)\n\(hunk)\n" + added.map { "+\($0)\n" }.joined()
  }
}
