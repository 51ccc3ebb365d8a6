/// What decides where the columns of money alone leave several readings: balances, stated totals, words; or a question.
extension TableInference {
  /// Magnitudes alone, and a balance that rises and falls by them.
  mutating func decideByBalance(
    _ verdict: inout BalanceChainJudge.Verdict, _ table: ParsedTable, _ candidates: [Interpretation]
  ) {
    guard (hints.answers["sign"] ?? hints.sign) == nil, table.groups.isEmpty else { return }
    for candidate in candidates.sorted(by: { $0.cost < $1.cost }) where candidate.fee == nil {
      guard case .signed(let column) = candidate.source, let balance = candidate.balance,
        let newestFirst = BalanceSigns.newestFirst(table.money[column] ?? [], table.money[balance] ?? [])
      else { continue }
      plan.signsByBalance = newestFirst
      verdict = BalanceChainJudge.Verdict(interpretation: candidate, newestFirst: newestFirst)
      return note("sign", "'\(shape.names[balance])' rises and falls by the amounts")
    }
  }

  /// Among readings that nothing else tells apart, the one whose sums the file states.
  mutating func decideColumns(
    _ verdict: inout BalanceChainJudge.Verdict, _ table: ParsedTable, _ check: TotalsCheck
  ) {
    guard !verdict.rivals.isEmpty else { return }
    let all = [verdict.interpretation] + verdict.rivals
    let fitting = all.filter { check.answer(table.amounts(of: $0)) == .proven }
    guard fitting.count == 1 else { return }
    verdict.interpretation = fitting[0]
    verdict.rivals = []
    note("columns", "the stated totals are those of these columns alone")
  }

  mutating func decideReversals(
    _ reading: inout Interpretation, _ table: ParsedTable, _ check: TotalsCheck, day: Int
  ) {
    guard case .inOut(let moneyIn, let moneyOut) = reading.source else { return }
    let inference = ReversalInference(roles: roles, table: table)
    let texts = sampleTexts(table.records, columns: [moneyIn, moneyOut], day: day)
    for (column, isOut) in [(moneyIn, false), (moneyOut, true)] {
      guard
        let decision = inference.decide(
          column, isOut: isOut, of: reading, texts: texts, check: check, hints: hints)
      else { continue }
      if isOut { reading.outFactor = decision.factor } else { reading.inFactor = decision.factor }
      if let because = decision.because { note("sign", "'\(shape.names[column])': \(because)") }
      if let question = decision.question { questions.append(question) }
    }
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
