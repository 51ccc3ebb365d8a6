/// A category of purchases in a column of the row: money out, but for a refund now and then. Against a running balance,
/// and where other rows have the same sign, it says nothing: a restaurant's takings have such categories as well.
enum SpendingCategories {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard !signs.isChained || signs.isOwed || signs.isLoan else { return .silent }
    let spent = Set(signs.spent)
    let moving = signs.written.indices.filter { signs.written[$0] != 0 && $0 < reading.amounts.count }
    let rows = moving.filter { spent.contains($0) }
    let out = rows.count { reading.amounts[$0] < 0 }
    guard out > 0, out > Weights.spendingForOneRefund * (rows.count - out) else { return .silent }
    let others = moving.filter { !spent.contains($0) }
    if reading.key == "inverted", !signs.isOneSided,
      others.count >= rows.count || others.contains(where: { reading.amounts[$0] < 0 })
    {
      return .silent
    }
    return .supports(
      weight(reading, signs, rows: rows.count),
      out == 1
        ? "the row of a category of purchases is money out" : "\(out) rows of categories of purchases are money out")
  }

  /// Without signs, and against those that are written where no card is spoken of, the rows may as well be what was
  /// sold.
  private static func weight(_ reading: SignReading, _ signs: SignCase, rows: Int) -> Int {
    let isDoubtful = signs.isOneSided || reading.key == "inverted" && !signs.isCard
    return isDoubtful ? Weights.perhapsSpending : rows > 2 ? Weights.spending : Weights.fewSpending
  }
}
