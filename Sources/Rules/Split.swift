import Values

/// How a transaction is shared out among categories: by amounts, shares and what is left.
///
/// Amounts are taken first, then shares of what they leave; the parts sum to the transaction to the last minor unit.
package struct Split: Equatable, Sendable {
  package enum Size: Equatable, Sendable {
    /// Major units, without a sign: the part has that of the transaction.
    case amount(DecimalRange.Bound)
    /// So many of `Split.whole`.
    case share(Int64)
    case rest
  }

  package struct Part: Equatable, Sendable {
    /// Into `RuleBook.categories`.
    package var category: Int32
    package var size: Size

    package init(category: Int32, size: Size) {
      self.category = category
      self.size = size
    }
  }

  package var parts: [Part]
  /// What all shares and the rest sum to: `percent` where they are percentages, else their sum.
  package var whole: Int64

  /// A hundred percent, in steps of a ten-thousandth of a percent.
  package static let percent: Int64 = 1_000_000

  package init(_ parts: [Part], whole: Int64 = Split.percent) {
    self.parts = parts
    self.whole = whole
  }

  /// The part of each category in minor units, in the order of `parts`; nil where the amounts are more than there is,
  /// or finer than the currency. Shares are rounded by the largest remainder (Hamilton's method), ties to the first.
  package func amounts(of amount: Int64, exponent: Int) -> [Int64]? {
    guard amount != 0 else { return nil }
    var sizes = Array(repeating: UInt64(0), count: parts.count)
    var left = amount.magnitude
    for (index, part) in parts.enumerated() {
      guard case .amount(let bound) = part.size else { continue }
      guard let minor = bound.minorUnits(exponent: exponent), minor <= left else { return nil }
      sizes[index] = minor
      left -= minor
    }
    let weights = weights
    guard weights.contains(where: { $0 > 0 }) else { return left == 0 ? signed(sizes, like: amount) : nil }
    var remainders: [(index: Int, remainder: UInt64)] = []
    var given: UInt64 = 0
    for (index, weight) in weights.enumerated() where weight > 0 {
      let (quotient, remainder) = UInt64(whole).dividingFullWidth(left.multipliedFullWidth(by: weight))
      sizes[index] += quotient
      given += quotient
      remainders.append((index, remainder))
    }
    remainders.sort { ($1.remainder, $0.index) < ($0.remainder, $1.index) }
    for (index, _) in remainders.prefix(Int(left - given)) { sizes[index] += 1 }
    return signed(sizes, like: amount)
  }

  /// What of `whole` each part is worth; the rest gets what the shares leave.
  private var weights: [UInt64] {
    var weights = Array(repeating: UInt64(0), count: parts.count)
    var left = whole
    for (index, part) in parts.enumerated() {
      guard case .share(let share) = part.size else { continue }
      weights[index] = UInt64(share)
      left -= share
    }
    if let rest = parts.firstIndex(where: { $0.size == .rest }) { weights[rest] = UInt64(max(0, left)) }
    return weights
  }

  private func signed(_ sizes: [UInt64], like amount: Int64) -> [Int64] {
    sizes.map { amount < 0 ? -Int64($0) : Int64($0) }
  }

  /// `60% Food, 10.00 Household, rest Gifts`, with the names of `categories`.
  package func words(_ categories: [String]) -> String {
    parts.map { part in
      let category = categories[Int(part.category)]
      switch part.size {
      case .amount(let bound): return "\(bound.text) \(category)"
      case .share(let share) where whole == Split.percent: return "\(Split.percentage(share)) \(category)"
      case .share(let share): return "\(share)/\(whole) \(category)"
      case .rest: return "rest \(category)"
      }
    }
    .joined(separator: ", ")
  }

  /// `60%` for 600,000.
  package static func percentage(_ share: Int64) -> String {
    var text = Money.text(share, exponent: 4)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text + "%"
  }
}

extension DecimalRange.Bound {
  /// Nil where it has more decimals than the currency, or is negative.
  fileprivate func minorUnits(exponent: Int) -> UInt64? {
    guard digits >= 0, let minor = try? Money.parse(text, exponent: exponent) else { return nil }
    return UInt64(minor)
  }
}
