import Foundation
import Rules
import TestSupport
import Testing
import Values

@testable import Workspace

@Suite struct RuleCacheTests {
  @Test func whatIsDamagedOrForeignIsBuiltAgain() throws {
    let folder = try Folder(["rules/a.yaml": "categories: { Food: [tesco, /\\bcaf.\\b/] }\n"])
    let cache = RuleCache(folder: folder.path + "/cache")
    #expect(try !load(folder, cache).isFromCache)
    #expect(try load(folder, cache).isFromCache)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache").first)
    #expect(name.contains(Matcher.platform))
    let file = URL(filePath: folder.path + "/cache/" + name)
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 0xff
    for damaged in [bytes, bytes.prefix(40), Data(), Data("no cache".utf8)] {
      try damaged.write(to: file)
      #expect(try !load(folder, cache).isFromCache)
      #expect(try load(folder, cache).isFromCache, "it was written again")
    }
    let nowhere = RuleCache(folder: folder.path + "/rules/a.yaml/cache")
    #expect(try !load(folder, nowhere).isFromCache)
  }

  @Test func whateverTheRulesDependOnIsLookedAt() throws {
    let folder = try Folder([
      "rules/a.yaml": "include: ../more/b.yaml\ncategories: { Food: [tesco] }\n",
      "more/b.yaml": "include: c.csv\ncategories: { Food: [lidl] }\n", "more/c.csv": "match,category\naldi,Food\n",
      "rules/payees/p.yaml": "places: [Oakham]\n",
    ])
    let cache = RuleCache(folder: folder.path + "/cache")
    func changed(_ name: String, _ text: String) throws -> CompiledRules {
      let file = URL(filePath: folder.path + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      let rules = try load(folder, cache)
      let fresh = try load(folder, .none)
      #expect(!rules.isFromCache && rules.equals(fresh), "\(name)")
      #expect(try load(folder, cache).isFromCache, "\(name)")
      return rules
    }
    #expect(try !load(folder, cache).isFromCache)
    #expect(try load(folder, cache).isFromCache)
    #expect(try changed("rules/a.yaml", "include: ../more/b.yaml\ncategories: { Food: [nah] }\n").book.rules.count == 3)
    #expect(try changed("more/b.yaml", "include: c.csv\ncategories: { Food: [a, b] }\n").book.rules.count == 4)
    #expect(try changed("more/c.csv", "match,category\naldi,Food\nalso,Food\n").book.rules.count == 5)
    #expect(try changed("rules/deep/new.csv", "match,category\nnew,Food\n").book.rules.count == 6)
    _ = try changed("rules/payees/p.yaml", "places: [Elmswell]\n")
    try FileManager.default.moveItem(atPath: folder.path + "/rules/a.yaml", toPath: folder.path + "/rules/z.yaml")
    #expect(try load(folder, cache).book.rules.map(\.file).last == "rules/z.yaml")
    #expect(try !load(folder, cache, categories: ["Food", "Fun"]).isFromCache)
    #expect(try !load(folder, cache, accounts: ["Main"]).isFromCache)
    #expect(try !load(folder, cache, creates: true).isFromCache)
    #expect(throws: Diagnostics.self) { try load(folder, cache, categories: []) }
    try FileManager.default.removeItem(atPath: folder.path + "/more/c.csv")
    #expect(throws: Diagnostics.self) { try load(folder, cache) }
  }

  @Test func cachedRulesAreThoseOfTheFiles() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let folder = try Folder(random.ruleFiles())
      let cache = RuleCache(folder: folder.path + "/cache")
      let fresh = try load(folder, cache, accounts: ["Main"], creates: true)
      let cached = try load(folder, cache, accounts: ["Main"], creates: true)
      #expect(!fresh.isFromCache && cached.isFromCache && cached.equals(fresh), "seed \(seed)")
    }
  }

  @Test func writersAtOnceLeaveAWholeCache() async throws {
    let folder = try Folder(["rules/a.yaml": "categories: { Food: [tesco, aldi, /li.l/] }\n"])
    let cache = RuleCache(folder: folder.path + "/cache")
    let path = folder.path
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { try load(path, cache).book.rules.count } }
      for try await count in group { #expect(count == 3) }
    }
    #expect(try load(folder, cache).isFromCache)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache").count == 1)
  }
}

