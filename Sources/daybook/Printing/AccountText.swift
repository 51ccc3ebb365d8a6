import Workspace

extension AccountReport: Report {
  var columns: [Column] {
    [Column("run", .number), Column("file"), Column("line", .number), Column("before"), Column("after")]
  }
  var records: [[String]] {
    lines.map { [run.map(String.init) ?? "", $0.file, String($0.line), $0.from, $0.to] }
  }

  func text(_ look: Look) -> String {
    let done = dryRun ? "would change in a dry run; nothing was written" : "changed\(undoHint(run))"
    let changes = lines.map { line in
      "  \(line.file):\(line.line): \(line.to)" + (line.from.isEmpty ? "" : " (was: \(line.from))") + "\n"
    }
    return "Account '\(account)' \(done).\nLines that \(dryRun ? "would say" : "say") so:\n" + changes.joined()
  }
}
