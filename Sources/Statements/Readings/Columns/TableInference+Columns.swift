import Lexicon
import Values

/// Which columns hold the amounts: by names, contents and balances; else by stated totals and words; or a question.
extension TableInference {
  func judgeColumns(
    _ candidates: [Interpretation], _ table: ParsedTable, _ fees: FeeColumns, _ check: TotalsCheck, day: Int
  ) -> ColumnVerdict {
    var columns = ColumnCase(roles: roles, candidates: candidates, currency: facts.currency ?? hints.currency)
    columns.table = table
    columns.check = check
    columns.steps = DaySteps(table.days.filter { $0 != Drafts.noDay })
    columns.beforeFee = fees.beforeFee(among: columns.amounts).union(fees.beforeTax(among: columns.amounts))
    if columns.amounts.count > 1 {
      let rounding = Int128(AmountField.scale(1, by: AmountField.mostDecimals - plan.exponent) ?? 1)
      columns.prices = PricedUnits.prices(
        among: columns.amounts, factors(besides: [], table), rounding: rounding)
    }
    columns.unmarked = MarkedFigures.unmarked(columns.amounts, roles, table)
    let readings = columnReadings(of: table).all(candidates, columns.steps)
    let judged = ColumnAxis.verdict(readings, columns)
    let best = readings[judged.best]
    var verdict = ColumnVerdict(best)
    verdict.margin = judged.margin
    var open = judged.survivors.map { readings[$0] }
    if best.outcome == nil, !best.isProven {
      if open.count == 1, let other = double(of: best, readings, fees, columns.amounts) {
        open.append(other)
        verdict.isContradicted = zip(best.amounts, other.amounts).allSatisfy { $0 == 0 &- $1 }
      }
      if open.count > 1, let chosen = chosen(open, table, fees, check, day: day) {
        verdict.interpretation = open[chosen].interpretation
        return verdict
      }
    }
    if let pair = pairOfDebt(best) { verdict.interpretation = pair }
    verdict.rivals = open.dropFirst().map(\.interpretation) + [rivalPair(best, table, day: day)].compactMap { $0 }
    verdict.holdsEitherWay = holdsEitherWay(best, readings, columns.steps)
    return verdict
  }

  /// Rows of one day, of which nothing says whether their balances are those before them, or their signs the opposite.
  private func holdsEitherWay(_ best: ColumnReading, _ readings: [ColumnReading], _ steps: DaySteps) -> Bool {
    let own = best.interpretation
    guard best.isProven, let balance = own.balance, own.isBalanceBefore != own.isBalanceOpposite,
      steps.rising == 0, steps.falling == 0, !roles.isForemost(balance, .balanceBefore)
    else { return false }
    return readings.contains { reading in
      let other = reading.interpretation
      return reading.isProven && other.source == own.source && other.balance == own.balance && other.fee == own.fee
        && other.isBalanceBefore == own.isBalanceOpposite && other.isBalanceOpposite == own.isBalanceBefore
    }
  }

  /// The pair of columns the other way round, where what is owed rises by what is called money in: added to the debt.
  private func pairOfDebt(_ best: ColumnReading) -> Interpretation? {
    let reading = best.interpretation
    guard hints.answers["columns"] == nil, !roles.declared.claims(.amount), best.isProven, !reading.isBalanceOpposite,
      let balance = reading.balance, plan.balanceFlag == nil,
      isOwed(balance) && !isCalledDebitAndCredit(reading) || chargesRaise(reading),
      var pair = reading.oppositePair
    else { return nil }
    pair.isBalanceOpposite = true
    return pair
  }

  /// `Debit` and `Credit`: an account's `Outstanding balance` grows with credits.
  func isCalledDebitAndCredit(_ reading: Interpretation) -> Bool {
    guard case .inOut(let moneyIn, let moneyOut) = reading.source else { return false }
    return PartWords.credit.areIn(shape.names[moneyIn]) && PartWords.debit.areIn(shape.names[moneyOut])
  }

  /// The balance grows with what is called a fee, or with interest, and falls with what is called a payment: a debt does.
  private func chargesRaise(_ reading: Interpretation) -> Bool {
    guard case .inOut(let moneyIn, let moneyOut) = reading.source else { return false }
    let others = reading.fee.map { $0.direction == .amountIn ? $0.columns : [] } ?? []
    let names = ([moneyIn] + others).map { shape.names[$0] }
    return names.contains(where: FeeWords.names)
      || PartWords.charge.areIn(names[0]) && PartWords.repaid.areIn(shape.names[moneyOut])
  }

  /// The header says that the balance is what is owed, and it is mostly above zero.
  func isOwed(_ balance: Int) -> Bool {
    let (name, values) = (shape.names[balance], roles.profiles[balance].amounts)
    return PartWords.areOwed(name) && (values.negative + values.debits) * 2 <= values.count
  }

  /// The pair of columns the other way round, where the balance rises by what is called debits, although these are the
  /// fewer rows and the words of more rows say the opposite: a ledger's view of what is owned, or a debt.
  private func rivalPair(_ best: ColumnReading, _ table: ParsedTable, day: Int) -> Interpretation? {
    let reading = best.interpretation
    guard hints.answers["columns"] == nil, best.isProven, reading.isBalanceOpposite, !reading.isBalanceBefore,
      !facts.isCard, !facts.isLoan, let balance = reading.balance, !PartWords.owed.areIn(shape.names[balance]),
      best.amounts.count(where: { $0 > 0 }) > 2 * best.amounts.count(where: { $0 < 0 }),
      var pair = reading.oppositePair
    else { return nil }
    var signs = SignCase(written: best.amounts)
    signs.spoken = hear(table, besides: Set(reading.source.columns), day: day).rows
    let (with, against) = SpokenMovements.tallies(
      SignReading(key: "as-written", interpretation: reading, amounts: best.amounts), signs)
    guard against.rows > with.rows else { return nil }
    pair.isBalanceOpposite = false
    return pair
  }

