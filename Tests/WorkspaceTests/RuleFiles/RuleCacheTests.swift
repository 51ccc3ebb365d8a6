import Foundation
import Ledger
import Testing

@testable import Workspace

@Suite struct RuleCacheTests {
  @Test func whatIsDamagedOrForeignIsBuiltAgain() throws {
    let folder = try Folder(["rules/a.yaml": "categories: { Food: [tesco, /\\bcaf.\\b/] }\n"])
    func load(_ cache: RuleCache) throws -> CompiledRules {
      try CompiledRules(
        folder: folder.path + "/rules", under: folder.path, categories: ["Food"], accounts: [],
        createsCategories: false, cache: cache)
    }
    let cache = RuleCache(folder: folder.path + "/cache")
    #expect(try !load(cache).matcher.isFromCache)
    #expect(try load(cache).matcher.isFromCache)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache").first)
    #expect(name.contains(Matcher.platform))
    let file = URL(filePath: folder.path + "/cache/" + name)
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 0xff
    for damaged in [bytes, bytes.prefix(40), Data(), Data("no cache".utf8)] {
      try damaged.write(to: file)
      #expect(try !load(cache).matcher.isFromCache)
      #expect(try load(cache).matcher.isFromCache, "it was written again")
    }
    try Data("categories: { Food: [aldi] }\n".utf8).write(to: URL(filePath: folder.path + "/rules/a.yaml"))
    #expect(try !load(cache).matcher.isFromCache)
    let nowhere = RuleCache(folder: folder.path + "/rules/a.yaml/cache")
    #expect(try !load(nowhere).matcher.isFromCache)
  }
}
