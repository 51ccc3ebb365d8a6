import TestSupport
import Testing

@testable import Rules
@testable import Values

/// What the cache gives back is what was put in, or nothing.
@Suite struct CachedRulesTests {
  @Test func whatIsReadIsWhatWasWritten() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let rules = random.rules()
      let read = try #require(CachedRules(rules.bytes), "seed \(seed)")
      #expect(described(read) == described(rules), "seed \(seed)")
    }
  }

  @Test func whatIsReadDecidesTheSame() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var rules = random.rules()
      guard let matcher = try? Matcher(rules.book) else { continue }
      rules.database = matcher.serialized[...]
      let read = try #require(CachedRules(rules.bytes), "seed \(seed)")
      let cached = try Matcher(read.book, cached: read.database)
      #expect(cached.isFromCache, "seed \(seed)")
      let drafts = rows((0..<30).map { _ in (random.text(from: pieces, length: 6), Int64(random.below(900)) - 450) })
      #expect(
        String(reflecting: cached.choose(for: drafts, account: "A"))
          == String(reflecting: matcher.choose(for: drafts, account: "A")), "seed \(seed)")
    }
  }

  @Test func severalDaysOfTheWeekComeBack() throws {
    let condition = Condition.all([.weekday([1, 6, 7]), .weekday([])])
    var book = RuleBook(rules: [Rule(name: "", file: "", line: 0, condition: condition, actions: Rule.Actions())])
    book.categories = ["caf\u{e9}", "cafe\u{301}"]
    let read = CachedRules(CachedRules(book).bytes)
    #expect(read?.book.rules.first?.condition == condition)
    #expect(read?.book.categories.map { $0.unicodeScalars.count } == [4, 5], "equal letters, other bytes")
  }

  @Test func whatIsDamagedIsNotRead() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var rules = random.rules()
    rules.database = [1, 2, 3]
    let bytes = rules.bytes
    for length in bytes.indices { #expect(CachedRules(Array(bytes[..<length])) == nil, "seed \(seed): \(length)") }
    #expect(CachedRules(bytes + [0]) == nil)
    for _ in 0..<500 {
      var flipped = bytes
      flipped[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
      #expect(CachedRules(flipped) == nil, "seed \(seed)")
    }
  }

  @Test func anotherFormatIsNotRead() {
    var body = CachedRules(RuleBook()).bytes.dropFirst(8)
    #expect(CachedRules(CachedRules.checksum(body) + body) != nil)
    body[body.startIndex] += 2
    #expect(CachedRules(CachedRules.checksum(body) + body) == nil)
  }

  /// Checksums that fit do not make lengths or numbers right.
  @Test func whatIsForgedNeverTraps() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var refused = 0
    for _ in 0..<40 {
      let body = Array(random.rules().bytes.dropFirst(8))
      for _ in 0..<25 {
        var forged = body
        for _ in 0...random.below(3) {
          forged[random.below(body.count)] = random.below(3) == 0 ? 0xff : UInt8(random.below(256))
        }
        if random.below(4) == 0 { forged.removeLast(random.below(forged.count)) }
        guard let rules = CachedRules(CachedRules.checksum(forged[...]) + forged) else {
          refused += 1
          continue
        }
        _ = RuleProgram(rules.book)
        for rule in rules.book.rules { _ = rule.actions.split?.amounts(of: -1999, exponent: 2) }
      }
    }
    #expect(refused > 0, "seed \(seed)")
  }

  @Test func whatNestsTooDeeplyIsNotRead() {
    var condition = Condition.all([])
    for _ in 0..<500 { condition = .not(condition) }
    let rule = Rule(name: "", file: "", line: 0, condition: condition, actions: Rule.Actions())
    #expect(CachedRules(CachedRules(RuleBook(rules: [rule])).bytes) == nil)
  }

  /// All of the values, byte by byte: strings that only look equal are not.
  private func described(_ rules: CachedRules) -> [UInt8] { Array(String(reflecting: rules).utf8) }
}

private let pieces = ["ab", "AB", "c", " ", "é", "e\u{301}", "全", "1", "-", "ß", "ab c"]

extension CachedRules {
  fileprivate init(_ book: RuleBook) {
    self.init(book: book, warnings: [], unknownCategories: [], included: [], payees: PayeeWords())
  }
}

