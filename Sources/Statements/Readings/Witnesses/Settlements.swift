/// A payment of all that was bought since the one before it, to the cent: what it pays went out, and it came onto the
/// card. A payout of all that was earned is the opposite.
enum Settlements {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    if let earned = signs.earned {
      return reading.key == (earned > 0 ? "as-written" : "inverted")
        ? .supports(Weights.paidOut, "what is paid out is the sum of the rows before it") : .silent
    }
    guard let spent = signs.settled, reading.key == (spent < 0 ? "as-written" : "inverted") else { return .silent }
    return .supports(Weights.settled, "a payment is the sum of the rows before it")
  }

  /// The sign of the rows, two and more, of which a payment is the opposite of the sum; nil where there is no such
  /// payment, or where they contradict each other.
  static func sign(_ amounts: [Int64], arePayments: [Bool], newestFirst: Bool) -> Int64? {
    var found: Set<Int64> = []
    var (sum, rows): (Int64, Int) = (0, 0)
    for row in newestFirst ? Array(arePayments.indices.reversed()) : Array(arePayments.indices) where amounts[row] != 0
    {
      guard arePayments[row], amounts[row].signum() != sum.signum() else {
        (sum, rows) = (sum &+ amounts[row], rows + 1)
        continue
      }
      if rows > 1, sum == 0 &- amounts[row] { found.insert(sum.signum()) }
      (sum, rows) = (0, 0)
    }
    return found.count == 1 ? found.first : nil
  }
}
