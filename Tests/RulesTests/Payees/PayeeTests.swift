import Foundation
import Rules
import TestSupport
import Testing
import Values

/// Bank texts and the payees that they hold, with the words that ship with the program.
@Suite struct PayeeTests {
  private let cleaner = ShippedPayeeWords.cleaner

  /// `fixtures/payees/cases.tsv`: a text, a tab, its payee.
  static let cases: [[String]] = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    let text = try? String(contentsOf: url.appending(path: "fixtures/payees/cases.tsv"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }()

  @Test func cases() {
    #expect(PayeeTests.cases.count >= 150)
    for line in PayeeTests.cases {
      #expect(line.count == 2)
      #expect(cleaner.payee(of: line[0]) == line.last, "\(line[0])")
    }
  }

  /// What was cleaned is clean: a payee is its own payee.
  @Test func payeesAreClean() {
    for line in PayeeTests.cases {
      #expect(cleaner.payee(of: line[1]) == line[1], "\(line[0])")
    }
  }

  @Test func anyBytesGiveSomePayee() {
    let seed: UInt64 = 5_021
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "SQ *", "12/03", "Café", "株式会社", "*", "#1", "O'", "'", "&", ".com", "Ａ", "ς", "İ", "EREF+", " ", "\u{301}", "🙂",
      "x1",
    ]
    for _ in 0..<2_000 {
      let text = (0..<random.below(90)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let payee = cleaner.payee(of: text)
      #expect(!payee.hasPrefix(" ") && !payee.hasSuffix(" ") && !payee.contains("  "), "seed \(seed): \(text)")
    }
  }

  /// 500 merchants in 40 ways; the second half of the seeds and words was not looked at while the data were written.
  @Test(arguments: [(UInt64(1), false), (7_001, true)])
  func variantsOfOneMerchantAreOnePayee(_ seed: UInt64, _ isHeldOut: Bool) {
    let joining = PayeeJoining(MerchantTexts(seed: seed, isHeldOut: isHeldOut)) { cleaner.payee(of: $0) }
    #expect(joining.joined >= 0.97, "seed \(seed): \(joining.joined) \(joining.misses.prefix(20))")
    #expect(joining.confused <= 0.001, "seed \(seed): \(joining.confused)")
  }
}

/// Where a cleaned payee stands among those that rules and persons set.
@Suite struct CleanedPayeeTests {
  private func book(_ rules: [(condition: Condition, payee: Int32?, category: Int32)], payees: [String]) -> RuleBook {
    RuleBook(
      rules: rules.enumerated().map { number, rule in
        var actions = Rule.Actions()
        actions.category = rule.category
        actions.payee = rule.payee.map { .name($0) }
        return Rule(
          name: "\(number)", file: "rules.yaml", line: number + 1, condition: rule.condition, actions: actions)
      }, categories: ["Food", "Books"], payees: payees)
  }

  private func drafts(_ texts: [String], counterparties: [String] = []) -> Drafts {
    var drafts = Drafts()
    for text in texts {
      drafts.lines.append(0)
      drafts.days.append(0)
      drafts.amounts.append(-1)
      drafts.descriptions.append(drafts.texts.intern(text))
    }
    drafts.counterparties = counterparties.map { drafts.texts.intern($0) }
    return drafts
  }

  private func matcher(_ book: RuleBook) throws -> Matcher {
    var matcher = try Matcher(book)
    matcher.cleaner = ShippedPayeeWords.cleaner
    return matcher
  }

  @Test func aRuleGoesFirst() throws {
    let book = book([(.text(.description, [TextPattern("mossglen")]), 0, -1)], payees: ["The Bookshop"])
    let drafts = drafts(["PAYPAL *MOSSGLEN BOOKS", "SQ *BLUE DOOR 4471", "12345"])
    let choices = try matcher(book).choose(for: drafts, account: "A")
    #expect((0..<3).map { choices.payee(of: $0, in: book) } == ["The Bookshop", "Blue Door", nil])
    #expect(choices.map(\.payeeRule) == [0, -1, -1])
  }

  @Test func theCounterpartyIsCleanedWhereThereIsOne() throws {
    let book = RuleBook()
    let drafts = drafts(["Invoice 4711", "SQ *BLUE DOOR 4471"], counterparties: ["FERNHILL GARDENS LTD", ""])
    let choices = try matcher(book).choose(for: drafts, account: "A")
    #expect((0..<2).map { choices.payee(of: $0, in: book) } == ["Fernhill Gardens", "Blue Door"])
    #expect(drafts.texts[drafts.descriptions[0]] == "Invoice 4711")
  }

  @Test func conditionsSeeTheCleanedPayee() throws {
    let book = book([(.text(.payee, [TextPattern("/^blue door$/")]), nil, 0)], payees: [])
    let drafts = drafts(["SQ *BLUE DOOR 4471 LEEDS GB", "SQ *BLUE DOOR BAKERY 4471"])
    #expect(try matcher(book).choose(for: drafts, account: "A").map(\.category) == [0, -1])
    #expect(try Matcher(book).choose(for: drafts, account: "A").map(\.category) == [-1, -1])
  }

  @Test func anExplanationSaysIt() throws {
    let traces = try matcher(RuleBook()).explain(draft: 0, of: drafts(["SQ *BLUE DOOR 4471"]), account: "A")
    let payee = try #require(traces.first { $0.field == .payee })
    #expect(payee.value == "Blue Door" && payee.rule == nil)
  }

  @Test func withoutWordsNothingIsCleanedAway() {
    #expect(PayeeCleaner(PayeeWords()).payee(of: "SHOP OAKHAM 12345") == "Shop Oakham")
  }
}
