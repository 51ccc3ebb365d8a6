import TestSupport
import Testing

@testable import Lexicon
@testable import Statements
@testable import Values

@Suite struct AmountFieldTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var mark: Character
    var value: Int64?
    var testDescription: String { "\(text) with \(mark)" }

    init(_ text: String, _ mark: Character, _ value: Int64?) {
      self.text = text
      self.mark = mark
      self.value = value
    }
  }

  @Test(arguments: [
    Case("-123.45", ".", -12345), Case("123", ".", 12300), Case("0.5", ".", 50), Case(".5", ".", 50),
    Case("5.", ".", 500), Case("1.234,56", ",", 123456), Case("1,234.56", ".", 123456),
    Case("1 234,56", ",", 123456), Case("1\u{a0}234,56", ",", 123456),
    Case("1\u{202f}234\u{202f}567,8", ",", 123_456_780),
    Case("1\u{2009}234,56", ",", 123456), Case("1'234.56", ".", 123456), Case("1’234.56", ".", 123456),
    Case("12,34,567.89", ".", 123_456_789), Case("1,00,000", ".", 10_000_000), Case("(30.00)", ".", -3000),
    Case("($300.00)", ".", -30000), Case("30.00-", ".", -3000), Case("30,00 -", ",", -3000),
    Case("\u{2212}30,00", ",", -3000), Case("–30.00", ".", -3000), Case("－３０．００", ".", -3000),
    Case("+30.00", ".", 3000), Case("- 30.00", ".", -3000), Case("$-30.00", ".", -3000), Case("-$30.00", ".", -3000),
    Case("+ £1,100.00", ".", 110_000), Case("EUR 1.000,-", ",", 100_000), Case("1.000,--", ",", 100_000),
    Case("1,250/-", ".", 125_000), Case("-1,250/-", ".", -125_000), Case("500/= ", ".", 50000), Case("12/-5", ".", nil),
    Case("CHF 30.--", ".", 3000), Case("30.–", ".", 3000), Case("-30,-", ",", -3000), Case("=\"12.30\"", ".", 1230),
    Case("'12.30", ".", 1230), Case("\"12.30\"", ".", 1230), Case("１２．３０", ".", 1230), Case("٣٠٫٥", ".", 3050),
    Case("  12.30  ", ".", 1230), Case("12.300", ".", 1230), Case("0", ",", 0), Case("-0,00", ",", 0),
    Case("1.234.567", ",", 123_456_700), Case("R$ 1.234,56", ",", 123456), Case("-1.234,56 €", ",", -123456),
    Case("€-1.234,56", ",", -123456), Case("1234,56 kr.", ",", 123456), Case("Rs.500", ".", 50000),
    Case("Rs. 1,00,000.50", ".", 10_000_050), Case("- CHF 1'000.00", ".", -100_000), Case("USD(5.00)", ".", -500),
    Case("\u{200e}-5.00", ".", -500), Case("5.00 -", ".", -500), Case("¥1,234", ".", 123400),
    Case("9223372036854775.80", ".", 922_337_203_685_477_580), Case("92233720368547758.07", ".", .max),
  ])
  func reads(_ example: Case) {
    #expect(example.text.amount(example.mark)?.value == example.value)
  }

  @Test(arguments: [
    Case("", ".", nil), Case("-", ".", nil), Case("abc", ".", nil), Case("1.234,56", ".", nil),
    Case("1,234.56", ",", nil),
    Case("12.345", ".", nil), Case("1.23.45", ".", nil), Case("1,23,45.00", ".", nil), Case("1,2345.00", ".", nil),
    Case("12 34", ".", nil), Case("0,123.00", ".", nil), Case("--5", ".", nil), Case("-5-", ".", nil),
    Case("(5", ".", nil),
    Case("5)", ".", nil), Case("(-5)", ".", nil), Case("5 5", ".", nil), Case("1 234'567.00", ".", nil),
    Case("5 XQZ", ".", nil), Case("EUR", ".", nil), Case("EUR 5 USD", ".", nil), Case("1e5", ".", nil),
    Case("0x10", ".", nil),
    Case("92233720368547758.08", ".", nil), Case("99999999999999999999", ".", nil), Case(".", ".", nil),
    Case(",", ",", nil),
    Case("1.000,-", ".", nil), Case("12/03/2024", ".", nil), Case("2024-03-12", ".", nil), Case("12:30", ".", nil),
    Case("5%", ".", nil), Case("5.00 CR DR", ".", nil), Case("'", ".", nil), Case("1,", ".", nil),
  ])
  func refuses(_ example: Case) {
    #expect(example.text.amount(example.mark) == nil)
  }

  @Test func givesCurrencies() throws {
    for (text, code) in [
      ("€5", "EUR"), ("5 £", "GBP"), ("R$5", "BRL"), ("5 zł", "PLN"), ("5 Kč", "CZK"), ("5 Ft", "HUF"),
      ("5 lei", "RON"),
      ("₹5", "INR"), ("Rp5", "IDR"), ("RM 5", "MYR"), ("HK$5", "HKD"), ("NT$5", "TWD"), ("CHF 5", "CHF"),
      ("5EUR", "EUR"),
      ("usd 5", "USD"), ("5 元", "CNY"), ("5円", "JPY"), ("5 ₽", "RUB"), ("5 руб.", "RUB"), ("A$5", "AUD"),
      ("5 грн", "UAH"),
    ] {
      let parse = try #require(text.amount(), "\(text)")
      #expect(parse.currency?.code == code, "\(text)")
      #expect(parse.value == 500, "\(text)")
    }
    for text in ["$5", "5 kr", "¥5", "￥5"] { #expect(text.amount() == AmountParse(value: 500), "\(text)") }
  }

  @Test func givesFlagsAndLeavesTheSign() {
    #expect("30.00 CR".amount() == AmountParse(value: 3000, flag: .credit))
    #expect("30.00DR".amount() == AmountParse(value: 3000, flag: .debit))
    #expect("30.00 Dr.".amount() == AmountParse(value: 3000, flag: .debit))
    #expect("Cr. 30.00".amount() == AmountParse(value: 3000, flag: .credit))
    #expect("30,00 C".amount(",") == AmountParse(value: 3000, flag: .credit))
    #expect("30.00 D".amount() == AmountParse(value: 3000, flag: .debit))
    #expect("1,000.00 DB".amount() == AmountParse(value: 100_000, flag: .debit))
    #expect("£30.00 CR".amount() == AmountParse(value: 3000, currency: Currency("GBP"), flag: .credit))
  }

  @Test func scalesToTheExponent() {
    #expect("12".amount(".", 0)?.value == 12)
    #expect("12.00".amount(".", 0)?.value == 12)
    #expect("12.50".amount(".", 0) == nil)
    #expect("12.345".amount(".", 3)?.value == 12345)
    #expect("12.5".amount(".", 3)?.value == 12500)
    #expect("1.2345".amount(".", 4)?.value == 12345)
  }

  @Test func readsBackWhatItsConventionsWrite() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4000 {
      let exponent = [0, 2, 3].randomElement(using: &generator)!
      let digits = Int64.random(in: 1...17, using: &generator)
      var limit: Int64 = 1
      for _ in 0..<digits { limit *= 10 }
      let magnitude = Int64.random(in: 0..<limit, using: &generator)
      let isNegative = magnitude != 0 && Bool.random(using: &generator)
      let style = AmountStyle.random(using: &generator)
      let text = style.text(magnitude, isNegative: isNegative, exponent: exponent)
      let parse = text.amount(style.mark, exponent)
      #expect(parse?.value == (isNegative ? -magnitude : magnitude), "\(text) \(exponent) seed \(seed)")
    }
  }

  @Test func neverTrapsOnRandomBytes() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("0123456789.,-+()' €$CRDR=\"\u{a0}\u{2212}年zł".utf8)
    for round in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        round % 4 == 0 ? UInt8.random(in: 0...255, using: &generator) : alphabet.randomElement(using: &generator)!
      }
      bytes.withUnsafeBufferPointer { text in
        for mark in [UInt8(ascii: "."), UInt8(ascii: ",")] {
          _ = AmountField.parse(text, decimalMark: mark, exponent: 2)
        }
        _ = FlagWords.direction(text)
        _ = StatusWords.meaning(text)
        _ = BalanceWords.meaning(text)
      }
      _ = HeaderWords.roles(of: String(decoding: bytes, as: UTF8.self))
    }
  }
}

