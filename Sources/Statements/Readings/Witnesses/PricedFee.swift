import Values

/// What quantities and prices beside an amount tell of a fee.
enum PricedFee {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    let money = fee.fees.table.money
    guard fee.exponent >= 2 else { return .silent }
    let others = money.keys.filter { !fee.columns.contains($0) && !fee.amounts.contains($0) }.sorted()
    let isIncluded = reading.key == "included"
    for (place, left) in others.enumerated() {
      for right in others[(place + 1)...] where makesAmounts(money[left]!, money[right]!, fee, isIncluded: isIncluded) {
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
  /// nothing.
  private static func makesAmounts(
    _ first: [Int64], _ second: [Int64], _ fee: FeeCase, isIncluded: Bool
  ) -> Bool {
    guard let scale = AmountField.scale(1, by: fee.exponent) else { return false }
    let amounts = fee.fees.table.sums(of: fee.amounts)
    // Half a cent: products are rounded.
    let slack = scale / 200
    var hasFee = false
    for (row, own) in fee.values.enumerated() where own != Drafts.noBalance && own.magnitude > slack {
      let factors = [first[row], second[row], amounts[row]]
      guard factors.allSatisfy({ $0 != Drafts.noBalance && $0 != 0 }) else { continue }
      let (exact, overflow) = first[row].multipliedReportingOverflow(by: second[row])
      guard !overflow else { return false }
      let product = Int64(clamping: (exact / scale).magnitude)
      let gaps = [product, product.multipliedReportingOverflow(by: 100).partialValue].map {
        $0 &- Int64(clamping: amounts[row].magnitude)
      }
      let gap = gaps.min { $0.magnitude < $1.magnitude }!
      let isWithin = abs(abs(gap) - Int64(clamping: own.magnitude)) <= slack
      let isOnTop = abs(gap) <= slack
      if isIncluded ? isOnTop : isWithin { return false }
      hasFee = hasFee || (isIncluded ? isWithin : isOnTop)
    }
    return hasFee
  }
}
