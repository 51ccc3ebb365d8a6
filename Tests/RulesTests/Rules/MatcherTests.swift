import Testing

@testable import Rules
@testable import Values

/// Drafts of made-up rows.
func rows(_ rows: [(String, Int64)], day: String = "2025-03-14", currency: String = "GBP") -> Drafts {
  var drafts = Drafts()
  drafts.currency = Currency(currency)
  drafts.exponent = drafts.currency?.exponent ?? 2
  for (description, amount) in rows {
    drafts.descriptions.append(drafts.texts.intern(description))
    drafts.amounts.append(amount)
    drafts.days.append(Day(iso: day)?.number ?? 0)
    drafts.lines.append(UInt32(drafts.lines.count + 2))
    drafts.pending.append(false)
  }
  return drafts
}

/// A book of rules that each set a category of its own: `c0`, `c1` ...
func book(_ conditions: [Condition]) -> RuleBook {
  let rules = conditions.enumerated().map { number, condition in
    var actions = Rule.Actions()
    actions.category = Int32(number)
    return Rule(name: "rule \(number)", file: "test.yaml", line: number + 1, condition: condition, actions: actions)
  }
  return RuleBook(rules: rules, categories: conditions.indices.map { "c\($0)" })
}

func texts(_ patterns: String...) -> Condition { .text(.description, patterns.map { TextPattern($0) }) }

@Suite struct MatcherTests {
  func matches(_ condition: Condition, _ description: String, _ amount: Int64 = -1000, account: String = "Everyday")
    throws -> Bool
  {
    let matcher = try Matcher(book([condition]))
    let choices = matcher.choose(for: rows([(description, amount)]), account: account)
    let filter = matcher.matches(rows([(description, amount)]), account: account)
    #expect(filter == [choices[0].category == 0])
    return choices[0].category == 0
  }

