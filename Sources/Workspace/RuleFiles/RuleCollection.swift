import Rules
import Values

/// The rules read so far, from however many files, with the names that they share.
struct RuleCollection {
  let knownCategories: Set<String>
  let accounts: [String]
  let createsCategories: Bool
  var rules: [Rule] = []
  var categories = Names()
  var payees = Names()
  var tags = Names()
  var faults: [Diagnostic] = []
  var warnings: [Diagnostic] = []
  var unknownCategories: [String] = []
  var mentions: [CategoryMention] = []
  var includes = Includes()
  /// False to read a file alone.
  var readsIncludes = true

  /// Names in the order of their first use, each with its number.
  struct Names {
    private(set) var all: [String] = []
    private var numbers: [String: Int32] = [:]

    mutating func number(of name: String) -> Int32 {
      if let number = numbers[name] { return number }
      let number = Int32(all.count)
      numbers[name] = number
      all.append(name)
      return number
    }
  }

  init(knownCategories: Set<String>, accounts: [String], createsCategories: Bool) {
    self.knownCategories = knownCategories
    self.accounts = accounts
    self.createsCategories = createsCategories
  }

  var loaded: LoadedRules {
    let book = RuleBook(rules: rules, categories: categories.all, payees: payees.all, tags: tags.all)
    return LoadedRules(
      book: book, warnings: warnings, faults: faults.toldOnce, unknownCategories: unknownCategories, mentions: mentions,
      included: includes.texts)
  }

  /// Reads a file that `document` includes, where it stands.
  mutating func include(_ name: String, at place: Place, in document: inout Document) {
    guard readsIncludes, let (path, text) = includes.open(name, at: place, in: &document) else { return }
    add(text, file: path)
    includes.end()
  }

  mutating func add(_ text: String, file: String) {
    var document = Document(file: file, text: text)
    if file.hasSuffix(".csv") {
      RuleTable.read(text, into: &self, document: &document)
    } else if let root = document.parsed() {
      var reader = RuleReader(document: document, collection: self)
      reader.read(root)
      document = reader.conditions.document
      self = reader.collection
    }
    faults += document.sortedFaults
    warnings += document.warnings
  }

  /// The number of a category; one that does not exist is a fault, or is noted to be created.
  mutating func category(_ path: String, at place: Place, in document: inout Document) -> Int32 {
    mentions.append(CategoryMention(file: document.file, place: place, category: path))
    if !knownCategories.contains(path) {
      if createsCategories {
        if !unknownCategories.contains(path) { unknownCategories.append(path) }
      } else {
        let near = nearest(to: path, among: knownCategories.sorted())
        document.fault(
          "no category '\(path)'", at: place,
          remedy: (near.map { "Did you mean '\($0)'? Or create it: " } ?? "Create it: ")
            + "daybook categories add \"\(path)\", or all that are missing: daybook rules check --create-categories")
      }
    }
    return categories.number(of: path)
  }
}
