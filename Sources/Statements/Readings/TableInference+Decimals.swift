import Lexicon
import Values

/// With which decimal mark and in which unit the amounts are.
extension TableInference {
  mutating func decideDecimals(_ candidates: [Interpretation], numbers: Set<Int>, day: Int) {
    let currency = plan.currency ?? hints.currency
    let all = Set(candidates.flatMap { $0.source.columns + [$0.balance].compactMap { $0 } + ($0.fee?.columns ?? []) })
    let minor = decideUnits(all, currency)
    let columns = columnsOfMark(candidates, besides: minor)
    let profiles = columns.sorted().map { roles.profiles[$0].amounts }
    let table = self
    decideMark(columns, currency) { table.follows($0, candidates, numbers: numbers, day: day) }
    if columns.isEmpty,
      let mark = minor.min().flatMap({ MinorUnits(names: shape.names, profiles: roles.profiles).wholeMark($0) })
    {
      plan.decimalMark = mark
    }
    plan.writesMinus = profiles.contains(where: \.hasWrittenMinus)
    decideExponent(profiles, currency)
    decideMultiple(all)
  }

  /// The columns of amounts, with those of balances where these do not have a mark of their own.
  private mutating func columnsOfMark(_ candidates: [Interpretation], besides minor: Set<Int>) -> Set<Int> {
    let sources = Set(candidates.flatMap { $0.source.columns }).subtracting(minor)
    let balances = Set(candidates.compactMap { $0.balance }).subtracting(minor).subtracting(sources)
    plan.balanceMark = MarkAxis.ownMark(
      of: balances.sorted().map { roles.profiles[$0].amounts },
      besides: sources.sorted().map { roles.profiles[$0].amounts })
    return plan.balanceMark == nil ? sources.union(balances) : sources
  }

  /// `follows`: whether a running balance follows with a mark.
  private mutating func decideMark(
    _ columns: Set<Int>, _ currency: Currency?, follows: @escaping @Sendable (UInt8) -> Bool
  ) {
    let profiles = columns.sorted().map { roles.profiles[$0].amounts }
    let others = roles.columns.filter {
      !columns.contains($0) && roles.profiles[$0].isNumbers && !roles.profiles[$0].mayBeDays
    }
    let decision = MarkAxis.decide(
      MarkCase(
        marked: profiles.filter { $0.marked > 0 }, profiles: profiles,
        others: others.map { roles.profiles[$0].amounts } + [totals.profile], currency: currency,
        languages: shape.header.isEmpty ? [] : HeaderWords.languages(of: shape.names),
        isIcelandic: shape.names.contains { !Set("ðþÐÞ").isDisjoint(with: $0) },
        hasIdeographs: shape.names.contains { $0.unicodeScalars.contains { $0.isEastAsian } },
        isPersian: shape.names.contains { !Set("پچژگکی").isDisjoint(with: $0) }, follows: follows),
      told: hints.answers["decimal_mark"])
    plan.decimalMark = decision.mark
    plan.isMarked = decision.isMarked
    if decision.isMarked {
      let because: ValueText = "'\(Character(UnicodeScalar(decision.mark)))': \(decision.because)"
      note("decimal mark", because, margin: decision.margin)
    }
    if let question = decision.question { questions.append(question) }
  }

  /// How many decimals the amounts have: those of their currency, else as many as they show.
  private mutating func decideExponent(_ profiles: [AmountProfile], _ currency: Currency?) {
    let mark = plan.decimalMark
    let decimals = profiles.reduce(0) { $0 + $1.withDecimals(mark) }
    let three = profiles.reduce(0) { $0 + $1.withThreeDecimals(mark) }
    let most = profiles.map { $0.mostDecimals(mark) }.max() ?? 0
    // Where thousands are written without a mark, one in front of three digits is that of decimals.
    let areUngrouped = profiles.contains { $0.ungrouped > 0 } && decimals > 0
    plan.showsThreeDecimals =
      areUngrouped || most > 3 || three * 2 > decimals || (currency?.exponent ?? 0) > 2 || plan.hasRowCurrencies
    if plan.hasRowCurrencies {
      let known = plan.currencies.meanings + plan.columnCurrencies.values
      plan.exponent = max(2, known.compactMap { $0?.exponent }.max() ?? 2)
    } else {
      plan.exponent = currency?.exponent ?? min(6, max(2, plan.showsThreeDecimals ? most : 2))
    }
    if let exponent { plan.exponent = exponent }
  }

  /// Brokers and savings accounts write parts of the smallest coin, which no account can hold: rounded, if a person
  /// says so, or the balance proves it.
  mutating func decideRounding() {
    let columns = plan.interpretation.source.columns
    let rows = shape.entries.prefix(TableInference.mostTexts)
    let most = columns.compactMap { roles.profiles[$0].amounts.mostDecimals(plan.decimalMark) }.max() ?? 0
    let fine = rows.count { record in columns.contains { isFine(record, $0) } }
    guard plan.showsThreeDecimals, fine * 10 > rows.count else { return }
    let rounding = Rounding(most: most, exponent: plan.exponent, hints)
    plan.rounds = rounding.rounds
    note("decimals", rounding.because)
    if let question = rounding.question { questions.append(question) }
  }

  private func isFine(_ record: Int, _ column: Int) -> Bool {
    let field = sample.bytes.trimmed(sample.range(record: record, field: column))
    return unsafe sample.bytes.with(field) {
      unsafe AmountField.rounded($0, decimalMark: plan.decimalMark, exponent: plan.exponent(of: column)) != nil
    }
  }

  /// Whether a running balance follows over every row with that mark: what is judged later may tell what is open now.
  private func follows(_ mark: UInt8, _ candidates: [Interpretation], numbers: Set<Int>, day: Int) -> Bool {
    var plan = plan
    (plan.decimalMark, plan.exponent) = (mark, 3)
    let table = SampleParser(plan: plan, shape: shape, sample: sample, money: money, roles: roles, day: day)
      .table(numbers: numbers)
    return columnReadings(of: table).all(candidates, DaySteps(table.days)).contains(where: \.isProven)
  }

  /// Amounts in thousands are never read as they stand unless a person says so.
  private mutating func decideMultiple(_ columns: Set<Int>) {
    let header = columns.sorted().map { shape.names[$0] }.first { MultipleWords.power(in: $0) != nil }
    guard let text = header ?? facts.multiple, let power = MultipleWords.power(in: text) else { return }
    switch hints.answers["units"] {
    case "major": return note("units", "as told: '\(text)' does not multiply the amounts")
    case "multiple":
      plan.power = power
      return note("units", "as told: amounts '\(text)'")
    default: questions.append(MinorUnits.question(ofMultiple: text, power: power))
    }
  }

  /// The columns of money that count minor units.
  private mutating func decideUnits(_ columns: Set<Int>, _ currency: Currency?) -> Set<Int> {
    let others = roles.columns.filter { roles.isForemost($0, .originalAmount) || roles.isForemost($0, .fee) }
    let decision = MinorUnits(names: shape.names, profiles: roles.profiles, line: facts.units)
      .decide(columns.union(others.filter { roles.profiles[$0].isNumbers }), currency: currency, hints: hints)
    if !decision.because.isEmpty { note("units", decision.because) }
    if let question = decision.question { questions.append(question) }
    if !decision.columns.isEmpty { plan.isMinor = roles.columns.map { decision.columns.contains($0) } }
    return decision.columns
  }
}
