import Lexicon
import Values

/// Which columns are the amount, its sign, its fee and the balance.
extension TableInference {
  mutating func decideMoney(_ candidates: [Interpretation], numbers: Set<Int>, day: Int) {
    let check = TotalsCheck(
      stated: totals, decimalMark: plan.decimalMark, exponent: plan.exponent, isCard: facts.isCard)
    knowAccountsFromAndTo(numbers: numbers, day: day)
    knowAccountsBesideStated(numbers: numbers, day: day)
    knowAccountsOfOthers(candidates, numbers: numbers, check, day: day)
    var judged = judgedMoney(candidates, numbers: numbers, check, day: day)
    if isOfDebt(judged.verdict, judged.table, day: day) { judged.verdict.interpretation.isBalanceOpposite = true }
    if addsToDebt(judged.verdict) {
      judged.verdict.interpretation.isInverted = true
      judged.verdict.interpretation.isBalanceOpposite = true
    }
    knowOldest(judged.verdict, judged.table)
    decideSign(&judged.verdict, &judged.table, fees: judged.fees, check: check, day: day)
    let (table, verdict) = (judged.table, settledFee(judged, check, day: day))
    plan.interpretation = verdict.interpretation
    decideCancelled(
      table, check, isChained: verdict.outcome?.isWhole ?? false, isNewestFirst: verdict.newestFirst, day: day)
    order = rowOrder(table, verdict)
    decideUncounted(table, verdict, day: day)
    isChained = verdict.isProven || verdict.isOfBalance || uncounted != nil
    let isPaidOut = isPaidOutFirst(verdict, table)
    if isPaidOut { knowPaidOut(verdict, table) }
    isOldestOpen = isPaidOut || isOldestAlone(verdict, table)
    noteMoney(verdict, rows: table.days.count)
    askWhichColumns(verdict, judged.candidates, judged.fees)
    askOfOneCurrency(verdict, table, day: day)
    if case .flagged(_, let flag) = verdict.interpretation.source, plan.flags.texts.isEmpty,
      let words = money.flags[flag]
    {
      plan.flags = words
    }
    askDeclaredKinds(verdict.interpretation, table)
  }

  /// What was judged of the columns of money, by which rows.
  private struct JudgedMoney {
    var candidates: [Interpretation]
    var table: ParsedTable
    var verdict: ColumnVerdict
    var fees: FeeColumns
    /// Balances prove the columns.
    var isSettled: Bool { verdict.isProven || verdict.isOfBalance }
  }

  /// The verdict by all rows; where no balance proves it, by those of each pocket, or by those that moved money.
  private mutating func judgedMoney(
    _ candidates: [Interpretation], numbers: Set<Int>, _ check: TotalsCheck, day: Int
  ) -> JudgedMoney {
    var table = SampleParser(plan: plan, shape: shape, sample: sample, money: money, roles: roles, day: day)
      .table(numbers: numbers)
    plan.balanceFlag = BalanceFlag(table, money: money)
    if let flag = plan.balanceFlag { table.markBalances(by: flag) }
    // What is left of an amount after all that is taken from it may be called anything.
    let sums = roles.declared.claims(.amount) ? [] : feeColumns(table).sums(in: candidates)
    let candidates = candidates + sums.map { money.single($0) }
    var judged = judge(candidates, table, check, day: day)
    if !judged.isSettled, let grouped = knowPockets(candidates, numbers: numbers, check, day: day) {
      judged = judge(candidates, grouped, check, day: day)
    }
    for unmoved in [[TablePlan.RowState.void], [.void, .pending]] where !judged.isSettled {
      guard let moved = without(unmoved, numbers: numbers, day: day) else { continue }
      let other = judge(candidates, moved, check, day: day)
      if other.isSettled { judged = other }
    }
    return judged
  }

  private func judge(
    _ candidates: [Interpretation], _ table: ParsedTable, _ check: TotalsCheck, day: Int
  ) -> JudgedMoney {
    let fees = feeColumns(table)
    let verdict = judgeColumns(candidates, table, fees, check, day: day)
    return JudgedMoney(candidates: candidates, table: table, verdict: verdict, fees: fees)
  }

  private func feeColumns(_ table: ParsedTable) -> FeeColumns {
    FeeColumns(roles: roles, table: table, isCard: facts.isCard)
  }

