import Values

/// Ranges of days as people write them in rules.
package enum DayRanges {
  /// Day numbers of `2025`, `2025-03`, `2025-03-04`, `2025-01..2025-06`, `2025-01-15..` or `..2024`; ends included.
  package static func dates(_ text: some StringProtocol) -> ClosedRange<Int32>? {
    let text = String(text.filter { $0 != " " })
    guard let (from, to) = splitRange(text) else { return span(of: text[...]) }
    guard !from.isEmpty || !to.isEmpty else { return nil }
    let lower = from.isEmpty ? Int32.min : span(of: from)?.lowerBound
    let upper = to.isEmpty ? Int32.max : span(of: to)?.upperBound
    guard let lower, let upper, lower <= upper else { return nil }
    return lower...upper
  }

  /// Days of the month: `5` or `1..5`.
  package static func daysOfMonth(_ text: some StringProtocol) -> ClosedRange<Int>? {
    let text = String(text.filter { $0 != " " })
    let (from, to) = splitRange(text) ?? (text[...], text[...])
    guard let lower = Int(from), let upper = Int(to), 1 <= lower, lower <= upper, upper <= 31 else { return nil }
    return lower...upper
  }

  /// ISO 8601 numbers of a weekday's English name, its first three letters, or a range of them: `mon..fri`.
  package static func weekdays(_ text: some StringProtocol) -> [Int]? {
    let text = String(text.filter { $0 != " " }).lowercased()
    let (from, to) = splitRange(text) ?? (text[...], text[...])
    guard let first = weekday(from), let last = weekday(to) else { return nil }
    return first <= last ? Array(first...last) : Array(first...7) + Array(1...last)
  }

  /// The names that `weekdays` knows, Monday first.
  package static let weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  private static func weekday(_ name: Substring) -> Int? {
    guard name.count >= 3 else { return nil }
    return weekdayNames.firstIndex { $0 == name || $0.prefix(3) == name }.map { $0 + 1 }
  }

  private static func span(of text: Substring) -> ClosedRange<Int32>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts[0].count == 4, parts.dropFirst().allSatisfy({ $0.count == 2 }) else {
      return nil
    }
    let numbers = parts.compactMap { UInt16($0) }.map(Int.init)
    guard numbers.count == parts.count, (1...9999).contains(numbers[0]) else { return nil }
    let year = numbers[0]
    if numbers.count == 3 { return Day(year: year, month: numbers[1], day: numbers[2]).map { $0.number...$0.number } }
    let months = numbers.count == 2 ? numbers[1]...numbers[1] : 1...12
    guard (1...12).contains(months.lowerBound),
      let first = Day(year: year, month: months.lowerBound, day: 1),
      let last = Day(
        year: year, month: months.upperBound, day: Day.length(ofMonth: months.upperBound, year: year))
    else { return nil }
    return first.number...last.number
  }
}
