import Values

/// What quantities and prices beside an amount tell of a fee.
enum PricedFee {
  private enum Product { case included, onTop }

  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    switch (product(fee), reading.key) {
    case (.included, "included"):
      .supports(Weights.pricedFee, "quantity times price, less \(fee.name), makes the amount")
    case (.onTop, "on-top"):
      .supports(Weights.pricedFee, "quantity times price makes the amount, without \(fee.name)")
    default: .silent
    }
  }

  /// Nil where no two columns make the amounts, or no row with a fee tells.
  private static func product(_ fee: FeeCase) -> Product? {
    let money = fee.fees.table.money
    guard fee.amounts.count == 1, let own = money[fee.amounts[0]], let fees = money[fee.column] else { return nil }
    let others = money.keys.filter { $0 != fee.column && !fee.amounts.contains($0) }.sorted()
    for (place, left) in others.enumerated() {
      for right in others[(place + 1)...] {
        if let product = product(of: money[left]!, money[right]!, own, fees, fee.exponent) { return product }
      }
    }
    return nil
  }

  private static func product(
    of first: [Int64], _ second: [Int64], _ amounts: [Int64], _ fees: [Int64], _ exponent: Int
  ) -> Product? {
    guard exponent >= 2 else { return nil }
    let scale = (0..<exponent).reduce(Int64(1)) { power, _ in power * 10 }
    // Half a cent: products are rounded.
    let slack = scale / 200
    var found: Set<Product> = []
    for row in amounts.indices where [first[row], second[row], amounts[row]].allSatisfy({ $0 != Drafts.noBalance }) {
      let (exact, overflow) = first[row].multipliedReportingOverflow(by: second[row])
      guard !overflow else { return nil }
      let product = Int64(clamping: (exact / scale).magnitude)
      let amount = Int64(clamping: amounts[row].magnitude)
      let fee = fees[row] == Drafts.noBalance ? 0 : Int64(clamping: fees[row].magnitude)
      if fee <= slack {
        guard abs(product - amount) <= slack else { return nil }
      } else if abs(product - amount) <= slack {
        found.insert(.onTop)
      } else if abs(abs(product - amount) - fee) <= slack {
        found.insert(.included)
      } else {
        return nil
      }
    }
    return found.count == 1 ? found.first : nil
  }
}
