import Values

/// The only day that the lines above the table state, which is that of the export or the end of what it covers: no row
/// lies after it.
enum StatedDay {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    guard let days = dates.profile.days(in: order), let last = dates.statedDay(order), days.upperBound == last else {
      return .silent
    }
    return .supports(
      Weights.statedSpan, because: "only so the newest row is of the day that the file states, \(Day(number: last))")
  }
}
