import Ledger
import Workspace

extension CheckReport: Report {
  var columns: [Column] { [Column("kind"), Column("place"), Column("message")] }
  var records: [[String]] { problems.map { [$0.kind, $0.place, $0.message] } }

  var text: String {
    let size = "\(counted(statements, "statement")), \(counted(rows, "row")), \(counted(transactions, "transaction"))"
    let said = notes.map { "Note: \($0)\n" }.joined()
    guard !problems.isEmpty else { return said + "The book is sound: \(size).\n" }
    return said + TextTable.text(columns, records)
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

  var text: String {
    let sums = aligned([("Stated", stated), ("Book", book), ("Difference", difference)])
    guard !ties else {
      return "\(account) ties on \(date): \(counted(locked, "transaction")) reconciled\(undoHint(run)).\n" + sums
    }
    let why = explanations.map { "  \($0)\n" }.joined()
    return "\(account) does not tie on \(date); nothing was changed.\n" + sums
      + (why.isEmpty ? "" : "What could explain it:\n" + why)
  }
}

extension RulesReport: Report {
  enum CodingKeys: String, CodingKey {
    case rules, texts, warnings, failures, run
    case created = "created_categories"
  }

  var columns: [Column] { [Column("severity"), Column("file"), Column("line", .number), Column("message")] }
  var records: [[String]] {
    (failures + warnings).map { [$0.severity.rawValue, $0.file, String($0.line), $0.message] }
  }

  var text: String {
    let size = "\(counted(rules, "rule")) with \(counted(texts, "text"))"
    if !failures.isEmpty { return "\(size): \(counted(failures.count, "fault")).\n" + createdText }
    let result = warnings.isEmpty ? "all well" : counted(warnings.count, "warning")
    return "\(size): \(result).\n" + createdText
  }

  private var createdText: String {
    guard !created.isEmpty else { return "" }
    let names = created.joined(separator: ", ")
    return "Created \(counted(created.count, "category", "categories"))\(undoHint(run)).\n  \(names)\n"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rules, forKey: .rules)
    try container.encode(texts, forKey: .texts)
    try container.encode(warnings.map(DiagnosticObject.init), forKey: .warnings)
    try container.encode(failures.map(DiagnosticObject.init), forKey: .failures)
    try container.encode(created, forKey: .created)
    try container.encodeIfPresent(run, forKey: .run)
  }
}

/// A diagnostic for programs.
struct DiagnosticObject: Encodable {
  let file: String
  let line: Int
  let column: Int
  let message: String
  let remedy: String

  init(_ diagnostic: Diagnostic) {
    file = diagnostic.file
    line = diagnostic.line
    column = diagnostic.column
    message = diagnostic.message
    remedy = diagnostic.remedy ?? ""
  }
}

extension Explanation: Report {
  var columns: [Column] { [Column("field"), Column("value"), Column("by"), Column("lost", .flag)] }
  var records: [[String]] {
    fields.map { [$0.field, $0.value, $0.by, "no"] } + lost.map { ["", $0.rule, "\($0.place): \($0.why)", "yes"] }
  }

  var text: String {
    let won =
      fields.isEmpty
      ? "No rule sets anything.\n"
      : TextTable.text(
        [Column("field"), Column("value"), Column("set by")], fields.map { [$0.field, $0.value, $0.by.fromHere] })
    let others =
      lost.isEmpty
      ? ""
      : "\nRules that also match, but lose:\n"
        + TextTable.text(
          [Column("rule"), Column("place"), Column("why")], lost.map { [$0.rule, $0.place.fromHere, $0.why.fromHere] })
    return "\(subject)\n\n" + won + others
  }
}
