import Testing

@testable import Statements

/// A text, its dialect, and the records it is made of.
struct ScanCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var dialect = Dialect()
  var records: [[String]]
  /// Physical lines on which the records begin; counted on by one where left out.
  var lines: [Int]?
  var damaged: [Int] = []

  var testDescription: String { name }
}

@Suite struct ScannerTests {
  static let semicolon = Dialect(delimiter: UInt8(ascii: ";"))
  static let escaping = Dialect(backslashEscapes: true)
  static let blanks = Dialect(skipsInitialBlanks: true)

  static let cases: [ScanCase] = [
    ScanCase(name: "nothing", text: "", records: []),
    ScanCase(name: "one field without a line end", text: "a", records: [["a"]]),
    ScanCase(name: "plain", text: "a,b\n1,2\n", records: [["a", "b"], ["1", "2"]]),
    ScanCase(name: "no last line end", text: "a,b\n1,2", records: [["a", "b"], ["1", "2"]]),
    ScanCase(name: "empty fields", text: ",\n,,\n", records: [["", ""], ["", "", ""]]),
    ScanCase(name: "delimiter at the end of the text", text: "a,", records: [["a", ""]]),
    ScanCase(name: "blank lines", text: "\n\na,b\n\n1,2\n\n", records: [[], [], ["a", "b"], [], ["1", "2"], []]),
    ScanCase(name: "CR LF", text: "a,b\r\n\r\n1,2\r\n", records: [["a", "b"], [], ["1", "2"]]),
    ScanCase(name: "CR", text: "a,b\r\r1,2\r", records: [["a", "b"], [], ["1", "2"]]),
    ScanCase(name: "line ends mixed", text: "a\rb\nc\r\nd\n\re", records: [["a"], ["b"], ["c"], ["d"], [], ["e"]]),
    ScanCase(name: "blanks are kept", text: " a , b \n  \n", records: [[" a ", " b "], ["  "]]),
    ScanCase(name: "quoted", text: "\"a\",\"b,c\",\"\"\"d\"\"\",\"\"\n", records: [["a", "b,c", "\"d\"", ""]]),
    ScanCase(name: "quoted at the end of the text", text: "a,\"b\"", records: [["a", "b"]]),
    ScanCase(name: "quoted blank record", text: "\"\"\r\nx,y\r\n", records: [[""], ["x", "y"]]),
    ScanCase(
      name: "line ends in quotes", text: "a,\"b\r\nc\",d\n1,\"2\n\n\n3\",4\n5,6,7\n",
      records: [["a", "b\r\nc", "d"], ["1", "2\n\n\n3", "4"], ["5", "6", "7"]], lines: [1, 3, 7]),
    ScanCase(
      name: "notes of several lines in the last column", text: "a,b,c\n1,2,\"x\ny\nz\"\n3,4,\"u, v\nw\"\n",
      records: [["a", "b", "c"], ["1", "2", "x\ny\nz"], ["3", "4", "u, v\nw"]], lines: [1, 2, 5]),
    ScanCase(
      name: "addresses with commas on each line", text: "d,a,b\n01/02/2025,\"12 High St, Bath\nUK, BA1\",5\n",
      records: [["d", "a", "b"], ["01/02/2025", "12 High St, Bath\nUK, BA1", "5"]], lines: [1, 2]),
    ScanCase(
      name: "semicolons", text: "a;b,c;\"d;e\"\n", dialect: semicolon, records: [["a", "b,c", "d;e"]]),
    ScanCase(
      name: "tabs", text: "a\tb c\t\t\"d\te\"\n", dialect: Dialect(delimiter: 9), records: [["a", "b c", "", "d\te"]]),
    ScanCase(
      name: "no quote character", text: "a,\"b\n\",c\n", dialect: Dialect(quote: nil),
      records: [["a", "\"b"], ["\"", "c"]]),
    ScanCase(
      name: "single quotes", text: "'a,b','c''d'\n", dialect: Dialect(quote: UInt8(ascii: "'")),
      records: [["a,b", "c'd"]]),
    ScanCase(
      name: "backslash escapes", text: "\"a\\\"b\",c\\,d,\\\\,\\n\n\"x\\\\\",\"y\nz\\\"\",2,3\n", dialect: escaping,
      records: [["a\"b", "c,d", "\\", "\\n"], ["x\\", "y\nz\"", "2", "3"]], lines: [1, 2]),
    ScanCase(
      name: "backslashes are text", text: "a\\,b\\\\,\"c\\\"\n", records: [["a\\", "b\\\\", "c\\"]]),
    ScanCase(
      name: "blanks around fields", text: "\"a\", \"b, c\" , d \n\n\"e\",f,g\n", dialect: blanks,
      records: [["a", "b, c", "d"], [], ["e", "f", "g"]]),
    ScanCase(
      name: "blanks behind a closing quote", text: "a,b,c\n\"1\"\t,\"2,5\" ,3\n",
      records: [["a", "b", "c"], ["1", "2,5", "3"]]),
    ScanCase(name: "inches", text: "a,5\" pipe,b\n1,2,3\n", records: [["a", "5\" pipe", "b"], ["1", "2", "3"]]),
    ScanCase(
      name: "quotes within quotes", text: "a,b\n\"say \"hello\" now\",x\n",
      records: [["a", "b"], ["say \"hello\" now", "x"]]),
    ScanCase(name: "formula wrappers", text: "=\"0042\",b\n", records: [["=\"0042\"", "b"]]),
    ScanCase(
      name: "an open quote before plain rows", text: "a,b,c\n1,\"2,3\n4,5,6\n7,8,9\n",
      records: [["a", "b", "c"], ["1", "\"2", "3"], ["4", "5", "6"], ["7", "8", "9"]], damaged: [1]),
    ScanCase(
      name: "an open quote in the header", text: "\"a,b,c\n1,2,3\n4,5,6\n",
      records: [["\"a", "b", "c"], ["1", "2", "3"], ["4", "5", "6"]], damaged: [0]),
    ScanCase(
      name: "an open quote before quoted rows", text: "a,b,c\n1,\"2,3\n\"4\",\"5\",\"6\"\n\"7\",\"8\",\"9\"\n",
      records: [["a", "b", "c"], ["1", "\"2", "3"], ["4", "5", "6"], ["7", "8", "9"]], damaged: [1]),
    ScanCase(
      name: "two open quotes that would pair", text: "1/1/25,b,c\n2/1/25,\"foo,3\n3/1/25,bar\",6\n",
      records: [["1/1/25", "b", "c"], ["2/1/25", "\"foo", "3"], ["3/1/25", "bar\"", "6"]], damaged: [1]),
    ScanCase(
      name: "an open quote in the last record", text: "a,b\n1,\"2", records: [["a", "b"], ["1", "\"2"]], damaged: [1]),
    ScanCase(
      name: "a quote on a blank line", text: "a,b\n\"\n1,2\n3,4\n",
      records: [["a", "b"], ["\""], ["1", "2"], ["3", "4"]],
      damaged: [1]),
    ScanCase(
      name: "a stray quote before a closing one", text: "a,b\n\"x\"\",1\n\"y\",2\n",
      records: [["a", "b"], ["x\"", "1"], ["y", "2"]], damaged: [1]),
    ScanCase(
      name: "a stray quote in a field of two lines", text: "a,b,c\n1,\"l\"1\nl2\",3\n4,5,6\n",
      records: [["a", "b", "c"], ["1", "l\"1\nl2", "3"], ["4", "5", "6"]], lines: [1, 2, 4], damaged: [1]),
    ScanCase(name: "a NUL", text: "a,b\n1,\0\n2,3\n", records: [["a", "b"], ["1", "\0"], ["2", "3"]], damaged: [1]),
  ]

  @Test(arguments: cases)
  func readsAtEveryChunkSize(_ scanCase: ScanCase) {
    let whole = scan(scanCase.text, scanCase.dialect)
    #expect(whole.map(\.fields) == scanCase.records)
    #expect(whole.map(\.line) == scanCase.lines ?? Array(1..<1 + scanCase.records.count))
    #expect(whole.indices.filter { whole[$0].isDamaged } == scanCase.damaged)
    for chunk in 1...6 {
      #expect(scan(scanCase.text, scanCase.dialect, chunk: chunk) == whole, "chunks of \(chunk)")
    }
  }
}
