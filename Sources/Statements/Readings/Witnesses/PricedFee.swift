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
    let (quantities, prices, rates) = (fee.factors[left]!, fee.factors[right]!, fee.rates)
    var hasFee = false
    for (row, own) in fee.values.enumerated() where own != Drafts.noBalance && amounts[row] != Drafts.noBalance {
      let (charged, amount) = (Double(own.magnitude), Double(amounts[row].magnitude))
      let product = quantities[row] * prices[row] * fee.unit
      guard charged > rounding, amount > 0, product != 0 else { continue }
      let abroad = rates.map { $0[row] }.filter { $0 != 0 }.flatMap { [product * $0, product / $0] }
      let gaps = ([product] + abroad).flatMap { [$0, $0 * 100] }.map { $0.magnitude - amount }
      let isWithin = gaps.contains { abs($0.magnitude - charged) <= rounding }
      let isOnTop = gaps.contains { $0.magnitude <= rounding }
      if isIncluded ? isOnTop : isWithin { return false }
      hasFee = hasFee || (isIncluded ? isWithin : isOnTop)
    }
    return hasFee
  }
}
