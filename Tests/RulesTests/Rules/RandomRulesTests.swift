import TestSupport
import Testing

@testable import Rules
@testable import Values

/// The matcher, with its one database, triggers and queues, decides what asking each rule in turn decides.
@Suite struct RandomRulesTests {
  @Test func decisionsEqualThoseOfANaiveMatcher() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let book = randomBook(&random)
      guard let matcher = try? Matcher(book) else { continue }
      var drafts = rows((0..<30).map { _ in (random.text(from: pieces, length: 6), Int64(random.below(9) - 4) * 100) })
      drafts.days = drafts.days.map { $0 + Int32(random.below(10)) }
      drafts.counterparties = drafts.days.map { _ in drafts.texts.intern(random.text(from: pieces, length: 2)) }
      let choices = matcher.choose(for: drafts, account: "A")
      for draft in 0..<drafts.count {
        let naive = NaiveMatcher(book: book, drafts: drafts, draft: draft).decide()
        let text = drafts.texts[drafts.descriptions[draft]]
        #expect(choices[draft].categoryRule == naive.category, "seed \(seed): '\(text)'")
        #expect(choices[draft].payeeRule == naive.payee, "seed \(seed): '\(text)'")
        #expect(choices.tags.filter { $0.draft == draft }.map(\.tag) == naive.tags, "seed \(seed): '\(text)'")
      }
    }
  }

  @Test func partsPutTogetherAreTheWhole() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var derived = 0
    for _ in 0..<60 {
      var book = randomBook(&random)
      var derives = Rule.Actions()
      derives.payee = .template("Shop $1")
      (derives.note, derives.ignore) = ("n", true)
      book.rules.append(
        Rule(
          name: "t", file: "x", line: 99, condition: .text(.description, [TextPattern("/(ab|c) ?1/")]), actions: derives
        ))
      guard var matcher = try? Matcher(book) else { continue }
      matcher.cleaner = ShippedPayeeWords.cleaner
      let drafts = rows((0..<30).map { _ in (random.text(from: pieces, length: 6), Int64(random.below(9) - 4) * 100) })
      let cut = random.below(31)
      let whole = matcher.choose(for: drafts, account: "A")
      for range in [0..<cut, cut..<30] {
        let part = matcher.choose(for: drafts, account: "A", range: range)
        #expect(part.map(\.category) == whole[range].map(\.category), "seed \(seed)")
        #expect(part.map(\.categoryRule) == whole[range].map(\.categoryRule), "seed \(seed)")
        #expect(part.map(\.payeeRule) == whole[range].map(\.payeeRule), "seed \(seed)")
        #expect(
          range.map { part.payee(of: $0 - range.lowerBound, in: book) }
            == range.map { whole.payee(of: $0, in: book) }, "seed \(seed)")
        #expect(
          part.tags.map { "\($0.draft + range.lowerBound) \($0.tag)" }
            == whole.tags.filter { range.contains($0.draft) }.map { "\($0.draft) \($0.tag)" }, "seed \(seed)")
        for marks in [\Choices.ignored, \.notes] {
          #expect(
            part[keyPath: marks].map { $0.draft + range.lowerBound }
              == whole[keyPath: marks].map(\.draft).filter(range.contains), "seed \(seed)")
        }
      }
      derived += whole.derivedPayees.count
    }
    #expect(derived > 0, "seed \(seed)")
  }

  private let pieces = ["ab", "AB", "c", " ", "  ", "é", "E", "全", "1", "-", "ß", "Ｃ", "ab c"]

  private func randomBook(_ random: inout SeededGenerator) -> RuleBook {
    let rules = (0..<random.below(12)).map { number in
      var actions = Rule.Actions()
      if random.below(3) > 0 { actions.category = Int32(random.below(3)) }
      if random.below(3) == 0 { actions.payee = .name(Int32(random.below(3))) }
      if random.below(4) == 0 { actions.tags = [.init(tag: Int32(random.below(2)), isAdded: random.below(3) > 0)] }
      return Rule(
        name: "\(number)", file: "x", line: number, stage: Rule.Stage.allCases[random.below(3)],
        condition: condition(&random, depth: 2), actions: actions)
    }
    return RuleBook(rules: rules, categories: ["a", "b", "c"], payees: ["ab", "c é", "1"], tags: ["t", "u"])
  }

  private func condition(_ random: inout SeededGenerator, depth: Int) -> Condition {
    switch random.below(depth > 0 ? 9 : 6) {
    case 0: return .amount([DecimalRange(["< 0", "1..3", "= 2"][random.below(3)])!])
    case 1: return .tag([["t", "u"][random.below(2)]])
    case 2: return .weekday([1 + random.below(7), 1 + random.below(7)])
    case 6: return .all((0..<random.below(3)).map { _ in condition(&random, depth: depth - 1) })
    case 7: return .any((0..<random.below(3)).map { _ in condition(&random, depth: depth - 1) })
    case 8: return .not(condition(&random, depth: depth - 1))
    default:
      let field: TextField = [.description, .description, .payee, .counterparty][random.below(4)]
      let patterns = (0...random.below(2)).compactMap { _ -> TextPattern? in
        let core = random.text(from: pieces, length: 2)
        let pattern = TextPattern(
          random.below(5) == 0
            ? "/\(random.regex(depth: 1))/"
            : (random.below(5) == 0 ? "*" : "") + core
              + (random.below(4) == 0 ? "*" : ""))
        return pattern.fault(file: "") == nil ? pattern : nil
      }
      return .text(field, patterns)
    }
  }
}

