import TestSupport
import Testing
import Values

@testable import Workspace

/// Texts with values in them: made of anything, kept, damaged, and shown in any style.
@Suite struct ValueTextTests {
  private static let words = [
    "", " on ", "'HOTEL 2025-05-18'", "12.50", "-3", "€", "🏦", "é", "\u{301}", "銀行", "a0+3;", "; ", "\"", "\n",
  ]

  /// A text made at random, and what it must read in a style.
  private struct Made {
    var text = ValueText("")
    var shown: [@Sendable (ValueStyle) -> String] = []

    init(_ random: inout SeededGenerator) {
      for _ in 0..<random.below(8) {
        add(&random)
        text += "|"
        shown.append { _ in "|" }
      }
    }

    private mutating func add(_ random: inout SeededGenerator) {
      let exponent = random.one(of: [0, 2, 3])
      let minor = Int64(random.below(2_000_000_000)) - 1_000_000_000
      switch random.below(5) {
      case 0:
        let day = Day(number: Int32(random.below(40_000)))
        text += "\(day)"
        shown.append { $0.day(day) }
      case 1:
        text += "\(.amount(minor, exponent: exponent))"
        shown.append { $0.number(Money.text(minor, exponent: exponent)) }
      case 2:
        text = "\(text)\(.money(minor, exponent: exponent, "EUR"))"
        shown.append { $0.money(Money.text(minor, exponent: exponent), "EUR") }
      default:
        let word = random.one(of: ValueTextTests.words)
        text = text + "\(word)"
        shown.append { _ in word }
      }
    }

    func shown(in style: ValueStyle) -> String { shown.map { $0(style) }.joined() }
  }

  /// The style in which values are as plain texts have them.
  private static let plain: ValueStyle = {
    var style = ValueStyle()
    style.number = .plain
    return style
  }()

  private static func style(_ random: inout SeededGenerator) -> ValueStyle {
    var style = ValueStyle()
    style.date = random.one(of: ValueStyle.DateOrder.allCases)
    style.number = random.one(of: ValueStyle.Number.allCases)
    style.currency = random.one(of: ValueStyle.Sign.allCases)
    style.place = random.one(of: ValueStyle.Place.allCases)
    return style
  }

  @Test func valuesFollowTheStyleAndNothingElseDoes() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let made = Made(&random)
      #expect(made.text.plain == made.shown(in: Self.plain), "seed \(seed)")
      #expect(made.text.shown(in: Self.plain) == made.text.plain, "seed \(seed)")
      let style = Self.style(&random)
      #expect(made.text.shown(in: style) == made.shown(in: style), "seed \(seed): \(made.text)")
      var end = 0
      let plain = made.text.plain.utf8
      for span in made.text.spans {
        #expect(span.bytes.lowerBound >= end && span.bytes.upperBound <= plain.count, "seed \(seed): \(made.text)")
        for place in [span.bytes.lowerBound, span.bytes.upperBound] {
          let index = plain.index(plain.startIndex, offsetBy: place)
          #expect(index.samePosition(in: made.text.plain.unicodeScalars) != nil, "seed \(seed): \(made.text)")
        }
        end = span.bytes.upperBound
      }
    }
  }

  @Test func whatIsKeptIsReadAgain() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let texts = (0..<random.below(5)).map { _ in Made(&random).text }
      let kept = ValueText.spans(of: texts)
      #expect((kept == nil) == texts.allSatisfy(\.spans.isEmpty), "seed \(seed): \(texts)")
      #expect(ValueText.texts(texts.map(\.plain), spans: kept) == texts, "seed \(seed): \(texts)")
    }
  }

  /// Whatever the disk made of the spans: a text has values where values stand, or is plain.
  @Test func damagedSpansShowThePlainText() {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let text = Made(&random).text
      var kept = Array((ValueText.spans(of: [text, text]) ?? "").utf8)
      for _ in 0...random.below(3) where !kept.isEmpty {
        kept[random.below(kept.count)] = random.one(of: Array("amdx 0123456789+-;".utf8))
      }
      for read in ValueText.texts([text.plain, text.plain], spans: String(decoding: kept, as: UTF8.self)) {
        #expect(read.plain == text.plain, "seed \(seed)")
        #expect(read.shown(in: Self.plain) == text.plain, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    "a0+99", "d0+10", "a0+0", "a+5", "a0", "0+5", "x0+5", "a-1+5", "a1+4", "a0+2", "a0+4", "a2+2", "a3+2", "m1+8",
    "m0+5", "a0+5 a0+5", "a0+5 d3+9", "§",
    "a0+9223372036854775807", "a9223372036854775807+9223372036854775807", "a99999999999999999999+1", "a0+5+1",
  ])
  func spansThatHoldNoValueAreNone(_ spans: String) {
    #expect(ValueText.texts(["12.50 EUR on 2025-05-18"], spans: spans)[0].spans.isEmpty)
  }

  @Test func theTextOfABankIsNoValue() {
    let description = "HOTEL 2025-05-18 12.50 EUR"
    let text: ValueText = "\(.amount(-125_000, exponent: 2)) '\(description)'"
    var style = ValueStyle()
    (style.date, style.number) = (.dmy, .point)
    #expect(text.shown(in: style) == "-1.250,00 'HOTEL 2025-05-18 12.50 EUR'")
    #expect(["a", text].joined(separator: "; ").shown(in: style) == "a; " + text.shown(in: style))
  }

  /// A day behind the last year of four digits, and a currency without a code.
  @Test func whatIsNoValueOfItsKindStaysAsItIs() {
    #expect(ValueText.day("soon") == "soon")
    #expect(ValueText.day(Day(number: .max)).spans.isEmpty)
    #expect(ValueText.money(1, exponent: 0, "e r").spans.isEmpty)
  }
}
