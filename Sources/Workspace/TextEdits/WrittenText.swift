/// How a text is written in one piece on one line, in YAML and in CSV: plain, or in quotes.
enum WrittenText {
  enum Style { case plain, single, double }

  /// A YAML scalar; where the style cannot hold the text, it comes in double quotes.
  static func yaml(_ text: String, style: Style) -> String {
    switch style {
    case .plain where isPlainYAML(text): text
    case .single where !text.unicodeScalars.contains(where: isControl): "'" + text.replacing("'", with: "''") + "'"
    default: "\"" + escaped(text) + "\""
    }
  }

  /// A CSV field, in quotes where it needs them or was given them.
  static func csv(_ text: String, isQuoted: Bool) -> String {
    isQuoted || !isPlainCSV(text) ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }

  /// A text as it stands between double quotes in YAML.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where isControl(scalar):
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// Whether YAML reads the plain text as itself wherever it stands, between braces too.
  static func isPlainYAML(_ text: String) -> Bool {
    let nulls = ["", "~", "null", "Null", "NULL", "---", "..."]
    guard let first = text.first, let last = text.last, !nulls.contains(text) else { return false }
    guard !"-?:&*!|>'\"%@`#+. ".contains(first), last != " ", last != ":" else { return false }
    guard !text.contains(": "), !text.contains(" #") else { return false }
    return text.unicodeScalars.allSatisfy { !isControl($0) && !",[]{}".unicodeScalars.contains($0) }
  }

  private static func isPlainCSV(_ text: String) -> Bool {
    let isBare = !text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    return isBare && !text.hasPrefix("#") && text.first?.isWhitespace != true && text.last?.isWhitespace != true
  }

  /// Control characters, and what YAML takes for a line end or a byte order mark.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || [0x2028, 0x2029, 0xfeff].contains(scalar.value)
  }
}
