/// A text for people that knows where its values stand: each is shown as a person's style has it.
///
/// `let text: ValueText = "\(.money(-1250, exponent: 2, "EUR")) on \(day)"` is plain `-12.50 EUR on 2025-05-18`. What
/// programs read is `plain`. A value that is interpolated as a `String` is no value any more.
package struct ValueText: Hashable, Sendable {
  package enum Kind: Character, CaseIterable, Sendable {
    /// `-12.50`
    case amount = "a"
    /// `-12.50 EUR`
    case money = "m"
    /// `2025-05-18`
    case day = "d"
  }

  /// A value in the plain text.
  package struct Span: Hashable, Sendable {
    package let kind: Kind
    /// Bytes of the plain text in UTF-8.
    package let bytes: Range<Int>
  }

  /// Days in ISO form, amounts as decimal strings.
  package private(set) var plain: String
  /// Ascending and apart.
  package private(set) var spans: [Span] = []

  package init(_ plain: String) { self.plain = plain }

  /// An amount of minor units of a currency with so many decimals.
  package static func amount(_ minor: Int64, exponent: Int) -> ValueText {
    ValueText(.amount, Money.text(minor, exponent: exponent))
  }

  /// An amount as a decimal string; what is none stays.
  package static func amount(_ decimal: String) -> ValueText { ValueText(.amount, decimal) }

  /// An amount with its currency.
  package static func money(_ minor: Int64, exponent: Int, _ currency: String) -> ValueText {
    ValueText(.money, Money.text(minor, exponent: exponent) + " " + currency)
  }

  /// A decimal string with its currency; what is none stays.
  package static func money(_ decimal: String, _ currency: String) -> ValueText {
    ValueText(.money, decimal + " " + currency)
  }

  package static func day(_ day: Day) -> ValueText { .day(day.description) }

  /// A day in ISO form; what is none stays.
  package static func day(_ iso: String) -> ValueText { ValueText(.day, iso) }

  /// What is no value of its kind stays as it is.
  private init(_ kind: Kind, _ value: String) {
    plain = value
    if kind.holds(value) { spans = [Span(kind: kind, bytes: 0..<value.utf8.count)] }
  }

  /// The text with `form` of each value in its place.
  package func replacing(_ form: (Kind, String) -> String) -> String {
    var text = ""
    var end = plain.startIndex
    for span in spans {
      let place = plain.range(ofBytes: span.bytes)
      text += plain[end..<place.lowerBound] + form(span.kind, String(plain[place]))
      end = place.upperBound
    }
    return text + plain[end...]
  }
}

extension ValueText.Kind {
  /// Whether a text is a value of this kind as plain texts have it.
  fileprivate func holds(_ text: some StringProtocol) -> Bool {
    switch self {
    case .day: return Day(iso: text) != nil
    case .amount:
      let digits = text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0)
      let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      return (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
    case .money:
      let parts = text.split(separator: " ", omittingEmptySubsequences: false)
      return parts.count == 2 && ValueText.Kind.amount.holds(parts[0])
        && parts[1].utf8.count == 3 && parts[1].utf8.allSatisfy(\.isCapital)
    }
  }
}

extension String {
  fileprivate func range(ofBytes bytes: Range<Int>) -> Range<Index> {
    utf8.index(startIndex, offsetBy: bytes.lowerBound)..<utf8.index(startIndex, offsetBy: bytes.upperBound)
  }
}

// MARK: Written as other texts are

extension ValueText: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ValueText("")

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text.plain += literal }
    package mutating func appendInterpolation(_ words: some CustomStringConvertible) { text.plain += words.description }
    package mutating func appendInterpolation(_ day: Day) { text += .day(day) }
    package mutating func appendInterpolation(_ other: ValueText) { text += other }
  }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
  package init(stringLiteral: String) { self.init(stringLiteral) }

  package static func += (text: inout ValueText, other: ValueText) {
    let start = text.plain.utf8.count
    text.plain += other.plain
    text.spans += other.spans.map {
      Span(kind: $0.kind, bytes: start + $0.bytes.lowerBound..<start + $0.bytes.upperBound)
    }
  }

  package static func + (one: ValueText, other: ValueText) -> ValueText {
    var text = one
    text += other
    return text
  }
}

extension Sequence<ValueText> {
  package func joined(separator: ValueText) -> ValueText {
    var text = ValueText("")
    for (place, part) in enumerated() { text += place == 0 ? part : separator + part }
    return text
  }
}

extension DefaultStringInterpolation {
  /// A text in a `String` loses its values: who wants that says so.
  @available(*, deprecated, renamed: "ValueText.plain")
  package mutating func appendInterpolation(_ text: ValueText) { appendLiteral(text.plain) }
}

// MARK: Kept

/// As its plain text: what programs read has no spans.
extension ValueText: Codable {
  package init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(plain)
  }
}

extension ValueText {
  /// The spans of several texts, in one: `a0+6 d10+10;;m4+10`, a semicolon between two texts; nil where there is none.
  package static func spans(of texts: [ValueText]) -> String? {
    guard let last = texts.lastIndex(where: { !$0.spans.isEmpty }) else { return nil }
    return texts[...last].map { text in
      text.spans.map { "\($0.kind.rawValue)\($0.bytes.lowerBound)+\($0.bytes.count)" }.joined(separator: " ")
    }.joined(separator: ";")
  }

  /// Plain texts with what `spans(of:)` wrote of them; a text whose spans are not where its values are has none.
  package static func texts(_ plain: [String], spans: String?) -> [ValueText] {
    let written = spans?.split(separator: ";", omittingEmptySubsequences: false) ?? []
    return plain.enumerated().map { place, plain in
      var text = ValueText(plain)
      if place < written.count { text.add(written[place]) }
      return text
    }
  }

  private mutating func add(_ written: Substring) {
    for word in written.split(separator: " ") {
      guard let span = Span(word), span.bytes.lowerBound >= spans.last?.bytes.upperBound ?? 0,
        span.bytes.upperBound <= plain.utf8.count, holds(span.kind, in: plain.range(ofBytes: span.bytes))
      else {
        spans = []
        return
      }
      spans.append(span)
    }
  }

  /// Whether a value stands there, and no part of a longer number.
  private func holds(_ kind: Kind, in place: Range<String.Index>) -> Bool {
    guard let value = String(plain.utf8[place]), kind.holds(value) else { return false }
    let mark = UInt8(ascii: ".")
    let before = plain.utf8[..<place.lowerBound].suffix(2).reversed().drop { $0 == mark }.first
    let after = plain.utf8[place.upperBound...].prefix(2).drop { $0 == mark }.first
    return [before, after].allSatisfy { $0?.isDigit != true }
  }
}

extension ValueText.Span {
  /// `d10+10`; nil where it is none.
  fileprivate init?(_ word: Substring) {
    let parts = word.dropFirst().split(separator: "+", omittingEmptySubsequences: false)
    guard let kind = word.first.flatMap(ValueText.Kind.init), parts.count == 2, let start = Int(parts[0]),
      let count = Int(parts[1]), start >= 0, count > 0, !start.addingReportingOverflow(count).overflow
    else { return nil }
    self.init(kind: kind, bytes: start..<start + count)
  }
}
