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

  private func categories(of descriptions: [String], by matcher: Matcher) -> [String] {
    var drafts = Drafts()
    for description in descriptions {
      drafts.descriptions.append(drafts.texts.intern(description))
      drafts.amounts.append(-1)
      drafts.days.append(0)
    }
    let choices = matcher.choose(for: drafts, account: "A")
    return choices.categories.map { $0 < 0 ? "" : matcher.book.categories[Int($0)] }
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

  @Test func starterRulesInChinese() throws {
    let expected = [("全聯福利中心", "飲食:食品雜貨"), ("台灣高鐵 左營", "交通:大眾運輸"), ("提款", "提款"), ("別的", "")]
    let matcher = try matcher("zh-Hant", starter: "starter.zh-Hant.yaml")
    #expect(categories(of: expected.map(\.0), by: matcher) == expected.map(\.1))
  }
}
