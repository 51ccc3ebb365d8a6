/// The household's only source of chance: the same seed gives the same family on every machine.
///
/// Sebastiano Vigna's splitmix64 (prng.di.unimi.it/splitmix64.c, public domain).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  /// A number of the range. Not the library's `Int.random(in:using:)`, whose way of drawing may change with Swift.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[number(0...choices.count - 1)]
  }

  /// True `percent` times in a hundred.
  mutating func happens(_ percent: Int) -> Bool {
    number(1...100) <= percent
  }

  /// Shuffled from the back (Fisher and Yates).
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, number(0...last))
    }
    return elements
  }
}
