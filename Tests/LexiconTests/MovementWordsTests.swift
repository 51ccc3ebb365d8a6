import Testing

@testable import Lexicon

@Suite struct MovementWordsTests {
  @Test(arguments: [
    ("Card purchase shop", MovementWords.Direction?.some(.moneyOut)), ("Purchase return", .moneyIn),
    ("PAYMENT RECEIVED - THANK YOU", .moneyIn), ("Gutschrift Firma", .moneyIn), ("Corner shop", nil),
    ("Deposit, withdrawal", nil),
  ])
  func direction(_ text: String, _ direction: MovementWords.Direction?) {
    #expect(MovementWords().direction(of: text) == direction)
  }

  @Test(arguments: [
    ("Refund", MovementWords.View.card, MovementWords.Direction?.some(.moneyIn)), ("Refund", .merchant, .moneyOut),
    ("Charge", .merchant, .moneyIn), ("Charge", .unclear, nil), ("Payout", .merchant, .moneyOut),
    ("Payout", .card, nil), ("Sale", .investor, .moneyIn), ("Purchase", .investor, .moneyOut),
    ("Card repayment", .card, .moneyIn), ("Card repayment", .account, .moneyOut), ("Card repayment", .holder, nil),
  ])
  func dependsOnTheView(_ text: String, _ view: MovementWords.View, _ direction: MovementWords.Direction?) {
    #expect(MovementWords(view: view).direction(of: text) == direction)
  }

  /// A phrase that a second list takes from another one says less than it did.
  @Test func noOtherPhraseStandsInTwoLists() {
    #expect(MovementPhrases.contradicted == [])
  }

  @Test(arguments: ["Temettü stopajı", "股息红利税", "Courtage sälj", "Phí bán"])
  func whatIsTakenOfASaleIsNone(_ kind: String) {
    #expect(MovementWords(view: .investor).direction(of: kind) != .moneyIn)
  }

  @Test func wordsOfOtherLanguagesSayNothing() {
    let headers = ["Date", "Description", "Amount"]
    let stray = MovementWords.languages(headers: headers, texts: ["Air Cargo Ltd"].map { SpokenText($0) })
    #expect(MovementWords(languages: stray).direction(of: "Air Cargo Ltd") == nil)
    let several = MovementWords.languages(headers: headers, texts: ["Cargo", "Cajero"].map { SpokenText($0) })
    #expect(MovementWords(languages: several).direction(of: "Cargo") == .moneyOut)
  }

  @Test func headersTellTheirLanguages() {
    #expect(HeaderWords.languages(of: ["Buchungstag", "Verwendungszweck", "Betrag"]) == Languages(group: 1))
    #expect(HeaderWords.languages(of: ["qqq"]) == [])
  }
}