  func columnReadings(of table: ParsedTable) -> ColumnReadings {
    ColumnReadings(
      table: table, mayGiveSigns: (hints.answers["sign"] ?? hints.sign) == nil,
      balanceBefore: { balanceBefore(besides: $0) },
      changes: changes(in: table),
      charges: Array(charges(in: table).prefix(MoneyColumns.most)),
      // What is owed on a card grows by what is spent.
      vague: facts.isCard || RowWords.areOfInvestor(shape.names) ? [] : money.vague(),
      unnamedPairs: money.unnamedPairs())
  }

  /// Columns that nothing names, or that are called a tax, a fee or money out: only balances may tell that they are
  /// taken besides. Whole numbers beside decimals count something else.
  private func charges(in table: ParsedTable) -> [Int] {
    let areWhole = table.money.keys.allSatisfy { roles.profiles[$0].amounts.withDecimals(plan.decimalMark) == 0 }
    return table.money.keys.sorted().filter { column in
      guard areWhole || roles.profiles[column].amounts.marked > 0 else { return false }
      let name = shape.names[column]
      return roles.role(column) == nil || roles.isForemost(column, .amountOut)
        || FeeWords.names(name) || FeeWords.isTax(name) || FeeWords.isWithheld(name)
    }
  }

  /// Another reading of the same figures, which names cannot tell from the best: with opposite signs, what one column
  /// calls money in and another money out; or with a fee, and nothing says which is after it. On a card one of the
  /// first is what was bought.
  private func double(
    of best: ColumnReading, _ readings: [ColumnReading], _ fees: FeeColumns, _ amounts: [Int]
  ) -> ColumnReading? {
    func hasDirections(_ column: Int) -> Bool { roles.profiles[column].amounts.hasDirections }
    if best.interpretation.source.columns.count == 1, case let own = best.interpretation.source.columns[0],
      let equal = fees.equal(to: own, among: amounts), hasDirections(equal) || !hasDirections(own),
      let other = readings.first(where: { $0.interpretation.source.columns == [equal] && $0.interpretation.fee == nil })
    {
      return other
    }
    guard !facts.isCard, best.amounts.contains(where: { $0 > 0 }), best.amounts.contains(where: { $0 < 0 }) else {
      return nil
    }
    let opposite = best.amounts.map { 0 &- $0 }
    return readings.first { $0.interpretation.fee == nil && $0.amounts == opposite }
  }

  /// The reading whose sums the file states, or whose directions the words of the rows tell.
  private func chosen(
    _ open: [ColumnReading], _ table: ParsedTable, _ fees: FeeColumns, _ check: TotalsCheck, day: Int
  ) -> Int? {
    let readings = open.map {
      SignReading(key: $0.interpretation.key, interpretation: $0.interpretation, amounts: $0.amounts)
    }
    var signs = SignCase(written: open[0].amounts)
    if open.count == 2, case let pairs = zip(open[0].amounts, open[1].amounts) {
      let columns = open.map(\.interpretation.source.columns)
      let areOpposite = pairs.allSatisfy { $0 == 0 &- $1 }
      let areTied = columns.allSatisfy { $0.count == 1 } && fees.isTied(columns[0][0], columns[1][0])
      if areOpposite || areTied { signs.spoken = hear(table, besides: Set(columns.joined()), day: day).rows }
      if areTied, let after = afterFee(Array(pairs), readings[0], signs) {
        return after
      }
      if !areOpposite { signs.spoken = [] }
    }
    let judged = Judge.verdict([
      readings.map { StatedSums.proof(of: $0, check) }, readings.map { SpokenMovements.testimony(of: $0, in: signs) },
    ])
    return judged.isDecided ? judged.best : nil
  }

  /// Of two readings that a fee ties, whose signs are alike, the one after it, where words say that these are as they are
  /// written: the lower one in all rows.
  private func afterFee(_ pairs: [(Int64, Int64)], _ reading: SignReading, _ signs: SignCase) -> Int? {
    let areLower = pairs.allSatisfy { $0 <= $1 }
    guard areLower || pairs.allSatisfy({ $0 >= $1 }) else { return nil }
    let (with, against) = SpokenMovements.tallies(reading, signs)
    guard with.rows > 0, against.rows == 0 else { return nil }
    return areLower ? 0 : 1
  }

  /// What each row moved by its balances before and after it, where the header names both.
  private func changes(in table: ParsedTable) -> [Int64]? {
    guard let balance = roles.best(.balance, where: { roles.profiles[$0].isNumbers }),
      let before = balanceBefore(besides: balance).flatMap({ table.balances($0) }), let after = table.balances(balance),
      !before.contains(Drafts.noBalance), !after.contains(Drafts.noBalance)
    else { return nil }
    return zip(after, before).map { $0 &- $1 }
  }

  /// The column of balances before each row, beside that of those after it.
  func balanceBefore(besides balance: Int) -> Int? {
    guard !roles.isForemost(balance, .balanceBefore) else { return nil }
    return roles.best(.balanceBefore) { $0 != balance && roles.profiles[$0].isNumbers }
  }
}
