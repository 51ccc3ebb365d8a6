internal import Crypto
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
    folder: String, under root: String, categories: Set<String>, accounts: [String], createsCategories: Bool
  ) throws {
    let loaded = try RuleFiles.load(
      folder: folder, knownCategories: categories, accounts: accounts, createsCategories: createsCategories)
    let cache = RuleCache(contentHash: loaded.contentHash)
    let cached = cache.read()
    var matcher = try Matcher(loaded.book, cached: cached)
    if cached == nil { cache.write(matcher.serialized) }
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

/// Compiled rules kept between runs; a cache that is missing, foreign or damaged is only built again.
///
/// Each file is the SHA-256 of what follows, then the compiled form.
struct RuleCache {
  private let path: String?

  init(contentHash: String) {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" }
    path = folder.map { "\($0)/daybook/rules-\(contentHash).db" }
  }

  func read() -> [UInt8]? {
    guard let path, let data = FileManager.default.contents(atPath: path), data.count > 32 else { return nil }
    let content = data.dropFirst(32)
    return SHA256.hash(data: content).elementsEqual(data.prefix(32)) ? [UInt8](content) : nil
  }

  /// A cache that cannot be written is no error: the rules are compiled again next time.
  func write(_ compiled: [UInt8]) {
    guard let path, !compiled.isEmpty else { return }
    let file = URL(filePath: path)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? (Data(SHA256.hash(data: compiled)) + compiled).write(to: file, options: .atomic)
  }
}
