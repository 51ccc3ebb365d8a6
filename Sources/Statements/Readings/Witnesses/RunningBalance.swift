/// The running balance, which the amounts as written move as those of an account do, or as what is owed by its header.
enum RunningBalance {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    if let repaid = signs.repaid {
      return reading.key == repaid
        ? .supports(Weights.toldBalance, "the principal of each payment lowers what is owed") : .silent
    }
    if signs.areFallingDeposits {
      return reading.key == "inverted"
        ? .supports(Weights.runningBalance, "the running balance falls by the amounts") : .silent
    }
    if signs.links.asWritten > 0, signs.links.inverted == 0, !signs.isOwed, !signs.isLoan {
      return reading.key == "as-written"
        ? .supports(Weights.linkedBalances, "where rows follow each other, the balance follows the amounts as written")
        : .silent
    }
    if signs.isOwedFalling {
      return reading.key == "as-written"
        ? .supports(Weights.owedBalance, "the balance is called what is owed, and falls by the amounts") : .silent
    }
    guard signs.isChained else { return .silent }
    if signs.isLoan {
      return reading.key == "inverted"
        ? .supports(Weights.runningBalance, "the account is called a loan, and its balance grows with the amounts")
        : .silent
    }
    if signs.isOwed {
      return reading.key == "inverted"
        ? .supports(Weights.owedBalance, "the balance is called what is owed, and grows with the amounts")
        : .silent
    }
    // What was spent in all grows with it as well.
    guard reading.key == "as-written", !signs.risesByShops else { return .silent }
    if signs.isHeld { return .supports(Weights.toldBalance, "the balance is called one that is held") }
    return .supports(Weights.runningBalance, "the running balance follows the amounts as written")
  }
}
