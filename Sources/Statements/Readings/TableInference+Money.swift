import Lexicon
import Values

/// Which columns are the amount, its sign, its fee and the balance.
extension TableInference {
  mutating func decideMoney(_ candidates: [Interpretation], numbers: Set<Int>, day: Int) {
    var table = SampleParser(plan: plan, shape: shape, sample: sample, money: money, roles: roles, day: day)
      .table(numbers: numbers)
    var fees = FeeInference(roles: roles, table: table)
    let judge = BalanceChainJudge(table: table)
    let candidates = fees.preferringNet(candidates.map { chargingUnread($0, table) })
    guard var verdict = judge.judge(candidates) else { return }
    let check = TotalsCheck(
      stated: totals, decimalMark: plan.decimalMark, exponent: plan.exponent, isCard: facts.isCard)
    if verdict.outcome == nil { addContradicting(&verdict, candidates, table) }
    if verdict.outcome == nil, !isContradicted { decideColumns(&verdict, table, check, day: day) }
    if !verdict.isProven { decideByBalance(&verdict, table, candidates) }
    decideSign(&verdict, &table, fees: fees, check: check, day: day)
    fees.table = table
    if verdict.outcome == nil { decideReversals(&verdict.interpretation, table, check, day: day) }
    decideFee(&verdict, fees, check)
    // Too few rows for a chain: the header says which balance it is.
    if verdict.outcome == nil, plan.signsByBalance == nil, let balance = verdict.interpretation.balance {
      verdict.interpretation.isBalanceBefore = roles.isForemost(balance, .balanceBefore)
    }
    plan.interpretation = verdict.interpretation
    decideCancelled(table, isChained: verdict.outcome?.isWhole ?? false, day: day)
    order = rowOrder(table, verdict)
    noteMoney(verdict)
    if !verdict.rivals.isEmpty {
      askColumns(verdict)
    } else if !isKnownMoney(verdict) {
      askWhetherMoney(verdict.interpretation, candidates)
    }
    if case .flagged(_, let flag) = verdict.interpretation.source, plan.flags.texts.isEmpty,
      let words = money.flags[flag]
    {
      plan.flags = words
    }
    askDeclaredKinds(verdict.interpretation, table)
  }

  private func rowOrder(_ table: ParsedTable, _ verdict: BalanceChainJudge.Verdict) -> RowOrder {
    if verdict.isProven || plan.signsByBalance != nil { return verdict.newestFirst ? .newestFirst : .oldestFirst }
    return DaySteps(table.days.filter { $0 != Drafts.noDay }).order
  }

  private mutating func noteMoney(_ verdict: BalanceChainJudge.Verdict) {
    let names = verdict.interpretation.source.columns.map { "'\(shape.names[$0])'" }.joined(separator: " and ")
    note("amount", names)
    guard let balance = verdict.interpretation.balance else { return }
    let name = "'\(shape.names[balance])'"
    if let outcome = verdict.outcome {
      note(
        "balance",
        outcome.isWhole
          ? "\(name) follows from the amounts over all \(outcome.held + 1) rows"
          : "\(name) follows from the amounts over \(outcome.held) of \(outcome.held + outcome.broken) rows")
    } else {
      note("balance", plan.signsByBalance != nil ? name : "\(name) by its header; it does not follow from the amounts")
    }
  }

  private mutating func askColumns(_ verdict: BalanceChainJudge.Verdict) {
    let because =
      verdict.isProven
      ? "The running balance holds with each of these"
      : isContradicted
        ? "They hold the same figures with opposite signs" : "Neither their names nor a running balance tell"
    askColumns([verdict.interpretation] + verdict.rivals, "Which columns hold the amounts? \(because)")
  }

  /// `least`: with fewer readings there is nothing to ask.
  mutating func askColumns(_ readings: [Interpretation], _ message: String, least: Int = 2) {
    var keys = Set<String>()
    let options = readings.compactMap { reading in
      keys.insert(reading.key).inserted ? Question.Option(value: reading.key, label: label(reading)) : nil
    }
    guard options.count >= least else { return }
    questions.append(Question(code: "columns", message: message, options: options))
  }

  private func label(_ interpretation: Interpretation) -> String {
    switch interpretation.source {
    case .inOut(let moneyIn, let moneyOut):
      "money in from '\(shape.names[moneyIn])', money out from '\(shape.names[moneyOut])'"
    default:
      "the amount from \(interpretation.source.columns.map { "'\(shape.names[$0])'" }.joined(separator: ", "))"
    }
  }
}
