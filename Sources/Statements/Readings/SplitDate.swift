import Values

/// A date in three columns: its year, its month and its day.
struct SplitDate: Equatable, Sendable {
  var year: Int
  var month: Int
  var day: Int

  /// Nil unless one header each names the year, the month and the day: `Year`, `date_year`, `操作日(年)`, or, side by
  /// side and otherwise alike, `取扱日付　年`, `取扱日付　月` and `取扱日付　日`.
  init?(_ names: [String]) {
    let names = names.map { $0.folded.filter { $0 != " " } }
    func only(_ words: [String]) -> Int? {
      let columns = names.indices.filter { SplitDate.isCalled(names[$0], words) }
      return columns.count == 1 ? columns[0] : nil
    }
    if let year = only(SplitDate.years), let month = only(SplitDate.months), let day = only(SplitDate.days) {
      (self.year, self.month, self.day) = (year, month, day)
    } else if let year = names.indices.dropLast(2).first(where: { SplitDate.isDate(names[$0...($0 + 2)]) }) {
      (self.year, month, day) = (year, year + 1, year + 2)
    } else {
      return nil
    }
  }

  private static func isCalled(_ name: String, _ words: [String]) -> Bool {
    words.contains { name == $0 || name.hasSuffix("(\($0))") || name.hasSuffix("_\($0)") }
  }

  /// Three names that begin alike and end with year, month and day.
  private static func isDate(_ names: ArraySlice<String>) -> Bool {
    let units = zip(names, [years, months, days])
    let stems = units.map { name, words in
      Set(words.filter { name.hasSuffix($0) }.map { name.dropLast($0.count) })
    }
    return stems[0].contains { !$0.isEmpty && stems[1].contains($0) && stems[2].contains($0) }
  }

  private static let years = ["year", "jahr", "annee", "ano", "anno", "jaar", "ar", "rok", "год", "рік", "年", "년"]
  private static let months = [
    "month", "monat", "mois", "mes", "mese", "maand", "maned", "manad", "miesiac", "mesic", "месяц", "місяць", "月", "월",
  ]
  private static let days = [
    "day", "tag", "jour", "dia", "giorno", "dag", "dzien", "den", "день", "日", "일",
  ]

  /// The day of a row as `Day.number`; nil where the calendar has none.
  func day(of row: RowFields) -> Int32? {
    SplitDate.day(row.string(year), row.string(month), row.string(day))
  }

  func day(of record: Int, in records: Records) -> Int32? {
    SplitDate.day(
      records.trimmed(record: record, field: year), records.trimmed(record: record, field: month),
      records.trimmed(record: record, field: day))
  }

  private static func day(_ year: String, _ month: String, _ day: String) -> Int32? {
    guard year.utf8.count == 4, let year = Int(year), let month = Int(month), let day = Int(day) else { return nil }
    return Day(year: year, month: month, day: day)?.number
  }
}