  @Test(arguments: [
    ("tesco", "TESCO STORES 2041", true), ("tesco", "TESCOBANK", false), ("tesco", "MYTESCO", false),
    ("tesco*", "TESCOBANK", true), ("*tesco", "MYTESCO", true), ("*tesco*", "MYTESCOBANK", true),
    ("tesco", "www.tesco.com", true), ("tesco stores", "TESCO    STORES", true), ("café", "LE CAFE", true),
    ("cafe", "LE CAFÉ", true), ("cafe", "LE CAFE\u{301} NOIR", true), ("müller", "MULLER GMBH", true),
    ("straße", "STRASSE 5", true), ("amazon", "ＡＭＡＺＯＮ　ＪＰ", true), ("スーパー", "ｽｰﾊﾟｰ ﾏﾙｴﾂ", true),
    ("全聯", "台北全聯福利中心", true), ("福利", "全聯福利中心", true), ("7-eleven", "7‑ELEVEN #12", true),
    ("sainsbury's", "SAINSBURY’S LOCAL", true), ("sq *", "SQ *COFFEE", true), ("sq *", "SQZ", false),
    ("2041", "STORES 2041", true), ("204", "STORES 2041", false), ("москва", "г. Москва", true),
    ("αθηνα", "ΑΘΉΝΑ", true), ("tesco", "", false), ("a", "b a", true), ("스타벅스", "(주)스타벅스코리아", true),
    (#"/\blidl\b/"#, "LIDL 123", true), (#"/\blidl\b/"#, "LIDLX", false), ("/^uber .*eats/", "UBER * EATS", true),
    ("/^uber/", "MY UBER", false), ("/caf[éè]/", "CAFÉ", true), (#"/全.福/"#, "全聯福利", true),
    (#"/ref \d{4}$/"#, "REF 1234", true), (#"/ref \d{4}$/"#, "REF 12345", false),
  ])
  func description(_ pattern: String, _ description: String, _ expected: Bool) throws {
    #expect(try matches(texts(pattern), description) == expected)
  }

  @Test func whatIsNoUTF8IsNotFoundAndBreaksNothing() throws {
    var drafts = rows([])
    let bytes: [UInt8] = [0xff, 0xc3, 0x28, 0x20, 0x74, 0x65, 0x73, 0x63, 0x6f, 0xe5, 0x85]
    drafts.descriptions = [bytes.withUnsafeBufferPointer { drafts.texts.intern($0) }]
    drafts.amounts = [1]
    drafts.days = [0]
    let matcher = try Matcher(book([texts("tesco*", "/x{2}/")]))
    #expect(matcher.choose(for: drafts, account: "A").map(\.category) == [0])
  }

  @Test(arguments: [
    ("< -100", -10_001, true), ("< -100", -10_000, false), ("<= -100", -10_000, true), ("-20..-5", -500, true),
    ("-20..-5", -2001, false), ("= 9.99", 999, true), ("9.99", 999, true), ("> 0.005", 1, true), ("> 0.005", 0, false),
    ("..-5", -499, false), ("100..", 10_000, true), ("= 0.001", 0, false),
  ])
  func amount(_ range: String, _ amount: Int64, _ expected: Bool) throws {
    let range = try #require(DecimalRange(range))
    #expect(try matches(.amount([range]), "X", amount) == expected)
  }

  @Test func amountsAreInMajorUnitsOfTheCurrency() throws {
    let matcher = try Matcher(book([.amount([try #require(DecimalRange("< -100"))])]))
    let yen = rows([("X", -101), ("X", -100)], currency: "JPY")
    #expect(matcher.choose(for: yen, account: "A").map(\.category) == [0, -1])
  }

  @Test(arguments: ["5..1", "", "..", "1,5", "<", "1.2.3", "a..b", "--1"])
  func noRangeOfAmounts(_ text: String) {
    #expect(DecimalRange(text) == nil)
  }

  @Test func otherConditions() throws {
    #expect(try matches(.direction(.out), "X", -1))
    #expect(try !matches(.direction(.in), "X", -1))
    #expect(try !matches(.direction(.in), "X", 0))
    #expect(try matches(.account(["Other", "everyday"]), "X"))
    #expect(try !matches(.account(["Every"]), "X"))
    #expect(try matches(.currency([try #require(Currency("GBP"))]), "X"))
    #expect(try matches(.dayOfMonth([14...14]), "X"))
    #expect(try matches(.weekday([5]), "X"))
    #expect(try matches(.date([try #require(DayRanges.dates("2025-03"))]), "X"))
    #expect(try !matches(.date([try #require(DayRanges.dates("2025-04..2026"))]), "X"))
    #expect(try matches(.all([texts("tesco"), .not(texts("bank"))]), "TESCO STORES"))
    #expect(try !matches(.all([texts("tesco"), .not(texts("bank"))]), "TESCO BANK"))
    #expect(try matches(.any([texts("aldi"), .direction(.out)]), "TESCO"))
    #expect(try matches(.all([]), "anything"))
  }

  @Test func theFirstRuleThatSetsAFieldDecidesIt() throws {
    var book = book([texts("tesco"), texts("stores"), texts("tesco stores")])
    book.payees = ["Tesco", "Stores"]
    book.rules[0].actions.category = -1
    book.rules[0].actions.payee = .name(0)
    book.rules[1].actions.payee = .name(1)
    book.rules[2].actions.bucket = .needs
    let choices = try Matcher(book).choose(for: rows([("TESCO STORES", -1)]), account: "A")
    #expect(choices.map(\.payee) == [0] && choices.map(\.payeeRule) == [0])
    #expect(choices.map(\.category) == [1] && choices.map(\.categoryRule) == [1])
    #expect(choices.map(\.bucket) == [Bucket.needs.rawValue] && choices.map(\.bucketRule) == [2])
  }

  @Test func stagesGoFirstDefaultLast() throws {
    var rules = book([texts("tesco"), texts("tesco"), texts("tesco")]).rules
    rules[0].stage = .last
    rules[2].stage = .first
    let book = RuleBook(rules: rules, categories: ["a", "b", "c"])
    let choices = try Matcher(book).choose(for: rows([("TESCO", -1)]), account: "A")
    #expect(choices.map(\.category) == [2] && choices.map(\.categoryRule) == [0])
    #expect(book.rules.map(\.line) == [3, 2, 1])
  }

  @Test func aPayeeThatARuleSetIsSeenByLaterRules() throws {
    var book = book([texts("zzz"), texts("amzn*"), .text(.payee, [TextPattern("amazon")])])
    book.payees = ["Amazon"]
    book.rules[1].actions.category = -1
    book.rules[1].actions.payee = .name(0)
    let choices = try Matcher(book).choose(for: rows([("AMZN MKTP", -1), ("AMAZON", -1), ("X", -1)]), account: "A")
    #expect(choices.map(\.category) == [2, 2, -1])
    #expect(choices.map(\.payee) == [0, -1, -1])
  }

  @Test func tagsIgnoreAndReview() throws {
    var book = book([texts("a"), texts("b"), texts("c"), .tag(["trip"])])
    book.tags = ["trip", "cash"]
    book.rules[0].actions.tags = [.init(tag: 0, isAdded: false)]
    book.rules[1].actions.tags = [.init(tag: 0, isAdded: true), .init(tag: 1, isAdded: true)]
    book.rules[2].actions.ignore = true
    book.rules[2].actions.review = "what is this"
    for index in 0..<3 { book.rules[index].actions.category = -1 }
    let choices = try Matcher(book).choose(for: rows([("a b", -1), ("b", -1), ("c", -1)]), account: "A")
    #expect(choices.tags.map(\.draft) == [0, 1, 1])
    #expect(choices.tags.map(\.tag) == [1, 0, 1])
    #expect(choices.map(\.category) == [-1, 3, -1])
    #expect(choices.ignored == [.init(draft: 2, rule: 2)])
    #expect(choices.reviews == [.init(draft: 2, rule: 2)])
  }

  @Test func aCachedDatabaseDecidesTheSame() throws {
    let book = book([texts("tesco"), texts("/li.l/")])
    let matcher = try Matcher(book)
    let drafts = rows([("TESCO", 1), ("LIDL", 1), ("X", 1)])
    let cached = matcher.serialized[...]
    #expect(try Matcher(book, cached: cached).choose(for: drafts, account: "A").map(\.category) == [0, 1, -1])
    let useless: [ArraySlice<UInt8>] = [[], cached.dropLast(9), cached.prefix(20), [7, 7, 7]]
    for damaged in useless {
      #expect(try Matcher(book, cached: damaged).choose(for: drafts, account: "A").map(\.category) == [0, 1, -1])
    }
    let other = try Matcher(otherBook("aldi"), cached: cached)
    #expect(other.choose(for: rows([("ALDI", 1)]), account: "A").map(\.category) == [0])
  }

  private func otherBook(_ text: String) -> RuleBook { book([texts(text)]) }

  @Test func noRulesDecideNothing() throws {
    let choices = try Matcher(RuleBook()).choose(for: rows([("TESCO", 1)]), account: "A")
    #expect(choices.map(\.category) == [-1] && choices.tags.isEmpty)
  }

  @Test(arguments: [
    ("/(?=a)b/", 2), ("/a(?!b)/", 3), (#"/(a)\1/"#, 5), ("/a++/", 3), ("/a*/", 0), ("/[/", 2), ("//", 0), ("*", 0),
    ("  ", 0), ("/(a/", 0),
  ])
  func patternsThatCannotBeMatched(_ pattern: String, _ column: Int) throws {
    let condition = Condition.text(.description, [TextPattern(pattern, line: 3, column: 1)])
    let problems = #expect(throws: RuleProblems.self) { try Matcher(book([condition])) }
    let problem = try #require(problems?.all.first)
    #expect(problem.line == 3)
    #expect(column == 0 || problem.column == column, "\(problem.rendered)")
    #expect(problem.remedy != nil)
  }
}
