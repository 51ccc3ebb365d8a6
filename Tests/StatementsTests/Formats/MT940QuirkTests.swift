import Testing

@testable import Statements
@testable import Values

/// Statements as banks write them, against the letter of the standard.
@Suite struct MT940QuirkTests {
  @Test(arguments: [
    ("1710111011DF2402,00S   X", "2017-10-11 -2402.00"), ("2212191220C119,NMSC34/1XX//O/34", "2022-12-20 119.00"),
    ("250107C0,92FMSCNONREF", "2025-01-07 0.92"), ("240105    D1,50NTRF", "2024-01-05 -1.50"),
    ("2401050105D 1,50NTRF", "2024-01-05 -1.50"), ("2401050105DR\n1,50NTRF", "2024-01-05 -1.50"),
    ("2401050105D1,50", "2024-01-05 -1.50"), ("2401050105D1,50 REF", "2024-01-05 -1.50"),
    ("2401050105d1,50ntrf", "2024-01-05 -1.50"), ("2401050105D1.234,50NTRF", "2024-01-05 -1234.50"),
    ("2401050105D12.50NTRF", "2024-01-05 -12.50"), ("2402300229D7,NCHG", "2024-02-29 -7.00"),
    ("230230D7,NCHG", "2023-02-28 -7.00"), ("2401050105RDR3,NTRF", "2024-01-05 3.00"),
  ])
  func `Entries`(entry: String, expected: String) throws {
    let reading = try reading(MT940Tests.statement(":61:\(entry)\n:86:x\n"))
    #expect(reading.rows == ["5 \(expected) x"])
    #expect(reading.others.allSatisfy { !$0.contains("rejected") })
  }

  @Test(arguments: [("C000000EUR10,", "opening - 10.00 4"), ("C24010110,", "opening 2023-12-31 10.00 4")])
  func `Balances without a day or a currency`(opening: String, expected: String) throws {
    let reading = try reading(MT940Tests.statement(":61:240101C2,NTRF\n", opening: opening, closing: "C240131EUR12,"))
    #expect(reading.balances.first == expected)
    #expect(reading.proof == .totals)
  }

  @Test func `Balances prove nothing while a row cannot be read`() throws {
    func statement(_ entry: String) -> String {
      MT940Tests.statement(":61:240101C2,NTRF\n\(entry)", closing: "C240131EUR12,")
    }
    #expect(try reading(statement("")).proof == .totals)
    let broken = try reading(statement(":61:240102CNTRF\n"))
    #expect(broken.others.contains { $0.contains("rejected") })
    #expect(broken.proof == .none)
  }

  @Test func `A text that looks like a tag, and a dash, are text`() throws {
    let reading = try reading(
      MT940Tests.statement(":61:240105D1,NTRF\n:86:Appointment at\n:15:30 in Ghent\n:61:240106D2,NTRF\n:86:b\n"))
    #expect(reading.rows == ["5 2024-01-05 -1.00 Appointment at :15:30 in Ghent", "8 2024-01-06 -2.00 b"])
  }

  @Test func `Notes in place of a description`() throws {
    let reading = try reading(
      ":20:A\n:25:1\n:28:1/1\n:NS:22Owner\n23Account\n:60F:C240101EUR10,\n:61:240105C5,S051\n:NS:01First\n02second\n"
        + "15Anna\n17Credit\n:62F:C240105EUR15,\n")
    #expect(reading.rows == ["7 2024-01-05 5.00 Anna First second"])
    #expect(reading.texts(\.types) == ["Credit"])
    #expect(reading.others == ["1 header", "12 footer"])
  }

  @Test(arguments: [
    "{1:F01BANKXX00AXXX0000000000}{2:I940BANKXXXXN}{4:\n", "{1:F01BANKXX00AXXX0000000000}{2:I940BANKXXXXN}{4:",
    "\u{1}{1:F01BANKXX00AXXX0000000000}{4:\n", "0000 01BANKXX\n0000 01BANKXX\n940 00\n", "\n\n", " ",
  ])
  func `What stands before the first tag`(head: String) throws {
    let reading = try reading(head + MT940Tests.statement(":61:240105D1,NTRF\n:86:x\n") + "-}{5:{CHK:123}}\u{3}\n")
    #expect(reading.rows.map { $0.dropFirst(2) } == ["2024-01-05 -1.00 x"].map { $0[...] })
    #expect(reading.others.allSatisfy { !$0.contains("rejected") })
  }

  @Test func `A report without entries is one`() throws {
    let reading = try reading(":20:X\n:25:12/34\n:28C:1\n:34F:SEKD0,\n:13D:2401051200+0100\n:90D:0SEK0,\n-\n")
    #expect(reading.format == "mt940")
    #expect(reading.drafts.count == 0)
  }

  @Test func `A closing balance that lost its last digits is none`() throws {
    let whole = MT940Tests.statement(":61:240105D1,50NTRF\n", opening: "C240101EUR100,", closing: "C240131EUR98,50")
    #expect(try reading(String(whole.dropLast())).proof == .totals)
    for lost in 2...5 {
      let reading = try reading(String(whole.dropLast(lost)))
      #expect(reading.balances.count == 1 || lost == 2, "98,5 is the same")
      #expect(lost == 2 || reading.others.contains { $0.contains("rejected") })
    }
  }

  @Test func `Several accounts, a year that turns, and every line end`() throws {
    let text =
      MT940Tests.statement(":61:2412311230D1,NTRF\n:86:a\n:61:2412310102D2,NTRF\n:86:b\n:61:2501021231D3,NTRF\n:86:c\n")
      + "-\n" + ":20:R\n:25:NL00BANK0987654321\n:28C:1\n:60F:D240101SEK1,\n:61:240105RC1,NTRF\n:62F:D240105SEK2,\n-\n"
    let reading = try reading(text)
    #expect(
      reading.rows.map { $0.drop { $0 != " " }.dropFirst().prefix(10) } == [
        "2024-12-30", "2025-01-02", "2024-12-31", "2024-01-05",
      ])
    #expect(reading.drafts.currencies == [Currency("EUR"), Currency("EUR"), Currency("EUR"), Currency("SEK")])
    #expect(reading.layout.accountNumbers == ["NL00BANK0123456789", "NL00BANK0987654321"])
    for end in ["\r", "\r\n"] {
      let bytes = Array(text.utf8).map { $0 == 10 ? Array(end.utf8) : [$0] }.flatMap { $0 }
      #expect(try StatementsTests.reading(String(decoding: bytes, as: UTF8.self)).rows == reading.rows)
    }
  }
}
