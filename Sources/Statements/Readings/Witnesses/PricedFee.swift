import Values

/// What quantities and prices beside an amount tell of a fee.
enum PricedFee {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    let money = fee.fees.table.money
    guard fee.amounts.count == 1, fee.exponent >= 2 else { return .silent }
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

  /// Whether quantity times price is every amount, or every one with its fee, and some row has a fee.
  private static func makesAmounts(
    _ first: [Int64], _ second: [Int64], _ fee: FeeCase, isIncluded: Bool
  ) -> Bool {
    let fees = fee.values
    guard let amounts = fee.fees.table.money[fee.amounts[0]],
      let scale = AmountField.scale(1, by: fee.exponent)
    else { return false }
    // Half a cent: products are rounded.
    let slack = scale / 200
    var hasFee = false
    for row in amounts.indices where [first[row], second[row], amounts[row]].allSatisfy({ $0 != Drafts.noBalance }) {
      let (exact, overflow) = first[row].multipliedReportingOverflow(by: second[row])
      guard !overflow else { return false }
      let product = Int64(clamping: (exact / scale).magnitude)
      let amount = Int64(clamping: amounts[row].magnitude)
      let own = fees[row] == Drafts.noBalance ? 0 : Int64(clamping: fees[row].magnitude)
      let gap = own > slack && isIncluded ? own : 0
      guard abs(abs(product - amount) - gap) <= slack else { return false }
      hasFee = hasFee || own > slack
    }
    return hasFee
  }
}