  /// The verdict with what was decided of reversals, fees, and balances that prove nothing.
  private mutating func settledFee(_ judged: JudgedMoney, _ check: TotalsCheck, day: Int) -> ColumnVerdict {
    var (verdict, fees) = (judged.verdict, judged.fees)
    let table = judged.table
    fees.table = table
    if verdict.outcome == nil { decideReversals(&verdict.interpretation, table, check, day: day) }
    decideFee(&verdict, fees, check, day: day)
    // Too few rows for a chain: the header says which balance it is.
    guard verdict.outcome == nil, !verdict.isOfBalance, let balance = verdict.interpretation.balance else {
      return verdict
    }
    verdict.interpretation.isBalanceBefore = roles.isForemost(balance, .balanceBefore)
    // What is called so and does not lead from row to row is another balance: that of instalments, or of points.
    let isOther = verdict.interpretation.isBalanceBefore && table.days.count > 2
    if isOther || isOfOtherNumbers(balance, verdict.interpretation, table) { verdict.interpretation.balance = nil }
    if case .inOut = verdict.interpretation.source, isOwed(balance) {
      verdict.interpretation.isBalanceOpposite = facts.isLoan || !isCalledDebitAndCredit(verdict.interpretation)
    }
    return verdict
  }

  /// The table without the rows of which the bank says that no money moved, or has not yet; nil where there are none.
  private func without(_ states: [TablePlan.RowState], numbers: Set<Int>, day: Int) -> ParsedTable? {
    guard let status = roles.texts(day: day, money: numbers, flag: nil).status else { return nil }
    var moved = shape
    moved.entries.removeAll { entry in states.contains(state(entry, status)) }
    guard !moved.entries.isEmpty, moved.entries.count < shape.entries.count else { return nil }
    return SampleParser(plan: plan, shape: moved, sample: sample, money: money, roles: roles, day: day)
      .table(numbers: numbers)
  }

  /// A balance before the oldest row, besides those after the rows, tells its direction.
  private mutating func knowOldest(_ verdict: ColumnVerdict, _ table: ParsedTable) {
    guard verdict.isOfBalance, let balance = verdict.interpretation.balance, let after = table.balances(balance) else {
      return
    }
    note("sign", "'\(shape.names[balance])' rises and falls by the amounts")
    let oldest = verdict.newestFirst ? after.count - 1 : 0
    if let fee = verdict.interpretation.fee, case let amount = table.sums(of: fee.columns)[oldest],
      amount != Drafts.noBalance
    {
      plan.oldestFee = (sample.lines[table.records[oldest]], amount)
    }
    if let isIn = wordOfDirection(of: oldest, after, table, verdict) {
      plan.knownDirection = (sample.lines[table.records[oldest]], isIn != verdict.interpretation.isBalanceOpposite)
    }
    let column =
      balanceBefore(besides: balance).flatMap { table.balances($0) }
      ?? balancesBefore(after, verdict.newestFirst, table)
    let moved = table.money[verdict.interpretation.source.columns[0]]?[oldest].magnitude
    let newest = after[after.count - 1 - oldest]
    let before = (column.map { [$0[oldest]] } ?? openings(besides: newest)).filter {
      (after[oldest] &- $0).magnitude == moved
    }
    let isIn = Set(before.map { after[oldest] >= $0 })
    guard isIn.count == 1 else { return }
    let isOpposite = verdict.interpretation.isBalanceOpposite
    plan.knownDirection = (sample.lines[table.records[oldest]], (isIn == [true]) != isOpposite)
  }

  /// A column that no name tells, in which each row has the balance of the one before it.
  private func balancesBefore(_ after: [Int64], _ newestFirst: Bool, _ table: ParsedTable) -> [Int64]? {
    guard after.count > 2 else { return nil }
    let older = newestFirst ? Array(after.dropFirst()) : Array(after.dropLast())
    let columns = table.money.keys.sorted().compactMap { table.money[$0] }
    return columns.first { ($0.count == after.count) && Array(newestFirst ? $0.dropLast() : $0.dropFirst()) == older }
  }

  /// The balances that the lines around the table state as those before its rows, or as those of a day: what the newest
  /// row has is the current one.
  private func openings(besides newest: Int64) -> [Int64] {
    facts.balances.filter { $0.meaning == .opening || $0.meaning != .closing && $0.day != nil && !$0.isAvailable }
      .compactMap { balance in
        let amount = balance.amount(decimalMark: plan.decimalMark, exponent: plan.exponent)
        return balance.meaning != .opening && amount == newest ? nil : amount
      }
  }

