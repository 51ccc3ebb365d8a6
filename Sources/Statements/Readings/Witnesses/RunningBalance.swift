/// The running balance, which the amounts as written move as those of an account do.
enum RunningBalance {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard reading.key == "as-written", signs.isChained else { return .silent }
    return .supports(Weights.runningBalance, "the running balance follows the amounts as written")
  }
}