/// Asks every rule, comparing character by character.
private struct NaiveMatcher {
  let book: RuleBook
  let drafts: Drafts
  let draft: Int
  var category: Int32 = -1
  var payee: Int32 = -1
  var payeeName: String?
  var tags: [Int32] = []
  private var blocked: [Int32] = []

  init(book: RuleBook, drafts: Drafts, draft: Int) {
    self.book = book
    self.drafts = drafts
    self.draft = draft
  }

  func decide() -> (category: Int32, payee: Int32, tags: [Int32]) {
    var matcher = self
    for (number, rule) in book.rules.enumerated() where matcher.holds(rule.condition) {
      if matcher.category < 0, rule.actions.category >= 0 { matcher.category = Int32(number) }
      if matcher.payee < 0, case .name(let name) = rule.actions.payee {
        matcher.payee = Int32(number)
        matcher.payeeName = book.payees[Int(name)]
      }
      for action in rule.actions.tags where !(matcher.tags + matcher.blocked).contains(action.tag) {
        if action.isAdded { matcher.tags.append(action.tag) } else { matcher.blocked.append(action.tag) }
      }
    }
    return (matcher.category, matcher.payee, matcher.tags)
  }

  private func holds(_ condition: Condition) -> Bool {
    switch condition {
    case .all(let parts): parts.allSatisfy { holds($0) }
    case .any(let parts): parts.contains { holds($0) }
    case .not(let part): !holds(part)
    case .amount(let ranges): ranges.contains { $0.minorUnits(exponent: 2)?.contains(drafts.amounts[draft]) ?? false }
    case .tag(let names): tags.contains { names.contains(book.tags[Int($0)]) }
    case .weekday(let days): days.contains(Day(number: drafts.days[draft]).weekday)
    case .text(let field, let patterns): patterns.contains { contains($0, in: text(field)) }
    default: false
    }
  }

  private func text(_ field: TextField) -> String {
    let description = drafts.texts[drafts.descriptions[draft]]
    let counterparty = drafts.texts[drafts.counterparties[draft]]
    switch field {
    case .description: return description
    case .counterparty: return counterparty
    default: return payeeName ?? (counterparty.isEmpty ? description : counterparty)
    }
  }

  private func contains(_ pattern: TextPattern, in text: String) -> Bool {
    let folded = text.folded
    guard let needle = Needle(pattern) else { return false }
    if let regex = pattern.regex {
      return GroupFinder(regex)?.find(in: folded.unicodeScalars.map(\.value)) != nil
    }
    let wanted = Array(String(decoding: needle.bytes, as: UTF8.self).unicodeScalars)
    let scalars = Array(folded.unicodeScalars)
    guard scalars.count >= wanted.count else { return false }
    return (0...(scalars.count - wanted.count)).contains { start in
      let end = start + wanted.count
      return Array(scalars[start..<end]) == wanted && (!needle.startsWord || isEnd(scalars, start))
        && (!needle.endsWord || isEnd(scalars, end))
    }
  }

  private func isEnd(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    guard place > 0, place < scalars.count else { return true }
    return [scalars[place - 1], scalars[place]].contains { scalar in
      !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil) || scalar == "全"
    }
  }
}
