package import Values

/// Rules that can never decide anything, because earlier ones always do first: for literal texts, and for conditions
/// that say the same.
///
/// An earlier rule hides a later one where it holds whenever the later one does and sets every field that it sets. That
/// is certain where the earlier one looks for a text alone, and the words of that text are among the later one's.
package struct RuleOverlaps {
  private let book: RuleBook
  /// Rules whose only condition is a text of the description, by each text.
  private var literals: [[UInt8]: [Literal]] = [:]
  /// Texts that are open at their start: they can begin anywhere.
  private var openLiterals: [[UInt8]: [Literal]] = [:]
  /// Bytes of the longest text.
  private var longest = 0
  private var conditions: [String: [Int]] = [:]
  private var regexes: [String: [Int]] = [:]
  private var warnings: [Diagnostic] = []

  private struct Literal {
    var rule: Int
    var needle: Needle
  }

  /// The warnings in the order of the rules, each at the text or rule that never decides.
  package static func warnings(in book: RuleBook) -> [Diagnostic] {
    var overlaps = RuleOverlaps(book: book)
    for rule in book.rules.indices {
      overlaps.compare(rule)
      overlaps.add(rule)
    }
    return overlaps.warnings
  }

  private init(book: RuleBook) { self.book = book }

  private mutating func add(_ rule: Int) {
    let condition = book.rules[rule].condition
    guard case .text(.description, let patterns) = condition else {
      conditions[condition.words, default: []].append(rule)
      return
    }
    for pattern in patterns {
      if let regex = pattern.regex {
        regexes[regex, default: []].append(rule)
      } else if let needle = Needle(pattern) {
        let literal = Literal(rule: rule, needle: needle)
        longest = max(longest, needle.bytes.count)
        if needle.startsWord {
          literals[needle.bytes, default: []].append(literal)
        } else {
          openLiterals[needle.bytes, default: []].append(literal)
        }
      }
    }
  }

  private mutating func compare(_ rule: Int) {
    let later = book.rules[rule]
    if let earlier = equal(to: rule) ?? unconditional(before: rule) {
      return warn(
        rule, at: (later.line, 0), "this rule never decides: '\(name(earlier))' (\(place(earlier))) \(reason(earlier))",
        remedy: "Delete one of the two, or move the special rule before the general one.")
    }
    for pattern in later.condition.neededDescription {
      guard let (earlier, isSame) = hiding(pattern, of: rule) else { continue }
      let place = (pattern.line, pattern.column)
      let winner = book.rules[earlier].actions
      if isSame, winner.category >= 0, later.actions.category >= 0, winner.category != later.actions.category {
        warn(
          rule, at: place,
          "'\(pattern.source)' is under two categories: '\(category(earlier))' (\(self.place(earlier))) decides, "
            + "'\(category(rule))' never does", remedy: "Delete one of the two.")
      } else if isSame {
        warn(
          rule, at: place,
          "'\(pattern.source)' is already decided by '\(name(earlier))' (\(self.place(earlier)))",
          remedy: "Delete one of the two.")
      } else {
        warn(
          rule, at: place,
          "'\(pattern.source)' never decides: '\(name(earlier))' (\(self.place(earlier))) finds a part of it first",
          remedy: "Move this rule before that one, or give it 'stage: first'.")
      }
    }
  }

  /// The first earlier rule that hides the text, and whether it looks for the very same one.
  private func hiding(_ pattern: TextPattern, of rule: Int) -> (rule: Int, isSame: Bool)? {
    if let regex = pattern.regex {
      return regexes[regex]?.first { hides($0, rule) }.map { ($0, true) }
    }
    guard let needle = Needle(pattern) else { return nil }
    // A letter stands for what may go on at an end that is open.
    let text = (needle.startsWord ? [] : [0x78]) + needle.bytes + (needle.endsWord ? [] : [0x78])
    var best: Literal?
    unsafe text.withUnsafeBufferPointer { text in
      for start in 0..<text.count {
        let isWordEnd = unsafe WordEnds.isWordEnd(text, at: start)
        guard isWordEnd || !openLiterals.isEmpty else { continue }
        for end in (start + 1)...max(start + 1, min(text.count, start + longest)) {
          let part = unsafe Array(text[start..<end])
          let endsWord = unsafe WordEnds.isWordEnd(text, at: end)
          let found = [isWordEnd ? literals[part] : nil, openLiterals[part]].compactMap { literals in
            literals?.first { hides($0.rule, rule) && (endsWord || !$0.needle.endsWord) }
          }
          for literal in found where literal.rule < best?.rule ?? Int.max { best = literal }
        }
      }
    }
    return best.map { ($0.rule, $0.needle == needle) }
  }

  private func equal(to rule: Int) -> Int? {
    conditions[book.rules[rule].condition.words]?.first { earlier in
      book.rules[earlier].condition == book.rules[rule].condition && hides(earlier, rule)
    }
  }

  /// An earlier rule that holds always.
  private func unconditional(before rule: Int) -> Int? {
    conditions[Condition.all([]).words]?.first { book.rules[$0].condition == .all([]) && hides($0, rule) }
  }

  private func hides(_ earlier: Int, _ later: Int) -> Bool {
    earlier < later && book.rules[earlier].actions.decidesAll(of: book.rules[later].actions)
  }

  private func reason(_ rule: Int) -> String {
    book.rules[rule].condition == .all([]) ? "holds always, and comes first" : "asks for the same, and comes first"
  }

  private func name(_ rule: Int) -> String { book.rules[rule].name }
  private func place(_ rule: Int) -> String { "\(book.rules[rule].file):\(book.rules[rule].line)" }
  private func category(_ rule: Int) -> String { book.categories[Int(book.rules[rule].actions.category)] }

  private mutating func warn(_ rule: Int, at place: (line: Int, column: Int), _ message: String, remedy: String) {
    warnings.append(
      Diagnostic(
        .warning, file: book.rules[rule].file, line: place.line, column: place.column, message: message,
        remedy: remedy))
  }
}

extension Condition {
  /// Texts of which one must be in the description for the condition to hold; empty where none need be.
  fileprivate var neededDescription: [TextPattern] {
    switch self {
    case .text(.description, let patterns): patterns
    case .all(let parts): parts.map(\.neededDescription).first { !$0.isEmpty } ?? []
    default: []
    }
  }
}

extension Rule.Actions {
  /// A payee that is made of the text may come out empty.
  private var isNamed: Bool { if case .name = payee { true } else { false } }

  /// Whether nothing is left to `later` of the fields that it sets. A split may not fit, so it leaves the category.
  fileprivate func decidesAll(of later: Rule.Actions) -> Bool {
    !later.isEmpty && (category >= 0 || !later.decidesCategory) && (isNamed || later.payee == nil)
      && (bucket != nil || later.bucket == nil) && (ignore != nil || later.ignore == nil)
      && (review != nil || later.review == nil) && (note != nil || later.note == nil)
      && (later.transfer == nil || transfer == later.transfer)
      && later.tags.allSatisfy { tag in tags.contains { $0.tag == tag.tag } }
  }
}