extension SeededGenerator {
  fileprivate mutating func rules() -> CachedRules {
    var payees = PayeeWords()
    for kind in PayeeWords.Kind.allCases where below(3) == 0 { payees.add(name(), as: kind) }
    payees.add(alias: name(), of: name())
    let warning = Diagnostic(
      .warning, file: name(), line: below(300), column: below(80), message: name(), excerpt: maybe { $0.name() },
      remedy: maybe { $0.name() })
    let book = RuleBook(
      rules: list(6) { $0.rule() }, categories: (0..<3).map { _ in name() }, payees: [name(), name()],
      tags: ["t", name()])
    return CachedRules(
      book: book, warnings: list(2) { _ in warning }, unknownCategories: list(2) { $0.name() },
      included: list(2) { CachedRules.IncludedText(path: $0.name(), digest: [UInt8($0.below(256)), 0, 255]) },
      payees: payees)
  }

  private mutating func name() -> String { text(from: pieces, length: 4) }

  private mutating func list<Element>(_ most: Int, _ make: (inout SeededGenerator) -> Element) -> [Element] {
    (0..<below(most + 1)).map { _ in make(&self) }
  }

  private mutating func maybe<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? {
    below(2) == 0 ? nil : make(&self)
  }

  private mutating func rule() -> Rule {
    var actions = Rule.Actions()
    actions.category = Int32(below(4)) - 1
    actions.payee = maybe { $0.below(2) == 0 ? .name(Int32($0.below(2))) : .template("$1 " + $0.name()) }
    actions.bucket = Bucket(rawValue: UInt8(below(4)))
    actions.tags = list(2) { Rule.TagAction(tag: Int32($0.below(2)), isAdded: $0.below(2) == 0) }
    actions.ignore = maybe { $0.below(2) == 0 }
    actions.review = maybe { $0.name() }
    actions.note = maybe { $0.name() }
    actions.transfer = maybe { $0.name() }
    actions.split = maybe { random in
      let bound = DecimalRange.Bound(digits: Int64(random.below(90_000)), decimals: random.below(4), isIncluded: true)
      return Split([
        Split.Part(category: 0, size: .amount(bound)), Split.Part(category: 2, size: .share(Int64(random.below(900)))),
        Split.Part(category: 1, size: .rest),
      ])
    }
    return Rule(
      name: name(), file: ["a.yaml", "b.csv"][below(2)], line: below(9_000), stage: Rule.Stage.allCases[below(3)],
      condition: condition(depth: 3), actions: actions,
      examples: list(2) { Rule.Example(text: $0.name(), mustMatch: $0.below(2) == 0, line: $0.below(99)) })
  }

  private mutating func patterns() -> [TextPattern] {
    list(3) { random in
      let pattern = TextPattern(
        random.below(4) == 0 ? "/\(random.regex(depth: 1))/" : random.name(), line: random.below(900),
        column: random.below(90))
      return pattern.fault(file: "") == nil ? pattern : TextPattern("tesco", line: 1, column: 2)
    }
  }

  private mutating func condition(depth: Int) -> Condition {
    switch below(depth > 0 ? 15 : 12) {
    case 0: .column(name(), patterns())
    case 1: .account(list(2) { $0.name() })
    case 2: .amount(list(2) { DecimalRange(["< -4.50", "1..3", "= 2", "100..", "> 0.001"][$0.below(5)])! })
    case 3: .direction(below(2) == 0 ? .in : .out)
    case 4: .currency(list(2) { Currency(["EUR", "JPY"][$0.below(2)])! })
    case 5: .dayOfMonth(list(2) { $0.below(5)...9 })
    case 6: .weekday([1 + below(7)])
    case 7: .date(list(2) { [Int32.min...(-3), 20_000...20_031, 7...Int32.max][$0.below(3)] })
    case 8: .tag(list(2) { $0.below(2) == 0 ? "t" : $0.name() })
    case 9: .category(list(2) { $0.name() })
    case 10: .status(["booked"])
    case 12: .all(list(3) { $0.condition(depth: depth - 1) })
    case 13: .any(list(3) { $0.condition(depth: depth - 1) })
    case 14: .not(condition(depth: depth - 1))
    default: .text(TextField.allCases[below(TextField.allCases.count)], patterns())
    }
  }
}
