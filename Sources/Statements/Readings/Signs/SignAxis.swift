import Values

/// The judge's axis of signs: what each witness says of every way to give amounts their signs.
enum SignAxis {
  /// In the order in which their words are given as the reason.
  private static let witnesses: [@Sendable (SignReading, SignCase) -> Testimony] = [
    Told.testimony, StatedSums.testimony, DebitCreditFlags.testimony, AccountSides.testimony, FeesTaken.testimony,
    SpokenMovements.testimony, SpendingCategories.testimony, NamedShops.testimony, ExplicitSigns.testimony,
    RunningBalance.testimony, TableAbove.testimony,
    NamedDirection.testimony, ReturnedPurchases.testimony, Settlements.testimony, PaymentsOntoCard.testimony,
    MixOfSigns.testimony,
    KindOfAccount.testimony,
  ]

  /// `moving`: for each row whether it moved money, as far as is known; readings that are alike in these are the same.
  static func verdict(_ readings: [SignReading], _ signs: SignCase, moving: [Bool] = []) -> Judge.Verdict {
    Judge.verdict(witnesses.map { witness in readings.map { witness($0, signs) } }) { left, right in
      zip(readings[left].amounts, readings[right].amounts).enumerated().allSatisfy { row, pair in
        pair.0 == pair.1 || row < moving.count && !moving[row]
      }
    }
  }
}
