import Lexicon
import Values

/// What the values of a column of currencies mean, and a question for each that nothing settles.
///
/// A sign or name that several currencies share is the account's currency, where that is one of them, or what the whole
/// column is in; beside other currencies it is asked about, as is what names none that is known.
struct CurrencyValues {
  private(set) var words: WordColumn<Currency?>
  private(set) var questions: [Question] = []
  private(set) var known: Set<Currency> = []
  /// Values of rows that are left out, as a person said: units of something else than money.
  private(set) var leftOut: Set<String> = []

  /// `pesos`: those of the country that the rows speak of.
  init(_ values: DistinctValues, hints: ReadingHints, pesos: @autoclosure () -> Currency? = nil) {
    words = WordColumn(values) { text in
      Currency.listed(text) ?? hints.answers[CurrencyValues.code(text)].flatMap { Currency($0) }
        ?? CurrencyNames.candidates(of: text).first { $0 == hints.currency }
        ?? (text.folded.hasPrefix("peso")
          ? pesos().flatMap { own in CurrencyNames.candidates(of: text).first { $0 == own } } : nil)
    }
    known = Set(words.meanings.compactMap { $0 })
    for index in words.texts.indices where words.meanings[index] == nil {
      let text = values.string(index)
      // A number is the amount of a row whose fields are shifted.
      if values.isDash(index) || PreambleFacts.kind(text) == .number { continue }
      let candidates = CurrencyNames.candidates(of: text)
      let isAlone = words.texts.count == 1
      if isAlone, !candidates.isEmpty, hints.currency == nil { continue }
      if let answer = hints.answers[CurrencyValues.code(text)] {
        if answer == CurrencyValues.none { leftOut.insert(text) }
        continue
      }
      questions.append(question(text, rows: values.counts[index], candidates, hints))
    }
  }

  /// A sign beside amounts that are in several currencies.
  init(sign: String, rows: Int, hints: ReadingHints) {
    words = WordColumn()
    let candidates = CurrencyNames.candidates(of: sign)
    let told = hints.answers[CurrencyValues.code(sign)].flatMap { Currency($0) }
    if let currency = told ?? candidates.first(where: { $0 == hints.currency }) {
      known = [currency]
    } else {
      questions = [question(sign, rows: rows, candidates, hints)]
    }
  }

  /// Of those that share a sign, rarer ones are not offered.
  private static let mostOptions = 12

  private static let none = "none"

  /// Each value has a question of its own.
  private static func code(_ text: String) -> String { "currency \(text)" }

  private func question(_ text: String, rows: Int, _ candidates: [Currency], _ hints: ReadingHints) -> Question {
    var options: [Currency] = []
    let likely =
      candidates.filter { !known.contains($0) }.prefix(CurrencyValues.mostOptions) + [hints.currency].compactMap { $0 }
      + known.sorted { $0.code < $1.code }
    for currency in likely + [Currency("EUR"), Currency("USD")].compactMap({ $0 }) where !options.contains(currency) {
      options.append(currency)
    }
    let what = candidates.isEmpty ? "names no currency that is known" : "may be one of several currencies"
    return Question(
      code: CurrencyValues.code(text),
      message: "In which currency \(rows == 1 ? "is the row" : "are the \(rows) rows") with '\(text)'? It \(what)",
      options: options.map { Question.Option(value: $0.code, label: ValueText($0.code)) }
        + (candidates.isEmpty
          ? [Question.Option(value: CurrencyValues.none, label: "none: it is no money, leave such rows out")] : []))
  }
}
