import Testing

@testable import Statements

struct DialectCase: CustomStringConvertible, Sendable {
  var description: String
  var text: String
  var dialect: Dialect

  init(_ description: String, _ text: String, _ dialect: Dialect) {
    self.description = description
    self.text = text
    self.dialect = dialect
  }
}

@Suite struct DialectTests {
  static let cases = [
    DialectCase("commas", "Date,Payee,Amount\n2025-01-02,Shop,-1.00\n2025-01-03,Cafe,-2.00\n", Dialect()),
    DialectCase(
      "semicolons and decimal commas", "Datum;Text;Betrag\n02.01.2025;Laden;-1,00\n03.01.2025;Lohn;1.002,00\n",
      Dialect(delimiter: UInt8(ascii: ";"))),
    DialectCase("tabs", "Date\tText\tAmount\n02/01/2025\tShop, corner\t-1.00\n", Dialect(delimiter: 9)),
    DialectCase(
      "bars", "20250102|Shop, corner; left|-1,00|EUR\n20250103|Cafe|-2,00|EUR\n", Dialect(delimiter: UInt8(ascii: "|"))),
    DialectCase("carets", "02/01/2025^Shop^-1.00\n03/01/2025^Cafe^-2.00\n", Dialect(delimiter: UInt8(ascii: "^"))),
    DialectCase("tildes", "02/01/2025~Shop~-1.00\n03/01/2025~Cafe~-2.00\n", Dialect(delimiter: UInt8(ascii: "~"))),
    DialectCase("colons", "02/01/2025:Shop:-1.00\n03/01/2025:Cafe:-2.00\n", Dialect(delimiter: UInt8(ascii: ":"))),
    DialectCase(
      "times within commas", "2025-01-02 10:11:12,Shop,-1.00\n2025-01-03 09:08:07,Cafe,-2.00\n", Dialect()),
    DialectCase(
      "quoted commas", "\"02 Jan 2025\",\"Shop, corner\",\"-1,000.00\"\n\"3 Feb 2025\",\"Cafe\",\"1\"\n", Dialect()),
    DialectCase(
      "single quotes", "'2025-01-02','Shop, corner','-1.00'\n'2025-01-03','Joe''s','-2.00'\n",
      Dialect(quote: UInt8(ascii: "'"))),
    DialectCase(
      "apostrophes", "2025-01-02,Joe's,-1.00\n2025-01-03,'t Hoekje,-2.00\n2025-01-04,Rock 'n' roll,1\n", Dialect()),
    DialectCase(
      "blanks before quotes", "\"2025-01-02\", \"Shop, corner\", \"-1.00\"\n\"2025-01-03\", \"Cafe\", \"-2.00\"\n",
      Dialect(skipsInitialBlanks: true)),
    DialectCase(
      "backslash escapes", "\"2025-01-02\",\"The \\\"Shop\\\", corner\",\"-1.00\"\n\"2025-01-03\",\"Cafe\",\"-2.00\"\n",
      Dialect(backslashEscapes: true)),
    DialectCase(
      "a preamble of text",
      "Statement, prepared for: J. Doe, 1 High St\nAccount: 12-34-56, 789\nNotes, if any, follow\nA, b, c\nD, e\n\n"
        + "Date;Text;Amount\n02.01.2025;Shop;-1,00\n03.01.2025;Cafe;-2,00\n",
      Dialect(delimiter: UInt8(ascii: ";"))),
    DialectCase("nothing", "", Dialect()),
  ]

  @Test(arguments: cases)
  func proposesTheRightOneFirst(_ sample: DialectCase) {
    #expect(candidates(sample.text).first == sample.dialect)
  }

  @Test func keepsOneColumnWhole() throws {
    let lines = ["Opening words", "one, two", "three", "four", "five", "six", "seven"]
    let best = try #require(candidates(lines.joined(separator: "\n")).first)
    #expect(!scan(lines.joined(separator: "\n"), best).isEmpty)
  }

  @Test func samplesALargeTextQuickly() {
    let rows = (0..<20_000).map { "2025-01-02;Shop \($0), corner;-\($0),00\n" }
    let text = Array(("Bank of, nowhere\n\n" + rows.joined()).utf8)
    unsafe text.withUnsafeBufferPointer { text in
      #expect(unsafe DialectSample(of: text).bytes.count <= 49 << 10)
      #expect(unsafe Dialect.candidates(in: text).first?.delimiter == UInt8(ascii: ";"))
    }
  }

  private func candidates(_ text: String) -> [Dialect] {
    unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe Dialect.candidates(in: $0) }
  }
}
