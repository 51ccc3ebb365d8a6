import Values

/// The running balance, which follows from the amounts over every row, or over most.
enum FollowingBalance {
  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    if reading.isProven { return .proves("the balance follows from the amounts") }
    guard let outcome = reading.outcome else { return .silent }
    let bits = Weights.heldBalance - Weights.brokenLink * min(outcome.broken, Weights.mostBrokenLinks)
    return .supports(bits, "the balance mostly follows from the amounts")
  }
}
