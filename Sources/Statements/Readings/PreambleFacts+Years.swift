import Lexicon
import Values

/// Months and years that lines around a table name, for rows whose days are written without a year.
extension PreambleFacts {
  mutating func noteMonths(_ cell: String, label: String? = nil) {
    guard cell.utf8.count <= 120, cell.contains(where: \.isNumber) else { return }
    if let month = PreambleFacts.signedMonth(in: cell) ?? PreambleFacts.slashedMonth(in: cell) {
      return months.append(month)
    }
    let words = cell.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    let known = months.count
    defer {
      if months.count == known + 2, PartWords.span.areIn(cell) || label.map({ PartWords.span.areIn($0) }) ?? false {
        spansOfMonths.append(months[known].lowerBound...max(months[known].lowerBound, months[known + 1].upperBound))
      }
    }
    for (place, word) in words.enumerated() {
      // `07/08/2026` is a day.
      let isOfDay = place > 1 && words[(place - 2)..<place].allSatisfy { $0.allSatisfy(\.isNumber) }
      let isYear = PreambleFacts.year(word) != nil && !isOfDay
      if isYear, place > 0, let month = PreambleFacts.month(startingOn: "1 \(words[place - 1]) \(word)") {
        months.append(month)
      } else if word.utf8.count == 7, let month = PreambleFacts.month(startingOn: word + "-01") {
        months.append(month)
      }
    }
    let numbers = words.filter { $0.contains(where: \.isNumber) }
    guard words.count <= 8, numbers.allSatisfy({ $0.utf8.count <= 2 || PreambleFacts.year($0) != nil }) else { return }
    years += numbers.compactMap { PreambleFacts.year($0) }
  }

  static func months(in text: String) -> [ClosedRange<Int32>] {
    var facts = PreambleFacts()
    facts.noteMonths(text)
    return facts.months
  }

  static func year(_ word: String) -> Int? {
    guard word.utf8.count == 4, let year = Int(word), 1990..<2100 ~= year else { return nil }
    return year
  }

  /// The month whose first day the text is.
  private static func month(startingOn text: String) -> ClosedRange<Int32>? {
    let first = unsafe text.withUTF8Bytes {
      unsafe DateField.parse($0, order: .dmy) ?? DateField.parse($0, order: .ymd)
    }
    guard let first else { return nil }
    let day = Day(number: first).civil
    guard day.day == 1 else { return nil }
    return first...(first + Int32(Day.length(ofMonth: day.month, year: day.year)) - 1)
  }

  /// `2026/02信用卡對帳單`, `Statement 02/2026`: a year and a month with a slash between them, and no other digits.
  private static func slashedMonth(in cell: String) -> ClosedRange<Int32>? {
    let words = cell.split { !($0.isASCII && $0.isNumber) && $0 != "/" }
    guard cell.contains(where: \.isLetter), words.count == 1 else { return nil }
    let parts = words[0].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let year = parts.first(where: { $0.count == 4 }), PreambleFacts.year(String(year)) != nil,
      let month = parts.first(where: { (1...2).contains($0.count) }).flatMap({ Int($0) })
    else { return nil }
    return PreambleFacts.month(startingOn: "\(year)-\(month < 10 ? "0" : "")\(month)-01")
  }

  /// `2025年1月` without a day behind it.
  private static func signedMonth(in cell: String) -> ClosedRange<Int32>? {
    for (yearSign, monthSign) in [("年", "月"), ("년", "월")] {
      let parts = cell.split(separator: Character(yearSign), maxSplits: 1)
      guard parts.count == 2, let end = parts[1].firstIndex(of: Character(monthSign)) else { continue }
      let digits = parts[0].reversed().prefix { $0.isNumber }.reversed()
      let behind = parts[1][parts[1].index(after: end)...].first { $0 != " " }
      guard let month = Int(parts[1][..<end].filter { $0 != " " }), digits.count == 4, behind?.isNumber != true
      else { continue }
      return PreambleFacts.month(startingOn: "\(String(digits))-\(month < 10 ? "0" : "")\(month)-01")
    }
    return nil
  }
}
