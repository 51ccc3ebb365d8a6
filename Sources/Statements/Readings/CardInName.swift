import Lexicon
import Values

/// Whether a file's name calls it that of a card: `fatura-2025-03.csv`, `Visa_4410.csv`, `credit card.csv`.
enum CardInName {
  private static let mostWords = 6

  /// Whether it says that the card is a credit card: `CreditCard_2026.csv`, or the file its bill: `fatura-2025-03.csv`.
  static func isOfCredit(_ name: String) -> Bool {
    let words = name.prefix { $0 != "." }.split { !$0.isLetter }
    let text = words.joined(separator: " ")
    return (PartWords.creditCard.areIn(text) || words.contains { PartWords.cardBill.isOne(String($0)) })
      && !PartWords.givenForCards.areIn(text) && !text.folded.contains("debi")
  }

  static func isNamed(_ name: String) -> Bool {
    let stem = name.split(separator: ".").first.map(String.init) ?? ""
    let words = stem.split { !$0.isLetter }.map(String.init)
    let text = words.joined(separator: " ")
    // A sentence may speak of cards that are others'.
    guard words.count <= mostWords else { return false }
    // What is paid by a debit card is called the account's, and what shops take by cards is theirs.
    guard !text.folded.contains("debi"), !PartWords.givenForCards.areIn(text) else { return false }
    return isOfCredit(name) || words.contains { RowWords.isScheme($0) || PartWords.cardName.isOne($0) }
  }
}
