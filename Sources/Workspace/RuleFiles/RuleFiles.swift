internal import Foundation
package import Ledger

/// The rules of a folder, and what was noticed on reading them.
package struct LoadedRules: Sendable {
  package var book: RuleBook
  /// Hexadecimal digits that change whenever a rule file does.
  package var contentHash: String
  package var warnings: [Diagnostic]
  /// Categories that rules name and that do not exist, in the order of the rules; only where they are to be created.
  package var unknownCategories: [String]
}

/// Reads the files in which people keep their rules: `*.yaml`, `*.yml` and `*.csv`, in the order of their names.
package enum RuleFiles {
  /// All rules under `folder`, or all that is wrong with them.
  ///
  /// A category that is not among `knownCategories` is an error, unless `createsCategories`. Folders within are read
  /// too, but for `categories` and `layouts`, which hold no rules. Without the folder there are no rules, and a
  /// warning says so. `accounts` are the names that conditions may use; empty for "not known".
  package static func load(
    folder: String, knownCategories: Set<String>, accounts: [String], createsCategories: Bool = false
  ) throws(Diagnostics) -> LoadedRules {
    var collection = RuleCollection(
      knownCategories: knownCategories, accounts: accounts, createsCategories: createsCategories)
    guard let names = ruleFiles(in: folder) else {
      collection.warnings.append(Diagnostic(.warning, file: folder, message: "no such folder, so there are no rules"))
      return collection.loaded
    }
    for name in names {
      let path = folder + "/" + name
      switch TextFile.read(path, shownAs: path) {
      case .failure(let diagnostic): collection.faults.append(diagnostic)
      case .success(let text): collection.add(text, file: path)
      }
    }
    guard collection.faults.isEmpty else { throw Diagnostics(collection.faults) }
    return collection.loaded
  }

  /// The condition of a filter as a book with one rule: `{description: tesco, amount: "< -50"}` or, in one line,
  /// `description:tesco amount:<-50 date:2025-01..2025-06 category:none`.
  package static func condition(_ text: String) throws(Diagnostics) -> RuleBook {
    var document = Document(file: "--where", text: text)
    let isYAML = text.drop { $0 == " " }.hasPrefix("{")
    let value = isYAML ? document.parsed() : ConditionLine(text).value(&document)
    var reader = ConditionReader(document: document, isFilter: true)
    let condition = value.map { reader.condition($0, of: "the filter") } ?? .all([])
    guard reader.document.faults.isEmpty else { throw Diagnostics(reader.document.faults) }
    let rule = Rule(name: "--where", file: "--where", line: 1, condition: condition, actions: Rule.Actions())
    return RuleBook(rules: [rule], tags: reader.tags)
  }

  /// Paths below `folder`, sorted; nil where there is no such folder.
  private static func ruleFiles(in folder: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
      let names = FileManager.default.enumerator(atPath: folder)
    else { return nil }
    return names.compactMap { $0 as? String }.filter { name in
      let parts = name.split(separator: "/")
      guard !parts.contains(where: { $0.hasPrefix(".") }), parts[0] != "categories", parts[0] != "layouts" else {
        return false
      }
      return [".yaml", ".yml", ".csv"].contains { name.hasSuffix($0) }
    }.sorted()
  }
}
