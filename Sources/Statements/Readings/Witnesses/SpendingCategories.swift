/// A category of purchases in a column of the row: money out, but for a refund now and then.
enum SpendingCategories {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    let rows = signs.spent.filter { $0 < reading.amounts.count && reading.amounts[$0] != 0 }
    let out = rows.count { reading.amounts[$0] < 0 }
    guard out > 0, out > Weights.spendingForOneRefund * (rows.count - out) else { return .silent }
    return .supports(
      rows.count > 2 ? Weights.spending : Weights.fewSpending,
      out == 1
        ? "the row of a category of purchases is money out" : "\(out) rows of categories of purchases are money out")
  }
}
