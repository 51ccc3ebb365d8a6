import Lexicon
import Values

/// In which currency the amounts are.
extension TableInference {
  /// `best`: the columns of the likeliest reading, of all `amounts` that some reading has.
  mutating func decideCurrency(day: Int, numbers: Set<Int>, amounts: Set<Int>, best: [Int]) {
    let texts = roles.texts(day: day, money: numbers, flag: nil, amount: best.first)
    if let (own, because) = knownCurrency(texts, best.first, numbers) {
      plan.currency = own
      return note("currency", because)
    }
    if decideCurrency(by: texts) || decideCurrencyWritten(amounts, best) { return }
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

  /// The currency of all amounts, beside columns that say otherwise of some, and what tells it.
  private func knownCurrency(_ texts: TextColumns, _ amount: Int?, _ numbers: Set<Int>) -> (Currency, ValueText)? {
    if let soleCurrency { return (soleCurrency, "written beside some amounts, and one balance goes on over all") }
    guard let amount else { return nil }
    // Beside what was paid abroad the column of currencies is that of those amounts.
    let hasOthers = roles.hasRowCurrencies || roles.columns.contains { roles.isForemost($0, .exchangeRate) }
    if hasOthers, let own = HeaderCurrency.named(in: shape.names[amount]) {
      return (own, "the header '\(shape.names[amount])'")
    }
    guard let column = texts.currency, let own = ownCurrency(of: amount, besides: column, numbers) else { return nil }
    return (own, "the rows of column '\(shape.names[column])' whose amounts are alike")
  }

  /// False where no column of currencies has one that is known.
  private mutating func decideCurrency(by texts: TextColumns) -> Bool {
    guard let column = texts.currency else { return false }
    let values = CurrencyValues(roles.profiles[column].values, hints: hints, pesos: pesosOfRows)
    let others = texts.otherCurrency.map { CurrencyValues(roles.profiles[$0].values, hints: hints).known } ?? []
    (plan.currencies, plan.leftOut) = (values.words, values.leftOut)
    questions += values.questions
    plan.hasRowCurrencies =
      Set(values.known).union(others).count > 1 || !values.known.isEmpty && !values.questions.isEmpty
    if !plan.hasRowCurrencies { plan.currency = values.known.first }
    guard !values.known.isEmpty else { return false }
    note("currency", "column '\(shape.names[column])'")
    return true
  }

  /// False where none is written beside amounts.
  private mutating func decideCurrencyWritten(_ amounts: Set<Int>, _ best: [Int]) -> Bool {
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
    guard !written.isEmpty else { return false }
    note("currency", "written beside the amounts")
    return true
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
}
