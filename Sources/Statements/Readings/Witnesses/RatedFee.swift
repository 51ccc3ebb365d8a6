import Values

/// A fee that is the same share of the amount in every row that has one, to a hundredth of a percent: of the amount as
/// it is written, so that the fee was taken besides, or of the amount without the fee or with it.
enum RatedFee {
  /// In hundredths of a percent.
  private static let mostRate: Int64 = 1000
  private static let whole: Int64 = 10_000
  /// Shares of smaller amounts are met by chance.
  private static let leastAmount: Int64 = 1000

  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    guard fee.amounts.count == 1, let amounts = fee.fees.table.money[fee.amounts[0]] else { return .silent }
    let rows = zip(amounts, fee.values).filter {
      $0 != Drafts.noBalance && $0 != 0 && $1 != Drafts.noBalance && $1 != 0
    }
    .map { (base: Int64(clamping: $0.magnitude), fee: Int64(clamping: $1.magnitude)) }
    guard Set(rows.map(\.base)).count > 1,
      rows.allSatisfy({ leastAmount...(.max / whole / 2) ~= $0.base && $0.fee < $0.base })
    else { return .silent }
    let isOnTop = hasRate(rows)
    let isIncluded = [1, -1].contains { side in hasRate(rows.map { ($0.base + side * $0.fee, $0.fee) }) }
    guard isOnTop != isIncluded, reading.key == (isOnTop ? "on-top" : "included") else { return .silent }
    return .supports(
      Weights.ratedFee,
      isOnTop
        ? "\(fee.name) is the same share of each amount as it is written"
        : "\(fee.name) is the same share of each amount before it")
  }

  private static func hasRate(_ rows: [(base: Int64, fee: Int64)]) -> Bool {
    (1...mostRate).contains { rate in
      rows.allSatisfy { row in abs(row.base * rate - row.fee * whole) < whole }
    }
  }
}
