import Values

/// What may stand around the digits of an amount: its sign, parentheses, and a currency's sign.
enum AmountSign {
  /// The signs of currencies that programs write before or behind an amount although another field names the currency.
  private static let symbols: [StaticString] = ["US$", "CA$", "AU$", "NZ$", "R$", "$", "\u{20ac}", "\u{a3}", "\u{a5}"]

  /// Narrows `range` to the digits and their marks; true for an amount below zero.
  static func strip(_ text: [UInt8], _ range: inout Range<Int>) -> Bool {
    range = text.trimmed(range)
    guard let first = range.first, let last = range.last else { return false }
    // Nearly every amount begins and ends so.
    if text[last].isDigit || text[last] == UInt8(ascii: ",") {
      if text[first].isDigit { return false }
      if range.count > 1, text[first] == UInt8(ascii: "-"), text[first + 1].isDigit {
        range = (first + 1)..<range.upperBound
        return true
      }
    }
    if text[first] == UInt8(ascii: "("), text[last] == UInt8(ascii: ")"), range.count > 2 {
      range = text.trimmed((first + 1)..<last)
      stripSymbol(text, &range)
      return true
    }
    stripSymbol(text, &range)
    let negative = stripSign(text, &range)
    stripSymbol(text, &range)
    return negative
  }

  private static func stripSign(_ text: [UInt8], _ range: inout Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last else { return false }
    if text[last] == UInt8(ascii: "-"), range.count > 1 {
      range = text.trimmed(first..<last)
      return true
    }
    if text[first] == UInt8(ascii: "-") || text[first] == UInt8(ascii: "+") {
      range = text.trimmed((first + 1)..<range.upperBound)
      return text[first] == UInt8(ascii: "-")
    }
    if text.begins(at: first, with: "\u{2212}"), range.count >= 3 {
      range = text.trimmed((first + 3)..<range.upperBound)
      return true
    }
    return false
  }

  private static func stripSymbol(_ text: [UInt8], _ range: inout Range<Int>) {
    for symbol in symbols {
      let width = symbol.utf8CodeUnitCount
      guard range.count > width else { continue }
      if text.begins(at: range.lowerBound, with: symbol) {
        range = text.trimmed((range.lowerBound + width)..<range.upperBound)
        return
      }
      if text.begins(at: range.upperBound - width, with: symbol) {
        range = text.trimmed(range.lowerBound..<(range.upperBound - width))
        return
      }
    }
  }

  /// How many bytes a no-break blank, a thin one or a typographic apostrophe between groups takes; 0 for any other.
  static func blankWidth(_ text: [UInt8], at place: Int) -> Int {
    if text.begins(at: place, with: "\u{a0}") { return 2 }
    let wide: [StaticString] = ["\u{202f}", "\u{2009}", "\u{2019}"]
    return wide.contains { text.begins(at: place, with: $0) } ? 3 : 0
  }
}
