internal import Foundation
internal import GRDB
internal import Ledger

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

  /// Reads the rule files; their compiled form is kept in the user's cache folder, by content.
  init(
    folder: String, under root: String, categories: Set<String>, accounts: [String], createsCategories: Bool,
    cache: RuleCache = .user
  ) throws {
    let loaded = try RuleFiles.load(
      folder: folder, knownCategories: categories, accounts: accounts, createsCategories: createsCategories)
    var matcher = try Matcher(loaded.book, cached: cache.read(loaded.contentHash))
    if !matcher.isFromCache { cache.write(matcher.serialized, loaded.contentHash) }
    matcher.cleaner = PayeeCleaner(try PayeeFiles.load(folder: folder + "/payees"))
    self.init(book: loaded.book.named(from: root), matcher: matcher, warnings: loaded.warnings)
    newCategories = loaded.unknownCategories
  }
}

extension RuleBook {
  /// The same rules, with files below `root` written from there: `rules/food.yaml`.
  fileprivate func named(from root: String) -> RuleBook {
    var book = self
    for index in book.rules.indices where book.rules[index].file.hasPrefix(root + "/") {
      book.rules[index].file.removeFirst(root.count + 1)
    }
    return book
  }
}
