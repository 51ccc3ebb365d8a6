import Budgets
import Store
import Values
import Workspace

extension RunReport: Report {
  private static let counts = ["imported", "duplicate", "suspected", "rejected"]

  var columns: [Column] { StatementReport.columns }
  var records: [[String]] { statements.map(\.fields) }

  func text(_ look: Look) -> String {
    guard !statements.isEmpty else {
      return idleText + accountsText + aligned(dueFacts(look.style) + unusualFacts(look.style))
    }
    var facts = [(name: "Rows", value: dispositions)]
    if !created.isEmpty { facts.append(("Created", "categories: " + created.joined(separator: ", "))) }
    if let suggested {
      facts.append(("Suggested", "\(counted(suggested, "category", "categories")) set without asking"))
    }
    facts += pastFacts(figures, ready, look.style)
    facts.append(("Book", book))
    facts.append(runFact(run, dryRun: dryRun))
    facts.append(("Time", secondsText(seconds["total"] ?? 0)))
    // What a person wants to know first stands last, where the eye is: what came in, what waits, what is due.
    facts += broughtFacts(look.style) + [("Review", reviewText)] + dueFacts(look.style) + unusualFacts(look.style)
    return table(look) + notes(look.style) + "\n" + aligned(facts)
  }

  /// What the budget reminds of on that day.
  private func dueFacts(_ style: ValueStyle) -> [(name: String, value: String)] {
    (due ?? []).map {
      ("Due", "\($0.category) \(style.number($0.amount)) on \(style.day($0.due))\($0.state == "late" ? ", late" : "")")
    }
      + (assigned.map { [("Budget", "the plans of the period are assigned\(undoHint($0))")] } ?? [])
  }

  private func broughtFacts(_ style: ValueStyle) -> [(name: String, value: String)] {
    let sums = (brought ?? []).map {
      "\(counted($0.transactions, "transaction")) with \(style.number($0.moneyIn)) in and \(style.number($0.moneyOut)) out, "
        + $0.currency
    }
    return sums.isEmpty ? [] : [("Brought", sums.joined(separator: "; "))]
  }

  /// What recurs and is late, or came with another amount.
  private func unusualFacts(_ style: ValueStyle) -> [(name: String, value: String)] {
    (unusual ?? []).map { fact in
      let (money, day) = (style.money(fact.amount, fact.currency), style.day(fact.day))
      let what =
        fact.before.map { "came with \(money) on \(day), before with \(style.number($0))" }
        ?? "\(money) was expected on \(day)"
      return ("Unusual", "\(fact.payee): \(what)")
    }
  }

  /// What is to be said of files that were imported.
  private func notes(_ style: ValueStyle) -> String {
    statements.filter { $0.outcome == .imported }.compactMap { statement in
      statement.message.map { "Note: \(statement.name): \($0.shown(in: style))\n" }
    }.joined()
  }

  /// A run without files can still have taken what daybook.yaml says anew of the accounts.
  private var accountsText: String {
    run.map { "Accounts and queue are up to date; take it back with: daybook undo \($0)\n" } ?? ""
  }

  private var idleText: String {
    let waits = waiting > 0 ? " \(counted(waiting, "item waits", "items wait")) in the queue: daybook review list" : ""
    return "Nothing to do: the inbox is empty.\(waits)\n"
  }

  private func table(_ look: Look) -> String {
    let columns =
      [Column("file", .text, .cut(16)), Column("account", .text, .cut(8)), Column("span")]
      + RunReport.counts.map { Column($0, .number) }
      + [Column("proof")]
    return TextTable.text(columns, statements.map { $0.line(look.style) }, width: look.terminal)
  }

  /// All dispositions that occur, in the order of the design.
  private var dispositions: String {
    let parts = Disposition.allCases.compactMap { disposition in
      rows[disposition.rawValue].flatMap { $0 > 0 ? "\($0) \(disposition.rawValue)" : nil }
    }
    let files = counted(Set(statements.map(\.file)).count, "file")
    return parts.isEmpty ? "nothing new in \(files)" : parts.joined(separator: ", ") + " from \(files)"
  }

  private var reviewText: String {
    let kinds = review.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { counted($0.value, $0.key) }
    let opened = kinds.isEmpty ? "nothing new" : "new: " + kinds.joined(separator: ", ")
    if dryRun { return kinds.isEmpty ? opened : "would be new: " + kinds.joined(separator: ", ") }
    return waiting == 0 ? opened : opened + "; \(waiting) in all, see them with: daybook review list"
  }

