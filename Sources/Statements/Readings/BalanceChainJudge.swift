import Values

/// Chooses among the ways to read a table the one that its running balance proves.
struct BalanceChainJudge {
  let table: ParsedTable
  private let steps: DaySteps

  struct Verdict {
    var interpretation: Interpretation
    /// Nil where no balance speaks for the interpretation.
    var outcome: BalanceChain.Outcome?
    var newestFirst = false
    /// Other interpretations that the balance proves as well and that are about as likely, with other amounts.
    var rivals: [Interpretation] = []

    var isProven: Bool { outcome?.isWhole ?? false }
  }

  init(table: ParsedTable) {
    self.table = table
    steps = DaySteps(table.days.filter { $0 != Drafts.noDay })
  }

  /// Whether the dates alone say that the file begins with the newest row.
  var datesSayNewestFirst: Bool { steps.falling > steps.rising }

  /// The best of `candidates`; nil only where there are none.
  func judge(_ candidates: [Interpretation]) -> Verdict? {
    var proven: [Verdict] = []
    var partial: [Verdict] = []
    var unbroken: [Verdict] = []
    for candidate in candidates where candidate.balance != nil {
      for verdict in readings(of: candidate) {
        guard let outcome = verdict.outcome else { continue }
        if outcome.isWhole, outcome.telling > 0 {
          proven.append(verdict)
        } else if outcome.broken == 0, outcome.telling > 0 {
          unbroken.append(verdict)
        } else if outcome.held >= 3, outcome.telling * 4 >= (outcome.held + outcome.broken) * 3 {
          partial.append(verdict)
        }
      }
    }
    // Newest rows without a balance yet are likelier than one that counts backwards and the other way round.
    if let open = unbroken.min(by: { $0.interpretation.cost < $1.interpretation.cost }) {
      proven.removeAll { $0.interpretation.cost >= open.interpretation.cost + 3 }
      if proven.isEmpty { return open }
    }
    if proven.isEmpty { proven = candidates.compactMap { withinDays($0) } }
    if let best = proven.min(by: { $0.interpretation.cost < $1.interpretation.cost }) {
      return withRivals(best, among: proven)
    }
    let likeliest = partial.min { left, right in
      (left.outcome!.broken, left.interpretation.cost) < (right.outcome!.broken, right.interpretation.cost)
    }
    if let likeliest { return likeliest }
    guard let best = candidates.min(by: { $0.cost < $1.cost }) else { return nil }
    let verdicts = candidates.map { Verdict(interpretation: $0, newestFirst: datesSayNewestFirst) }
    return withRivals(Verdict(interpretation: best, newestFirst: datesSayNewestFirst), among: verdicts)
  }

  /// The candidate under each direction of time and each place of the balance, with what that costs.
  private func readings(of candidate: Interpretation) -> [Verdict] {
    guard let balance = candidate.balance, let balances = table.balances(balance) else { return [] }
    let amounts = table.amounts(of: candidate)
    let chain = BalanceChain(amounts: amounts, balances: balances, groups: table.groups)
    let opposite = BalanceChain(amounts: amounts.map { 0 &- $0 }, balances: balances, groups: table.groups)
    var verdicts: [Verdict] = []
    for newestFirst in [false, true] {
      for isBefore in [false, true] {
        var reading = candidate
        reading.isBalanceBefore = isBefore
        reading.cost += (isBefore ? 2 : 0) + contradiction(newestFirst: newestFirst)
        verdicts.append(
          Verdict(
            interpretation: reading, outcome: chain.walk(newestFirst: newestFirst, isBefore: isBefore),
            newestFirst: newestFirst))
        reading.isBalanceOpposite = true
        reading.cost += 3
        verdicts.append(
          Verdict(
            interpretation: reading, outcome: opposite.walk(newestFirst: newestFirst, isBefore: isBefore),
            newestFirst: newestFirst))
      }
    }
    return verdicts
  }

  /// The candidate where its balances hold day by day, whatever the order of the rows within a day.
  private func withinDays(_ candidate: Interpretation) -> Verdict? {
    guard let balance = candidate.balance, let balances = table.balances(balance), table.days.count > 2 else {
      return nil
    }
    let chain = BalanceChain(amounts: table.amounts(of: candidate), balances: balances, groups: table.groups)
    for newestFirst in [datesSayNewestFirst, !datesSayNewestFirst]
    where chain.holdsWithinDays(days: table.days, newestFirst: newestFirst) {
      let outcome = BalanceChain.Outcome(held: balances.count - 1, telling: balances.count - 1)
      return Verdict(interpretation: candidate, outcome: outcome, newestFirst: newestFirst)
    }
    return nil
  }

  /// What it costs to believe a direction that the dates do not show.
  private func contradiction(newestFirst: Bool) -> Int {
    let (with, against) = newestFirst ? (steps.falling, steps.rising) : (steps.rising, steps.falling)
    if against == 0 { return 0 }
    return with == 0 ? 2 : with < against ? 1 : 0
  }

  private func withRivals(_ best: Verdict, among proven: [Verdict]) -> Verdict {
    var verdict = best
    let amounts = signedAmounts(of: best.interpretation)
    for rival in proven where rival.interpretation.cost <= best.interpretation.cost + 1 {
      let other = signedAmounts(of: rival.interpretation)
      let isKnown = verdict.rivals.contains { signedAmounts(of: $0) == other }
      if other != amounts, !isKnown { verdict.rivals.append(rival.interpretation) }
    }
    return verdict
  }

  private func signedAmounts(of interpretation: Interpretation) -> [Int64] {
    table.amounts(of: interpretation)
  }
}
