import Lexicon
import Values

/// In which currency, with which decimal mark and in which unit the amounts are.
extension TableInference {
  /// `best`: the columns of the likeliest reading, of all `amounts` that some reading has.
  mutating func decideCurrency(day: Int, numbers: Set<Int>, amounts: Set<Int>, best: [Int]) {
    if let soleCurrency {
      plan.currency = soleCurrency
      return note("currency", "written beside some amounts, and one balance goes on over all")
    }
    let amount = best.first
    let texts = roles.texts(day: day, money: numbers, flag: nil, amount: amount)
    // Beside what was paid abroad the column of currencies is that of those amounts.
    let hasOthers = roles.hasRowCurrencies || roles.columns.contains { roles.isForemost($0, .exchangeRate) }
    if hasOthers, let amount, let own = HeaderCurrency.named(in: shape.names[amount]) {
      plan.currency = own
      return note("currency", "the header '\(shape.names[amount])'")
    }
    if let column = texts.currency, let amount, let own = ownCurrency(of: amount, besides: column, numbers) {
      plan.currency = own
      return note("currency", "the rows of column '\(shape.names[column])' whose amounts are alike")
    }
    if let column = texts.currency {
      let values = CurrencyValues(roles.profiles[column].values, hints: hints, pesos: pesosOfRows)
      let others = texts.otherCurrency.map { CurrencyValues(roles.profiles[$0].values, hints: hints).known } ?? []
      plan.currencies = values.words
      questions += values.questions
      plan.hasRowCurrencies =
        Set(values.known).union(others).count > 1 || !values.known.isEmpty && !values.questions.isEmpty
      if !plan.hasRowCurrencies { plan.currency = values.known.first }
      if !values.known.isEmpty { return note("currency", "column '\(shape.names[column])'") }
    }
    // What few rows have besides their amount was paid abroad.
    let isFilled = amounts.contains { roles.profiles[$0].given * 10 >= roles.profiles[$0].rows * 9 }
    let own = roles.columns.filter { column in
      amounts.contains(column) && !roles.isForemost(column, .originalAmount)
        && !(isFilled && roles.profiles[column].given * 2 < roles.profiles[column].rows)
        && (best.contains(column) || roles.profiles[column].movesInEveryRow)
    }
    let written = Set(own.flatMap { roles.profiles[$0].amounts.currencies })
    let isMixed =
      written.count > 1
      || own.contains {
        !roles.profiles[$0].amounts.currencies.isEmpty && roles.profiles[$0].amounts.bare > 0
      } && !isMeantByOthers(written, own)
    if !isMixed { plan.currency = areCordobas(written, own) ? Currency("NIO") : meant(by: written.first, own) }
    plan.readsCurrencyFromAmount = isMixed
    plan.hasRowCurrencies = isMixed
    if isMixed, hints.currency != nil { decideSharedSign(amounts) }
    if !written.isEmpty { return note("currency", "written beside the amounts") }
    // Other columns that may hold the amounts may be in other currencies.
    let others = numbers.sorted().filter { !roles.isForemost($0, .originalAmount) && !amounts.contains($0) }
    for column in best + others {
      if let named = HeaderCurrency.named(in: shape.names[column]) {
        plan.currency = named
        return note("currency", "the header '\(shape.names[column])'")
      }
    }
    if let stated = facts.currency {
      plan.currency = stated
      note("currency", "stated above the table")
    }
  }

  /// `Сумма`, `Валюта`, `Обороты по счету`: the amounts of the account are those beside the column of currencies in the
  /// rows of one of these, and others elsewhere: all are in that one.
  private func ownCurrency(of amount: Int, besides column: Int, _ numbers: Set<Int>) -> Currency? {
    guard !(column - 1...column + 1).contains(amount), PartWords.ofAccount.areIn(shape.names[amount]) else {
      return nil
    }
    let others = [column - 1, column + 1].filter { numbers.contains($0) && roles.weight($0, .amount) > 0 }
    return others.lazy.compactMap { other -> Currency? in
      var (alike, unlike): (Set<String>, Set<String>) = ([], [])
      for record in shape.entries.prefix(TableInference.mostTexts) {
        guard max(amount, other, column) < sample.fieldCount(record) else { continue }
        let code = sample.trimmed(record: record, field: column)
        let isAlike = sample.trimmed(record: record, field: amount) == sample.trimmed(record: record, field: other)
        if isAlike { alike.insert(code) } else { unlike.insert(code) }
      }
      guard alike.count == 1, !unlike.isEmpty, unlike.isDisjoint(with: alike) else { return nil }
      return Currency.listed(alike.first!)
    }.first
  }

