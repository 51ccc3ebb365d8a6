import Testing
import Values

@testable import Statements

@Suite struct MarkupTests {
  private func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var markup = MarkupReader(bytes)
    var result: [String] = []
    while true {
      switch markup.next() {
      case .open(let name, let attributes): result.append("<\(part(name))|\(part(attributes))>")
      case .close(let name): result.append("</\(part(name))>")
      case .text(let range): result.append(part(range))
      case .verbatim(let range): result.append("[\(part(range))]")
      case .end: return result
      }
    }
  }

  @Test(arguments: [
    ("<a:b c=\"x>y\" d='<'>t</a:b >", ["<a:b c=\"x>y\" d='", "<'>t", "</b>"]), ("<A/>", ["<A|>", "</A>"]),
    ("<A b='/'/>x", ["<A| b='/'>", "</A>", "x"]), ("1 < 2 <3> <-", ["1 ", "< 2 ", "<3> ", "<-"]),
    ("<A>x<B>y", ["<A|>", "x", "<B|>", "y"]), ("a<!-- <b> -->c", ["a", "c"]), ("<?x <y> ?>z", ["z"]),
    ("<!DOCTYPE a [<!ENTITY b \"]>\">]>c", ["c"]), ("<![CDATA[a<b]]>", ["[a<b]"]), ("<![CDATA[a]>", ["[a]>]"]),
    ("<A", ["<A"]), ("</", ["</"]), ("<!--", []), ("mail <me@home.org> me", ["mail ", "<me@home.org> me"]),
  ])
  func `Tokens`(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("a&amp;b&lt;&gt;&quot;&apos;", "a&b<>\"'"), ("&#233;&#xE9;&#x1F600;", "éé😀"),
    ("&bogus; & &#; &#x; &#xZ;", "&bogus; & &#; &#x; &#xZ;"),
    ("&#0;&#55296;&#99999999;", "  &#99999999;"), ("a \r\n   b\tc", "a b c"), ("&amp;lt;", "&lt;"),
  ])
  func `References and blanks`(text: String, expected: String) {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    MarkupText.append(bytes, 0..<bytes.count, references: true, to: &result)
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("12.50", 1250), ("-12,5", -1250), ("+7", 700), ("1'234.50", 123_450), ("1 234,5", 123_450),
    ("12,34,567.89", 123_456_789),
    ("1.234.567", 123_456_700), ("30.00-", -3000), ("\u{2212}1", -100), (".5", 50), ("5.", 500), ("0.000", 0),
    ("-0", 0),
    ("", nil), ("-", nil), ("1.2.3", nil), ("1,2,3.4.5", nil), ("1e5", nil), ("9999999999999999999", nil), ("1 ", 100),
    ("0." + String(repeating: "0", count: 300) + "1", nil), ("0." + String(repeating: "0", count: 300), 0),
  ])
  func `Amounts`(text: String, minor: Int?) {
    let bytes = Array(text.utf8)
    let amount = WrittenAmount(bytes, 0..<bytes.count)
    #expect(amount?.scaled(to: 2) == minor.map { Int64($0) })
  }

  @Test(arguments: [
    ("<?xml version='1.0' encoding='ISO-8859-15' ?><a/>", "ISO-8859-15"),
    ("\u{feff}<?xml encoding=\"UTF-8\"?>", "UTF-8"),
    ("<?xml version=\"1.0\"?>", nil), ("OFXHEADER:100\nENCODING:USASCII\nCHARSET:1252\n", "windows-1252"),
    ("OFXHEADER:100\r\nENCODING:UTF-8\r\nCHARSET:NONE\r\n", "UTF-8"),
    ("OFXHEADER:100 ENCODING:USASCII CHARSET:NONE", "US-ASCII"),
    ("OFXHEADER:100\nENCODING:UNICODE\nCHARSET:1252", "UTF-8"), ("OFXHEADER:100\nCHARSET:8859-1<OFX>", "ISO-8859-1"),
    ("Date,Amount", nil), ("", nil), ("<?xml encoding=\"a b\"?>", nil),
  ])
  func `What a file says of its encoding`(text: String, name: String?) {
    let bytes = Array(text.utf8)
    let stated = OtherFormats.statedEncoding(in: bytes)
    #expect(stated == name)
  }

  @Test(arguments: [
    ("iso-8859-1", "windows-1252"), ("Windows-1252", "windows-1252"), ("utf-8", nil), ("windows-1250", nil), ("", nil),
  ])
  func `A page that names its encoding confirms the letters, and does not overrule them`(
    named: String, decided: String?
  ) throws {
    let page = """
      <html><head><meta http-equiv="Content-Type" content="text/html; charset=\(named)"></head><body><table>
      <tr><th>fecha</th><th>concepto</th><th>importe</th><th>saldo</th></tr>
      <tr><td>14/10/2025</td><td>RECIBO TASA BASURA 1# SEM.</td><td>-64,20</td><td>935,80</td></tr>
      <tr><td>20/10/2025</td><td>NOMINA TALLERES ORDUNA</td><td>1.310,00</td><td>2.245,80</td></tr>
      </table></body></html>
      """
    let bytes = page.utf8.map { $0 == UInt8(ascii: "#") ? 0xBA : $0 }
    let reading = try StatementReader.read(FileBytes(bytes), fileName: "a.xls", hints: ReadingHints())
    #expect(reading.questions.contains { $0.code == "encoding" } == (decided == nil))
  }
}
