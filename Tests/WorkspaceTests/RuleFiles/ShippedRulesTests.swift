import Foundation
import Rules
import Testing
import Values

@testable import Workspace

@Suite struct ShippedRulesTests {
  private let rules = RuleMessageTests.root + "/rules"

  @Test(arguments: ["en", "zh-Hant"])
  func defaultCategories(_ language: String) throws {
    let categories = try CategoryFile.load(path: "\(rules)/categories/\(language).yaml")
    #expect((60...110).contains(categories.count))
    #expect(Set(categories.map(\.path)).count == categories.count)
    #expect(categories.map(\.order) == Array(1...categories.count))
    #expect(categories.allSatisfy { !$0.icon.isEmpty && $0.colour.count == 7 && !$0.name.isEmpty })
    #expect(categories.allSatisfy { ($0.kind == "expense") == ($0.bucket != nil) })
    #expect(Set(categories.compactMap(\.bucket)).count == 3)
  }

  @Test func bothLanguagesHaveTheSameTree() throws {
    let (one, other) = (
      try CategoryFile.load(path: "\(rules)/categories/en.yaml"),
      try CategoryFile.load(path: "\(rules)/categories/zh-Hant.yaml")
    )
    #expect(one.map(\.icon) == other.map(\.icon) && one.map(\.bucket) == other.map(\.bucket))
    #expect(one.map { $0.path.split(separator: ":").count } == other.map { $0.path.split(separator: ":").count })
  }

  /// The example is written for the demo's accounts and the default categories, and nothing in it is in vain.
  @Test func exampleOfAHousehold() throws {
    let categories = try CategoryFile.load(path: "\(rules)/categories/en.yaml")
    let loaded = try RuleFiles.load(
      folder: "\(rules)/examples", knownCategories: Set(categories.map(\.path)),
      accounts: ["Current", "Joint", "Card", "Travel", "Tokyo", "Savings"])
    #expect(loaded.warnings.isEmpty, "\(loaded.warnings.map(\.rendered))")
    let overlaps = RuleOverlaps.warnings(in: loaded.book)
    #expect(overlaps.isEmpty, "\(overlaps.map(\.rendered))")
    let matcher = try Matcher(loaded.book, cached: nil)
    #expect(matcher.failedExamples().isEmpty, "\(matcher.failedExamples().map(\.rendered))")
    let actions = loaded.book.rules.map(\.actions)
    #expect(actions.contains { $0.split != nil } && actions.contains { $0.transfer != nil })
    #expect(actions.contains { $0.ignore != nil } && actions.contains { $0.review != nil })
  }

  private func matcher(_ language: String, starter: String) throws -> Matcher {
    let categories = try CategoryFile.load(path: "\(rules)/categories/\(language).yaml")
    let folder = try Folder([starter: String(contentsOfFile: "\(rules)/merchants/\(starter)", encoding: .utf8)])
    let loaded = try RuleFiles.load(folder: folder.path, knownCategories: Set(categories.map(\.path)), accounts: [])
    #expect(loaded.warnings.isEmpty, "\(loaded.warnings.map(\.rendered))")
    let matcher = try Matcher(loaded.book, cached: nil)
    #expect(matcher.failedExamples().isEmpty)
    return matcher
  }

  private func categories(of descriptions: [String], by matcher: Matcher, amount: Int64 = -1) -> [String] {
    var drafts = Drafts()
    for description in descriptions {
      drafts.descriptions.append(drafts.texts.intern(description))
      drafts.amounts.append(amount)
      drafts.days.append(0)
    }
    let choices = matcher.choose(for: drafts, account: "A")
    return choices.map { $0.category < 0 ? "" : matcher.book.categories[Int($0.category)] }
  }

  @Test func starterRulesFindWhatTheySay() throws {
    let expected = [
      ("TESCO STORES 2041", "Food:Groceries"), ("AMZN Mktp DE*2H4", "Shopping"), ("UBER *TRIP", "Transport:Taxi"),
      ("NETFLIX.COM 866-579", "Leisure:Subscriptions"), ("UBER EATS PARIS", "Food:Takeaway"),
      ("something else", ""), ("McDonald’s 123", "Food:Dining"), ("AMAZON PRIME*MK1", "Leisure:Subscriptions"),
    ]
    let matcher = try matcher("en", starter: "starter.yaml")
    #expect(categories(of: expected.map(\.0), by: matcher) == expected.map(\.1))
  }

