import Values

/// What quantities and prices beside an amount tell of a fee.
enum PricedFee {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    guard fee.exponent >= 2 else { return .silent }
    let isIncluded = reading.key == "included"
    let columns = fee.factors.keys.sorted()
    for (place, left) in columns.enumerated() {
      for right in columns[(place + 1)...] where makesAmounts(left, right, fee, isIncluded: isIncluded) {
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
  /// Options are priced for one and traded by the hundred. Shares abroad are priced in another currency: such rows tell
  /// nothing where no rate makes them those of the account.
  private static func makesAmounts(_ left: Int, _ right: Int, _ fee: FeeCase, isIncluded: Bool) -> Bool {
    let amounts = fee.fees.table.sums(of: fee.amounts)
    // Half a cent: products are rounded.
    let rounding = fee.unit / 200
    var hasFee = false
    for (row, own) in fee.values.enumerated() where own != Drafts.noBalance && own.magnitude > 0 && amounts[row] != 0 {
      let product = fee.factors[left]![row] * fee.factors[right]![row] * fee.unit
      guard amounts[row] != Drafts.noBalance, product != 0 else { continue }
      let rates = fee.rates.map { $0[row] }.filter { $0 != 0 }
      let products = [product] + rates.flatMap { [product * $0, product / $0] }
      let gaps = products.flatMap { [$0, $0 * 100] }.map { $0.magnitude - Double(amounts[row].magnitude) }
      let isWithin = gaps.contains { abs($0.magnitude - Double(own.magnitude)) <= rounding }
      let isOnTop = gaps.contains { $0.magnitude <= rounding }
      if isIncluded ? isOnTop : isWithin { return false }
      hasFee = hasFee || (isIncluded ? isWithin : isOnTop)
    }
    return hasFee
  }
}
