import Testing

@testable import Statements
@testable import Values

/// The signs of formats that say what a sign means, where types, texts and the kind of account say otherwise.
@Suite struct WrittenSignsTests {
  private func ofx(_ statement: String, _ rows: [(type: String, amount: String, name: String)]) -> String {
    let list = rows.map { row in
      "<STMTTRN><TRNTYPE>\(row.type)<DTPOSTED>20240301<TRNAMT>\(row.amount)<NAME>\(row.name)</STMTTRN>\n"
    }
    return "<OFX><\(statement)><CURDEF>EUR<BANKTRANLIST>\n\(list.joined())</BANKTRANLIST></\(statement)></OFX>"
  }

  private let turned = [("DEBIT", "12.00", "Shop"), ("CREDIT", "-50.00", "Acme"), ("DEBIT", "3.00", "Cafe")]

  @Test func typesThatAllContradictACardsSignsTurnThem() throws {
    let card = try reading(ofx("CCSTMTRS", turned))
    #expect(card.questions.isEmpty)
    #expect(card.drafts.amounts == [-1200, 5000, -300])
    #expect(try reading(ofx("STMTRS", turned)).questions.map(\.code) == ["sign"], "of an account they are asked about")
  }

  @Test func aTypeThatIsTheSameInAllRowsTurnsNothing() throws {
    let rows = [("CREDIT", "-12.00", "Shop"), ("CREDIT", "-5.00", "Inn"), ("CREDIT", "-3.00", "Cafe")]
    #expect(try reading(ofx("CCSTMTRS", rows)).questions.map(\.code) == ["sign"])
  }

  @Test func textsSpeakAgainstSignsThatAreNotWritten() throws {
    let rows = ["Card purchase 1", "Card purchase 2", "Purchase 3", "Purchase 4", "Purchase 5", "Purchase 6"]
    let file = ofx("CCSTMTRS", rows.map { ("OTHER", "5.00", $0) })
    #expect(try reading(file).questions.isEmpty)
    #expect(try reading(file).drafts.amounts == Array(repeating: -500, count: 6))
  }

  @Test func aCardInQIFWithoutAnyPaymentIsAsked() throws {
    let rows = "D13/01/2024\nT5.00\nPShop\n^\nD14/01/2024\nT6.00\nPCafe\n^\nD15/01/2024\nT7.00\nPInn\n^\n"
    let asked = try reading("!Type:CCard\n" + rows).questions
    #expect(asked.map(\.code) == ["sign"])
    #expect(asked.flatMap(\.options).map(\.value) == ["as-written", "inverted"])
    #expect(try reading("!Type:Bank\n" + rows).questions.isEmpty)
    #expect(try reading("!Type:Bank\n" + rows, ReadingHints(kind: "card")).questions.map(\.code) == ["sign"])
    let answered = try reading("!Type:CCard\n" + rows, ReadingHints(answers: ["sign": "inverted"]))
    #expect(answered.drafts.amounts == [-500, -600, -700])
    let signed = rows + "D16/01/2024\nT-18.00\nPPayment\n^\n"
    #expect(try reading("!Type:CCard\n" + signed.replacing("Shop", with: "")).questions.isEmpty)
  }

  @Test func whatIsOwedOnACardMovesAgainstItsRows() throws {
    let rows = ":61:240301D30,00NTRF\n:61:240302C10,00NTRF\n"
    let text = ":20:X\n:25:CARD1\n:60F:C240229EUR100,00\n\(rows):62F:C240302EUR120,00\n-\n"
    let card = try reading(text, ReadingHints(kind: "card"))
    #expect(card.proof == .totals)
    #expect(card.drafts.amounts == [-3000, 1000])
    #expect(card.balances == ["opening 2024-02-29 -100.00 3", "closing 2024-03-02 -120.00 6"])
    #expect(try reading(text).proof == .none)
  }
}
