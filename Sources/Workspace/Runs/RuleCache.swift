internal import Crypto
internal import Foundation
internal import Ledger

/// Compiled rules kept between runs in the user's cache folder, by the content of the rules and the kind of processor.
///
/// Each file is the SHA-256 of what follows, then the compiled form. One that is missing, foreign or damaged is only
/// built again.
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

  private func path(_ contentHash: String) -> String? {
    folder.map { "\($0)/rules-\(contentHash)-\(Matcher.platform).db" }
  }

  func read(_ contentHash: String) -> [UInt8]? {
    guard let path = path(contentHash), let data = FileManager.default.contents(atPath: path), data.count > 32 else {
      return nil
    }
    let content = data.dropFirst(32)
    return SHA256.hash(data: content).elementsEqual(data.prefix(32)) ? [UInt8](content) : nil
  }

  /// A cache that cannot be written is no error: the rules are compiled again next time.
  func write(_ compiled: [UInt8], _ contentHash: String) {
    guard let folder, let path = path(contentHash), !compiled.isEmpty else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? (Data(SHA256.hash(data: compiled)) + compiled).write(
      to: URL(filePath: path), options: .atomic)
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
