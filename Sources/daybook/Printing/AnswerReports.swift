import Store
import Workspace

extension AnswerRecord: Listed {
  static let columns = [
    Column("number", .number), Column("account", .text, .cut(8)), Column("code"), Column("value"),
    Column("date", .day), Column("statements", .text, .cut(12), spare: 1), Column("shape", .text, .cut(8), spare: 0),
  ]
  static let none = "No answers yet: nothing was asked about your files."
}

extension AnswerReport: Report {
  var columns: [Column] {
    [Column("run", .number), Column("account"), Column("code"), Column("before"), Column("after")]
  }
  var records: [[String]] { [[run.map(String.init) ?? "", before.account, before.code, before.value, value ?? ""]] }

  func text(_ look: Look) -> String {
    let of = before.account.isEmpty ? "" : " of \(before.account)"
    let what =
      value.map { "'\(before.code)'\(of) is answered '\($0)', not '\(before.value)'" }
      ?? "Forgot '\(before.value)' as the answer to '\(before.code)'\(of)"
    guard !before.statements.isEmpty else { return what + undoHint(run) + ".\n" }
    let files = before.statements.map { "  \($0)\n" }.joined()
    return what + undoHint(run) + ".\nRead by the answer before, and booked as they were:\n" + files
  }
}
