/// Finds the days that a file's name says it covers: `current-2025-04.csv`, `20250101_20250331.csv`.
enum DaysInName {
  /// Of two days the span between them, of one month alone its days; nil for anything else, one day above all, which
  /// is most often that of the export.
  static func span(of name: String) -> ClosedRange<Int32>? {
    let numbers = name.split { !$0.isASCII || !$0.isNumber }.map(String.init)
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

  /// The number of two digits at `place`.
  private static func pair(_ numbers: [String], _ place: Int) -> Int? {
    place < numbers.count && numbers[place].utf8.count == 2 ? Int(numbers[place]) : nil
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int32? {
    (1990..<2200).contains(year) ? Day(year: year, month: month, day: day)?.number : nil
  }
}