  /// The balance follows from other numbers than the amounts: those of points.
  private func isOfOtherNumbers(_ balance: Int, _ reading: Interpretation, _ table: ParsedTable) -> Bool {
    guard let balances = table.balances(balance), table.days.count > 2 else { return false }
    return table.money.contains { column, values in
      guard column != balance, !reading.source.columns.contains(column) else { return false }
      let amounts = values.map { $0 == Drafts.noBalance ? 0 : $0 }
      let chain = BalanceChain(amounts: amounts, balances: balances, groups: table.groups)
      return [false, true].contains { newestFirst in
        let outcome = chain.walk(newestFirst: newestFirst, isBefore: false)
        return outcome.isWhole && outcome.telling > 1
      }
    }
  }

  /// What a column of few words says of a row, where the balances show each word to mean one direction: `Z` and `H`.
  private func wordOfDirection(
    of row: Int, _ balances: [Int64], _ table: ParsedTable, _ verdict: ColumnVerdict
  ) -> Bool? {
    let step = verdict.newestFirst ? 1 : -1
    for column in roles.columns
    where roles.profiles[column].isSmall && 2...12 ~= roles.profiles[column].values.texts.count {
      let words = table.records.map { sample.trimmed(record: $0, field: column) }
      var directions: [String: Set<Bool>] = [:]
      var alike = 0
      for other in balances.indices where other != row && balances[other] != balances[other + step] {
        directions[words[other], default: []].insert(balances[other] > balances[other + step])
        if words[other] == words[row] { alike += 1 }
      }
      guard directions.values.allSatisfy({ $0.count == 1 }),
        Set(directions.values.flatMap { $0 }).count == 2, alike > 1, let own = directions[words[row]]?.first
      else { continue }
      return own
    }
    return nil
  }

  /// The balance tells that one sign in a column for money out is money out, and the oldest row alone has the other
  /// sign: `1,150.00` above `(12.50)` may be a reversal or no more than another way to write.
  private func isOldestAlone(_ verdict: ColumnVerdict, _ table: ParsedTable) -> Bool {
    guard verdict.isProven, !verdict.interpretation.isBalanceBefore, !table.records.isEmpty else { return false }
    let oldest = verdict.newestFirst ? table.records.count - 1 : 0
    if case .signed(let column) = verdict.interpretation.source {
      // No amount has a sign, and the balance tells that of all others.
      return roles.profiles[column].amounts.negative == 0 && !verdict.interpretation.isInverted
        && !verdict.interpretation.isBalanceOpposite && saysMoneyOut(table.records[oldest])
    }
    guard case .inOut(let moneyIn, let moneyOut) = verdict.interpretation.source else { return false }
    let amount = table.amounts(of: verdict.interpretation)[oldest]
    return [(moneyIn, amount < 0), (moneyOut, amount > 0)].contains { column, isReversal in
      guard isReversal, roles.profiles[column].amounts.isMixed, let values = table.money[column] else { return false }
      let sign = values[oldest].signum()
      return sign != 0 && values[oldest] != Drafts.noBalance
        && !values.indices.contains { $0 != oldest && values[$0] != Drafts.noBalance && values[$0].signum() == sign }
    }
  }

  /// Amounts without a sign lower the balance, and the oldest one is all of it: what was lent, before which nothing was
  /// owed.
  private func isPaidOutFirst(_ verdict: ColumnVerdict, _ table: ParsedTable) -> Bool {
    guard verdict.isProven, verdict.interpretation.isBalanceOpposite, !verdict.interpretation.isBalanceBefore,
      case .signed(let column) = verdict.interpretation.source, roles.profiles[column].amounts.negative == 0,
      let balance = verdict.interpretation.balance, let balances = table.balances(balance), balances.count > 2
    else { return false }
    let oldest = verdict.newestFirst ? balances.count - 1 : 0
    return balances[oldest] > 0 && table.money[column]?[oldest] == balances[oldest]
  }

  /// What a loan paid out in its oldest row is money out, where the balance is called so.
  private mutating func knowPaidOut(_ verdict: ColumnVerdict, _ table: ParsedTable) {
    guard let balance = verdict.interpretation.balance, facts.isLoan || isOwed(balance) else { return }
    let oldest = verdict.newestFirst ? table.records.count - 1 : 0
    plan.knownDirection = (sample.lines[table.records[oldest]], false)
  }

  private func saysMoneyOut(_ record: Int) -> Bool {
    let texts = roles.columns.filter { roles.profiles[$0].isText }
    let text = texts.map { sample.trimmed(record: record, field: $0) }.joined(separator: " ")
    return MovementWords(languages: HeaderWords.languages(of: shape.names), view: .card).direction(of: text)
      == .moneyOut
  }

