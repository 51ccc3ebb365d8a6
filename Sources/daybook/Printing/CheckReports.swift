import Store
import Values
import Workspace

extension CheckReport: Report {
  var columns: [Column] { [Column("kind"), Column("place"), Column("message")] }
  var records: [[String]] { problems.map { [$0.kind, $0.place.plain, $0.message.plain] } }

  func text(_ look: Look) -> String {
    let size = "\(counted(statements, "statement")), \(counted(rows, "row")), \(counted(transactions, "transaction"))"
    let said = notes.map { "Note: \($0.shown(in: look.style))\n" }.joined()
    guard !problems.isEmpty else { return said + "The book is sound: \(size).\n" }
    let rows = problems.map { [$0.kind, $0.place.shown(in: look.style), $0.message.shown(in: look.style)] }
    return said + TextTable.text(columns, rows)
      + "\n\(counted(problems.count, "problem")) in \(size).\n"
  }
}

extension ReconcileReport: Report {
  var columns: [Column] {
    [
      Column("run", .number), Column("account"), Column("date"), Column("stated", .amount), Column("book", .amount),
      Column("difference", .amount), Column("locked", .number),
    ]
  }

  var records: [[String]] {
    [[run.map(String.init) ?? "", account, date, stated, book, difference, String(locked)]]
  }

  func text(_ look: Look) -> String {
    let sums = aligned(
      [("Stated", stated), ("Book", book), ("Difference", difference)].map { ($0, look.style.number($1)) })
    guard !ties else {
      let done = run == nil ? " in a dry run; nothing was written" : undoHint(run)
      return "\(account) ties on \(look.style.day(date)): \(counted(locked, "transaction")) reconciled\(done).\n" + sums
    }
    let done = run == nil ? "nothing was changed" : "what was accepted is done\(undoHint(run))"
    return "\(account) does not tie on \(look.style.day(date)); \(done).\n" + sums + span(look.style) + why(look.style)
  }

  /// The shortest days in which the difference arose.
  private func span(_ style: ValueStyle) -> String {
    guard let until else { return "" }
    return since.map { "It ties up to \(style.day($0)) and parts by \(style.day(until)).\n" }
      ?? "No balance before \(style.day(until)) ties.\n"
  }

  private func why(_ style: ValueStyle) -> String {
    let list = causes.map { "  \($0.option.map { "\($0)." } ?? "- ") \($0.message.shown(in: style))\n" }.joined()
    guard let option = causes.compactMap(\.option).first else { return "What could explain it:\n" + list }
    let words = ["daybook", "reconcile", account, "--date", date, "--balance", stated, "--accept", String(option)]
    return "What could explain it:\n" + list
      + "Take an answer with: \(words.map { TypedCommand.quoted($0) }.joined(separator: " "))\n"
  }
}
