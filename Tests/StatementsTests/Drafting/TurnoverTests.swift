import TestSupport
import Testing

@testable import Statements
@testable import Values

/// No sum that is taken anywhere can leave 64 bits: what would is refused where it is read.
@Suite struct TurnoverTests {
  @Test func whatIsWithinBoundsCannotOverflow() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var turnover = Turnover()
      var kept: [Int64] = []
      for _ in 0..<Int.random(in: 1...200, using: &random) {
        let bits = Int.random(in: 0...63, using: &random)
        let amount = Int64(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random)) >> bits
        if turnover.add(amount) { kept.append(amount) } else { break }
      }
      // Traps where it does not fit.
      let sum = kept.shuffled(using: &random).reduce(0, +)
      #expect(sum.magnitude <= UInt64(Money.most))
      #expect(!turnover.add(.min) && !turnover.add(.max) && turnover.isTooMuch)
    }
  }

  @Test func sumsAndProductsEndAtTheLargestNumber() {
    #expect(Money.sum(.max, 1) == .max && Money.sum(-.max, -2) == -.max && Money.sum(.max, -1) == .max - 1)
    #expect(Money.product(.max, 10) == .max && Money.product(-.max, 10) == -.max && Money.product(7, 100) == 700)
  }

  private func failure(_ text: String, currency: Currency? = nil) -> ReadingFailure? {
    do throws(ReadingFailure) {
      _ = try StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints(currency: currency))
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    "92233720368547758.07", "-92233720368547758.07", "1000000000000000.01", "9223372036854775.80",
  ])
  func aSumThatDoesNotFitIsAnErrorOfTheFile(_ amount: String) {
    for count in [1, 2, 3, 100] {
      let rows = (0..<count).map { "2025-01-\(10 + $0 % 18),Pay \($0),\(amount)\n" }.joined()
      let failure = failure("Date,Description,Amount\n2025-01-01,Shop,-5.00\n2025-01-02,Shop,7.00\n" + rows)
      #expect(failure?.code == "bounds" && failure?.line == 4, "\(count) rows: \(String(describing: failure))")
    }
  }

  /// The table is longer than its sample, and each amount is within bounds.
  @Test func theLineIsNamedWhereItWasTooMuch() {
    let rows = (0..<6_000).map { "2025-01-\(10 + $0 % 18),Pay,-200000000000.00\n" }.joined()
    let failure = failure("Date,Description,Amount\n" + rows)
    #expect(failure?.code == "bounds" && failure?.line == 5_002, "\(String(describing: failure))")
  }

  @Test func feesBalancesAndMinorUnitsCount() {
    let large = "90000000000000000.00"
    let texts = [
      "Date,Description,Amount,Fee\n2025-01-01,A,-\(large),\(large)\n2025-01-02,B,-1.00,0.00\n2025-01-03,C,5.00,0.00\n",
      "Date,Description,Amount,Balance\n2025-01-01,A,-1.00,\(large)\n2025-01-02,B,-1.00,1.00\n2025-01-03,C,5.00,2.00\n",
      "Date,Description,Paid out,Paid in\n2025-01-01,A,\(large),\n2025-01-02,B,1.00,\n2025-01-03,C,,5.00\n",
      "Date,Description,Amount in cents,Currency\n2025-01-01,A,-9000000000000000000,EUR\n2025-01-02,B,-100,KWD\n2025-01-03,C,500,EUR\n",
    ]
    for text in texts { #expect(failure(text)?.code == "bounds", "\(text): \(String(describing: failure(text)))") }
  }

  @Test func otherFormatsAreBound() {
    let entry = "<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20250105<TRNAMT>9999999999999.99<FITID>1<NAME>A</STMTTRN>"
    let text =
      "OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM>"
      + "<BANKTRANLIST>\(String(repeating: entry + "\n", count: 101))</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>"
    #expect(failure(text)?.code == "bounds")
  }

  /// What people type is bound as well.
  @Test func aTypedAmountIsBound() {
    #expect(throws: Money.ParsingError.outOfRange) { try Money.parse("1000000000000000.01", exponent: 2) }
    #expect(throws: Never.self) { try Money.parse("-1000000000000000.00", exponent: 2) }
  }
}
