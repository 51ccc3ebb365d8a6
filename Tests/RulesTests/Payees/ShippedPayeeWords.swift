import Foundation
import Rules

/// The words that ship with the program, read without YAML: `key: >` and the indented lines below it, and under
/// `aliases:` the same one level deeper.
enum ShippedPayeeWords {
  static let cleaner = PayeeCleaner(words)

  static let words: PayeeWords = {
    var words = PayeeWords()
    for file in ["words", "places", "names"] {
      let path = root + "/rules/payees/\(file).yaml"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { fatalError("no \(path)") }
      read(text, into: &words)
    }
    return words
  }()

  private static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }()

  private static func read(_ text: String, into words: inout PayeeWords) {
    var kind: PayeeWords.Kind?
    var name: String?
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if let key = line.firstRange(of: ":"), !line.hasPrefix("    "), ["", " >"].contains(line[key.upperBound...]) {
        let title = line[..<key.lowerBound].trimmingCharacters(in: .whitespaces)
        if line.hasPrefix(" ") { name = title } else { (kind, name) = (PayeeWords.Kind(rawValue: title), nil) }
        continue
      }
      var entries = line[...]
      if let inline = line.firstRange(of: ": "), !line.hasPrefix("    ") {
        let title = line[..<inline.lowerBound].trimmingCharacters(in: .whitespaces)
        if line.hasPrefix(" ") { name = title } else { kind = PayeeWords.Kind(rawValue: title) }
        entries = line[inline.upperBound...]
      }
      for entry in entries.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) where !entry.isEmpty {
        if let name { words.add(alias: entry, of: name) } else if let kind { words.add(entry, as: kind) }
      }
    }
  }
}
