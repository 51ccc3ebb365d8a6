/// How likely something is beside other things: a fraction as a whole number of parts, since nothing near money is
/// floating point. Products are cut off, not rounded.
struct Likelihood: Comparable, Sendable {
  /// Of `whole`: what happens once in 10¹⁵ times is told, and what is 4,000 times as likely as another thing.
  private var parts: UInt

  private static let whole: UInt = 1_000_000_000_000_000
  private static let most = UInt.max / 4

  /// `count` in `all`, which is above 0.
  init(_ count: Int, in all: Int = 1) { self = Likelihood(parts: Likelihood.whole).times(count, in: all) }

  private init(parts: UInt) { self.parts = min(parts, Likelihood.most) }

  /// `count` in `all` times; more than there is place for is as much as there is.
  func times(_ count: Int, in all: Int) -> Likelihood { times(UInt(count), in: UInt(all)) }

  private func times(_ count: UInt, in all: UInt) -> Likelihood {
    let product = parts.multipliedFullWidth(by: count)
    return Likelihood(parts: product.high < all ? all.dividingFullWidth(product).quotient : Likelihood.most)
  }

  static func * (one: Likelihood, other: Likelihood) -> Likelihood { one.times(other.parts, in: whole) }
  static func / (one: Likelihood, other: Likelihood) -> Likelihood { one.times(whole, in: max(1, other.parts)) }
  static func + (one: Likelihood, other: Likelihood) -> Likelihood { Likelihood(parts: one.parts + other.parts) }
  static func < (one: Likelihood, other: Likelihood) -> Bool { one.parts < other.parts }
}

/// How often each kind of fault happens beside the others, and what makes it likelier or less likely: the one table of the
/// weights of causes.
enum CauseFrequency {
  /// Rows are lost, and exports overlap.
  static let missing = Likelihood(1)
  static let doubled = Likelihood(1)
  static let fee = Likelihood(1)
  static let file = Likelihood(1)
  /// What waits was left open just because nobody knew.
  static let held = Likelihood(16)
  static let pending = Likelihood(8)
  /// Converters and people type such; a bank hardly does.
  static let sign = Likelihood(1, in: 2)
  static let digits = Likelihood(1, in: 2)
  static let decimal = Likelihood(1, in: 2)
  static let cents = Likelihood(1, in: 2)
  static let day = Likelihood(1, in: 2)
  static let account = Likelihood(1, in: 2)
  static let opening = Likelihood(1, in: 4)
  /// Two accounts that differ by the opposite, and one row of just that: hardly chance.
  static let moved = Likelihood(8)
  /// A row that nothing else speaks against has to go only if all else fails.
  static let single = Likelihood(1, in: 50)

  // MARK: What makes them likelier or less likely

  /// An amount has about so many pairs of neighbouring digits; nobody writes a zero in front.
  static let pairsOfDigits = 3
  static let zeroInFront = Likelihood(1, in: 50)
  /// Ten or a hundred times, too much or too little.
  static let shifts = 4
  /// A row a few days from where it belongs, but not by day and month exchanged; and one of the gap's own last days.
  static let nearDay = Likelihood(3, in: 10)
  static let lastDay = Likelihood(1, in: 50)
  /// That an equal row stands near by chance: with one text a quarter of that, and no less than once in twenty.
  static let sameText = Likelihood(1, in: 4)
  static let leastChance = Likelihood(1, in: 20)
  /// Of so many times less likely causes than the first nothing is said.
  static let leastShown = Likelihood(1, in: 4_096)

  // MARK: How usual an amount is

  /// Amounts of each number of digits are equally usual, here for any amount and for whole units beside.
  static let anyAmount = Likelihood(85, in: 900)
  static let wholeUnits = Likelihood(15, in: 900)
  /// Less than one unit.
  static let lessThanOne = Likelihood(1, in: 50)
}