  /// What banks write of transfers, salaries and fees in ten languages, and words that merchants share with them: nothing
  /// of it is spending at a merchant.
  private static let harmless = [
    "TRANSFER TO SAVINGS", "STANDING ORDER JOHN DOUGLAS", "FASTER PAYMENT FROM A HOFER", "MONTHLY ACCOUNT FEE",
    "WIRE OUT /OBI/ INVOICE 12", "ÜBERTRAG AUF SPARKONTO", "ÜBERWEISUNG ÜBER 300 EUR", "GUTSCHRIFT ÜBER PAYPAL",
    "NETTOLOHN MAI", "NETTOBETRAG 12", "DAUERAUFTRAG AN OTTO HOFER", "KONTOFÜHRUNGSENTGELT", "LOHN/GEHALT 05-2025",
    "AVIS DE VIREMENT", "VIREMENT DE M PICARD", "VIR INST MME LECLERC", "FRAIS DE TENUE DE COMPTE", "SALAIRE MAI",
    "TRASPASO A CUENTA", "TRANSFERENCIA RECIBIDA", "COMISIÓN MANTENIMIENTO", "NÓMINA MAYO",
    "BONIFICO A FAVORE DI ROSSI",
    "GIROCONTO", "COMMISSIONI BONIFICO", "STIPENDIO MAGGIO", "OVERBOEKING SPAARREKENING", "SALARIS MEI",
    "KOSTEN BETAALREKENING", "OVERFØRSEL TIL SPAR", "LØNOVERFØRSEL", "ÖVERFÖRING EGET KONTO", "LÖN MAJ", "TILISIIRTO",
    "PRZELEW WŁASNY", "OPŁATA ZA PROWADZENIE RACHUNKU", "WYNAGRODZENIE MAJ", "PŘEVOD NA ÚČET", "TRANSFERÊNCIA MB WAY",
    "ORDENADO MAIO", "轉帳支出", "跨行轉帳手續費", "薪資轉帳", "振込 ヤマダタロウ", "給与", "HAVALE", "MAAŞ ÖDEMESİ",
  ]

  @Test(arguments: ["en", "zh-Hant"])
  func transfersSalariesAndFeesAreNoPurchases(_ language: String) throws {
    let matcher = try matcher(language, starter: language == "en" ? "starter.yaml" : "starter.zh-Hant.yaml")
    let sound: Set<String> = ["", "Income:Salary", "Banking:Fees", "收入:薪資", "銀行費用:手續費"]
    for direction in [-1, 1] as [Int64] {
      for (text, category) in zip(Self.harmless, categories(of: Self.harmless, by: matcher, amount: direction)) {
        #expect(sound.contains(category), "\(text): \(category)")
      }
    }
  }

  /// A short beginning of a word begins other words, too: `uber*` begins Übertrag.
  @Test(arguments: ["starter.yaml", "starter.zh-Hant.yaml"])
  func beginningsOfWordsAreLong(_ starter: String) throws {
    let text = try String(contentsOfFile: "\(rules)/merchants/\(starter)", encoding: .utf8)
    let written = text.matches(of: /[^\[\],:{}"]+\*(?=[",\]])/).map { $0.output.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.contains("#") }
    #expect(written.count > 30)
    #expect(written.filter { $0.filter(\.isLetter).count <= 4 } == [])
  }

  /// Nothing that ships is found fault with in a new folder.
  @Test(arguments: ["starter.yaml", "starter.zh-Hant.yaml"])
  func nothingShippedIsInVain(_ starter: String) throws {
    let matcher = try matcher(starter == "starter.yaml" ? "en" : "zh-Hant", starter: starter)
    let overlaps = RuleOverlaps.warnings(in: matcher.book)
    #expect(overlaps.isEmpty, "\(overlaps.map(\.rendered))")
  }

  @Test(arguments: ["en", "zh-Hant"])
  func aCategorysOwnNameIsFound(_ language: String) throws {
    let matcher = try matcher(language, starter: language == "en" ? "starter.yaml" : "starter.zh-Hant.yaml")
    let names = ["電費", "房租", "水費", "瓦斯", "停車", "計程車", "牙醫", "托育", "學雜費"]
    let all = try CategoryFile.load(path: "\(rules)/categories/\(language).yaml")
    let own =
      language == "en" ? ["Rent", "Mortgage", "Electricity", "Gas", "Water", "Internet", "Waste", "Fuel"] : names
    for name in own {
      let path = try #require(all.first { $0.name == name && $0.kind == "expense" }?.path)
      #expect(categories(of: [name], by: matcher) == [path], "\(name)")
    }
    let rent = try #require(all.first { $0.icon == "🔑" }?.path)
    #expect(categories(of: ["Miete Mai", "LOYER", "房租 五月"], by: matcher) == [rent, rent, rent])
    #expect(categories(of: ["RENT A CAR MALAGA"], by: matcher) == [""])
  }

  @Test func starterRulesInChinese() throws {
    let expected = [("全聯福利中心", "飲食:食品雜貨"), ("台灣高鐵 左營", "交通:大眾運輸"), ("提款", "提款"), ("別的", "")]
    let matcher = try matcher("zh-Hant", starter: "starter.zh-Hant.yaml")
    #expect(categories(of: expected.map(\.0), by: matcher) == expected.map(\.1))
  }
}
