import Foundation
package import Rules
import Values

/// The files that say how payees are cleaned: those that ship with Daybook, then `*.yaml` and `*.yml` under
/// `rules/payees`, by name, which add to them.
///
/// ```yaml
/// prefixes: bank of oak *, oak card payment to      # texts separated by commas, or a list
/// places: [Oakham, Elmswell]
/// names: Forever 21, eBay
/// aliases: { Oak & Elm: "oakelm, oak elm ltd" }
/// ```
package enum PayeeFiles {
  /// All words, or all that is wrong with the files in `folder`.
  package static func load(folder: String) throws(Diagnostics) -> PayeeWords {
    try words(RuleTexts.payees(in: folder))
  }

  static func words(_ files: [RuleTexts.File]) throws(Diagnostics) -> PayeeWords {
    var words = PayeeWords()
    for file in Shipped.payees { try add(file.text, file: file.name, to: &words) }
    var faults: [Diagnostic] = []
    for file in files {
      switch file.text {
      case .failure(let diagnostic): faults.append(diagnostic)
      case .success(let text):
        do throws(Diagnostics) { try add(text, file: file.path, to: &words) } catch { faults += error.all }
      }
    }
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return words
  }

  /// Adds the words of one file; `file` names it in messages.
  package static func add(_ text: String, file: String, to words: inout PayeeWords) throws(Diagnostics) {
    var document = Document(file: file, text: text)
    if let root = document.parsed() {
      let keys = PayeeWords.Kind.allCases.map(\.rawValue) + ["aliases"]
      for entry in document.entries(root, of: "a payee file", keys: keys) {
        if let kind = PayeeWords.Kind(rawValue: entry.key) {
          for text in texts(entry.value, of: entry.key, in: &document) { words.add(text, as: kind) }
        } else {
          for name in document.map(entry.value, of: "aliases") ?? [] {
            for text in texts(name.value, of: "an alias", in: &document) { words.add(alias: text, of: name.key) }
          }
        }
      }
    }
    guard document.faults.isEmpty else { throw Diagnostics(document.sortedFaults) }
  }

  /// Texts of a list, or of one text with commas between them.
  private static func texts(_ value: YAMLValue, of what: String, in document: inout Document) -> [String] {
    document.texts(value, of: what).flatMap { text, place in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      let words = parts.filter { !$0.isEmpty }
      for word in words where !word.contains(where: { $0.isLetter || $0.isNumber }) {
        document.fault("\(what) has '\(word)', which is no word", at: place, remedy: "Write a word, or leave it out.")
      }
      return words
    }
  }
}
