package import Values

/// An amount with its currency.
package struct CurrencyAmount: Hashable, Sendable {
  /// Minor units.
  package var minor: Int64
  package var currency: Currency

  package init(_ minor: Int64, _ currency: Currency) {
    self.minor = minor
    self.currency = currency
  }

  /// Reads `30000 JPY`, `-20.00` or `+20`; without a code it is of the given currency.
  package init(parsing text: some StringProtocol, currency: Currency) throws(BudgetTextFault) {
    var words = WordReader(text)
    guard let amount = words.next() else { throw BudgetTextFault(.amount, offset: 0, length: text.count) }
    let code = try words.takeCurrency()
    self.currency = code ?? currency
    minor = try amount.minorUnits(of: self.currency)
    try words.end()
  }
}

/// A word of a text, and where it begins.
struct TextWord {
  let text: String
  /// In characters.
  let offset: Int

  var lowered: String { text.lowercased() }

  func fault(_ reason: BudgetTextFault.Reason) -> BudgetTextFault {
    BudgetTextFault(reason, offset: offset, length: text.count)
  }

  func minorUnits(of currency: Currency) throws(BudgetTextFault) -> Int64 {
    do throws(Money.ParsingError) {
      return try Money.parse(text, exponent: currency.exponent)
    } catch {
      switch error {
      case .notANumber: throw fault(.amount)
      case .tooManyDecimals: throw fault(.tooManyDecimals(currency))
      case .outOfRange: throw fault(.tooMuch)
      }
    }
  }
}

/// The words of a text, taken one by one.
struct WordReader {
  private(set) var words: [TextWord] = []
  private var at = 0

  init(_ text: some StringProtocol) {
    var word = ""
    for (offset, character) in text.enumerated() {
      if character == " " || character == "\t" {
        close(&word, offset)
      } else {
        word.append(character)
      }
    }
    close(&word, text.count)
  }

  private mutating func close(_ word: inout String, _ end: Int) {
    if !word.isEmpty { words.append(TextWord(text: word, offset: end - word.count)) }
    word = ""
  }

  var rest: ArraySlice<TextWord> { words[at...] }

  mutating func next() -> TextWord? {
    guard at < words.count else { return nil }
    at += 1
    return words[at - 1]
  }

  /// Takes the next word if it is this one, in any case.
  mutating func take(_ word: String) -> Bool {
    guard at < words.count, words[at].lowered == word else { return false }
    at += 1
    return true
  }

  /// Takes the next word if it is written like a currency's code; unknown ones are faults.
  mutating func takeCurrency() throws(BudgetTextFault) -> Currency? {
    guard at < words.count, WordReader.isCode(words[at].text) else { return nil }
    let word = words[at]
    guard let currency = Currency(word.text), currency.isListed else { throw word.fault(.unknownCurrency(word.text)) }
    at += 1
    return currency
  }

  /// Nothing may be left.
  func end() throws(BudgetTextFault) {
    guard let first = rest.first, let last = rest.last else { return }
    throw BudgetTextFault(.leftOver, offset: first.offset, length: last.offset + last.text.count - first.offset)
  }

  static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { $0.isCapital }
  }
}
