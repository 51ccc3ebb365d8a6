import TestSupport
import Testing

@testable import Rules

@Suite struct GroupTests {
  @Test(arguments: [
    ("/^card payment to (.*?) on/", "$1", "CARD PAYMENT TO  Café Zoë ON 3 MAY", "Café Zoë"),
    (#"/paypal \*(\w+)/"#, "PayPal $1", "PAYPAL *SPOTIFY 35314369001", "PayPal SPOTIFY"),
    (#"/^(\w+) (\w+)/"#, "$2 $1", "Doe John", "John Doe"), ("/(a+)(b*)/", "$1", "xxAAB", "AA"),
    ("/全聯(.*)店/", "$1", "全聯台北店", "台北"), ("/(ガ.)/", "$1", "ｶﾞｽ", "ｶﾞｽ"), ("/x(y)?/", "$1", "x", nil),
    (#"/(\d{2,3})$/"#, "$$$1", "A 12345", "$345"),
    ("/(?:uber|lyft) (?P<city>[a-z]+)/", "$1", "LYFT BOSTON 1", "BOSTON"),
  ])
  func payeesAreMadeOfGroups(_ regex: String, _ template: String, _ description: String, _ expected: String?) throws {
    var book = book([texts(regex)])
    book.rules[0].actions.payee = .template(template)
    book.payees = ["Doe"]
    let choices = try Matcher(book).choose(for: rows([(description, -1), (description, -1)]), account: "A")
    #expect(choices.map(\.category) == [0, 0])
    #expect(choices.payee(of: 0, in: book) == expected)
    #expect(choices.payee(of: 1, in: book) == expected)
    #expect(choices.derivedPayees.count == (expected == nil ? 0 : 1))
  }

  @Test func noRegexCanHang() throws {
    let finder = try #require(GroupFinder("(a*)*(a*)*(a|aa)+b"))
    let clock = ContinuousClock()
    let time = clock.measure { #expect(finder.find(in: Array(repeating: 97, count: 5_000)) == nil) }
    #expect(time < .seconds(20))
  }

  /// The first match of random regexes is where a matcher that tries everything finds one.
  @Test func whetherARegexMatchesIsWhatVectorscanSays() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let regex = random.regex(depth: 3)
      let condition = Condition.text(.description, [TextPattern("/\(regex)/")])
      guard let matcher = try? Matcher(book([condition])), let finder = GroupFinder(regex) else { continue }
      let descriptions = (0..<20).map { _ in random.text(from: ["a", "b", " ", "1", "é", "全"], length: 8) }
      let choices = matcher.choose(for: rows(descriptions.map { ($0, 1) }), account: "A")
      for (index, description) in descriptions.enumerated() {
        let isFound = finder.find(in: TracedFolding(Array(description.utf8)).scalars) != nil
        #expect((choices[index].category == 0) == isFound, "seed \(seed): /\(regex)/ in '\(description)'")
      }
    }
  }
}

extension SeededGenerator {
  mutating func text(from pieces: [String], length: Int) -> String {
    (0..<below(length + 1)).map { _ in pieces[below(pieces.count)] }.joined()
  }

  mutating func regex(depth: Int) -> String {
    let atoms = ["a", "b", "1", " ", ".", "[ab]", "[^a]", #"\d"#, #"\w"#, #"\s"#, "é", "全", #"\b"#, "^", "$"]
    guard depth > 0 else { return atoms[below(11)] }
    switch below(7) {
    case 0: return "(" + regex(depth: depth - 1) + "|" + regex(depth: depth - 1) + ")"
    case 1: return "(?:" + regex(depth: depth - 1) + ")" + ["*", "+", "?", "{1,2}", "*?"][below(5)]
    case 2: return atoms[below(atoms.count)] + regex(depth: depth - 1)
    default: return regex(depth: depth - 1) + regex(depth: depth - 1)
    }
  }
}