  private func rowOrder(_ table: ParsedTable, _ verdict: ColumnVerdict) -> RowOrder {
    if verdict.isProven || verdict.isOfBalance { return verdict.newestFirst ? .newestFirst : .oldestFirst }
    return DaySteps(table.days.filter { $0 != Drafts.noDay }).order
  }

  private mutating func noteMoney(_ verdict: ColumnVerdict, rows: Int) {
    let names = verdict.interpretation.source.columns.map { "'\(shape.names[$0])'" }.joined(separator: " and ")
    note("amount", names, margin: verdict.margin)
    guard let balance = verdict.interpretation.balance else { return }
    let name = "'\(shape.names[balance])'"
    if let outcome = verdict.outcome {
      note(
        "balance",
        outcome.isWhole
          ? "\(name) follows from the amounts over all \(rows) rows"
          : "\(name) follows from the amounts over \(outcome.held) of \(outcome.held + outcome.broken) rows")
    } else {
      note("balance", verdict.isOfBalance ? name : "\(name) by its header; it does not follow from the amounts")
    }
  }

  /// Asks which columns hold the amounts, or whether any does. What else is open of them waits for the answer.
  private mutating func askWhichColumns(
    _ verdict: ColumnVerdict, _ candidates: [Interpretation], _ fees: FeeColumns
  ) {
    let known = [verdict.interpretation] + verdict.rivals
    let isMoney = known.contains { reading in
      var other = verdict
      other.interpretation = reading
      return isKnownMoney(other) || isTiedToMoney(reading, fees)
    }
    guard !isMoney || !verdict.rivals.isEmpty else { return }
    let open = questions.count
    if isMoney { askColumns(verdict) } else { askWhetherMoney(verdict.interpretation, candidates) }
    // Rivals of the same columns differ by their fee, which is asked about by itself.
    guard questions.count > open else { return }
    questions.removeAll { ["sign", "in_sign", "out_sign", "fee"].contains($0.code) }
  }

  /// `Amount` and `Currency` of what was bought beside `Native Amount` in one currency: a card has one, a wallet many,
  /// and where no balance stands beside them, it is asked which amounts are its own.
  private mutating func askOfOneCurrency(_ verdict: ColumnVerdict, _ table: ParsedTable, day: Int) {
    guard plan.hasRowCurrencies, verdict.outcome == nil, hints.answers["columns"] == nil,
      !roles.columns.contains(where: roles.isBalance),
      case .signed(let amount) = verdict.interpretation.source, roles.declared.roles[amount] == nil,
      let codes = roles.texts(day: day, money: [amount], flag: nil).currency, let own = table.money[amount]
    else { return }
    let others = table.money.keys.sorted().filter { other in
      guard other != amount, let values = table.money[other],
        let code = [other - 1, other + 1].first(where: isOfOneCurrency)
      else { return false }
      let areAlike = table.records.map { sample.trimmed(record: $0, field: codes) }
        .map { $0 == sample.trimmed(record: table.records[0], field: code) }
      return areAlike.contains(true) && areAlike.contains(false)
        && own.indices.allSatisfy { row in
          areAlike[row] ? own[row] == values[row] : own[row].signum() == values[row].signum()
        }
    }
    guard let other = others.first else { return }
    askColumns(
      [money.single(other), verdict.interpretation],
      "Which columns hold the amounts? The rows are in several currencies, and those of '\(shape.names[other])' in one")
  }

  private func isOfOneCurrency(_ column: Int) -> Bool {
    roles.columns.contains(column) && roles.profiles[column].isOfCurrencyCodes
      && roles.profiles[column].values.texts.count == 1 && roles.profiles[column].filled == roles.profiles[column].rows
  }

  private mutating func askColumns(_ verdict: ColumnVerdict) {
    let because =
      verdict.isProven
      ? "The running balance holds with each of these"
      : verdict.isContradicted
        ? "They hold the same figures with opposite signs" : "Neither their names nor a running balance tell"
    askColumns([verdict.interpretation] + verdict.rivals, "Which columns hold the amounts? \(because)")
  }

  /// `least`: with fewer readings there is nothing to ask.
  mutating func askColumns(_ readings: [Interpretation], _ message: ValueText, least: Int = 2) {
    var keys = Set<String>()
    let options = readings.compactMap { reading in
      keys.insert(reading.key).inserted ? Question.Option(value: reading.key, label: ValueText(label(reading))) : nil
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
