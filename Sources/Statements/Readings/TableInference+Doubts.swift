import Lexicon

/// What decides where the columns of money alone leave several readings: balances, stated totals, words; or a question.
extension TableInference {
  /// Magnitudes alone, and a balance that rises and falls by them.
  mutating func decideByBalance(
    _ verdict: inout BalanceChainJudge.Verdict, _ table: ParsedTable, _ candidates: [Interpretation]
  ) {
    guard (hints.answers["sign"] ?? hints.sign) == nil, table.groups.isEmpty else { return }
    for candidate in candidates.sorted(by: { $0.cost < $1.cost }) where candidate.fee == nil {
      guard let column = magnitudes(candidate.source), let balance = candidate.balance else { continue }
      let amounts = table.money[column] ?? []
      let after = table.balances(balance) ?? []
      let before = balanceBefore(besides: balance).flatMap { table.balances($0) }
      let byBoth = before.flatMap { BalanceSigns.newestFirst(amounts, before: $0, after: after, days: table.days) }
      guard let newestFirst = byBoth ?? BalanceSigns.newestFirst(amounts, after, days: table.days) else { continue }
      plan.signsByBalance = newestFirst
      if byBoth != nil, let before {
        let oldest = newestFirst ? amounts.count - 1 : 0
        plan.knownDirection = (sample.lines[table.records[oldest]], after[oldest] >= before[oldest])
      }
      var reading = candidate
      reading.source = .signed(column)
      verdict = BalanceChainJudge.Verdict(interpretation: reading, newestFirst: newestFirst)
      return note("sign", "'\(shape.names[balance])' rises and falls by the amounts")
    }
  }

  /// The column of amounts without a sign of which words might tell the direction, or nothing.
  private func magnitudes(_ source: Interpretation.Source) -> Int? {
    switch source {
    case .signed(let column), .flagged(let column, _): column
    default: nil
    }
  }

  /// The column of balances before each row, beside that of those after it.
  private func balanceBefore(besides balance: Int) -> Int? {
    guard !roles.isForemost(balance, .balanceBefore) else { return nil }
    return roles.best(.balanceBefore) { $0 != balance && roles.profiles[$0].isNumbers }
  }

  /// Among readings that nothing else tells apart, the one whose sums the file states.
  mutating func decideColumns(
    _ verdict: inout BalanceChainJudge.Verdict, _ table: ParsedTable, _ check: TotalsCheck, day: Int
  ) {
    guard !verdict.rivals.isEmpty else { return }
    let all = [verdict.interpretation] + verdict.rivals
    let fitting = all.filter { check.answer(table.amounts(of: $0)) == .proven }
    guard fitting.count == 1 else { return decideColumnsByWords(&verdict, table, day: day) }
    verdict.interpretation = fitting[0]
    verdict.rivals = []
    note("columns", "the stated totals are those of these columns alone")
  }

  /// Two columns, one for money in and one for money out, and only the words of the rows tell which is which.
  private mutating func decideColumnsByWords(
    _ verdict: inout BalanceChainJudge.Verdict, _ table: ParsedTable, day: Int
  ) {
    guard verdict.rivals.count == 1, case .inOut(let moneyIn, let moneyOut) = verdict.interpretation.source,
      verdict.rivals[0].source == .inOut(moneyIn: moneyOut, moneyOut: moneyIn)
    else { return }
    let reading = SignReading(
      key: verdict.interpretation.key, interpretation: verdict.interpretation,
      amounts: table.amounts(of: verdict.interpretation))
    var signs = SignCase(written: reading.amounts)
    signs.spoken = hear(table, besides: [moneyIn, moneyOut], day: day).rows
    let (with, against) = SpokenMovements.tallies(reading, signs)
    guard min(with.rows, against.rows) == 0, max(with.rows, against.rows) >= 2 else { return }
    if against.rows > 0 { verdict.interpretation = verdict.rivals[0] }
    verdict.rivals = []
    note("columns", "\(max(with.rows, against.rows)) rows whose words tell the direction stand in these columns")
  }

  /// A running balance says whether the fee moved as well, where it can.
  mutating func decideFee(
    _ verdict: inout BalanceChainJudge.Verdict, _ fees: FeeInference, _ check: TotalsCheck
  ) {
    let chosen = verdict.interpretation
    if verdict.outcome != nil, !verdict.rivals.contains(where: { $0.source == chosen.source && $0.fee != chosen.fee }) {
      if !fees.fees.isEmpty { plan.feeDecision = chosen.fee == nil ? "included" : "on-top" }
      return
    }
    verdict.interpretation.fee = nil
    guard let decision = fees.decide(verdict.interpretation, check: check, hints: hints) else { return }
    verdict.interpretation.fee = decision.fee
    plan.feeDecision = decision.fee == nil ? "included" : "on-top"
    note("fee", decision.because)
    if let question = decision.question { questions.append(question) }
  }
}
