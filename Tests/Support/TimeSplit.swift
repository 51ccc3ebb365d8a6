import Rules

/// How proposals fare on the second year of a made-up household when the first year was decided by a person.
package struct TimeSplit {
  /// Rows of the second year, those proposed for, and those proposed for rightly.
  package struct Count {
    package var rows = 0
    package var proposed = 0
    package var right = 0

    package var precision: Double { proposed == 0 ? 1 : Double(right) / Double(proposed) }
    package var coverage: Double { rows == 0 ? 0 : Double(proposed) / Double(rows) }

    mutating func add(_ isRight: Bool?) {
      rows += 1
      guard let isRight else { return }
      proposed += 1
      if isRight { right += 1 }
    }
  }

  /// Everything proposed; of that what `apply_suggestions: 0.99` would apply; and each for payees that the first year
  /// saw at most twice.
  package private(set) var proposals = Count()
  package private(set) var applied = Count()
  package private(set) var rareProposals = Count()
  package private(set) var rareApplied = Count()

  package init(seeds: some Sequence<UInt64>) {
    for seed in seeds { split(MadeUpHistory(seed: seed)) }
  }

  private mutating func split(_ history: MadeUpHistory) {
    var decided: [EvidenceKey: [DecidedRow]] = [:]
    var seen: [Int: Int] = [:]
    for row in history.rows where row.month < 12 {
      let words = TellingWords(row.description)
      let evidence = DecidedRow(words: words, category: row.decided, account: row.account, amount: row.amount)
      for key in EvidenceKey.all(of: words) { decided[key, default: []].append(evidence) }
      seen[row.merchant, default: 0] += 1
    }
    for row in history.rows where row.month >= 12 {
      let asked = UndecidedRow(words: TellingWords(row.description), account: row.account, amount: row.amount)
      let suggestion = Suggester().suggestion(for: asked) { Array((decided[$0] ?? []).suffix(Suggester.limit)) }
      count(row, suggestion, isRare: seen[row.merchant, default: 0] <= 2)
    }
  }

  private mutating func count(_ row: MadeUpHistory.Row, _ suggestion: Suggestion?, isRare: Bool) {
    let isRight = suggestion.map { $0.category == row.category }
    let isApplied = suggestion.map { $0.confidence >= 0.99 } ?? false
    proposals.add(isRight)
    applied.add(isApplied ? isRight : nil)
    guard isRare else { return }
    rareProposals.add(isRight)
    rareApplied.add(isApplied ? isRight : nil)
  }
}
