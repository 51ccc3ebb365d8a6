import Testing

@testable import Statements
@testable import Values

@Suite struct Norma43Tests {
  /// The record of an account; `opening`: its sign and its balance in cents.
  private static func account(
    _ opening: String = "200000000010000", _ number: String = "210004180200051332", currency: String = "978"
  ) -> String {
    "11\(number)260301260331\(opening)\(currency)3MARÍA MUÑOZ"
  }

  private static func movement(_ day: String, _ amount: String, concept: String = "12", document: String = "0000000017")
    -> String
  {
    "22    0418\(day)\(day)\(concept)000\(amount)\(document)REF 1       REF 2"
  }

  private static func end(_ closing: String = "200000000008750", _ number: String = "210004180200051332") -> String {
    "33\(number)" + "00001" + "00000000001250" + "00000" + "00000000000000" + "\(closing)978"
  }

  private static func file(_ records: String...) -> String {
    (records + ["88999999999999999999000004"]).joined(separator: "\r\n")
  }

  private static let one = file(
    account(), movement("260313", "100000000001250"), "2301COMPRA PEÑA                            CALLE MAYOR", end())

  @Test func `A movement has its texts, and the account its IBAN and balances`() throws {
    let reading = try reading(Norma43Tests.one)
    #expect(reading.format == "norma43")
    #expect(reading.rows == ["2 2026-03-13 -12.50 COMPRA PEÑA CALLE MAYOR"])
    #expect(reading.balances == ["opening 2026-02-28 100.00 1", "closing 2026-03-31 87.50 4"])
    #expect(reading.layout.accountNumbers == ["ES9121000418450200051332"])
    #expect(reading.proof == .totals)
    #expect(reading.texts(\.references) == ["0000000017"])
    #expect(reading.texts(\.types) == ["12"])
    #expect(reading.drafts.currency == Currency("EUR"))
    #expect(reading.others == ["1 header", "4 footer", "5 footer"])
  }

  @Test func `A movement without texts says what its references say`() throws {
    let file = Norma43Tests.file(
      Norma43Tests.account(), Norma43Tests.movement("260313", "100000000001250"), Norma43Tests.end())
    #expect(try reading(file).rows == ["2 2026-03-13 -12.50 REF 1       REF 2"])
  }

  @Test func `What was paid abroad stands beside the amount`() throws {
    let file = Norma43Tests.file(
      Norma43Tests.account(), Norma43Tests.movement("260313", "100000000001250"), "2401840" + "00000000001350",
      Norma43Tests.end())
    let drafts = try reading(file).drafts
    #expect(drafts.originals == [Original(amount: 1350, currency: try #require(Currency("USD")))])
  }

  @Test func `Each account is a statement of its own`() throws {
    let other = "210004180200051440"
    let file = Norma43Tests.file(
      Norma43Tests.account(), Norma43Tests.movement("260313", "100000000001250"), Norma43Tests.end(),
      Norma43Tests.account("100000000005000", other), Norma43Tests.movement("260314", "200000000006000"),
      Norma43Tests.end("200000000001000", other))
    let reading = try reading(file)
    #expect(reading.rows.map { String($0.suffix(40)) }.count == 2)
    #expect(Set(reading.layout.accountNumbers).count == 2)
    #expect(reading.proof == .totals)
  }

  @Test func `Records that are none, or are damaged, are rejected with their place`() throws {
    let file = Norma43Tests.file(
      Norma43Tests.account(), "2301TEXTO SIN MOVIMIENTO", Norma43Tests.movement("261313", "100000000001250"),
      "2301SU TEXTO",
      Norma43Tests.movement("260314", "300000000001250"), "57OTRO", Norma43Tests.movement("260316", "100000000001250"),
      Norma43Tests.end())
    let reading = try reading(file)
    #expect(reading.rows == ["7 2026-03-16 -12.50 REF 1       REF 2"])
    #expect(
      reading.others == [
        "1 header", "2 rejected texts of no movement", "3 rejected no day like YYMMDD at the characters 11 to 16",
        "5 rejected no sign at character 28, or no amount of 14 digits behind it",
        "6 rejected a record '57', which Norma 43 does not have", "8 footer", "9 footer",
      ])
  }

  @Test func `Accounts without an end, with an unknown currency, or movements of none are told`() throws {
    let file = Norma43Tests.file(
      Norma43Tests.account(currency: "999"), Norma43Tests.movement("260313", "100000000001250"),
      Norma43Tests.account("200000000005000", "210004180200051440"), Norma43Tests.end("300000000008750"),
      Norma43Tests.movement("260314", "100000000001250"), Norma43Tests.end())
    let reading = try reading(file + "\r\n\u{1a}")
    #expect(reading.rows == ["2 2026-03-13 -12.50 REF 1       REF 2"])
    #expect(
      reading.others == [
        "1 rejected no currency is known by the number '999' at the characters 48 to 50",
        "3 rejected the account before it has no record 33; the file may lack a part",
        "4 rejected no sign at character 59, or no balance of 14 digits behind it",
        "5 rejected a movement of no account", "6 rejected the end of no account", "7 footer",
      ])
  }

  @Test func `A file that ends before its account does may be cut short`() throws {
    let file = [Norma43Tests.account(), Norma43Tests.movement("260313", "100000000001250")].joined(separator: "\n")
    let reading = try reading(file)
    #expect(reading.rows.count == 1)
    #expect(reading.others.last == "2 rejected the file ends without a record 33; it may be cut short")
  }

  @Test(arguments: [
    "11;2026-03-13;Shop;-12.50", "1121000418020005133226030126033120000000001000097", "111111111111111111111111111111",
  ])
  func `Other lines that begin so are none`(line: String) {
    #expect(!RecordReader<Norma43>.recognizes(Array(line.utf8)))
  }

  @Test func `An account that has no digits keeps its number`() throws {
    #expect(SpanishAccount(bank: "2100", branch: "041", number: "0200051332").iban == nil)
  }
}
