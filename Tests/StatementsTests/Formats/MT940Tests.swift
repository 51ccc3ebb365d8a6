import Testing

@testable import Statements
@testable import Values

@Suite struct MT940Tests {
  static func statement(_ entries: String, opening: String = "C240101EUR10,", closing: String = "C240131EUR10,")
    -> String
  {
    ":20:REF\n:25:NL00BANK0123456789EUR\n:28C:1/1\n:60F:\(opening)\n\(entries):62F:\(closing)\n"
  }

  @Test(arguments: [
    ("2401050105D12,5NTRFREF", "2024-01-05 2024-01-05 -12.50"), ("2401050106CR1,NMSCX", "2024-01-06 2024-01-05 1.00"),
    ("240105RD3,00NCHK", "2024-01-05 2024-01-05 3.00"), ("240105RCR3,00NCHK", "2024-01-05 2024-01-05 -3.00"),
    ("2312310102DR0,01FMSC", "2024-01-02 2023-12-31 -0.01"), ("2401021230C7,1S940", "2023-12-30 2024-01-02 7.10"),
    ("240228" + "0229C1234567,89N051NONREF", "2024-02-29 2024-02-28 1234567.89"),
    ("991231C1,NTRF", "1999-12-31 1999-12-31 1.00"), ("2407121207C9,NTRFX", "2024-07-12 2024-07-12 9.00"),
    ("2407131307DR2,5NCHGX", "2024-07-13 2024-07-13 -2.50"), ("2407120209C9,NTRFX", "2024-02-09 2024-07-12 9.00"),
  ])
  func `Sub-fields of an entry`(entry: String, expected: String) throws {
    let reading = try reading(MT940Tests.statement(":61:" + entry + "\n"))
    let drafts = reading.drafts
    #expect(reading.others == ["1 header", "6 footer"])
    let days = "\(Day(number: drafts.days[0])) \(Day(number: drafts.valueDays[0]))"
    #expect(days + " " + Money.text(drafts.amounts[0], exponent: 2) == expected)
  }

  @Test(arguments: [
    ("241305D1,NTRF", "the value date, the first six digits of :61:, is no date"),
    ("2401050231D1,NTRF", "the entry date, the four digits behind the value date, is no date"),
    ("240105X1,NTRF", "no debit or credit mark (D, C, RD, RC) behind the dates"),
    ("240105D,NTRF", "no amount behind the debit or credit mark"),
    ("240105D1,555NTRF", "the amount has more decimals than its currency, which has 2"),
    ("", "the value date, the first six digits of :61:, is no date"),
  ])
  func `A bad entry waits, the others go on`(entry: String, reason: String) throws {
    let reading = try reading(
      MT940Tests.statement(":61:\(entry)\n:86:bad\nline\n:61:240106C2,NTRF//B1\n:86:good\n"))
    #expect(reading.rows == ["8 2024-01-06 2.00 good"])
    #expect(reading.others == ["1 header", "5 rejected \(reason)", "10 footer"])
    #expect(reading.drafts.others[1].text == ":61:\(entry)\n:86:bad\nline")
    #expect(reading.texts(\.references) == ["B1"])
  }

  @Test func `Blocks, pages, balances and the account`() throws {
    let reading = try reading(
      "{1:F01BANKXX00AXXX0000000000}{2:I940BANKXXXXN}{4:\r\n"
        + ":20:1\r\n:25:NL00BANK0123456789EUR\r\n:28C:7/1\r\n:60F:C231229EUR100,\r\n:61:2401020102C5,NTRF\r\n:62M:C240102EUR105,\r\n-}\r\n"
        + "{1:F01BANKXX00AXXX0000000000}{4:\r\n:20:1\r\n:25:NL00BANK0123456789EUR\r\n:28C:7/2\r\n:60M:C240102EUR105,\r\n"
        + ":61:2401020102D205,NTRF\r\n\r\n:86:rent\r\n:62F:D240102EUR100,\r\n:64:D240102EUR100,\r\n:86:note\r\n-}\r\n")
    #expect(reading.rows == ["6 2024-01-02 5.00 ", "14 2024-01-02 -205.00 rent"])
    #expect(reading.others == ["1 header", "7 footer", "9 header", "17 footer"])
    #expect(reading.balances == ["opening 2023-12-29 100.00 5", "closing 2024-01-02 -100.00 17"])
    #expect(reading.proof == .totals)
    #expect(reading.layout.accountNumbers == ["NL00BANK0123456789"])
    #expect(reading.drafts.currency == Currency("EUR"))
    #expect(reading.layout.decimalMark == ",")
  }

