import Rules
import TestSupport
import Testing
import Values

@Suite struct RuleSuggesterTests {
  private func suggestions(_ fill: (inout RuleSuggester) -> Void) -> [SuggestedRule] {
    var suggester = RuleSuggester()
    fill(&suggester)
    return suggester.suggestions()
  }

  @Test func oneTextForAllItsBranches() {
    let rules = suggestions { history in
      for (number, city) in ["LONDON", "LEEDS", "YORK", "HULL"].enumerated() {
        history.add("SHELL \(200 + number) \(city)", category: 1, byRules: nil, account: 1, amount: -4_000)
        history.add("CITYCAB*9K\(number)7 \(city)", category: 2, byRules: nil, account: 1, amount: -900)
      }
    }
    #expect(rules.map(\.text) == ["citycab", "shell"])
    #expect(rules.map(\.support) == [4, 4])
  }

  @Test func neverAgainstADecision() {
    let rules = suggestions { history in
      for _ in 0..<5 { history.add("BRAWICK STORES 12", category: 1, byRules: nil, account: 1, amount: -4_000) }
      for _ in 0..<3 { history.add("BRAWICK FUEL 12", category: 2, byRules: nil, account: 1, amount: -4_000) }
      history.add("BRAWICK", category: 3, byRules: nil, account: 1, amount: -4_000)
    }
    #expect(rules.map(\.text) == ["brawick stores", "brawick fuel"])
  }

  @Test func whatRulesReproduceNeedsNone() {
    let rules = suggestions { history in
      for _ in 0..<5 { history.add("SHELL 200", category: 1, byRules: 1, account: 1, amount: -4_000) }
    }
    #expect(rules.isEmpty)
  }

  @Test func noTextThatReachesFarBeyondTheDecisions() {
    let rules = suggestions { history in
      for city in ["A", "B", "C"] {
        history.add("CARD PAYMENT CITYCAB \(city)", category: 2, byRules: nil, account: 1, amount: -900)
      }
      for shop in ["KELTON", "MONFORD", "TARLEY", "SORDALE", "VILTON", "PENCOTT", "GRENER"] {
        history.add("CARD PAYMENT \(shop)", byRules: nil)
      }
    }
    #expect(rules.map(\.text) == ["citycab"])
  }

  @Test func allTheWordsThatAreThePayeesOwn() {
    let rules = suggestions { history in
      for _ in 0..<3 { history.add("NOODLE HOUSE LEEDS", category: 2, byRules: nil, account: 1, amount: -900) }
      history.add("CORNER SHOP LEEDS", byRules: nil)
    }
    #expect(rules.map(\.text) == ["noodle house"])
  }

  @Test func noTextThatRulesPutElsewhere() {
    let rules = suggestions { history in
      for _ in 0..<3 { history.add("KELTON BERLIN", category: 2, byRules: nil, account: 1, amount: -900) }
      for _ in 0..<3 { history.add("MONFORD BERLIN", category: 2, byRules: nil, account: 1, amount: -900) }
      history.add("TARLEY BERLIN", byRules: 4)
    }
    #expect(rules.map(\.text) == ["kelton", "monford"])
  }

  @Test func narrowsOnlyWhereItMust() {
    let rules = suggestions { history in
      for _ in 0..<4 { history.add("BRAWICK.COM*7K92", category: 1, byRules: nil, account: 1, amount: -899) }
      for amount in [-1_000, -2_500, -3_000] as [Int64] {
        history.add("BRAWICK.COM*8K92", category: 2, byRules: nil, account: 1, amount: amount)
        history.add("BRAWICK.COM*8K92", category: 3, byRules: nil, account: 1, amount: amount)
      }
    }
    #expect(rules.map(\.narrowing) == [.amount(-899)])
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func holdsOverARandomHousehold(seed: UInt64) throws {
    print("seed \(seed)")
    let history = MadeUpHistory(seed: seed)
    let rules = suggestions { suggester in
      for row in history.rows {
        let isDecided = row.month < 12
        if isDecided {
          suggester.add(
            row.description, category: row.category, byRules: nil, account: row.account, amount: row.amount)
        } else {
          suggester.add(row.description, byRules: nil)
        }
      }
    }
    let book = RuleBook(
      rules: rules.enumerated().map { number, rule in
        var actions = Rule.Actions()
        actions.category = Int32(number)
        return Rule(name: "", file: "", line: number, condition: condition(rule), actions: actions)
      }, categories: rules.map { "\($0.category)" })
    let matcher = try Matcher(book)
    var reproduced = 0
    var decided = 0
    for row in history.rows where row.month < 12 {
      var drafts = Drafts()
      drafts.lines = [1]
      drafts.days = [0]
      drafts.amounts = [row.amount]
      drafts.descriptions = [drafts.texts.intern(row.description)]
      let choice = matcher.choose(for: drafts, account: "\(row.account)")[0].category
      decided += 1
      guard choice >= 0 else { continue }
      #expect(rules[Int(choice)].category == row.category, "\(row.description)")
      reproduced += 1
    }
    #expect(reproduced * 10 >= decided * 6)
    #expect(rules.count * 5 < reproduced)
  }

  private func condition(_ rule: SuggestedRule) -> Condition {
    let text = Condition.text(.description, [TextPattern(rule.text)])
    return switch rule.narrowing {
    case .none: text
    case .direction(let direction): .all([text, .direction(direction)])
    case .account(let account): .all([text, .account(["\(account)"])])
    case .amount(let amount): .all([text, .amount([DecimalRange("= \(Money.text(amount, exponent: 2))")!])])
    }
  }
}
