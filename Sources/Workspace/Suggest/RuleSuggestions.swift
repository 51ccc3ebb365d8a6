import Rules
import Store
import Values

/// Rules that would reproduce what a person decided, and where they would be added.
package struct RuleSuggestionReport: Encodable, Sendable {
  package struct Suggested: Encodable, Sendable {
    /// What is looked for in descriptions.
    package var text: String
    package var category: String
    /// `in` or `out`, an account, or an amount in major units, where the text alone would not do.
    package var direction: String?
    package var account: String?
    package var amount: String?
    /// Decided transactions that it matches, and how many of them went to its category.
    package var matched = 0
    package var support = 0
    /// The share of `matched` that went to its category; only rules where it is 1 are proposed.
    package var precision: Double { matched == 0 ? 0 : Double(support) / Double(matched) }
    /// Transactions without a category that would get it.
    package var undecided = 0

    enum CodingKeys: String, CodingKey {
      case text, category, direction, account, amount, matched, support, precision, undecided
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(text, forKey: .text)
      try container.encode(category, forKey: .category)
      try container.encodeIfPresent(direction, forKey: .direction)
      try container.encodeIfPresent(account, forKey: .account)
      try container.encodeIfPresent(amount, forKey: .amount)
      try container.encode(matched, forKey: .matched)
      try container.encode(support, forKey: .support)
      try container.encode(precision, forKey: .precision)
      try container.encode(undecided, forKey: .undecided)
    }
  }
  package var rules: [Suggested]
  /// Transactions that a person categorized and that no rule decides, and how many of them the rules reproduce.
  package var decided: Int
  package var reproduced: Int
  package var file: String
  /// The lines that are added to `file`, and the line of it after which they stand; 0 for a new file.
  package var added: [String]
  package var after: Int
  package var written: Bool
}

extension WorkingFolder {
  /// The fewest rules that reproduce the person's decisions; with `write`, at the end of a rule file of their own.
  package func suggestRules(write: Bool) throws -> RuleSuggestionReport {
    let search = try openBook().connected { db in
      let rules = try compiledRules(db)
      return try RuleSuggestionSearch(db, rules)
    }
    let file = try SuggestedRuleFile.next(in: configuration.rules, for: search.rules)
    if write, !search.rules.isEmpty { try file.write() }
    return RuleSuggestionReport(
      rules: search.rules, decided: search.decided, reproduced: search.rules.reduce(0) { $0 + $1.support },
      file: file.path, added: search.rules.isEmpty ? [] : file.added, after: file.after,
      written: write && !search.rules.isEmpty)
  }
}

/// Goes through the book twice: to find rules, and to hold each against every row with the matcher that runs use.
private struct RuleSuggestionSearch {
  private let db: Book.Connection
  private let current: CompiledRules
  private let paths: [Int64: String]
  private let accounts: [Int64: StoredAccount]
  private(set) var decided = 0
  private(set) var rules: [RuleSuggestionReport.Suggested] = []

  init(_ db: Book.Connection, _ rules: CompiledRules) throws {
    self.db = db
    current = rules
    paths = try CategoryStore(db: db).pathsByID()
    accounts = try Dictionary(once: AccountStore(db: db).all().map { ($0.id, $0) })
    let found = try suggestions()
    self.rules = found.compactMap(named)
    try weigh()
  }

  private func forEachChunk(_ body: (Int64, StoredDrafts) throws -> Void) throws {
    try StoredHistory(db).forEachChunk { account, chunk in try body(account.id, chunk) }
  }

  private func suggestions() throws -> [SuggestedRule] {
    var suggester = RuleSuggester()
    let ids = try Dictionary(once: paths.map { ($1, $0) })
    try forEachChunk { account, chunk in
      let choices = current.matcher.choose(for: chunk.drafts, account: accounts[account]?.name ?? "")
      for index in 0..<chunk.count {
        let text = chunk.drafts.texts[chunk.drafts.descriptions[index]]
        let chosen = choices[index].category
        let byRules = chosen < 0 ? nil : ids[current.book.categories[Int(chosen)]]
        if !LockedFields(rawValue: chunk.locked[index]).contains(.category) {
          suggester.add(text, byRules: byRules)
        } else if chunk.categories[index] != 0 {
          suggester.add(
            text, category: chunk.categories[index], byRules: byRules, account: account,
            amount: chunk.drafts.amounts[index])
        }
      }
    }
    return suggester.suggestions()
  }

  private func named(_ rule: SuggestedRule) -> RuleSuggestionReport.Suggested? {
    guard let category = paths[rule.category] else { return nil }
    var suggested = RuleSuggestionReport.Suggested(text: rule.text, category: category)
    switch rule.narrowing {
    case .none: break
    case .direction(let direction): suggested.direction = direction == .in ? "in" : "out"
    case .account(let account): suggested.account = accounts[account]?.name
    case .amount(let amount):
      let exponents = Set(accounts.values.map(\.exponent))
      guard exponents.count == 1, let exponent = exponents.first else { return nil }
      suggested.amount = Money.text(amount, exponent: exponent)
    }
    return suggested
  }

  /// Counts what each rule would do; one that goes against a decision is left out.
  private mutating func weigh() throws {
    let matcher = try Matcher(SuggestedRuleFile.book(rules))
    var weighed = rules
    var open = 0
    try forEachChunk { account, chunk in
      let name = accounts[account]?.name ?? ""
      let choices = matcher.choose(for: chunk.drafts, account: name)
      let existing = current.matcher.choose(for: chunk.drafts, account: name)
      for index in 0..<chunk.count where existing[index].category < 0 {
        let isDecided = LockedFields(rawValue: chunk.locked[index]).contains(.category)
        if isDecided, chunk.categories[index] != 0 { open += 1 }
        let rule = Int(choices[index].categoryRule)
        guard rule >= 0 else { continue }
        if !isDecided {
          weighed[rule].undecided += 1
        } else {
          weighed[rule].matched += 1
          if paths[chunk.categories[index]] == weighed[rule].category { weighed[rule].support += 1 }
        }
      }
    }
    decided = open
    rules = weighed.filter { $0.support == $0.matched && $0.support > 0 }
  }
}
