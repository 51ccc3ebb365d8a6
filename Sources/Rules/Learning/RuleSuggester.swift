/// Finds the fewest rules that reproduce a person's decisions, from the whole history.
///
/// Texts that occur in decided descriptions compete: the one that reproduces most decisions that no rule reproduces yet
/// goes first, until none reproduces two (the greedy algorithm for set cover; Chvátal 1979). No rule is proposed that
/// matches a row which a person, or a rule that is there, put elsewhere, or that reaches far beyond what was decided.
package struct RuleSuggester: Sendable {
  /// A decision of a person as the search counts it.
  struct Decision: Sendable {
    var category: Int64
    var account: Int64
    var amount: Int64
    /// A rule that is there gives the same category.
    var isCovered: Bool
  }

  /// All rows whose words are the same.
  struct Face: Sendable {
    var words: TellingWords
    var decisions: [Decision] = []
    /// Rows that rules decided, by category.
    var byRule: [Int64: Int] = [:]
    var undecided = 0
  }

  private(set) var faces: [Face] = []
  private var numbers: [String: Int] = [:]
  /// The fewest decisions that a rule is made of.
  package static let leastSupport = 2

  package init() {}

  /// A row that a person decided; `byRules` is what the rules say of it, nil where nothing.
  package mutating func add(_ description: String, category: Int64, byRules: Int64?, account: Int64, amount: Int64) {
    let face = face(of: description)
    faces[face].decisions.append(
      Decision(category: category, account: account, amount: amount, isCovered: byRules != nil))
  }

  /// A row that no person decided; nil where no rule does either.
  package mutating func add(_ description: String, byRules: Int64?) {
    let face = face(of: description)
    if let byRules { faces[face].byRule[byRules, default: 0] += 1 } else { faces[face].undecided += 1 }
  }

  private mutating func face(of description: String) -> Int {
    let words = TellingWords(description)
    var name = ""
    for index in 0..<words.count {
      name += words.follows[index] ? words.text(index - 1..<index + 1) : words[index]
      name += "\u{0}"
    }
    if let face = numbers[name] { return face }
    numbers[name] = faces.count
    faces.append(Face(words: words))
    return faces.count - 1
  }

  /// The rules, those with the most decisions first.
  package func suggestions() -> [SuggestedRule] {
    var search = RuleSearch(faces)
    return search.cover()
  }
}