  /// `CLP 25.000` beside `$ 30.000`: the sign of all other rows is that of the only currency that some name. A dollar
  /// beside `USD` may be another.
  private func isMeantByOthers(_ written: Set<Currency>, _ columns: [Int]) -> Bool {
    guard written.count == 1, let only = written.first, only.code != "USD" else { return false }
    var others: Set<String> = []
    for record in shape.entries.prefix(TableInference.mostTexts) {
      for column in columns {
        let text = sample.trimmed(record: record, field: column)
        if !text.isEmpty { others.insert(TableInference.sign(beside: text)) }
      }
    }
    func mayBeOnly(_ sign: String) -> Bool { CurrencyNames.candidates(of: sign).contains(only) }
    let isCalledSo = columns.contains { HeaderCurrency.shared(in: shape.names[$0]).map(mayBeOnly) ?? false }
    return others.subtracting([only.code]).allSatisfy { $0.isEmpty ? isCalledSo : mayBeOnly($0) }
  }

  /// `lei`, `FCFA`, `Bs`, `£`: the currency that the file states, or else that of the account, where it shares the sign
  /// with the usual one.
  private func meant(by usual: Currency?, _ columns: [Int]) -> Currency? {
    guard let usual, let own = facts.currency ?? hints.currency, own != usual else { return usual }
    let isShared = shape.entries.prefix(TableInference.mostTexts).allSatisfy { record in
      columns.allSatisfy { column in
        let text = sample.trimmed(record: record, field: column)
        let sign = TableInference.sign(beside: text)
        return sign.isEmpty || CurrencyNames.shares(sign, usual, own)
      }
    }
    return isShared ? own : usual
  }

  /// `C$1,200.00` below Spanish headers.
  private func areCordobas(_ written: Set<Currency>, _ columns: [Int]) -> Bool {
    guard written == [Currency("CAD")!], HeaderCurrency.isOfCordobas(shape.names) else { return false }
    return shape.entries.prefix(TableInference.mostTexts).allSatisfy { record in
      columns.allSatisfy { column in
        let text = sample.trimmed(record: record, field: column)
        return text.isEmpty || TableInference.sign(beside: text) == "C$"
      }
    }
  }

  private static func sign(beside number: String) -> String {
    number.filter { !$0.isNumber && !"+-−(),.' ".contains($0) }
  }

  /// The currency of each column is that of its header; a sign that several share is the account's, or asked about.
  mutating func decideColumnCurrencies(_ columns: Set<Int>) {
    plan.hasRowCurrencies = true
    for column in columns.sorted() {
      let name = shape.names[column]
      if let named = HeaderCurrency.named(in: name) ?? HeaderCurrency.called(name) {
        plan.columnCurrencies[column] = named
      } else if hints.currency == nil, case let pesos = HeaderCurrency.pesos(name, among: shape.names), !pesos.isEmpty,
        let told = PesoWords.currency(of: rowTexts), pesos.contains(told)
      {
        plan.columnCurrencies[column] = told
      } else if hints.currency != nil {
        let sign = HeaderCurrency.shared(in: name) ?? name.split(separator: " ").last.map(String.init) ?? name
        let values = CurrencyValues(sign: sign, rows: roles.profiles[column].filled, hints: hints)
        plan.columnCurrencies[column] = values.known.first
        questions += values.questions
      }
    }
    note("currency", columns.sorted().map { "the header '\(shape.names[$0])'" }.joined(separator: " and "))
  }

  /// The pesos of the country that the rows speak of, for an account of which nothing else is known.
  private var pesosOfRows: Currency? { hints.currency == nil ? PesoWords.currency(of: rowTexts) : nil }

  /// All that the rows of the sample say in words.
  private var rowTexts: [String] {
    let columns = roles.columns.filter { roles.profiles[$0].isText }
    return shape.entries.prefix(TableInference.mostTexts).flatMap { record in
      columns.map { sample.trimmed(record: record, field: $0) }
    }
  }

  /// Beside amounts in other currencies, a sign such as `$` means the account's currency; where it cannot, it is asked.
  private mutating func decideSharedSign(_ amounts: Set<Int>) {
    guard let (sign, rows, _) = sharedSign(in: amounts) else { return }
    let values = CurrencyValues(sign: sign, rows: rows, hints: hints)
    plan.sharedSign = (Array(sign.utf8), values.known.first)
    questions += values.questions
  }

