import Values

/// A quantity times its price makes an amount, and a foreign amount times its rate: the price is none, nor the rate.
enum PricedUnits {
  /// Fewer products may be chance.
  private static let fewest = 3

  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    let source = reading.interpretation.source
    guard source.columns.count == 1, columns.prices.contains(source.columns[0]) else { return .silent }
    return .doubts(Weights.price, "it is no price of what another column counts")
  }

  /// Of two columns whose product some of these amounts are in every row, those whose values differ the less. `factors`:
  /// their values in billionths. `rounding`: the smallest amount, in billionths.
  static func prices(among amounts: [Int], _ factors: [Int: [Int64]], rounding: Int128) -> Set<Int> {
    let columns = factors.keys.sorted()
    var found: Set<Int> = []
    for (place, left) in columns.enumerated() {
      for right in columns[(place + 1)...] where amounts.contains(left) || amounts.contains(right) {
        let price = differLess(factors[left]!, factors[right]!) ? left : right
        guard amounts.contains(price), !found.contains(price) else { continue }
        let isOne = amounts.contains { whole in
          whole != left && whole != right
            && isProduct(factors[whole] ?? [], factors[left]!, factors[right]!, rounding: rounding)
        }
        if isOne { found.insert(price) }
      }
    }
    return found
  }

  /// One, in the billionths in which these figures count.
  static let one: Int128 = 1_000_000_000

  /// Of two figures in billionths, in billionths.
  static func product(_ left: Int64, _ right: Int64) -> Int128 { Int128(left) * Int128(right) / one }

  /// In every row that has all three, and in some of them of more or less than one.
  private static func isProduct(_ whole: [Int64], _ left: [Int64], _ right: [Int64], rounding: Int128) -> Bool {
    guard whole.count == left.count else { return false }
    var telling = 0
    for row in whole.indices where whole[row] != 0 && left[row] != 0 && right[row] != 0 {
      let product = abs(product(left[row], right[row]))
      guard abs(product - abs(Int128(whole[row]))) <= rounding else { return false }
      if abs(Int128(left[row])) != one, abs(Int128(right[row])) != one { telling += 1 }
    }
    return telling >= fewest
  }

  /// The first values differ less than the second: their greatest is fewer times their least.
  private static func differLess(_ first: [Int64], _ second: [Int64]) -> Bool {
    func ends(_ values: [Int64]) -> (least: Int128, greatest: Int128) {
      let sizes = values.lazy.filter { $0 != 0 }.map { abs(Int128($0)) }
      return (sizes.min() ?? 0, sizes.max() ?? 1)
    }
    let (left, right) = (ends(first), ends(second))
    return left.greatest * right.least < right.greatest * left.least
  }
}
