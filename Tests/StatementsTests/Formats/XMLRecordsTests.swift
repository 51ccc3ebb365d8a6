import Testing

@testable import Statements
@testable import Values

/// A bank's own XML, read as the table of its records.
@Suite struct XMLRecordsTests {
  private func read(_ text: String) throws -> Reading {
    try StatementReader.read(FileBytes(text.utf8), fileName: "statement.xml", hints: ReadingHints())
  }

  private static let nested = """
    <?xml version="1.0"?>
    <statement>
      <account>NL91ABNA0417164300</account>
      <currency>EUR</currency>
      <entries count="3">
        <entry>
          <date>2025-02-13T08:30:00</date>
          <payee><name>Bakker &amp; Zoon</name></payee>
          <amount>-12.50</amount>
        </entry>
        <entry>
          <date>2025-02-14T08:30:00</date>
          <payee><name>Werk</name></payee>
          <amount>1300.00</amount>
          <note>loon</note>
          <note>februari</note>
        </entry>

        <entry><date>2025-02-17T08:30:00</date><payee><name><![CDATA[A <B>]]></name></payee><amount>-7.00</amount></entry>
      </entries>
      <made>2025-03-01</made>
    </statement>

    """

  @Test func `Elements become columns, and lines stay those of the file`() throws {
    let reading = try read(XMLRecordsTests.nested)
    #expect(
      reading.rows == [
        "6 2025-02-13 -12.50 Bakker & Zoon", "11 2025-02-14 1300.00 Werk loon februari", "19 2025-02-17 -7.00 A <B>",
      ])
    #expect(reading.layout.accountNumbers == ["NL91ABNA0417164300"])
    #expect(reading.drafts.currency == Currency("EUR"))
    #expect(reading.questions.isEmpty)
    #expect(reading.layout.columns.map(\.name).prefix(3) == ["date", "payee name", "amount"])
  }

  @Test func `Attributes are fields, and the only line holds all records`() throws {
    let reading = try read(
      #"<list><row day="13.02.2025" text="Shop" amount="-12,50"/><row day="14.02.2025" text="Wage" amount="1300,00"/></list>"#
    )
    #expect(reading.rows == ["2 2025-02-13 -12.50 Shop", "3 2025-02-14 1300.00 Wage"])
  }

  @Test func `A name in an attribute is that of the column`() throws {
    let row = { (day: String, amount: String, text: String) in
      "<t>\n<c0 name=\"Datum\">\(day)</c0>\n<c1 name=\"Objem\">\(amount)</c1>\n<c2 name=\"Zpráva pro příjemce\">\(text)</c2>\n</t>\n"
    }
    let reading = try read(
      "<?xml version='1.0'?>\n<doc>\n<list>\n" + row("2025-02-13+01:00", "-12.50", "Obchod")
        + row("2025-02-14+01:00", "1300.00", "Mzda") + "</list>\n</doc>\n")
    #expect(reading.rows == ["4 2025-02-13 -12.50 Obchod", "9 2025-02-14 1300.00 Mzda"])
  }

  @Test func `A name among other attributes is that of who was paid`() throws {
    let reading = try read(
      #"<list><t name="Shop" date="2025-02-13" amount="-12.50"/><t name="Zoo" date="2025-02-14" amount="-2.00"/></list>"#
    )
    #expect(reading.rows == ["2 2025-02-13 -12.50 Shop", "3 2025-02-14 -2.00 Zoo"])
  }

  private static func row(_ name: String, _ amount: String) -> String {
    "<\(name)><day>2025-02-13</day><text>Shop</text><amount>\(amount)</amount></\(name)>"
  }

  @Test func `Balances are no records, and a row that is called otherwise is not left out`() throws {
    let balances = XMLRecordsTests.row("openingBalance", "10.00") + XMLRecordsTests.row("openingBalance", "12.00")
    let two = XMLRecordsTests.row("debit", "-1.00") + XMLRecordsTests.row("debit", "-2.00")
    #expect(try read("<doc>\(balances)\(two)</doc>").rows.count == 2)
    let other = XMLRecordsTests.row("debit", "-1.00") + XMLRecordsTests.row("credit", "5.00")
    #expect { try read("<doc>\(other)\(two)</doc>") } throws: {
      ($0 as? ReadingFailure)?.code == "xml"
    }
  }

  private static func list(_ name: String, _ rows: Int, in attributes: String = "") -> String {
    let row = "<row><day>2025-02-13</day><text>Shop</text><amount>-1.50</amount></row>"
    return "<\(name)\(attributes)>" + String(repeating: row, count: rows) + "</\(name)>"
  }

  @Test(arguments: [
    "<doc>" + list("booked", 2) + list("pending", 3) + "</doc>",
    "<doc>" + list("booked", 1) + list("pending", 3) + "</doc>",
    "<doc>" + list("account", 2, in: " iban='LT1'") + list("account", 2, in: " iban='LT2'") + "</doc>",
  ])
  func `Records in more than one element are refused: which are of the account, and booked, their places tell`(
    text: String
  ) {
    #expect { try read(text) } throws: { ($0 as? ReadingFailure)?.code == "xml" }
  }

  @Test(arguments: [
    "<?xml version='1.0'?><rss><channel><item><title>News</title></item><item><title>More</title></item></channel></rss>",
    "<?xml version='1.0'?><doc><entry><date>2025-02-13</date><amount>1.00</amount><text>One</text></entry></doc>",
    "<doc>"
      + String(
        repeating: "<e><day>2025-02-13</day><text>Shop</text><amount>-50</amount><amount>250</amount></e>", count: 2
      )
      + "</doc>", "<doc><a><b></a>", String(nested.dropLast(20)),
    "<?xml version='1.0'?>" + String(repeating: "<a>", count: 5_000),
  ])
  func `XML without such records, or without its end, is refused as XML`(text: String) {
    #expect { try read(text) } throws: { ($0 as? ReadingFailure)?.code == "xml" }
  }

}
