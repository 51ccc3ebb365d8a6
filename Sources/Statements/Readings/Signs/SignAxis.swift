import Values

/// The judge's axis of signs: what each witness says of every way to give amounts their signs.
enum SignAxis {
  /// In the order in which their words are given as the reason.
  private static let witnesses: [@Sendable (SignReading, SignCase) -> Testimony] = [
    Told.testimony, StatedSums.testimony, DebitCreditFlags.testimony, AccountSides.testimony, FeesTaken.testimony,
    SpokenMovements.testimony, SpendingCategories.testimony, ExplicitSigns.testimony, RunningBalance.testimony,
    NamedDirection.testimony, ReturnedPurchases.testimony, Settlements.testimony, MixOfSigns.testimony,
    KindOfAccount.testimony,
  ]

  static func verdict(_ readings: [SignReading], _ signs: SignCase) -> Judge.Verdict {
    Judge.verdict(witnesses.map { witness in readings.map { witness($0, signs) } })
  }
}
