import Foundation

/// JSON as all commands print it.
enum JSON {
  /// A report: indented, its keys in the order of the alphabet.
  static func text(_ value: some Encodable) throws -> String {
    try encoded(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// An element of a list: one line.
  static func line(_ value: some Encodable) throws -> String {
    try encoded(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func encoded(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The fields of a list by the names of its columns, in their order.
  static func object(_ columns: [Column], _ fields: [String]) -> String {
    var object = "{"
    for (column, field) in zip(columns, fields) {
      if object.utf8.count > 1 { object += ", " }
      object += "\"\(column.name)\": \(value(field, column.kind))"
    }
    return object + "}"
  }

  private static func value(_ field: String, _ kind: Column.Kind) -> String {
    switch kind {
    case .text, .amount, .day: quoted(field)
    case .number: field.isEmpty ? "null" : field
    case .flag: field == "yes" ? "true" : "false"
    }
  }

  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 32 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    return "\"" + (isPlain ? text : escaped(text)) + "\""
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case _ where scalar.value < 32:
        let code = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
