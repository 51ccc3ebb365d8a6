import Values

/// The calendar of Nepal, Bikram Sambat: 2082 begins in April 2025.
///
/// The length of each of its months is published year by year, so that its days cannot be told here: a table of such
/// days is refused, rather than read as one of another century.
enum NepaliCalendar {
  /// From 2009 to 2044 elsewhere. No statement was written in these years as the rest of the world counts.
  private static let years = 2066...2100

  /// Whether days that were read as those of the usual calendar can only be of this one.
  static func isOnly(_ days: ClosedRange<Int32>) -> Bool {
    years.contains(Day(number: days.lowerBound).civil.year) && years.contains(Day(number: days.upperBound).civil.year)
  }
}
