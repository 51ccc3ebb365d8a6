import Foundation
import Rules

/// The rule file that suggestions are added to: one of their own, which a person may edit.
struct SuggestedRuleFile {
  let path: String
  /// Lines of the file as it is; the new ones follow them.
  let after: Int
  let added: [String]
  private let old: String
  private var text: String { old + added.joined(separator: "\n") + "\n" }

  /// `suggested.yaml`, or the first numbered one after it where that does not end with a list of rules any more.
  static func next(
    in folder: String, for rules: [RuleSuggestionReport.Suggested]
  ) throws -> SuggestedRuleFile {
    var number = 1
    while true {
      let path = folder + "/suggested\(number == 1 ? "" : "-\(number)").yaml"
      let isThere = FileManager.default.fileExists(atPath: path)
      let old = isThere ? try String(contentsOfFile: path, encoding: .utf8) : ""
      let file = SuggestedRuleFile(path: path, old: old, rules: rules)
      if old.isEmpty || file.adds(rules.count) { return file }
      number += 1
    }
  }

  private init(path: String, old: String, rules: [RuleSuggestionReport.Suggested]) {
    self.path = path
    self.old = old.last.map(SuggestedRuleFile.isLineEnd) ?? true ? old : old + "\n"
    after = self.old.count(where: SuggestedRuleFile.isLineEnd)
    let indent = SuggestedRuleFile.indent(of: old)
    added = (old.isEmpty ? ["rules:"] : []) + rules.flatMap(SuggestedRuleFile.lines).map { indent + $0 }
  }

  /// Links stay links, and the file keeps its permissions.
  func write() throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try TextFile.replace([(path, Array(text.utf8))])
  }

  /// Whether the text with the new lines is read as the old one and `count` rules more.
  private func adds(_ count: Int) -> Bool {
    let before = RuleRewriter.read(Array(old.utf8), file: path)
    let after = RuleRewriter.read(Array(text.utf8), file: path)
    return after.faults.isEmpty && after.rules.count == before.rules.count + count
  }

  /// How far in the list under `rules:` stands, where that is the last key at the margin.
  private static func indent(of text: String) -> Substring {
    let lines = text.split(whereSeparator: isLineEnd)
    let last = lines.lastIndex { line in line.first.map { !$0.isWhitespace && $0 != "#" && $0 != "-" } ?? false }
    let item = lines[(last ?? 0)...].first { $0.drop(while: \.isWhitespace).hasPrefix("-") }
    return item?.prefix(while: \.isWhitespace) ?? "  "
  }

  private static func isLineEnd(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

  /// The stage is `last`, so that no row changes which another rule decides.
  private static func lines(_ rule: RuleSuggestionReport.Suggested) -> [String] {
    var conditions = ["description: \(quoted(rule.text))"]
    if let direction = rule.direction { conditions.append("direction: \(direction)") }
    if let account = rule.account { conditions.append("account: \(quoted(account))") }
    if let amount = rule.amount { conditions.append("amount: \"= \(amount)\"") }
    let more = rule.undecided == 1 ? "1 row follows" : "\(rule.undecided) rows follow"
    return [
      "# \(rule.support) of \(rule.matched) decisions; \(more)",
      "- stage: last",
      "  when: { \(conditions.joined(separator: ", ")) }",
      "  set: { category: \(quoted(rule.category)) }",
    ]
  }

  private static func quoted(_ text: String) -> String {
    WrittenText.yaml(text, style: .double)
  }

  /// The same rules for the matcher, each with its own number.
  static func book(_ rules: [RuleSuggestionReport.Suggested]) -> RuleBook {
    RuleBook(
      rules: rules.enumerated().map { number, rule in
        var actions = Rule.Actions()
        actions.category = Int32(number)
        return Rule(name: rule.text, file: "", line: number + 1, condition: condition(rule), actions: actions)
      }, categories: rules.map(\.category))
  }

  private static func condition(_ rule: RuleSuggestionReport.Suggested) -> Condition {
    var parts: [Condition] = [.text(.description, [TextPattern(rule.text)])]
    if let direction = rule.direction { parts.append(.direction(direction == "in" ? .in : .out)) }
    if let account = rule.account { parts.append(.account([account])) }
    if let amount = rule.amount.flatMap({ DecimalRange("= \($0)") }) { parts.append(.amount([amount])) }
    return .all(parts)
  }
}
