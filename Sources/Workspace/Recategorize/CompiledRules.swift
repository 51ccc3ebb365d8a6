import Foundation
import Rules
import Values

/// The rules of a working folder, ready to match.
struct CompiledRules {
  /// The rules with their files as the book names them: relative to the folder of the configuration.
  let book: RuleBook
  let matcher: Matcher
  let warnings: [Diagnostic]
  /// Categories that rules name and that are to be created with the batch that uses the rules.
  private(set) var newCategories: [String] = []

  /// No rules at all: everything stays uncategorized, with the payees that its text gives.
  static func none() throws -> CompiledRules {
    var matcher = try Matcher(RuleBook(), cached: nil)
    matcher.cleaner = PayeeCleaner(try PayeeFiles.load(folder: ""))
    return CompiledRules(book: RuleBook(), matcher: matcher, warnings: [])
  }

  private init(book: RuleBook, matcher: Matcher, warnings: [Diagnostic]) {
    self.book = book
    self.matcher = matcher
    self.warnings = warnings
  }

  /// Takes the rules from the user's cache folder where nothing has changed, else reads and compiles the files.
  init(
    folder: String, under root: String, categories: Set<String>, accounts: [String], createsCategories: Bool,
    cache: RuleCache = .user
  ) throws {
    let texts = RuleTexts(folder: folder)
    let key = RuleCache.key(texts, categories: categories, accounts: accounts, createsCategories: createsCategories)
    let kept = key.flatMap { cache.read($0) }
    var rules =
      try kept
      ?? CachedRules(
        texts, categories: categories, accounts: accounts, createsCategories: createsCategories)
    var matcher = try Matcher(rules.book, cached: rules.database)
    if let key, kept == nil || !matcher.isFromCache {
      rules.database = matcher.serialized[...]
      cache.write(rules, key)
    }
    matcher.cleaner = PayeeCleaner(rules.payees)
    self.init(book: rules.book.named(from: root), matcher: matcher, warnings: rules.warnings)
    newCategories = rules.unknownCategories
  }
}

extension CachedRules {
  /// Reads the files, not yet compiled, or says all that is wrong with them.
  fileprivate init(
    _ texts: RuleTexts, categories: Set<String>, accounts: [String], createsCategories: Bool
  ) throws(Diagnostics) {
    let loaded = try RuleFiles.load(
      texts, knownCategories: categories, accounts: accounts, createsCategories: createsCategories)
    self.init(
      book: loaded.book, warnings: loaded.warnings, unknownCategories: loaded.unknownCategories,
      included: loaded.included, payees: try PayeeFiles.words(texts.payees))
  }
}

extension RuleBook {
  /// The same rules, with files below `root` written from there: `rules/food.yaml`.
  fileprivate func named(from root: String) -> RuleBook {
    var book = self
    var names: [String: String] = [:]
    for index in book.rules.indices {
      let file = book.rules[index].file
      guard file.hasPrefix(root + "/") else { continue }
      let name = names[file] ?? String(file.dropFirst(root.count + 1))
      names[file] = name
      book.rules[index].file = name
    }
    return book
  }
}
