import Values

/// A row with its place in the calendar.
struct Occurrence {
  /// Its index among the rows.
  let row: Int
  let day: Day
  /// Months since the year 0.
  let month: Int
  let dayOfMonth: Int
  let amount: Int64
  let isPending: Bool

  init(_ row: RecurringRow, at place: Int) {
    self.row = place
    day = row.day
    amount = row.amount
    isPending = row.isPending
    let civil = day.civil
    month = civil.year * 12 + civil.month - 1
    dayOfMonth = civil.day
  }
}

/// How near two amounts are.
enum AmountStep: Int, Comparable {
  case equal, near, similar, alike, far, apart

  static func < (one: AmountStep, other: AmountStep) -> Bool { one.rawValue < other.rawValue }

  init(_ one: Int64, _ other: Int64) {
    let (less, more) = (min(one.magnitude, other.magnitude), max(one.magnitude, other.magnitude))
    let difference = more - less
    self =
      switch difference {
      case 0: .equal
      case ...(more / 32): .near
      case ...(more / 8): .similar
      case ...(more / 3): .alike
      case ...(more / 2): .far
      default: .apart
      }
  }
}
