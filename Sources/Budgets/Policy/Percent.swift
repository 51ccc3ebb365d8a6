import Values

/// A percentage from 0 to 100 in hundredths of a percent: 12.5 % is 1250.
package struct Percent: Hashable, Sendable {
  package let hundredths: Int

  package static let none = Percent(0)

  private init(_ hundredths: Int) { self.hundredths = hundredths }

  /// Nil outside 0...10000.
  package init?(hundredths: Int) {
    guard (0...10_000).contains(hundredths) else { return nil }
    self.hundredths = hundredths
  }

  /// Reads `12`, `12.5` or `12%`, with up to two decimals.
  package init(parsing text: some StringProtocol) throws(BudgetTextFault) {
    let digits = text.last == "%" ? String(text.dropLast()) : String(text)
    do throws(Money.ParsingError) {
      let parsed = Percent(hundredths: Int(try Money.parse(digits, exponent: 2)))
      guard let parsed else { throw .outOfRange }
      self = parsed
    } catch {
      throw BudgetTextFault(.percent(error), offset: 0, length: text.count)
    }
  }

  /// The share of an amount in minor units, toward minus infinity.
  package func floor(of amount: Int64) -> Int64 {
    let product = Int128(amount) * Int128(hundredths)
    let quotient = product / 10_000
    return Int64(product < quotient * 10_000 ? quotient - 1 : quotient)
  }

  /// `12.5`
  package var text: String {
    var text = Money.text(Int64(hundredths), exponent: 2)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