private func load(
  _ folder: Folder, _ cache: RuleCache, categories: Set<String> = ["Food"], accounts: [String] = [],
  creates: Bool = false
) throws -> CompiledRules {
  try load(folder.path, cache, categories: categories, accounts: accounts, creates: creates)
}

private func load(
  _ path: String, _ cache: RuleCache, categories: Set<String> = ["Food"], accounts: [String] = [],
  creates: Bool = false
) throws -> CompiledRules {
  try CompiledRules(
    folder: path + "/rules", under: path, categories: categories, accounts: accounts, createsCategories: creates,
    cache: cache)
}

extension RuleCache {
  fileprivate static var none: RuleCache { RuleCache(folder: nil) }
}

extension CompiledRules {
  fileprivate var isFromCache: Bool { matcher.isFromCache }

  /// Whether both are the same, byte by byte, and decide the same.
  fileprivate func equals(_ other: CompiledRules) -> Bool {
    [self, other].map { rules in
      "\(String(reflecting: rules.book)) \(rules.warnings) \(rules.newCategories) \(rules.choices)"
    }
    .map { Array($0.utf8) }.reduce(into: Set()) { $0.insert($1) }.count == 1
  }

  private var choices: Choices {
    var drafts = Drafts()
    drafts.currency = Currency("GBP")
    for (index, text) in ["TESCO 12", "caf\u{e9} au lait", "Lidl bank", "Aldi Elmswell", "taxi 5", "x"].enumerated() {
      drafts.lines.append(UInt32(index) + 2)
      drafts.days.append(20_000 + Int32(index))
      drafts.amounts.append(Int64(index) * 700 - 2_500)
      drafts.descriptions.append(drafts.texts.intern(text))
    }
    return matcher.choose(for: drafts, account: "Main")
  }
}

extension SeededGenerator {
  /// A folder of sound rules, with warnings here and there.
  fileprivate mutating func ruleFiles() -> [String: String] {
    var files = ["rules/0.yaml": "categories: { Food: [tesco, /li.l/] }\n"]
    for number in 1...(1 + below(3)) {
      let rules = (0...below(5)).map { _ in "  - when: { \(condition(depth: 2)) }\n    \(effect())\n" }
      files["rules/\(number).yaml"] = "rules:\n" + rules.joined()
      files["rules/\(number).csv"] = "match,payee,category,bucket,tags\naldi,\(below(9)),Food,needs,+a -b\n"
    }
    files["rules/9.yaml"] = "include: [../more.yaml, 1.yaml]\n"
    files["more.yaml"] = "categories: { New\(below(3)): [\(one(of: ["taxi", "x", "\"caf\u{e9}\""]))] }\n"
    files["rules/payees/p.yaml"] = "places: [\(one(of: ["Elmswell", "Oakham"]))]\n"
    return files
  }

  private mutating func condition(depth: Int) -> String {
    let leaves = [
      "description: [tesco, \"cafe\u{301}\", /\\bt.xi (\\d)/]", "amount: -20..-5", "account: Main",
      "account: Nobody", "direction: out", "currency: GBP", "day: [1..9, 20]", "weekday: fri", "date: 2024-01..",
      "tags: a", "payee: \"*di\"", "column: { Kind: shop }", "reference: x", "owner: robin",
    ]
    switch depth > 0 ? below(6) : 5 {
    case 0: return "any: [{ \(condition(depth: depth - 1)) }, { \(condition(depth: depth - 1)) }]"
    case 1: return "all: [{ \(condition(depth: depth - 1)) }, { \(condition(depth: depth - 1)) }]"
    case 2: return "not: { \(condition(depth: depth - 1)) }"
    default: return one(of: leaves)
    }
  }

  private mutating func effect() -> String {
    let effects = [
      "category: Food, payee: \"Caf\u{e9} \(below(3))\"", "bucket: wants, tags: [+a, -b]", "note: n\(below(3))",
      "split: [{ category: Food, amount: 1.00 }, { category: Fun, rest: yes }]", "ignore: no", "review: why?",
      "split: [{ category: Food, share: 60% }, { category: Fun, share: 40% }]", "transfer: Main", "category: Fun",
    ]
    let stage = one(of: ["first", "default", "last"])
    return "stage: \(stage)\n    set: { \(one(of: effects)) }\n    examples: { no_match: [\"zzz \(below(9))\"] }"
  }
}
