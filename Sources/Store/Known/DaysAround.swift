/// Days and those around them.
enum DaysAround {
  /// The days, each widened by `reach`, as ranges that do not touch, the earliest first.
  static func ranges(_ days: some Sequence<Int32>, reach: Int32) -> [ClosedRange<Int32>] {
    var ranges: [ClosedRange<Int32>] = []
    for day in Set(days).sorted() {
      if let last = ranges.last, day - reach <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...(day + reach)
      } else {
        ranges.append((day - reach)...(day + reach))
      }
    }
    return ranges
  }
}
