/// The search for the fewest texts that reproduce decisions, over all candidates at once.
struct RuleSearch {
  private let faces: [RuleSuggester.Face]
  private var candidates: [Candidate] = []
  /// In how many faces each word occurs.
  private let occurrences: [String: Int]
  /// By face and decision: whether a rule reproduces it by now.
  private var isCovered: [[Bool]]
  private static let mostWords = 4

  /// A text with what else must hold, and the one category that its decided rows went to.
  private struct Candidate {
    var rule: SuggestedRule
    /// Faces with the text that have decisions.
    var decided: [Int]
    /// Payees that the text reaches beyond those decided.
    var extra: Int
    var place: Place
    /// Words that occur nowhere but in the text.
    var own: Int

    /// Among texts that reproduce as much: what reaches least beyond, names a payee, stands first, has all the words
    /// that are the payee's own, and no others.
    var order: (Int, Int, Int, Int, Int) { (extra, place.common, place.position, -own, place.words.count) }
  }

  init(_ faces: [RuleSuggester.Face]) {
    self.faces = faces
    isCovered = faces.map { $0.decisions.map(\.isCovered) }
    occurrences = RuleSearch.occurrences(in: faces)
    for (text, place) in places().sorted(by: { $0.key < $1.key }) { addCandidates(text, place) }
  }

  /// Where a text stands: its faces, its words, how many of them are common, and how many that are not stand before it.
  private struct Place {
    var faces: [Int] = []
    var words: [String]
    var common: Int
    var position: Int
  }

  private static func occurrences(in faces: [RuleSuggester.Face]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for face in faces {
      for word in Set((0..<face.words.count).map { face.words[$0] }) { counts[word, default: 0] += 1 }
    }
    return counts
  }

  /// Words of five faces or more, such as `card` and `payment`, name no payee.
  private func isCommon(_ word: String) -> Bool { occurrences[word, default: 0] >= 5 }

  private func place(of words: Range<Int>, in face: TellingWords) -> Place {
    let before = (0..<words.lowerBound).count { !isCommon(face[$0]) }
    let own = words.map { face[$0] }
    return Place(words: own, common: own.count(where: isCommon), position: before)
  }

  /// All texts of decided faces, with every face that they occur in.
  private func places() -> [String: Place] {
    var places: [String: Place] = [:]
    for face in faces where !face.decisions.isEmpty {
      RuleSearch.forEachText(face.words) { text, words in
        var place = place(of: words, in: face.words)
        if let known = places[text] { place.position = min(place.position, known.position) }
        places[text] = place
      }
    }
    for (number, face) in faces.enumerated() {
      RuleSearch.forEachText(face.words) { text, _ in
        if let last = places[text]?.faces.last, last == number { return }
        places[text]?.faces.append(number)
      }
    }
    return places
  }

  /// One to four words that follow each other, at least one of them longer than two bytes.
  private static func forEachText(_ words: TellingWords, _ body: (String, Range<Int>) -> Void) {
    for first in 0..<words.count {
      for end in first + 1...min(words.count, first + mostWords) {
        if end - 1 > first, !words.follows[end - 1] { break }
        if words.ranges[first..<end].contains(where: { $0.count > 2 }) { body(words.text(first..<end), first..<end) }
      }
    }
  }

  /// The text alone where one category has all its decisions, else with what tells the categories apart.
  private mutating func addCandidates(_ text: String, _ place: Place) {
    let decided = place.faces.filter { !faces[$0].decisions.isEmpty }
    let decisions = decided.flatMap { faces[$0].decisions }
    guard decisions.count >= RuleSuggester.leastSupport else { return }
    let isMixed = decisions.contains { $0.category != decisions[0].category }
    var narrowings: Set<SuggestedRule.Narrowing> = [.none]
    if isMixed {
      narrowings = [.direction(.in), .direction(.out)]
      for decision in decisions {
        narrowings.insert(.account(decision.account))
        narrowings.insert(.amount(decision.amount))
      }
    }
    for narrowing in narrowings {
      if let candidate = candidate(text, place, decided, narrowing) { candidates.append(candidate) }
    }
  }

