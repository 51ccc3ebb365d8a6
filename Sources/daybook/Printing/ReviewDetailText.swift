import Workspace

extension ReviewDetail: Report {
  var columns: [Column] { ReviewItem.columns }
  var records: [[String]] { [item.fields] }

  var text: String {
    let sections = [head, sides, evidence, options, commands].filter { !$0.isEmpty }
    return sections.joined(separator: "\n")
  }

  private var head: String {
    var facts: [(String, String)] = []
    if let account = item.account { facts.append(("Account", account)) }
    if let file = item.file { facts.append(("File", item.line.map { "\(file), line \($0)" } ?? file)) }
    if !item.amount.isEmpty { facts.append(("Amount", item.amount)) }
    let state = item.state == "open" ? "" : ", \(item.state)"
    return "Item \(item.id), \(item.kind)\(state): \(item.message)\n" + aligned(facts, indent: 2)
  }

  /// The transactions beside each other, field by field.
  private var sides: String {
    let both = [transaction, other].compactMap { $0 }
    guard !both.isEmpty else { return "" }
    let titles = item.kind == "duplicate" && item.state == "open" ? ["held", "in the book"] : ["transaction", "other"]
    let shown: [(String, (TransactionRecord) -> String)] = [
      ("id", { String($0.id) }), ("date", \.date), ("amount", { "\($0.amount) \($0.currency)" }), ("payee", \.payee),
      ("description", \.description), ("category", \.category), ("status", \.status),
      ("statement", { "\($0.statement)\($0.line.map { ":\($0)" } ?? "")" }),
    ]
    let columns = [Column("field")] + titles.prefix(both.count).map { Column($0, .text, .clipped(48)) }
    return TextTable.text(columns, shown.map { name, value in [name] + both.map(value) })
  }

  private var evidence: String {
    let reasons =
      switch item.kind {
      case "question", "account": item.evidence.suffix(1)
      case "file": item.evidence.dropFirst()
      default: item.evidence[...]
      }
    guard !reasons.isEmpty else { return "" }
    let title = ["row": "The row", "file": "What to do"][item.kind] ?? "Evidence"
    return title + "\n" + reasons.map { "  \($0)\n" }.joined()
  }

  private var options: String {
    guard !item.options.isEmpty else { return "" }
    let lines = item.options.enumerated().map { index, option in ("\(index + 1)  \(option.value)", option.label) }
    return "Options\n" + aligned(lines, indent: 2)
  }

  /// What can be typed, with what each does.
  private var commands: String {
    guard item.state == "open" else { return "" }
    return "Answer with\n" + aligned(answers.map { ("daybook review " + $0, $1) }, indent: 2)
  }

  private var answers: [(String, String)] {
    let id = item.id
    switch item.kind {
    case "duplicate":
      return [
        ("accept \(id)", "they are the same: one transaction, with both rows behind it"),
        ("reject \(id)", "they are two: the held one counts from now on, and the pair is not asked again"),
      ]
    case "row":
      return [
        (
          "accept \(id) --set date=2025-01-31 --set amount=-12.50",
          "book it with what you say; what you leave out is read from the row"
        ),
        ("reject \(id)", "leave it out of the book"),
      ]
    case "transfer":
      let choice = item.options.isEmpty ? "" : " --option 1"
      return [
        ("accept \(id)\(choice)", "they are one transfer: neither income nor spending"),
        ("reject \(id)", "they are not; it is not proposed again"),
      ]
    case "pending":
      return [
        ("accept \(id)", "it will not be booked: it is left out for good"),
        ("reject \(id)", "it may still be booked: it counts as pending again"),
      ]
    case "suggestion":
      return [
        ("accept \(id)", "the category is right for all these rows; it is yours from then on"),
        ("accept \(id) --option CATEGORY", "they belong there instead"),
        ("reject \(id)", "leave them as they are; this is not proposed again"),
      ]
    case "question", "account":
      return [
        ("accept \(id) --option 1", "the first option; the answer is remembered, and the file is imported"),
        ("reject \(id)", "leave the file out"),
      ]
    default: return [("accept \(id)", "seen; it leaves the queue"), ("reject \(id)", "likewise, as a disagreement")]
    }
  }
}
