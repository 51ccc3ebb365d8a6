import Values

/// Finds the days that a file's name says it covers: `current-2025-04.csv`, `20250101_20250331.csv`.
enum DaysInName {
  /// Of two days the span between them, of one month alone its days; nil for anything else, one day above all, which
  /// is most often that of the export.
  static func span(of name: String) -> ClosedRange<Int32>? {
    let numbers = name.numbers
    var days: [Int32] = []
    var months: [ClosedRange<Int32>] = []
    var place = 0
    while place < numbers.count {
      let number = numbers[place]
      place += 1
      if number.utf8.count == 8, let value = Int(number), let day = day(value / 10_000, value / 100 % 100, value % 100)
      {
        days.append(day)
      }
      guard number.utf8.count == 4, let year = Int(number), let month = pair(numbers, place) else { continue }
      if let last = pair(numbers, place + 1) {
        if let day = day(year, month, last) { days.append(day) }
        place += 2
      } else if let first = day(year, month, 1),
        let next = month == 12 ? day(year + 1, 1, 1) : day(year, month + 1, 1)
      {
        months.append(first...(next - 1))
        place += 1
      }
    }
    if days.count == 2, months.isEmpty, days[0] < days[1] { return days[0]...days[1] }
    return days.isEmpty && months.count == 1 ? months[0] : nil
  }

  /// The one day that the name states, most often that of the export.
  static func day(of name: String) -> Int32? {
    let numbers = name.numbers
    let days = numbers.indices.compactMap { place -> Int32? in
      guard let value = Int(numbers[place]) else { return nil }
      if numbers[place].utf8.count == 8 { return day(value / 10_000, value / 100 % 100, value % 100) }
      guard numbers[place].utf8.count == 4, let month = pair(numbers, place + 1), let last = pair(numbers, place + 2)
      else { return nil }
      return day(value, month, last)
    }
    return days.count == 1 ? days[0] : nil
  }

  /// The one year that stands in the name by itself.
  static func year(of name: String) -> Int? {
    let years = Set(name.numbers.filter { $0.utf8.count == 4 }.compactMap { Int($0) }.filter { 1990..<2100 ~= $0 })
    return years.count == 1 ? years.first : nil
  }

  /// The number of two digits at `place`.
  private static func pair(_ numbers: [Substring], _ place: Int) -> Int? {
    place < numbers.count && numbers[place].utf8.count == 2 ? Int(numbers[place]) : nil
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int32? {
    (1990..<2200).contains(year) ? Day(year: year, month: month, day: day)?.number : nil
  }
}
