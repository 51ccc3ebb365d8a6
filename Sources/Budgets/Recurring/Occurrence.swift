import Values

/// A row with its place in the calendar; small, since searches copy them by the million.
struct Occurrence {
  let amount: Int64
  let day: Day
  private let place: Int32
  private let months: Int32
  private let monthDay: UInt8
  let isPending: Bool

  /// Its index among the rows of its group.
  var row: Int { Int(place) }
  /// Months since the year 0.
  var month: Int { Int(months) }
  var dayOfMonth: Int { Int(monthDay) }

  init(_ row: RecurringRow, at place: Int) {
    self.place = Int32(place)
    day = row.day
    amount = row.amount
    isPending = row.isPending
    let civil = day.civil
    months = Int32(civil.year * 12 + civil.month - 1)
    monthDay = UInt8(civil.day)
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
