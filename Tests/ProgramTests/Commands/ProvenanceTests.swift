import Foundation
import Testing

/// Which rule set a value is true, whatever became of the rule files since.
@Suite struct ProvenanceTests {
  private let book: CommandFolder
  private static let shop = "  - { name: Shop, when: { description: shop }, set: { category: Food, payee: Shop } }\n"
  private static let rent =
    "  - { name: Rent, when: { description: rent }, set: { split: [{ category: Home:Rent, share: 50% }, "
    + "{ category: Home, rest: yes }], tags: [+home], note: from here } }\n"

  init() throws {
    book = try CommandFolder()
    try book.write("rules:\n" + Self.shop + Self.rent, to: "rules/a.yaml")
    try book.take("2025-05-13,SHOP A,-10.00", "2025-05-14,RENT MAY,-20.00", "2025-05-15,KIOSK,-30.00")
    #expect(try book.values("rule") == ["rules/a.yaml:2", "rules/a.yaml:3", ""])
    try book.daybook("check")
  }

  private func move(_ texts: [String: String]) throws {
    try FileManager.default.removeItem(at: book.url.appending(path: "rules/a.yaml"))
    for (name, text) in texts { try book.write(text, to: "rules/\(name)") }
  }

  @Test func aRuleThatMovedIsFollowed() throws {
    try move(["b.yaml": "# moved\nrules:\n" + Self.shop, "c.yaml": "rules:\n" + Self.rent])
    let stale = try book.attempt("check")
    #expect(stale.status == 1 && stale.stdout.contains("no rule stands there any more"), "\(stale.stdout)")
    #expect(try !book.daybook("rules", "explain", "1").contains("still has"))
    let report = try book.daybook("recategorize")
    #expect(report.contains("0 changed") && report.contains("rules/a.yaml:2 is rules/b.yaml:3 now"), "\(report)")
    #expect(try book.values("rule") == ["rules/b.yaml:3", "rules/c.yaml:2", ""])
    try book.daybook("check")
    #expect(try book.daybook("recategorize").contains("none: nothing changed"))
  }

  /// An import follows as well: the rule is one rule for what was there and what comes.
  @Test func anImportFollowsMovedRules() throws {
    try move(["b.yaml": "# one line more\nrules:\n" + Self.shop + Self.rent])
    try book.take(["2025-06-01,SHOP B,-1.00", "2025-06-02,RENT JUNE,-2.00"], from: "june.csv")
    let (shop, rent) = ("rules/b.yaml:3", "rules/b.yaml:4")
    #expect(try book.values("rule") == [shop, rent, "", shop, rent])
    try book.daybook("check")
  }

  /// Where a rule stands is no value of the book: it is followed, and hinders no undo.
  @Test func aRuleThatMovedTwiceHindersNoUndo() throws {
    try move(["b.yaml": "rules:\n" + Self.shop + Self.rent])
    try book.take(["2025-06-01,SHOP B,-1.00", "2025-06-02,RENT JUNE,-2.00"], from: "june.csv")
    try FileManager.default.moveItem(
      at: book.url.appending(path: "rules/b.yaml"), to: book.url.appending(path: "rules/c.yaml"))
    try book.take(["2025-07-01,SHOP C,-1.00", "2025-07-02,RENT JULY,-2.00"], from: "july.csv")
    let (shop, rent) = ("rules/c.yaml:2", "rules/c.yaml:3")
    #expect(try book.values("rule") == [shop, rent, "", shop, rent, shop, rent])
    try book.daybook("undo", "2")
    #expect(try book.values("rule") == [shop, rent, "", shop, rent])
    try book.daybook("check")
  }

  @Test func aRenamedRuleAtAnotherPlaceIsTheOneThatSetsTheValue() throws {
    let other = Self.shop.replacing("name: Shop", with: "name: Purchases")
    try move(["b.yaml": "rules:\n" + Self.rent.replacing("name: Rent", with: "name: Home") + other])
    let report = try book.daybook("recategorize")
    #expect(report.contains("0 changed") && report.contains("2 transactions set the same by other rules"), "\(report)")
    #expect(try book.values("rule") == ["rules/b.yaml:3", "rules/b.yaml:2", ""])
    try book.daybook("check")
    try book.daybook("undo", "--quiet")
    #expect(try book.attempt("check").status == 1)
  }

  @Test func aRuleThatIsGoneIsNobodysSource() throws {
    try move(["b.yaml": "rules:\n" + Self.shop])
    let found = try book.attempt("check")
    #expect(found.status == 1 && found.stdout.contains("rules/a.yaml:3"), "\(found.stdout)")
    #expect(found.stdout.contains("the note 'from here'") && found.stdout.contains("the tag 'home'"))
    try book.daybook("recategorize", "--quiet")
    #expect(try book.values("rule") == ["rules/b.yaml:2", "", ""])
    try book.daybook("check")
  }

