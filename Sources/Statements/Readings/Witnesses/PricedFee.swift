import Lexicon
import Values

/// What quantities and prices beside an amount tell of a fee. All figures are in billionths of a unit.
enum PricedFee {
  private static let unit = PricedUnits.one
  /// Half a cent: products are rounded.
  private static let rounding = unit / 200

  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    guard fee.exponent >= 2 else { return .silent }
    let isIncluded = reading.key == "included"
    let columns = fee.factors.keys.sorted()
    for (place, left) in columns.enumerated() {
      for right in columns[(place + 1)...] where makesAmounts([left, right], fee, isIncluded: isIncluded) {
        return .supports(
          Weights.pricedFee,
          isIncluded
            ? "quantity times price, less \(fee.name), makes the amount"
            : "quantity times price makes the amount, without \(fee.name)")
      }
    }
    return .silent
  }

  /// Whether quantity times price is the amount of some row with a fee, or that with its fee, and of none the other.
  private static func makesAmounts(_ pair: [Int], _ fee: FeeCase, isIncluded: Bool) -> Bool {
    let amounts = fee.fees.table.sums(of: fee.amounts)
    let factors = pair.map { fee.factors[$0]! }
    let rates = fee.factors.filter { fee.fees.roles.isForemost($0.key, .exchangeRate) }.map(\.value)
    let others = fee.factors.filter { !pair.contains($0.key) }.map(\.value)
    var hasFee = false
    for (row, own) in fee.values.enumerated() where own != Drafts.noBalance && amounts[row] != Drafts.noBalance {
      guard let charged = billionths(own, fee), let amount = billionths(amounts[row], fee), charged > rounding,
        amount > 0
      else { continue }
      let gaps = values(factors[0][row], factors[1][row], rates.map { $0[row] }).map { abs($0 - amount) }
      // A tax on it is charged with it.
      let charges = [charged] + others.map { charged + abs(Int128($0[row])) }
      let isWithin = gaps.contains { gap in charges.contains { abs(gap - $0) <= rounding } }
      let isOnTop = gaps.contains { $0 <= rounding }
      if isIncluded ? isOnTop : isWithin { return false }
      hasFee = hasFee || (isIncluded ? isWithin : isOnTop)
    }
    return hasFee
  }

  /// Without its sign.
  private static func billionths(_ amount: Int64, _ fee: FeeCase) -> Int128? {
    AmountField.scale(Int64(clamping: amount.magnitude), by: AmountField.mostDecimals - fee.exponent).map { Int128($0) }
  }

  /// What was traded is worth: options are priced for one and traded by the hundred, shares abroad are priced in another
  /// currency, which a rate makes that of the account. Empty where it is nothing, or more than anybody trades.
  private static func values(_ quantity: Int64, _ price: Int64, _ rates: [Int64]) -> [Int128] {
    let product = PricedUnits.product(quantity, price)
    guard product != 0, product.magnitude <= UInt128(Int64.max) else { return [] }
    let abroad = rates.map { Int128($0) }.filter { $0 != 0 }.flatMap { [product * $0 / unit, product * unit / $0] }
    return ([product] + abroad).flatMap { [$0, $0 * 100] }.map { abs($0) }
  }
}