  /// The only sign beside these amounts that several currencies share, and how many of them bear it, or no sign of a
  /// currency.
  private func sharedSign(in amounts: Set<Int>) -> (sign: String, rows: Int, others: Int)? {
    var rows: [String: Int] = [:]
    var others = 0
    for record in shape.entries.prefix(TableInference.mostTexts) {
      for column in amounts {
        let text = sample.trimmed(record: record, field: column)
        let sign = TableInference.sign(beside: text)
        if !CurrencyNames.candidates(of: sign).isEmpty {
          rows[sign, default: 0] += 1
        } else if text.contains(where: \.isNumber) {
          others += 1
        }
      }
    }
    return rows.count == 1 ? rows.first.map { ($0.key, $0.value, others) } : nil
  }

  /// Asks for the currency of amounts that bear a sign which those of their currency as it is stated, or of the account
  /// or the tables above, in `usual`, cannot have: dollars among rupees.
  mutating func decideSign(besides usual: Currency?) {
    guard let usual = plan.currency ?? usual, plan.sharedSign == nil,
      plan.hasRowCurrencies == plan.readsCurrencyFromAmount,
      let (sign, rows, others) = sharedSign(in: Set(plan.interpretation.source.columns)), others == 0,
      !CurrencyNames.candidates(of: sign).contains(usual)
    else { return }
    let values = CurrencyValues(sign: sign, rows: rows, hints: hints)
    if plan.hasRowCurrencies { plan.sharedSign = (Array(sign.utf8), values.known.first) }
    plan.currency = values.known.first
    questions += values.questions
  }

  mutating func decideDecimals(_ candidates: [Interpretation], numbers: Set<Int>, day: Int) {
    let currency = plan.currency ?? hints.currency
    let all = Set(candidates.flatMap { $0.source.columns + [$0.balance].compactMap { $0 } + ($0.fee?.columns ?? []) })
    let minor = decideUnits(all, currency)
    let sources = Set(candidates.flatMap { $0.source.columns }).subtracting(minor)
    var columns = sources.union(candidates.compactMap { $0.balance }).subtracting(minor)
    plan.balanceMark = MarkAxis.ownMark(
      of: columns.subtracting(sources).map { roles.profiles[$0].amounts },
      besides: sources.map { roles.profiles[$0].amounts })
    if plan.balanceMark != nil { columns = sources }
    let profiles = columns.sorted().map { roles.profiles[$0].amounts }
    let table = self
    let decision = MarkAxis.decide(
      MarkCase(
        marked: profiles.filter { $0.marked > 0 }, profiles: profiles,
        others: roles.columns.filter {
          !columns.contains($0) && roles.profiles[$0].isNumbers && !roles.profiles[$0].mayBeDays
        }
        .map { roles.profiles[$0].amounts } + [totals.profile],
        currency: currency,
        languages: shape.header.isEmpty ? [] : HeaderWords.languages(of: shape.names),
        isIcelandic: shape.names.contains { !Set("ðþÐÞ").isDisjoint(with: $0) },
        hasIdeographs: shape.names.contains { $0.unicodeScalars.contains { $0.isEastAsian } },
        isPersian: shape.names.contains { !Set("پچژگکی").isDisjoint(with: $0) },
        follows: { table.follows($0, candidates, numbers: numbers, day: day) }),
      told: hints.answers["decimal_mark"])
    plan.decimalMark = decision.mark
    plan.isMarked = decision.isMarked
    if columns.isEmpty,
      let mark = minor.min().flatMap({ MinorUnits(names: shape.names, profiles: roles.profiles).wholeMark($0) })
    {
      plan.decimalMark = mark
    }
    if decision.isMarked {
      let because: ValueText = "'\(Character(UnicodeScalar(decision.mark)))': \(decision.because)"
      note("decimal mark", because, margin: decision.margin)
    }
    if let question = decision.question { questions.append(question) }
    plan.writesMinus = profiles.contains(where: \.hasWrittenMinus)
    let decimals = profiles.reduce(0) { $0 + $1.withDecimals(decision.mark) }
    let three = profiles.reduce(0) { $0 + $1.withThreeDecimals(decision.mark) }
    let most = profiles.map { $0.mostDecimals(decision.mark) }.max() ?? 0
    // Where thousands are written without a mark, one in front of three digits is that of decimals.
    let areUngrouped = profiles.contains { $0.ungrouped > 0 } && decimals > 0
    plan.showsThreeDecimals =
      areUngrouped || most > 3 || three * 2 > decimals || (currency?.exponent ?? 0) > 2 || plan.hasRowCurrencies
    let shown = plan.showsThreeDecimals ? most : 2
    if plan.hasRowCurrencies {
      let known = plan.currencies.meanings + plan.columnCurrencies.values
      plan.exponent = known.compactMap { $0?.exponent }.max() ?? 2
      plan.exponent = max(plan.exponent, 2)
    } else {
      plan.exponent = currency?.exponent ?? min(6, max(2, shown))
    }
    if let exponent { plan.exponent = exponent }
    decideMultiple(all)
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