  private func candidate(
    _ text: String, _ place: Place, _ decided: [Int], _ narrowing: SuggestedRule.Narrowing
  ) -> Candidate? {
    var support = 0
    var payees: Set<String> = []
    var category: Int64?
    for face in decided {
      for decision in faces[face].decisions where narrowing.holds(of: decision) {
        if category ?? decision.category != decision.category { return nil }
        category = decision.category
        support += 1
        payees.insert(faces[face].words.key)
      }
    }
    guard let category, support >= leastSupport(narrowing) else { return nil }
    if case .amount = narrowing {} else if !isRuled(place, to: category) { return nil }
    let reached = Set(place.faces.filter { faces[$0].undecided > 0 }.map { faces[$0].words.key })
    let extra = reached.subtracting(payees).count
    guard extra <= 2 * payees.count else { return nil }
    return Candidate(
      rule: SuggestedRule(
        text: text, narrowing: narrowing, category: category, support: support, payees: payees.count),
      decided: decided, extra: extra, place: place,
      own: place.words.count { occurrences[$0] == place.faces.count })
  }

  /// An account or an amount that tells categories apart must do so more often than by chance.
  private func leastSupport(_ narrowing: SuggestedRule.Narrowing) -> Int {
    switch narrowing {
    case .none, .direction: RuleSuggester.leastSupport
    case .account, .amount: RuleSuggester.leastSupport + 1
    }
  }

  /// Whether the rules that are there put nothing with the text elsewhere.
  private func isRuled(_ place: Place, to category: Int64) -> Bool {
    place.faces.allSatisfy { faces[$0].byRule.allSatisfy { $0.key == category } }
  }

  /// Takes the candidate that reproduces most, again and again; gains only shrink, so each waits under the gain that
  /// it had when last looked at.
  mutating func cover() -> [SuggestedRule] {
    var waiting: [Int: [Int]] = [:]
    for index in candidates.indices { waiting[gain(candidates[index]), default: []].append(index) }
    var rules: [SuggestedRule] = []
    var level = waiting.keys.max() ?? 0
    while level >= RuleSuggester.leastSupport {
      let ready = (waiting.removeValue(forKey: level) ?? []).sorted { isBefore(candidates[$0], candidates[$1]) }
      for index in ready {
        let gain = gain(candidates[index])
        if gain < level {
          waiting[gain, default: []].append(index)
        } else {
          take(candidates[index])
          rules.append(candidates[index].rule)
        }
      }
      level -= 1
    }
    return rules.sorted { ($1.support, $0.text) < ($0.support, $1.text) }
  }

  private func isBefore(_ one: Candidate, _ other: Candidate) -> Bool {
    if one.order != other.order { return one.order < other.order }
    let (mine, their) = (one.rule.narrowing.rank, other.rule.narrowing.rank)
    return (one.rule.text, mine.0, mine.1) < (other.rule.text, their.0, their.1)
  }

  private func gain(_ candidate: Candidate) -> Int {
    var gain = 0
    for face in candidate.decided {
      for (index, decision) in faces[face].decisions.enumerated()
      where !isCovered[face][index] && candidate.rule.narrowing.holds(of: decision) { gain += 1 }
    }
    return gain
  }

  private mutating func take(_ candidate: Candidate) {
    for face in candidate.decided {
      for (index, decision) in faces[face].decisions.enumerated()
      where candidate.rule.narrowing.holds(of: decision) { isCovered[face][index] = true }
    }
  }
}

extension SuggestedRule.Narrowing {
  /// Which of two that do as much comes first: the one that says least.
  fileprivate var rank: (Int, Int64) {
    switch self {
    case .none: (0, 0)
    case .direction(let direction): (1, direction == .in ? 0 : 1)
    case .account(let account): (2, account)
    case .amount(let amount): (3, amount)
    }
  }
}
