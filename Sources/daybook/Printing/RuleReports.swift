import Values
import Workspace

extension RulesReport: Report {
  enum CodingKeys: String, CodingKey {
    case rules, texts, layouts, warnings, failures, run, idle, transactions, since
    case created = "created_categories"
  }

  var columns: [Column] { [Column("severity"), Column("file"), Column("line", .number), Column("message")] }
  var records: [[String]] {
    (failures + warnings).map { [$0.severity.rawValue, $0.file, String($0.line), $0.message] }
  }

  func text(_ look: Look) -> String {
    var size = "\(counted(rules, "rule")) with \(counted(texts, "text"))"
    if layouts > 0 { size += ", \(counted(layouts, "layout"))" }
    if !failures.isEmpty { return "\(size): \(counted(failures.count, "fault")).\n" + createdText }
    let result = warnings.isEmpty ? "all well" : counted(warnings.count, "warning")
    return "\(size): \(result).\n" + createdText + idleText(look.style)
  }

  private var createdText: String {
    guard !created.isEmpty else { return "" }
    let names = created.joined(separator: ", ")
    return "Created \(counted(created.count, "category", "categories"))\(undoHint(run)).\n  \(names)\n"
  }

  /// By file, those with few first; of a file with many the number alone: merchants by the hundred are not all met.
  private func idleText(_ style: ValueStyle) -> String {
    guard !idle.isEmpty, transactions > 0 else { return "" }
    let files = Dictionary(grouping: idle) { $0.place.prefix { $0 != ":" } }
    let lines = files.sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }.map { file, rules in
      rules.count > 10
        ? "  \(String(file).fromHere): \(rules.count) rules, see daybook rules stats\n"
        : rules.map { "  \($0.place.fromHere) \($0.rule)\n" }.joined()
    }
    let verb = idle.count == 1 ? "decides" : "decide"
    return
      "\(counted(idle.count, "rule")) \(verb) nothing in \(counted(transactions, "transaction")) since \(style.day(since)):\n"
      + lines.joined()
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rules, forKey: .rules)
    try container.encode(texts, forKey: .texts)
    try container.encode(layouts, forKey: .layouts)
    try container.encode(warnings.map(DiagnosticObject.init), forKey: .warnings)
    try container.encode(failures.map(DiagnosticObject.init), forKey: .failures)
    try container.encode(idle, forKey: .idle)
    try container.encode(transactions, forKey: .transactions)
    try container.encode(since, forKey: .since)
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
    fields.map { [$0.field, $0.value.plain, $0.by, "no"] }
      + lost.map { [$0.field, $0.value, "\($0.place): \($0.why)", "yes"] }
      + near.map { [$0.field, $0.value, "\($0.place): \($0.why)", "near"] }
  }

  func text(_ look: Look) -> String {
    let won = look.table(
      [Column("field"), Column("value", .text, .cut(16)), Column("set by")],
      fields.map { [$0.field, $0.value.named(look.style), $0.by.fromHere] })
    return "\(subject.shown(in: look.style))\n\n" + won + outdatedText(look.style)
      + table("Rules that also match, but lose:", lost, look)
      + table("Rules that nearly match:", near, look)
  }

  private func outdatedText(_ style: ValueStyle) -> String {
    guard !outdated.isEmpty else { return "" }
    let fields = outdated.map { "\($0.field) \($0.value.named(style))" }.joined(separator: ", ")
    return "\nThe book still has: \(fields). The rules have changed since: daybook recategorize\n"
  }

  private func table(_ title: String, _ others: [Other], _ look: Look) -> String {
    guard !others.isEmpty else { return "" }
    return "\n\(title)\n"
      + look.table(
        [Column("field"), Column("rule", .text, .cut(12)), Column("place"), Column("why", .text, .cut(16))],
        others.map { [$0.field, $0.rule, $0.place.fromHere, $0.why.fromHere] })
  }
}

extension ValueText {
  /// `(none)` where it is empty.
  func named(_ style: ValueStyle) -> String { self == "" ? "(none)" : shown(in: style) }
}

extension RuleStatistics: Report {
  var columns: [Column] {
    [
      Column("rule", .text, .cut(12)), Column("place"), Column("rows", .number), Column("amount", .amount),
      Column("currency"), Column("last", .day),
    ]
  }
  var records: [[String]] { rules.map { [$0.rule, $0.place, String($0.rows), $0.amount, $0.currency, $0.last] } }

  func text(_ look: Look) -> String {
    let hits = rules.filter { $0.rows > 0 }
    let idle = rules.count - hits.count
    let lines = hits.map { [$0.rule, $0.place.fromHere, String($0.rows), $0.amount, $0.currency, $0.last] }
    return "\(counted(transactions, "transaction")); \(counted(idle, "rule")) without a hit.\n\n"
      + look.table(columns, lines)
      + "\nCategorized:\n" + look.table(shareColumns, shares.map(\.fields))
      + (uncategorized.isEmpty ? "" : "\nMost money without a category:\n" + payees(look))
  }

  private var shareColumns: [Column] {
    [
      Column("currency"), Column("rows", .number), Column("categorized", .number), Column("money", .amount),
      Column("categorized money", .amount),
    ]
  }

  private func payees(_ look: Look) -> String {
    look.table(
      [Column("payee", .text, .cut(12)), Column("rows", .number), Column("amount", .amount), Column("currency")],
      uncategorized.map { [$0.payee, String($0.rows), $0.amount, $0.currency] })
  }
}

extension RuleStatistics.Share {
  fileprivate var fields: [String] {
    [currency, String(rows), percent(categorized, of: rows), money, categorizedMoney]
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "\(part)" : "\(part) (\(part * 100 / whole) %)"
  }
}
