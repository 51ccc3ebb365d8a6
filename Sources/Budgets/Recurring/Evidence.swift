/// How much speaks for a series against chance, in tenths of a bit: the logarithm of how much likelier the series is.
///
/// Chance is a payee that is paid as often on any day.
struct Evidence {
  /// The logarithm of the days between two rows of the pool.
  private let rarity: Int

  /// A pool of so many rows over so many days.
  init(rows: Int, days: Int) {
    rarity = Evidence.logarithm(max(1, days)) - Evidence.logarithm(max(1, rows))
  }

  /// A booking so many days off its expected day.
  func booking(offset: Int, _ interval: RecurringInterval) -> Int {
    rarity + (interval.months == nil ? Evidence.weekly(offset) : Evidence.monthly(offset))
  }

  /// An amount after another.
  static func amount(_ step: AmountStep) -> Int {
    switch step {
    case .equal: 15
    case .near: 8
    case .similar: 4
    case .alike: 0
    case .far: -10
    case .apart: -25
    }
  }

  /// What must speak for rows that were chosen among more, for what a choice finds by chance.
  static func choice(_ rows: Int, among all: Int) -> Int { logarithm(max(1, all)) - logarithm(max(1, rows)) }

  /// The most that amounts can say: what is bought at one price all the time recurs by its days alone.
  static let amounts = 40
  /// That a payee recurs at all.
  static let prior = -60
  /// An expected booking that never came.
  static let missing = -25
  /// A row of the pool outside every series.
  static let extra = -15
  /// A change of the booking day, or an interruption.
  static let change = -40
  /// A booking on no expected day.
  static let stray = -80

  /// Tenths of the binary logarithms of 0.6, 0.08, 0.05, 0.03 and 0.02.
  private static func monthly(_ offset: Int) -> Int {
    switch offset {
    case 0: -7
    case 1: -36
    case 2: -43
    case 3: -51
    case 4: -56
    default: stray
    }
  }

  /// Of 0.8, 0.06, 0.03 and 0.01.
  private static func weekly(_ offset: Int) -> Int {
    switch offset {
    case 0: -3
    case 1: -41
    case 2: -51
    case 3: -66
    default: stray
    }
  }

  /// Tenths of the binary logarithm, interpolated between powers.
  private static func logarithm(_ value: Int) -> Int {
    let power = Int.bitWidth - 1 - value.leadingZeroBitCount
    return power * 10 + (((value - (1 << power)) * 10) >> power)
  }
}
