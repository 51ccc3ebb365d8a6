import Foundation
import Lexicon
package import Statements
import Values

/// A declared layout as the text of a layout file, to be edited; `LayoutFiles` reads the same layout from it.
package enum LayoutText {
  /// `questions`: what the file left open, with the choices to make.
  package static func yaml(_ layout: DeclaredLayout, questions: [Question] = []) -> String {
    var lines = [
      "# How to read files like this one. Keep it under rules/layouts; what you take out is inferred from each file.",
      "layouts:", "  - name: \(scalar(layout.name))",
    ]
    func add(_ key: String, _ value: String?) { if let value { lines.append("    \(key): \(value)") } }
    add("match", match(layout.match))
    add("encoding", layout.encoding.map(scalar))
    add("delimiter", layout.delimiter.map { $0 == "TAB" ? $0 : quoted($0) })
    add("header_line", layout.headerLine.map { $0 == 0 ? "none" : String($0) })
    add("date_order", layout.dateOrder)
    add("decimal_mark", layout.decimalMark.map(quoted))
    add("sign", layout.sign)
    for question in questions { lines += open(question) }
    add("description", layout.description.isEmpty ? nil : list(layout.description))
    if !layout.columns.isEmpty { lines.append("    columns:") }
    lines += layout.columns.map { "      \(scalar($0.name)): \($0.role.rawValue)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func match(_ match: DeclaredLayout.Match) -> String? {
    var parts: [String] = []
    if !match.header.isEmpty { parts.append("header: \(list(match.header))") }
    if let file = match.file { parts.append("file: \(quoted(file))") }
    if let account = match.account { parts.append("account: \(scalar(account))") }
    return parts.isEmpty ? nil : "{ \(parts.joined(separator: ", ")) }"
  }

  /// A fact to be decided, as a comment that becomes one by taking away its mark.
  private static func open(_ question: Question) -> [String] {
    guard ["encoding", "date_order", "decimal_mark", "sign"].contains(question.code) else {
      return ["    # \(question.code): \(oneLine(question.message.plain))"]
    }
    return ["    # \(oneLine(question.message.plain))"]
      + question.options.map { "    # \(question.code): \(mark($0.value))   # \(oneLine($0.label.plain))" }
  }

  /// A decimal mark needs quotes, a word none.
  private static func mark(_ value: String) -> String { value.count == 1 ? quoted(value) : value }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func list(_ texts: [String]) -> String { "[\(texts.map(scalar).joined(separator: ", "))]" }

  /// Plain where no reader of YAML could take it for anything else than this text.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" || $0.isNumber }
    guard isPlain, let first = text.first, first.isLetter, text.last != " " else { return quoted(text) }
    let words = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    return words.contains(text.lowercased()) ? quoted(text) : text
  }

  private static func quoted(_ text: String) -> String { WrittenText.yaml(text, style: .double) }
}
