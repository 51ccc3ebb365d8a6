import Values

/// Prices, and what people send or draw, are round; a fee that is worked out of them is not, and comes besides.
enum RoundAmounts {
  private static let fewestRows = 3
  /// In minor units.
  private static let steps: [Int64] = [50, 100, 500, 1000, 5000, 10_000, 50_000]

  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    guard reading.key == "on-top", fee.exponent == 2 else { return .silent }
    let rows = zip(fee.fees.table.sums(of: fee.amounts), fee.values).filter {
      $0 != Drafts.noBalance && $0 != 0 && $1 != Drafts.noBalance && $1 != 0
    }
    guard rows.count >= fewestRows, Set(rows.map(\.0)).count > 1, Set(rows.map(\.1)).count > 1,
      rows.allSatisfy({ $0.1.magnitude < $0.0.magnitude }),
      steps.contains(where: { step in
        rows.allSatisfy { $0.0 % step == 0 } && rows.count { $0.1 % step != 0 } * 2 > rows.count
      })
    else { return .silent }
    return .supports(Weights.roundAmounts, "the amounts are round, and \(fee.name) is not")
  }
}
