/// Money that went to somebody and came back later: of two such rows the earlier one is the purchase.
enum ReturnedPurchases {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard let spent = signs.returned else { return .silent }
    // An account by its balance, and by how often it pays, or by what the rows say, gives back what it received.
    if signs.isChained, spent > 0, signs.negative >= signs.positive || saySo(signs) { return .silent }
    return reading.key == (spent < 0 ? "as-written" : "inverted")
      ? .supports(Weights.returned, "a later row takes back an earlier one of the same name") : .silent
  }

  /// The words of two rows and more agree with the signs as written, and those of fewer do not.
  private static func saySo(_ signs: SignCase) -> Bool {
    let written = SignReading(key: "as-written", amounts: signs.written)
    let (with, against) = SpokenMovements.tallies(written, signs)
    return with.rows > 1 && with.rows > against.rows
  }

  /// The sign of the earlier one of two rows with opposite amounts whose texts share a word; nil where there are none,
  /// or where they contradict each other.
  static func sign(_ amounts: [Int64], days: [Int32], texts: [Set<String>]) -> Int64? {
    var found: Set<Int64> = []
    var earlier: [UInt64: [Int]] = [:]
    let rows = texts.indices.sorted { (days[$0], $0) < (days[$1], $1) }
    for row in rows where amounts[row] != 0 {
      let undone = (earlier[amounts[row].magnitude] ?? []).first {
        amounts[$0] == 0 &- amounts[row] && days[$0] < days[row] && !texts[$0].isDisjoint(with: texts[row])
      }
      if let undone { found.insert(amounts[undone].signum()) }
      earlier[amounts[row].magnitude, default: []].append(row)
    }
    return found.count == 1 ? found.first : nil
  }
}
