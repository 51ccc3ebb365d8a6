import Store
import Workspace

/// A dry run lists what would change: its records are these.
extension EditReport: Report {
  private static let changeColumns = [
    Column("transaction", .number), Column("field"), Column("before", .text, .cut(12)),
    Column("after", .text, .cut(12)),
  ]

  var columns: [Column] {
    changes == nil ? [Column("run", .number), Column("changed", .number)] : EditReport.changeColumns
  }

  var records: [[String]] {
    changes?.map(\.fields) ?? [[run.map(String.init) ?? "", String(changed)]]
  }

  func text(_ look: Look) -> String {
    if changed == 0 { return "No transaction is like that.\n" }
    guard let changes else { return "\(counted(changed, "change")) made\(undoHint(run)).\n" }
    let what = "\(counted(changed, "transaction")) in a dry run; nothing was written.\n"
    return changes.isEmpty
      ? "Nothing would change of " + what
      : TextTable.text(columns, changes.map { $0.shown(look.style) }, width: look.terminal) + what
  }
}

extension HandEntryReport: Report {
  var columns: [Column] { [Column("run", .number), Column("transaction", .number), Column("status")] }
  var records: [[String]] { [[run.map(String.init) ?? "", String(transaction), status]] }
  func text(_ look: Look) -> String {
    let waits = status == "pending" ? ", pending until the bank's row comes" : ", \(status)"
    guard run != nil else { return "An entry\(waits), in a dry run; nothing was written.\n" }
    return "Transaction \(transaction) added\(waits)\(undoHint(run)).\n"
  }
}

extension UndoReport: Report {
  var columns: [Column] {
    [Column("undone", .number), Column("command"), Column("run", .number), Column("removed", .number)]
  }
  var records: [[String]] { [[String(undone), command, String(run), String(removed)]] }

  func text(_ look: Look) -> String {
    let gone = removed > 0 ? " \(counted(removed, "transaction")) went with it." : ""
    return "Took back run \(undone) (\(command.clipped(to: 60))).\(gone)\n" + (archiveText + rulesText).fromHere
  }

  private var rulesText: String {
    rulesLeft.map { "\($0) changed since: the names of its categories are for you to take back.\n" }.joined()
  }

  /// The files stay in the archive: the next run would only take them again.
  private var archiveText: String {
    guard let first = archived.first else { return "" }
    let more = archived.count > 1 ? " and \(archived.count - 1) more" : ""
    return "The archive keeps \(first)\(more); to take it again, say: daybook import FILE\n"
  }
}

extension InitReport: Report {
  var columns: [Column] { [Column("created")] }
  var records: [[String]] { created.map { [$0] } }

  func text(_ look: Look) -> String {
    let list = created.map { "  \($0)\n" }.joined()
    return """
      Made a working folder in \(folder):
      \(list)
      Next: name your accounts in daybook.yaml, put statements into the inbox, and give: daybook run

      """
  }
}

/// What deciding or editing items did.
struct DecisionReport: Report {
  /// What happened to the items: `accepted`, `skipped`.
  let done: String
  let dryRun: Bool
  let outcome: ReviewOutcome

  var columns: [Column] { [Column("run", .number), Column("decided", .number), Column("imported", .number)] }
  var records: [[String]] {
    [[outcome.run.map(String.init) ?? "", String(outcome.decided), String(outcome.imported?.rows["imported"] ?? 0)]]
  }

  func text(_ look: Look) -> String {
    guard outcome.decided > 0 else { return "Nothing to decide: no open item is like that.\n" }
    let done = "\(counted(outcome.decided, "item")) \(done)"
    let what = dryRun ? "\(done) in a dry run; nothing was written.\n" : "\(done)\(undoHint(outcome.run)).\n"
    let missed = outcome.gone.map { "\($0) is not there any more; the answer counts for the next file like it.\n" }
    return what + missed.joined().fromHere + (outcome.imported.map { "\n" + $0.text(look) } ?? "")
  }

  func encode(to encoder: any Encoder) throws { try outcome.encode(to: encoder) }
}

/// How to take back what was just done.
func undoHint(_ run: Int64?) -> String {
  run.map { " as run \($0); take it back with: daybook undo \($0)" } ?? ""
}

/// The batch that a report is of, as one of its facts.
func runFact(_ run: Int64?, dryRun: Bool) -> (name: String, value: String) {
  if dryRun { return ("Run", "none: this was a dry run, and nothing was written") }
  return ("Run", run.map { "\($0); take it back with: daybook undo \($0)" } ?? "none: nothing changed")
}