/// One way of writing amounts: mark, grouping, where the sign stands, what stands beside.
struct AmountStyle {
  var mark: Character
  var group: String
  var isIndian: Bool
  var sign: Int
  var prefix: String
  var suffix: String

  static func random(using generator: inout SeededGenerator) -> AmountStyle {
    let mark: Character = Bool.random(using: &generator) ? "." : ","
    let groups = ["", mark == "." ? "," : ".", " ", "\u{a0}", "\u{202f}", "'", "’"]
    return AmountStyle(
      mark: mark, group: groups.randomElement(using: &generator)!,
      isIndian: Int.random(in: 0..<5, using: &generator) == 0,
      sign: Int.random(in: 0..<5, using: &generator),
      prefix: ["", "", "€", "$ ", "CHF ", "R$"].randomElement(using: &generator)!,
      suffix: ["", "", " kr", " EUR", " zł"].randomElement(using: &generator)!)
  }

  func text(_ magnitude: Int64, isNegative: Bool, exponent: Int) -> String {
    var number = Money.text(magnitude, exponent: exponent)
    var decimals = ""
    if let point = number.firstIndex(of: ".") {
      decimals = String(mark) + number[number.index(after: point)...]
      number = String(number[..<point])
    }
    var whole = ""
    for (index, digit) in number.reversed().enumerated() {
      let isBreak = isIndian ? index == 3 || index > 3 && index % 2 == 1 : index > 0 && index % 3 == 0
      if isBreak { whole = group + whole }
      whole = String(digit) + whole
    }
    let plain = prefix + whole + decimals + (prefix.isEmpty ? suffix : "")
    guard isNegative else { return sign == 0 ? "+" + plain : plain }
    switch sign {
    case 0: return "-" + plain
    case 1: return "(" + plain + ")"
    case 2: return "\u{2212}" + plain
    case 3: return prefix + "-" + whole + decimals + (prefix.isEmpty ? suffix : "")
    default: return (prefix.isEmpty ? "" : prefix) + whole + decimals + "-" + (prefix.isEmpty ? suffix : "")
    }
  }
}