  @Test func aRuleThatSetsAnotherValueNowIsABreak() throws {
    try move(["a.yaml": "rules:\n" + Self.shop.replacing("Food,", with: "Leisure,") + Self.rent])
    let found = try book.attempt("check")
    #expect(found.status == 1 && found.stdout.contains("the category 'Food' (1), but the rule there does not set it"))
    let explained = try book.daybook("rules", "explain", "1")
    #expect(explained.contains("The book still has: category Food"), "\(explained)")
    try book.daybook("recategorize", "--quiet")
    try book.daybook("check")
    #expect(try !book.daybook("rules", "explain", "1").contains("still has"))
  }

  /// A split of another rule with the same categories is listed under that one.
  @Test func aSplitIsListedUnderItsRule() throws {
    let first = Self.rent.replacing("name: Rent", with: "name: First").replacing("tags: [+home], ", with: "")
    try move(["0.yaml": "rules:\n" + first, "a.yaml": "rules:\n" + Self.shop + Self.rent])
    try book.daybook("recategorize", "--quiet")
    #expect(try book.values("rule")[1] == "rules/0.yaml:2")
    #expect(try book.daybook("rules", "explain", "2").contains("rules/0.yaml:2"))
  }

  @Test func rulesThatCannotBeReadProveNothing() throws {
    try move(["a.yaml": "rules:\n  - { when: { description: shop }, set: { category: Nowhere } }\n"])
    let found = try book.attempt("check")
    #expect(found.status == 1 && found.stdout.contains("the rules cannot be read"), "\(found.stdout)")
  }

  /// Right after recategorizing nothing is outdated, and what is explained is what lists show: with links, persons,
  /// suggestions left out, notes, tags and splits.
  @Test func whatIsExplainedIsWhatTheBookGets() throws {
    let book = try CommandFolder(accounts: ["Current", "Savings"])
    try book.write(
      """
      rules:
        - { when: { description: transfer }, set: { category: Food, note: moved } }
        - { when: { description: shop }, set: { category: Food, bucket: wants, tags: [+a, +b] } }
        - { when: { description: /pay (x+)/ }, set: { payee: "$1", category: Home } }
        - { when: { description: pay }, set: { payee: Payer } }
        - { when: { description: rent }, set: { split: [{ category: Home:Rent, share: 50% }, { category: Home, rest: yes }] } }
        - { when: { description: hold }, set: { ignore: true } }

      """, to: "rules/a.yaml")
    try book.take(
      [
        "2025-01-20,SHOP,-7.11", "2025-01-21,TRANSFER TO SAVINGS,-250.00", "2025-01-22,RENT,-9.00",
        "2025-01-23,HOLD,-1.00",
        "2025-01-24,SHOP,-8.00", "2025-01-25,PAY 1,-2.00", "2025-01-26,PAY XX,-2.00",
      ], from: "current-1.csv")
    try book.take(["2025-01-21,TRANSFER FROM CURRENT,250.00", "2025-01-28,INTEREST,2.35"], from: "savings-1.csv")
    try book.daybook("transactions", "set", "5", "--category", "Leisure", "--payee", "Me", "--quiet")
    try book.daybook("review", "link", "2", "8", "--quiet")
    try book.daybook("recategorize", "--quiet")
    let lists = try ["category", "payee", "bucket", "rule"].map { try book.values($0) }
    for id in 1...9 {
      let json = try JSONSerialization.jsonObject(
        with: Data(try book.daybook("rules", "explain", "\(id)", "--format", "json").utf8))
      let explained = try #require(json as? [String: Any])
      #expect((explained["outdated"] as? [Any])?.isEmpty == true, "\(id): \(explained["outdated"] ?? "")")
      let fields = try #require(explained["fields"] as? [[String: String]])
      func field(_ name: String) -> [String: String] { fields.first { $0["field"] == name } ?? [:] }
      for (place, name) in ["category", "payee", "bucket"].enumerated() {
        #expect(field(name)["value"] == lists[place][id - 1], "\(id) \(name)")
      }
      #expect(field("category")["by"] == (lists[3][id - 1].isEmpty ? "nobody" : lists[3][id - 1]), "\(id)")
    }
    #expect(lists[3][1] == "transfer 8" && lists[1][5] == "Payer" && lists[1][6] == "XX", "\(lists)")
    try book.daybook("check")
  }

  @Test func aTextAloneHasNoDay() throws {
    try book.write(
      """
      rules:
        - { when: { description: kiosk, weekday: monday }, set: { category: Food } }
        - { when: { description: kiosk, amount: "< -100" }, set: { bucket: wants } }
        - { when: { description: kiosk, not: { account: Savings } }, set: { note: n } }

      """, to: "rules/0.yaml")
    let told = try book.daybook("rules", "explain", "KIOSK 7")
    #expect(!told.contains("1970") && !told.contains("thursday"), "\(told)")
    #expect(told.contains("a text alone does not tell: a monday"), "\(told)")
    #expect(told.contains("a text alone does not tell: amount below -100"), "\(told)")
    #expect(told.contains("a text alone does not tell: not account 'Savings'"), "\(told)")
  }
}
