import Values

/// What quantities and prices beside an amount tell of a fee.
extension FeeInference {
  enum Product { case included, onTop }

  /// Nil where no two columns make the amounts, or no row with a fee tells.
  func byProduct(_ amounts: [Int], fee: Int, exponent: Int) -> Product? {
    guard amounts.count == 1, let own = table.money[amounts[0]], let fees = table.money[fee] else { return nil }
    let others = table.money.keys.filter { $0 != fee && !amounts.contains($0) }.sorted()
    for (place, left) in others.enumerated() {
      for right in others[(place + 1)...] {
        if let product = product(of: left, right, own, fees, exponent: exponent) { return product }
      }
    }
    return nil
  }

  private func product(
    of left: Int, _ right: Int, _ amounts: [Int64], _ fees: [Int64], exponent: Int
  ) -> Product? {
    guard let first = table.money[left], let second = table.money[right], exponent >= 2 else { return nil }
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
