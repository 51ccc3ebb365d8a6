package import Rules
package import Values

/// The rules of a folder, and what was noticed on reading them.
package struct LoadedRules: Sendable {
  package var book: RuleBook
  package var warnings: [Diagnostic]
  /// What is wrong with the files; `book` has the rules that are sound.
  package var faults: [Diagnostic]
  /// Categories that rules name and that do not exist, in the order of the rules; only where they are to be created.
  package var unknownCategories: [String]
  /// Every place where a category is named, in the order of the rules.
  var mentions: [CategoryMention] = []
  /// The files that others include.
  var included: [CachedRules.IncludedText] = []
}

/// Reads the files in which people keep their rules: `*.yaml`, `*.yml` and `*.csv`, in the order of their names.
package enum RuleFiles {
  /// All rules under `folder`, or all that is wrong with them.
  ///
  /// A category that is not among `knownCategories` is an error, unless `createsCategories`. Folders within are read
  /// too, but for `categories`, `layouts` and `payees`, which hold no rules. Without the folder there are no rules, and a
  /// warning says so. `accounts` are the names that conditions may use; empty for "not known".
  package static func load(
    folder: String, knownCategories: Set<String>, accounts: [String], createsCategories: Bool = false
  ) throws(Diagnostics) -> LoadedRules {
    try load(
      RuleTexts(folder: folder), knownCategories: knownCategories, accounts: accounts,
      createsCategories: createsCategories)
  }

  static func load(
    _ texts: RuleTexts, knownCategories: Set<String>, accounts: [String], createsCategories: Bool
  ) throws(Diagnostics) -> LoadedRules {
    let loaded = read(
      texts, knownCategories: knownCategories, accounts: accounts, createsCategories: createsCategories)
    guard loaded.faults.isEmpty else { throw Diagnostics(loaded.faults) }
    return loaded
  }

  /// The same for a check: what is sound, and beside it all that is wrong.
  package static func read(
    folder: String, knownCategories: Set<String>, accounts: [String], createsCategories: Bool = false
  ) -> LoadedRules {
    read(
      RuleTexts(folder: folder), knownCategories: knownCategories, accounts: accounts,
      createsCategories: createsCategories)
  }

  private static func read(
    _ texts: RuleTexts, knownCategories: Set<String>, accounts: [String], createsCategories: Bool
  ) -> LoadedRules {
    var collection = RuleCollection(
      knownCategories: knownCategories, accounts: accounts, createsCategories: createsCategories)
    guard let files = texts.files else {
      collection.warnings.append(
        Diagnostic(.warning, file: texts.folder, message: "no such folder, so there are no rules"))
      return collection.loaded
    }
    for file in files {
      guard collection.includes.begin(file.path) else { continue }
      switch file.text {
      case .failure(let diagnostic): collection.faults.append(diagnostic)
      case .success(let text): collection.add(text, file: file.path)
      }
      collection.includes.end()
    }
    return collection.loaded
  }

  /// The condition of a filter as a book with one rule: `{description: tesco, amount: "< -50"}` or, in one line,
  /// `description:tesco amount:<-50 date:2025-01..2025-06 category:none`. What it names must be among `names`.
  static func condition(_ text: String, _ names: FilterNames? = nil) throws(Diagnostics) -> RuleBook {
    var document = Document(file: "--where", text: text)
    let isYAML = text.drop { $0 == " " }.hasPrefix("{")
    var line = ConditionLine(text)
    let value = isYAML ? document.parsed() : line.value(&document)
    var reader = ConditionReader(document: document, isFilter: true, accounts: names?.accounts ?? [], names: names)
    let condition = value.map { reader.condition($0, of: "the filter") } ?? .all([])
    guard reader.document.faults.isEmpty else { throw Diagnostics(reader.document.sortedFaults) }
    let rule = Rule(name: "--where", file: "--where", line: 1, condition: condition, actions: Rule.Actions())
    return RuleBook(rules: [rule], tags: reader.tags)
  }
}
