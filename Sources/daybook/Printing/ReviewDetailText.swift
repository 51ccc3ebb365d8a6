import Store
import Workspace

extension ReviewDetail: Report {
  var columns: [Column] { ReviewItem.columns }
  var records: [[String]] { [item.fields] }

  func text(_ look: Look) -> String {
    let sections = [
      head(look.style), rows.isEmpty || other != nil ? sides(look) : "", all(look), evidence(look.style),
      options(look.style), balances(look.style), commands,
    ].filter {
      !$0.isEmpty
    }
    return sections.joined(separator: "\n")
  }

  private func head(_ style: ValueStyle) -> String {
    var facts: [(String, String)] = []
    if let account = item.account { facts.append(("Account", account)) }
    if let file = item.file { facts.append(("File", item.line.map { "\(file), line \($0)" } ?? file)) }
    if !item.amount.isEmpty { facts.append(("Amount", style.number(item.amount))) }
    let state = item.state == "open" ? "" : ", \(item.state)"
    let words = ReviewWords(item.kind)
    if item.state == "open" { facts += [("What", words.what), ("Else", words.otherwise)] }
    return "Item \(item.id), \(item.kind)\(state): \(item.message.shown(in: style))\n" + aligned(facts, indent: 2)
  }

  /// The transactions beside each other, field by field.
  private func sides(_ look: Look) -> String {
    let both = [transaction, other].compactMap { $0 }
    guard !both.isEmpty else { return "" }
    let columns = [Column("field")] + sideTitles.prefix(both.count).map { Column($0, .text, .cut(12)) }
    return TextTable.text(
      columns, Self.sideFields.map { name, value in [name] + both.map { value($0, look.style) } }, width: look.terminal)
  }

  /// The rows of an item about several, as a list of transactions shows them.
  private func all(_ look: Look) -> String {
    guard !rows.isEmpty else { return "" }
    let most = 20
    let columns = TransactionRecord.columns
    let table = TextTable.text(columns, rows.prefix(most).map { $0.shown(look.style) }, width: look.terminal)
    return table + (rows.count > most ? "and \(rows.count - most) more\n" : "")
  }

  var sideTitles: [String] {
    let isHeld = ["duplicate", "partial"].contains(item.kind) && item.state == "open"
    return isHeld ? ["held", "in the book"] : ["transaction", "other"]
  }

  static let sideFields: [(String, @Sendable (TransactionRecord, ValueStyle) -> String)] = [
    ("id", { row, _ in String(row.id) }), ("date", { $1.day($0.date) }), ("account", { row, _ in row.account }),
    ("amount", { $1.money($0.amount, $0.currency) }), ("payee", { row, _ in row.payee }),
    ("description", { row, _ in row.description }), ("category", { row, _ in row.category }),
    ("note", { row, _ in row.note ?? "" }), ("status", { row, _ in row.status }),
    ("statement", { row, _ in "\(row.statement)\(row.line.map { ":\($0)" } ?? "")" }),
  ]

  private func evidence(_ style: ValueStyle) -> String {
    guard !item.evidence.isEmpty else { return "" }
    return reasonsTitle + "\n" + item.evidence.map { "  \($0.shown(in: style))\n" }.joined()
  }

  var reasonsTitle: String { ["row": "The row", "file": "What to do"][item.kind] ?? "Evidence" }

  /// The balance of the account now and after each answer.
  private func balances(_ style: ValueStyle) -> String {
    guard let balance else { return "" }
    let lines = [("now", balance.now), ("accepted", balance.accepted), ("rejected", balance.rejected)].map {
      ($0, style.number($1))
    }
    return "Balance of \(balance.account), \(balance.currency)\n" + aligned(lines, indent: 2)
  }

  private func options(_ style: ValueStyle) -> String {
    guard !item.options.isEmpty else { return "" }
    let lines = item.options.enumerated().map { index, option in
      ("\(index + 1)  \(option.value)", option.label.shown(in: style))
    }
    return "Options\n" + aligned(lines, indent: 2)
  }

  /// What can be typed, with what each does.
  private var commands: String {
    guard item.state == "open" else { return "" }
    return "Answer with\n" + aligned(answers.map { ("daybook review " + $0, $1) }, indent: 2)
  }

  private var answers: [(String, String)] {
    let id = item.id
    let words = ReviewWords(item.kind)
    var answers = [("accept \(id)", words.accept)]
    switch item.kind {
    case "row": answers[0].0 = "accept \(id) --set date=2025-01-31 --set amount=-12.50"
    case "suggestion": answers.append(("assign \(id) CATEGORY", "they belong there instead"))
    case _ where !item.options.isEmpty: answers[0].0 = "accept \(id) --option 1"
    default: break
    }
    answers.append(("reject \(id)", words.reject))
    return answers + [("skip \(id)", "not now: it goes to the end of the queue")]
  }
}
