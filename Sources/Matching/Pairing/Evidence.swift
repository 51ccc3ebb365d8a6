import Values

/// One thing that speaks for or against two rows belonging together: its weight, and its words for people.
///
/// Its name is that of its place among the levels of one question, `EvidenceLevels` or `TransferLevels`.
struct Level<Pair>: Sendable {
  /// In rough bits: one more means about twice as likely.
  let weight: Int
  /// From the pair; nil where other levels have said it.
  let words: @Sendable (inout Pair) -> ValueText?
  private(set) var isSaidWhereItDecides = false

  init(_ weight: Int, words: @escaping @Sendable (inout Pair) -> ValueText?) {
    self.weight = weight
    self.words = words
  }

  init(_ weight: Int, _ words: ValueText) { self.init(weight) { _ in words } }

  /// The same weight with other words.
  func saying(_ words: @escaping @Sendable (inout Pair) -> ValueText?) -> Level { Level(weight, words: words) }

  /// The same, but said only where the answer would be another one without it.
  var whereItDecides: Level {
    var level = self
    level.isSaidWhereItDecides = true
    return level
  }
}

/// What speaks for and against two rows belonging together: levels, and their sum.
struct Evidence<Pair> {
  private var levels: [Level<Pair>] = []
  /// What the sum is held between, whatever the levels say.
  private let bounds: ClosedRange<Int>

  init(within bounds: ClosedRange<Int> = Int.min...Int.max) { self.bounds = bounds }

  mutating func add(_ level: Level<Pair>) { levels.append(level) }

  var weight: Int { held(sum) }

  /// - Parameter bars: sums from which on the answer is another one.
  func reasons(_ pair: inout Pair, bars: [Int] = []) -> [ValueText] {
    levels.compactMap { level in
      let without = held(sum - level.weight)
      let decides = bars.contains { (weight >= $0) != (without >= $0) }
      return decides || !level.isSaidWhereItDecides ? level.words(&pair) : nil
    }
  }

  private var sum: Int { levels.reduce(0) { $0 + $1.weight } }

  private func held(_ sum: Int) -> Int { min(max(sum, bounds.lowerBound), bounds.upperBound) }
}