  /// Files that wait or cannot be used, and statements that are late, as messages beside the results; with `quiet`, only
  /// what is news.
  func sayWhatIsAmiss(quiet: Bool, _ style: ValueStyle) {
    sayWhatIsMissing()
    if let budgetError { Output.message(budgetError.fromHere) }
    for account in stale ?? [] where !quiet || review["stale"] != nil {
      let remedy = "The last one ends on \(style.day(account.last)). Put its next export into the inbox."
      Output.message(
        Diagnostic(.warning, file: book, message: account.message.shown(in: style), remedy: remedy).rendered.fromHere)
    }
    for gap in gaps ?? [] where !quiet || review["gap"] != nil {
      let remedy =
        gap.asked == nil
        ? "Ask the bank for the export of these days, and put it into the inbox."
        : "Put it into the inbox once it is there."
      Output.message(
        Diagnostic(.warning, file: book, message: gap.message.shown(in: style), remedy: remedy).rendered.fromHere)
    }
    for statement in statements where !quiet || !statement.review.isEmpty || statement.remedy != nil {
      guard let message = statement.message?.shown(in: style) else { continue }
      switch statement.outcome {
      case .waiting:
        Output.message(
          Diagnostic(
            .warning, file: statement.file, message: message,
            remedy: statement.remedy ?? (dryRun ? nil : "Answer with: daybook review")
          ).rendered.fromHere)
      case .unusable:
        let remedy = dryRun ? nil : "What can be done about it waits in the queue: daybook review"
        Output.message(Diagnostic(file: statement.file, message: message, remedy: remedy).rendered.fromHere)
      case .imported, .known: break
      }
    }
  }

  /// Each night, until somebody imports them.
  private func sayWhatIsMissing() {
    guard let missing, let first = missing.first else { return }
    let what = missing.count == 1 ? "this statement is" : "this and \(counted(missing.count - 1, "other")) are"
    let files = missing.map { TypedCommand.quoted($0.fromHere) }.joined(separator: " ")
    Output.message(
      Diagnostic(
        .warning, file: first, message: "\(what) archived, but not in the book, which may be an older copy",
        remedy: "Take them again with: daybook import \(files)"
      ).rendered.fromHere)
  }

  /// Files that were imported and could not be moved end the command with a status of its own, after the report.
  func requireArchived() throws {
    if let unarchived { throw unarchived }
  }

  /// Whether anything is left for a person.
  var waits: Bool {
    waiting > 0 || missing != nil || statements.contains { $0.outcome == .waiting || $0.outcome == .unusable }
  }
}

extension StatementReport {
  static let columns =
    [Column("file"), Column("outcome"), Column("account"), Column("first_date"), Column("last_date")]
    + Disposition.allCases.map { Column($0.rawValue, .number) } + [Column("proof"), Column("message")]

  var fields: [String] {
    [file, outcome.rawValue, account ?? "", first ?? "", last ?? ""]
      + Disposition.allCases.map { String(rows[$0.rawValue] ?? 0) } + [proof ?? "", message?.plain ?? ""]
  }

  fileprivate var name: String { String(file.split(separator: "/").last ?? "") }

  /// For the table of a run.
  fileprivate func line(_ style: ValueStyle) -> [String] {
    switch outcome {
    case .imported:
      let span = first.map { "\(style.day($0)) to \(style.day(last ?? $0))" } ?? "no rows"
      let numbers = ["imported", "duplicate", "suspected", "rejected"].map { rows[$0].map(String.init) ?? "0" }
      return [name, account ?? "", span] + numbers + [proof ?? ""]
    case .known: return [name, account ?? "", "imported before", "", "", "", "", ""]
    case .waiting:
      return [name, account ?? "", remedy == nil ? "waits for an answer" : "waits: not whole yet", "", "", "", "", ""]
    case .unusable: return [name, account ?? "", "cannot be used", "", "", "", "", ""]
    }
  }
}

/// `0.04 s`, `12 s`
func secondsText(_ seconds: Double) -> String {
  let hundredths = Int((seconds * 100).rounded())
  guard seconds < 10 else { return "\((hundredths + 50) / 100) s" }
  return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
}