  @Test(arguments: [
    (
      "166?00Credit?109310?20EREF+77?21SVWZ+Rent of a flat with?22 two rooms?30BIC?31DE02?32Anna?33 Lind",
      "Anna Lind Rent of a flat with two rooms", "Anna Lind", "DE02", "Credit"
    ),
    (
      "105?00Debit?20A purpose that goes on and o?21n over the width?22and ends?32Club",
      "Club A purpose that goes on and on over the width and ends", "Club", "", "Debit"
    ),
    ("020<00Przelew<20za prąd<32Zakład<38PL44", "Zakład za prąd", "Zakład", "PL44", "Przelew"),
    (">20Zins >21Mai", "Zins Mai", "", "", "NTRF"),
    (
      "/TRTP/SEPA OVERBOEKING/IBAN/NL55/BIC/AB/NAME/J JANSEN/REMI/huur 1/2 mei/EREF/NOTPROVIDED",
      "J JANSEN huur 1/2 mei", "J JANSEN", "NL55", "SEPA OVERBOEKING"
    ),
    ("/EREF/7//CNTP/NL66/BANKNL2A/Bakker///REMI/USTD//brood/", "Bakker brood", "Bakker", "NL66", "NTRF"),
    ("CARD 1234 ACME\nSTORES", "CARD 1234 ACME STORES", "", "", "NTRF"),
  ])
  func `Texts of several countries`(
    text: String, description: String, counterparty: String, account: String, type: String
  ) throws {
    let reading = try reading(MT940Tests.statement(":61:240105D1,NTRFX\n:86:" + text + "\n"))
    #expect(reading.texts(\.descriptions) == [description])
    #expect(reading.texts(\.counterparties).first ?? "" == counterparty)
    #expect(reading.texts(\.counterAccounts).first ?? "" == account)
    #expect(reading.texts(\.types) == [type])
  }

  @Test func `A line of full width goes on within a word`() throws {
    let full = "PAYMENT " + String(repeating: "x", count: 57)
    let reading = try reading(MT940Tests.statement(":61:240105D1,NTRFX\n:86:\(full)\nyz\nend\n"))
    #expect(reading.texts(\.descriptions) == [full + "yz end"])
  }

  @Test func `Without a closing balance the statement may be cut short`() throws {
    let whole = MT940Tests.statement(":61:240105D1,NTRF\n:61:240106D2,NTRF\n")
    let reading = try reading(whole.before("2,NTRF"))
    #expect(reading.drafts.amounts == [-100])
    #expect(
      reading.others == [
        "1 header", "6 rejected no amount behind the debit or credit mark",
        "6 rejected the statement ends without its closing balance (:62F:); it may be cut short",
      ])
  }

  @Test func `MT942 gives entries and no balances`() throws {
    let reading = try reading(
      ":20:X\n:25:12/34\n:28C:1\n:34F:SEKD0,\n:13D:2401051200+0100\n:61:2401050105D1,5NTRFX\n:86:a\n:90D:1SEK1,5\n:90C:0SEK0,\n-\n"
    )
    #expect(reading.rows == ["6 2024-01-05 -1.50 a"])
    #expect(reading.others == ["1 header", "10 footer"])
    #expect(reading.drafts.currency == Currency("SEK"))
  }

  @Test func `Lines behind the end are no statement that was cut short`() throws {
    let reading = try reading(MT940Tests.statement(":61:240105D1,NTRF\n") + "-\n\u{1a}\nEND\n")
    #expect(reading.others == ["1 header", "6 footer", "9 footer"])
  }

  @Test func `Bad balances are records of their own, and prove nothing`() throws {
    let reading = try reading(
      MT940Tests.statement(":61:240105D1,NTRF\n", opening: "C24XX01EUR1,", closing: "C240105EUR"))
    #expect(reading.drafts.count == 1)
    #expect(
      reading.others == [
        "1 header", "4 rejected the opening balance cannot be read", "6 rejected the closing balance cannot be read",
      ])
    #expect(reading.proof == .none)
  }

  /// A download that was put together holds a statement twice: its balances say that it cannot follow on itself.
  @Test func `A statement that stands in the file twice counts once`() throws {
    let first = MT940Tests.statement(":61:240105D1,NTRF\n:86:a\n:61:240106C3,NTRF\n:86:b\n", closing: "C240106EUR12,")
    let next = MT940Tests.statement(":61:240107D2,NTRF\n:86:c\n", opening: "C240106EUR12,")
    let reading = try reading(first + "-\n" + first + "-\n" + next)
    #expect(reading.rows == ["5 2024-01-05 -1.00 a", "7 2024-01-06 3.00 b", "25 2024-01-07 -2.00 c"])
    #expect(reading.others.filter { $0.contains("repeats") }.count == 2)
    #expect(reading.questions.isEmpty)
    #expect(reading.proof == .totals)
  }

  @Test func `A month like the one before it is another statement`() throws {
    let first = MT940Tests.statement(":61:240105D1,NTRF\n:86:a\n", closing: "C240131EUR9,")
    let next = MT940Tests.statement(":61:240105D1,NTRF\n:86:a\n", opening: "C240131EUR9,", closing: "C240131EUR8,")
    #expect(try reading(first + next).drafts.count == 2)
  }

  @Test func `The same rows twice without balances are asked about`() throws {
    let rows = ":20:X\n:25:12/34\n:28C:1\n:61:240105D1,NTRF\n:86:a\n:61:240106C3,NTRF\n:86:b\n-\n"
    var hints = ReadingHints()
    #expect(try reading(rows + rows).questions.map(\.code) == ["tables"])
    hints.answers = ["tables": "once"]
    #expect(try reading(rows + rows, hints).drafts.amounts == [-100, 300])
    hints.answers = ["tables": "both"]
    let both = try reading(rows + rows, hints)
    #expect(both.drafts.amounts == [-100, 300, -100, 300])
    #expect(both.questions.isEmpty)
  }

  @Test func `What only looks like MT940 is left alone`() {
    #expect(OtherFormats.kind(of: Array(":20:x\n:21:y\n".utf8)) == nil)
    #expect(OtherFormats.kind(of: Array("Date,Amount\n2024-01-01,1.00\n".utf8)) == nil)
    #expect(OtherFormats.kind(of: []) == nil)
  }
}
