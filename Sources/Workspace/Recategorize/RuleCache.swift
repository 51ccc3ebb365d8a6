import Foundation
import Rules

/// Rules kept between runs in the user's cache folder, read, checked and compiled, for as long as nothing changes that
/// they depend on.
///
/// One that is missing, foreign or damaged is only built again. Writers do not disturb each other: a file is replaced as
/// a whole.
struct RuleCache {
  /// Nil where there is no place for it.
  let folder: String?
  /// So many files are kept; those used least of late go.
  private static let limit = 16

  /// `$XDG_CACHE_HOME/daybook`, else `~/.cache/daybook`.
  static var user: RuleCache {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? environment["HOME"].map { $0 + "/.cache" }
    return RuleCache(folder: cache.map { $0 + "/daybook" })
  }

  private func path(_ key: String) -> String? { folder.map { "\($0)/rules-\(key)-\(Matcher.platform).db" } }

  /// What was kept under `key`, unless a file that the rules include has changed since.
  func read(_ key: String) -> CachedRules? {
    guard let path = path(key), let data = FileManager.default.contents(atPath: path),
      let rules = CachedRules([UInt8](data))
    else { return nil }
    let isCurrent = rules.included.allSatisfy { included in
      let text = try? TextFile.read(included.path, shownAs: included.path).get()
      return text.map(TextFile.digest) == included.digest
    }
    return isCurrent ? rules : nil
  }

  /// A cache that cannot be written is no error: the rules are read and compiled again next time.
  func write(_ rules: CachedRules, _ key: String) {
    guard let folder, let path = path(key) else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(rules.bytes).write(to: URL(filePath: path), options: .atomic)
    prune(folder)
  }

  private func prune(_ folder: String) {
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasPrefix("rules-") && $0.hasSuffix(".db") }.map { folder + "/" + $0 }
    guard files.count > RuleCache.limit else { return }
    let dated = files.map { path in
      (path, (try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date) ?? .distantPast)
    }
    for (path, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(files.count - RuleCache.limit) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

extension RuleCache {
  /// Hexadecimal digits that differ wherever the rules or what is found wrong with them can: by the names and texts of
  /// all files, the known categories and accounts, and the program that reads them. Nil where a file cannot be read.
  static func key(
    _ texts: RuleTexts, categories: Set<String>, accounts: [String], createsCategories: Bool
  ) -> String? {
    guard let program else { return nil }
    var parts = [program, texts.folder, "\(createsCategories) \(texts.files?.count ?? -1) \(accounts.count)"]
    for file in (texts.files ?? []) + texts.payees {
      guard case .success(let text) = file.text else { return nil }
      parts += [file.path, text]
    }
    parts += accounts + categories.sorted()
    var hash = SHA256()
    for part in parts {
      hash.update("\(part.utf8.count) ".utf8.span.bytes)
      hash.update(part.utf8.span.bytes)
    }
    return hash.finalize().hexadecimal
  }

  /// The running program: where it is, its size and when it was made. Another one may read the same files otherwise.
  private static let program: String? = {
    let files = FileManager.default
    guard let path = try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let facts = try? files.attributesOfItem(atPath: path), let size = facts[.size] as? Int,
      let made = facts[.modificationDate] as? Date
    else { return nil }
    return "\(path) \(size) \(made.timeIntervalSinceReferenceDate)"
  }()
}
