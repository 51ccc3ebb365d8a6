import Lexicon
import Values

/// Which columns are the amount, its sign, its fee and the balance.
extension TableInference {
  mutating func decideMoney(_ candidates: [Interpretation], numbers: Set<Int>, day: Int) {
    let table = SampleParser(plan: plan, shape: shape, sample: sample, money: money, roles: roles, day: day)
      .table(numbers: numbers)
    let fees = FeeInference(roles: roles, table: table)
    let judge = BalanceChainJudge(table: table)
    guard var verdict = judge.judge(fees.preferringNet(candidates)) else { return }
    let check = TotalsCheck(
      stated: totals, decimalMark: plan.decimalMark, exponent: plan.exponent, isCard: facts.isCard)
    if verdict.outcome == nil { decideColumns(&verdict, table, check, day: day) }
    if !verdict.isProven { decideByBalance(&verdict, table, candidates) }
    decideSign(&verdict, table: table, fees: fees, check: check, day: day)
    if verdict.outcome == nil { decideReversals(&verdict.interpretation, table, check, day: day) }
    decideFee(&verdict, fees, check)
    // Too few rows for a chain: the header says which balance it is.
    if verdict.outcome == nil, plan.signsByBalance == nil, let balance = verdict.interpretation.balance {
      verdict.interpretation.isBalanceBefore = roles.isForemost(balance, .balanceBefore)
    }
    plan.interpretation = verdict.interpretation
    order = rowOrder(table, verdict)
    noteMoney(verdict)
    if !verdict.rivals.isEmpty { askColumns(verdict) }
    if case .flagged(_, let flag) = verdict.interpretation.source, let words = money.flags[flag] { plan.flags = words }
  }

  private mutating func decideSign(
    _ verdict: inout BalanceChainJudge.Verdict, table: ParsedTable, fees: FeeInference, check: TotalsCheck, day: Int
  ) {
    guard case .signed(let column) = verdict.interpretation.source, plan.signsByBalance == nil else { return }
    let chain = verdict.outcome != nil
    if !chain, decideByWords(&verdict, column: column, table: table, day: day) { return }
    let flag = money.bestFlag(for: column)
    let texts = sampleTexts(table.records, columns: [column], day: day)
    let decision = SignInference(
      amounts: table.amounts(of: verdict.interpretation), texts: texts,
      flags: flag.flatMap { table.signs[$0] } ?? [],
      isCard: facts.isCard,
      isChained: chain && !verdict.interpretation.isBalanceOpposite, feeSign: fees.sign(of: column),
      check: chain ? nil : check,
      exponent: plan.exponent, hints: hints
    ).decide()
    if decision.isInverted {
      verdict.interpretation.isInverted.toggle()
      if chain { verdict.interpretation.isBalanceOpposite.toggle() }
    }
    note("sign", decision.because)
    if let question = decision.question { questions.append(question) }
  }

  /// Magnitudes alone, and words that tell the direction of every row: those of a column of kinds decide, those of a
  /// description are asked about.
  private mutating func decideByWords(
    _ verdict: inout BalanceChainJudge.Verdict, column: Int, table: ParsedTable, day: Int
  ) -> Bool {
    let told = hints.answers["sign"] ?? hints.sign
    guard told == nil || told == "by-words", roles.profiles[column].amounts.negative == 0 else { return false }
    let texts = roles.texts(day: day, money: [column], flag: nil)
    let columns = [texts.type].compactMap { $0 } + texts.description
    guard let text = columns.first(where: { tellsDirections($0) }) else { return false }
    verdict.interpretation.source = .worded(column, text: text)
    plan.isCard = true
    note("sign", "the words in '\(shape.names[text])'")
    if told == nil, !roles.profiles[text].isSmall || roles.role(text) != .type {
      questions.append(SignInference.question(byWordsIn: shape.names[text]))
    }
    return true
  }

  /// Whether the words of the column tell the direction of every row, and not all the same.
  private func tellsDirections(_ column: Int) -> Bool {
    var found: Set<MovementWords.Direction> = []
    for record in shape.entries.prefix(TableInference.mostTexts) where column < sample.fieldCount(record) {
      let text = sample.trimmed(record: record, field: column)
      guard let direction = MovementWords.direction(of: text) else { return false }
      found.insert(direction)
    }
    return found.count == 2
  }

  /// What the bank says of each row of the sample, kind first.
  func sampleTexts(_ records: [Int], columns money: Set<Int>, day: Int) -> [String] {
    let texts = roles.texts(day: day, money: money, flag: nil)
    var columns = [texts.type, texts.category].compactMap { $0 } + texts.description
    columns = columns.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return records.prefix(TableInference.mostTexts).map { record in
      columns.filter { $0 < sample.fieldCount(record) }
        .map { sample.trimmed(record: record, field: $0) }.joined(separator: " ")
    }
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
    func label(_ interpretation: Interpretation) -> String {
      switch interpretation.source {
      case .inOut(let moneyIn, let moneyOut):
        "money in from '\(shape.names[moneyIn])', money out from '\(shape.names[moneyOut])'"
      default:
        "the amount from \(interpretation.source.columns.map { "'\(shape.names[$0])'" }.joined(separator: ", "))"
      }
    }
    var keys = Set<String>()
    let options = ([verdict.interpretation] + verdict.rivals).compactMap { reading in
      keys.insert(reading.key).inserted ? Question.Option(value: reading.key, label: label(reading)) : nil
    }
    guard options.count > 1 else { return }
    questions.append(
      Question(
        code: "columns",
        message: verdict.isProven
          ? "Which columns hold the amounts? The running balance holds with each of these"
          : "Which columns hold the amounts? Neither their names nor a running balance tell",
        options: options))
  }
}
