import Testing

@testable import Rules
@testable import Values

@Suite struct ExplanationTests {
  @Test func aTraceNamesTheRuleThatSetAFieldAndThoseThatDidNot() throws {
    let large = try #require(DecimalRange("< -100"))
    var book = book([
      texts("aldi"), .all([texts("tesco"), .amount([large])]), texts("tesco"), texts("stores"),
      .all([texts("stores"), .not(texts("tesco"))]),
    ])
    book.payees = ["Tesco"]
    book.rules[2].actions.payee = .name(0)
    let matcher = try Matcher(book)
    let traces = matcher.explain(draft: 0, of: rows([("TESCO STORES", -1250)]), account: "A")
    #expect(traces.map(\.field) == [.category, .payee, .bucket])
    #expect(traces[0].value == "c2" && traces[0].rule == 2)
    #expect(traces[0].lost.map(\.rule) == [3])
    #expect(traces[0].lost[0].because == "comes after 'rule 2' (test.yaml:3)")
    #expect(
      traces[0].near.map(\.because) == [
        "amount -12.50 is not below -100", "the rule excludes it: 'tesco'",
      ])
    #expect(traces[1].value == "Tesco")
    #expect(traces[2].rule == nil && traces[2].value == "")
  }

  @Test func everyKindOfConditionSaysWhyItFails() throws {
    let conditions: [(Condition, String)] = [
      (.account(["Savings"]), "account is 'A', not 'Savings'"), (.direction(.in), "no money comes in"),
      (.currency([try #require(Currency("EUR"))]), "currency is GBP, not EUR"),
      (.dayOfMonth([1...5, 9...9]), "2025-03-14 is not day 1 to 5 or 9"),
      (.weekday([6, 7]), "2025-03-14 is a friday, not a saturday or sunday"),
      (.date([try #require(DayRanges.dates("2025-04.."))]), "2025-03-14 is not from 2025-04-01"),
      (.tag(["trip"]), "no earlier rule adds the tag 'trip'"),
      (texts("aldi", "/li.l/"), "description has no 'aldi' or /li.l/"),
      (.text(.reference, [TextPattern("x")]), "reference has no 'x'"),
    ]
    let matcher = try Matcher(book(conditions.map { .all([texts("tesco"), $0.0]) }))
    let traces = matcher.explain(draft: 0, of: rows([("TESCO", -1)]), account: "A")
    #expect(traces[0].near.map(\.because) == conditions.map(\.1))
  }

  @Test func whatIsExplainedIsWhatIsChosen() throws {
    var book = book([texts("a"), .text(.payee, [TextPattern("Zed")]), texts("b*")])
    book.payees = ["Zed"]
    book.tags = ["t"]
    book.rules[0].actions = Rule.Actions()
    book.rules[0].actions.payee = .name(0)
    book.rules[2].actions.tags = [.init(tag: 0, isAdded: true)]
    let matcher = try Matcher(book)
    let drafts = rows([("a bc", -1), ("bc", -1), ("", -1)])
    let choices = matcher.choose(for: drafts, account: "A")
    for draft in 0..<3 {
      let traces = matcher.explain(draft: draft, of: drafts, account: "A")
      #expect(traces[0].rule.map { Int32($0) } ?? -1 == choices[draft].categoryRule)
      #expect(traces[1].rule.map { Int32($0) } ?? -1 == choices[draft].payeeRule)
      #expect(traces.contains { $0.field == .tag("t") } == choices.tags.contains { $0.draft == draft })
    }
  }

  @Test func examplesThatRulesDoNotKeepAreErrors() throws {
    var book = book([.all([texts("tesco"), .not(texts("bank")), .direction(.in)])])
    book.rules[0].examples = [
      .init(text: "TESCO STORES", mustMatch: true, line: 5), .init(text: "TESCO BANK", mustMatch: false, line: 6),
      .init(text: "ALDI", mustMatch: true, line: 7), .init(text: "MY TESCO", mustMatch: false, line: 8),
    ]
    let failures = try Matcher(book).failedExamples()
    #expect(
      failures.map(\.rendered) == [
        "test.yaml:7: error: the rule 'rule 0' does not match its example 'ALDI'\n  The rule asks for 'tesco' and not 'bank' and money in.",
        "test.yaml:8: error: the rule 'rule 0' matches its example 'MY TESCO'\n  Exclude it: not: { description: ... }, or ask for more words.",
      ])
  }
}
