import Testing

@testable import Statements
@testable import Values

/// The balance reports of North American banks.
@Suite struct BAI2Tests {
  private func read(_ records: [String], ends: String = "\r\n") throws -> Reading {
    let file = ["01,091000001,LIEFER01,260706,0300,1,80,,2/"] + records + ["99,0,1,9/"]
    return try reading(file.joined(separator: ends) + ends)
  }

  private static let group = "02,LIEFER01,091000001,1,260703,2359,,2/"
  private static let ends = ["49,0,4/", "98,0,1,6/"]

  @Test(arguments: ["\r\n", "\n"])
  func `Movements of a group's day between the ledger's balances`(ends: String) throws {
    let reading = try read(
      [
        Self.group, "03,000417700,USD,010,+150000,,,015,131250,,/",
        "88,100,20000,2,,400,38750,3,,072,900,,S,200,300,400/",
        "16,475,25000,,00987,1042,CHECK PAID/", "16,142,20000,,,ACH77,ACME PAYROLL, JUNE", "88,INVOICE 12, PART 2/",
        "16,698,1250,Z,,,SERVICE FEE   ", "16,451,12500,0,,,/",
      ] + Self.ends, ends: ends)
    #expect(reading.format == "bai2")
    #expect(
      reading.rows == [
        "5 2026-07-03 -250.00 CHECK PAID", "6 2026-07-03 200.00 ACME PAYROLL, JUNE INVOICE 12, PART 2",
        "8 2026-07-03 -12.50 SERVICE FEE", "9 2026-07-03 -125.00 ",
      ])
    #expect(reading.balances == ["opening 2026-07-02 1500.00 3", "closing 2026-07-03 1312.50 3"])
    #expect(reading.layout.accountNumbers == ["000417700"])
    #expect(reading.texts(\.references) == ["00987", "ACH77", "", ""])
    #expect(reading.texts(\.types) == ["475", "142", "698", "451"])
    #expect(reading.proof == .totals)
    #expect(reading.questions.isEmpty)
  }

  @Test func `Fields of when funds may be used stand before the references`() throws {
    let reading = try read(
      [
        Self.group, "03,1,USD/", "16,174,8000,S,0,8000,0,B12,,DEPOSIT/", "16,195,700,V,260706,0900,W3,,WIRE/",
        "16,275,600,D,2,0,100,1,500,Z9,,SWEEP/",
      ] + Self.ends)
    #expect(
      reading.rows == ["4 2026-07-03 80.00 DEPOSIT", "5 2026-07-03 7.00 WIRE", "6 2026-07-03 6.00 SWEEP"])
    #expect(reading.texts(\.references) == ["B12", "W3", "Z9"])
    #expect(
      reading.drafts.valueDays.map { $0 == Drafts.noDay ? "" : Day(number: $0).description } == ["", "2026-07-06", ""])
  }

  @Test func `Where no record names a currency, it is that of the user's account`() throws {
    let file = [
      "01,091000001,LIEFER01,260706,0300,1,80,,2/", "02,LIEFER01,091000001,1,260703,,,2/", "03,1,/",
      "16,475,500,,,,STAMPS/",
    ]
    let text = (file + Self.ends + ["99,0,1,9/"]).joined(separator: "\n")
    #expect(try reading(text).rows == ["4 2026-07-03 -5.00 STAMPS"])
    #expect(try reading(text, ReadingHints(currency: Currency("KWD"))).rows == ["4 2026-07-03 -0.500 STAMPS"])
  }

  @Test func `The currency is that of the account, else of the group, and gives the decimals`() throws {
    let reading = try read([
      "02,LIEFER01,091000001,1,260703,,JPY,2/", "03,1,/", "16,475,500,,,,STAMPS/", "49,0,3/", "03,2,KWD/",
      "16,115,1500,,,,LOCKBOX/", "49,0,3/", "98,0,2,8/",
    ])
    #expect(reading.rows == ["4 2026-07-03 -500.000 STAMPS", "7 2026-07-03 1.500 LOCKBOX"])
    #expect(reading.drafts.currencies == [Currency("JPY"), Currency("KWD")])
  }

  @Test func `What is taken back or a test is no movement, and what cannot be read is rejected with its place`() throws
  {
    let reading = try read(
      ["02,LIEFER01,091000001,2,260703,,USD,2/", "03,1,USD,010,500,,/", "16,475,500,,,,CHECK/"] + Self.ends
        + ["02,LIEFER01,091000001,4,260703,,USD,2/", "03,1,USD/", "16,475,600,,,,CHECK/"] + Self.ends
        + [
          Self.group, "16,475,700,,,,CHECK/", "03,1,USD/", "16,475,-9223372036854775808,,,,CHECK/",
          "16,701,900,,,,LOAN/",
          "16,890,,,,,NOTE/",
        ])
    #expect(reading.rows == [])
    #expect(reading.balances == [])
    let reasons = reading.drafts.others.filter { $0.disposition == .rejected || $0.disposition == .ignored }.map {
      "\($0.line) \($0.disposition) \($0.reason)"
    }
    #expect(
      reasons == [
        "4 ignored the group takes back what was reported before", "9 ignored the group is a test",
        "13 rejected a movement of no account", "15 rejected no amount in its second field",
        "16 rejected its kind '701' does not say whether money came in or went out",
        "17 ignored its kind says that no money moved",
      ])
  }

  @Test func `A file without its last record is cut short`() throws {
    let text = "01,1,2,260706,0300,1,80,,2/\n\(Self.group)\n03,1,USD/\n16,475,500,,,,CHECK/\n"
    let reading = try reading(text)
    #expect(reading.rows.count == 1)
    #expect(reading.drafts.others.last?.reason == "the file ends without a record 99; it may be cut short")
  }

  @Test func `Other records of numbers are none`() throws {
    #expect(OtherFormats.kind(of: Array("01,02,2026,5.00\n02,02,2026,6.00\n".utf8)) == nil)
    #expect(OtherFormats.kind(of: Array("01,1,2,260706/\n03,1,USD/\n".utf8)) == nil)
  }
}
