import Values

/// The year of days that are written without one, as the lines above the table or the file's name state it.
///
/// A stated span or month decides it alone. One stated day or year does where the rows then nowhere leap over half a
/// year; else nothing is decided.
struct StatedYear: Sendable {
  var frame: YearFrame
  /// The rows cannot lie in another year.
  var isSure: Bool
  var because: ValueText

  /// Nil where nothing states a year. `rows`: the order of day and month in the rows, where they tell it.
  init?(_ facts: PreambleFacts, fileName: String, rows: DateOrder? = nil) {
    let above = "the lines above the table"
    let orders: [DateOrder] = rows == .mdy ? [.mdy, .ymd, .dmy] : rows == .dmy ? [.dmy, .mdy] : [.dmy, .mdy, .ymd]
    let spans = orders.compactMap { facts.span(order: $0) }
    let days = spans.filter { $0.count <= 366 }
    let single = orders.compactMap { facts.day(order: $0).map { $0...$0 } }
    if let days = StatedYear.one(of: days, isSure: rows != nil) {
      self.init(around: days, above)
    } else if let named = facts.named, named.count <= 366 {
      self.init(around: named, "the file's name")
    } else if let month = facts.months.first, facts.months.allSatisfy({ $0 == month }) {
      self.init(around: month, above)
    } else if spans.isEmpty, let day = StatedYear.one(of: single, isSure: rows != nil) {
      self.init(before: day.upperBound + 31, above)
    } else if let day = DaysInName.day(of: fileName) {
      self.init(before: day + 31, "the file's name")
    } else if let year = facts.years.first, facts.years.allSatisfy({ $0 == year }) {
      self.init(year, above)
    } else if let year = DaysInName.year(of: fileName) {
      self.init(year, "the file's name")
    } else {
      return nil
    }
  }

  /// The first; where the rows do not tell its order, all must be of one year.
  private static func one(of days: [ClosedRange<Int32>], isSure: Bool) -> ClosedRange<Int32>? {
    let years = Set(days.map { Day(number: $0.lowerBound).civil.year })
    return isSure || years.count == 1 ? days.first : nil
  }

  /// Days half a year before and after the middle of the span.
  private init(around days: ClosedRange<Int32>, _ place: String) {
    frame = YearFrame(last: days.lowerBound + (days.upperBound - days.lowerBound) / 2 + 182)
    isSure = true
    because = "\(place): \(Day(number: days.lowerBound)) to \(Day(number: days.upperBound))"
  }

  private init(before last: Int32, _ place: String) {
    frame = YearFrame(last: last)
    isSure = false
    because = ValueText(place)
  }

  private init?(_ year: Int, _ place: String) {
    guard let last = Day(year: year, month: 12, day: 31) else { return nil }
    frame = YearFrame(last: last.number)
    isSure = false
    because = "\(place): \(year)"
  }

  /// Whether days that follow each other in the file may be of this year. A few that stand alone among others may be far
  /// before these where something is paid by `instalments`: it was bought then.
  func holds(_ days: [Int32], instalments: Bool) -> Bool {
    if isSure { return true }
    func isLeap(_ day: Int32, _ other: Int32) -> Bool { abs(day - other) > 183 }
    let kept = days.indices.filter { place in
      guard instalments, place > 0, place + 1 < days.count else { return true }
      let (before, after) = (days[place - 1], days[place + 1])
      let isBefore = days[place] < min(before, after)
      return !(isBefore && isLeap(before, days[place]) && isLeap(days[place], after) && !isLeap(before, after))
    }
    return (days.count - kept.count) * 5 <= days.count
      && zip(kept, kept.dropFirst()).allSatisfy { !isLeap(days[$0], days[$1]) }
  }
}
