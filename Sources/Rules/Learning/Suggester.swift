/// Proposes categories for rows that no rule decides, from what a person decided before, or says nothing.
///
/// The payee's own history speaks. Where it is mixed, the account and the amount may still tell; where the payee was
/// seen but once, a word that other payees have in common may confirm it. A payee that was never seen is not guessed at:
/// names mislead too often. Rows in the other direction are no evidence: a refund is no purchase.
package struct Suggester: Sendable {
  /// Below this chance of being right nothing is proposed.
  package static let threshold = 0.97
  /// Decided rows of one key that are looked at, the newest; so habits may change, and the cost has a bound.
  package static let limit = 100

  /// Below this chance a word tells nothing, neither for a category nor against it.
  private static let telling = 0.9

  /// How often a source is pure; see `Confidence`.
  private enum Pure {
    static let payee = 0.8
    static let amount = 0.7
    static let part = 0.5
    static let word = 0.6
  }

  package init() {}

  /// What the decisions say of `row`; nil for "I don't know".
  ///
  /// `decided` gives the rows of a key that a person decided, at most the `limit` newest.
  package func suggestion(
    for row: UndecidedRow, decided: (EvidenceKey) throws -> [DecidedRow]
  ) rethrows -> Suggestion? {
    let own = try decided(.payee(row.words.key)).filter { $0.amount.signum() == row.amount.signum() }
    guard let found = byPayee(row, own) else { return nil }
    if found.confidence >= Suggester.threshold { return found }
    return found.agreeing == found.total ? try confirmed(found, row, decided) : nil
  }

  private func byPayee(_ row: UndecidedRow, _ own: [DecidedRow]) -> Suggestion? {
    let all = tally(own, .payee, pure: Pure.payee)
    if let all, all.agreeing == all.total || all.confidence >= Suggester.threshold { return all }
    let parts = [
      tally(own.filter { $0.amount == row.amount }, .amount, pure: Pure.amount),
      tally(own.filter { $0.account == row.account }, .account, pure: Pure.part),
      tally(own.filter { isSimilar($0.amount, row.amount) }, .similarAmounts, pure: Pure.part),
    ].compactMap { $0 }.filter { $0.agreeing == $0.total && $0.total > 2 }
    guard let best = parts.max(by: { $0.confidence < $1.confidence }) else { return nil }
    return parts.allSatisfy { $0.category == best.category } ? best : nil
  }

  /// Within an eighth of the row's amount.
  private func isSimilar(_ amount: Int64, _ other: Int64) -> Bool {
    let (one, two) = (amount.magnitude, other.magnitude)
    return max(one, two) - min(one, two) <= two / 8
  }

  /// The same with half the doubt, where a word that other payees share says the same and none says otherwise.
  private func confirmed(
    _ found: Suggestion, _ row: UndecidedRow, _ decided: (EvidenceKey) throws -> [DecidedRow]
  ) rethrows -> Suggestion? {
    var confirmed: Suggestion?
    for word in EvidenceKey.telling(row.words) {
      let rows = try decided(.word(word)).filter {
        $0.amount.signum() == row.amount.signum() && $0.words.key != row.words.key
      }
      let payees = onePerPayee(rows)
      guard payees.count > 1, let tally = tally(payees, .payee, pure: Pure.word),
        tally.confidence >= Suggester.telling
      else { continue }
      if tally.category != found.category { return nil }
      confirmed = found
      confirmed?.confidence = (1 + found.confidence) / 2
      confirmed?.basis = .word(word, agreeing: tally.agreeing, total: tally.total)
    }
    return confirmed
  }

  /// A payee whose rows went to several categories speaks for none; its own number keeps it from agreeing with any.
  private func onePerPayee(_ rows: [DecidedRow]) -> [DecidedRow] {
    var payees: [String: Int] = [:]
    var ones: [DecidedRow] = []
    for row in rows {
      let place = payees[row.words.key, default: ones.count]
      if place == ones.count {
        payees[row.words.key] = place
        ones.append(row)
      } else if ones[place].category != row.category {
        ones[place].category = -Int64(place) - 1
      }
    }
    return ones
  }

  private func tally(_ rows: [DecidedRow], _ basis: Suggestion.Basis, pure: Double) -> Suggestion? {
    var counts: [Int64: Int] = [:]
    for row in rows { counts[row.category, default: 0] += 1 }
    guard let top = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), top.key > 0 else { return nil }
    let confidence = Confidence.next(agreeing: top.value, of: rows.count, pure: pure)
    return Suggestion(
      category: top.key, confidence: confidence, agreeing: top.value, total: rows.count, basis: basis)
  }
}
