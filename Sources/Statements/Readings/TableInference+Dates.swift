import Lexicon
import Values

/// What other columns say of the order in which dates name their parts.
extension TableInference {
  /// How many days lie between the dates of each row that has several, read in that order.
  func gaps(_ day: Int, order: DateOrder) -> [Int32] {
    let others = roles.columns.filter { column in
      column != day && roles.profiles[column].isDates
        && (roles.isForemost(column, .date) || roles.isForemost(column, .valueDate))
    }
    guard !others.isEmpty else { return [] }
    var gaps: [Int32: Int32] = [:]
    for record in shape.entries.prefix(TableInference.mostTexts) {
      guard let own = self.day(record, day, order) else { continue }
      for other in others {
        guard let second = self.day(record, other, order) ?? self.day(record, other, .ymd) else { continue }
        gaps[own] = max(gaps[own] ?? 0, abs(own - second))
      }
    }
    return Array(gaps.values)
  }

  /// A number of the first row that holds its day, where those of all rows do.
  func numbered(_ day: Int, order: DateOrder, counted: Bool) -> String? {
    let columns = roles.columns.filter { column in
      let profile = roles.profiles[column]
      return column != day && !profile.isDates && profile.filled == profile.rows && profile.amounts.marked == 0
    }
    let records = shape.entries.prefix(TableInference.mostTexts)
    let days = records.compactMap { self.day($0, day, order) }
    guard days.count == records.count else { return nil }
    return columns.lazy.compactMap { column in
      NumberedDays.sample(
        zip(records, days).map { (Array(sample.trimmed(record: $0, field: column).utf8), $1) }, counted: counted)
    }.first
  }

  /// Dates among the words of the lines below the last row: when the file was made, what it covers.
  var datesBelow: [String] {
    shape.below.flatMap { record in
      sample.texts(of: record).filter { $0.utf8.count <= TableInference.longestLine }
        .flatMap { PreambleFacts.dates(in: $0) }
    }
  }

  /// In bytes. Longer ones are the small print.
  private static let longestLine = 120

  func day(_ record: Int, _ column: Int, _ order: DateOrder) -> Int32? {
    unsafe sample.bytes.with(sample.range(record: record, field: column)) { unsafe plan.day($0, order: order) }
  }

  /// Amounts are written with a decimal comma, none with a decimal point, and not in dollars of Canada.
  var hasDecimalCommas: Bool {
    func plainDecimals(_ mark: UInt8) -> Int {
      roles.columns.reduce(0) { count, column in
        let amounts = roles.profiles[column].amounts
        guard roles.profiles[column].isNumbers else { return count }
        return count + amounts.withDecimals(mark) - amounts.withThreeDecimals(mark)
      }
    }
    guard !currencies.contains(Currency("CAD")) else { return false }
    return plainDecimals(UInt8(ascii: ",")) > 0 && plainDecimals(UInt8(ascii: ".")) == 0
  }

  /// Amounts are grouped by lakhs.
  var hasLakhs: Bool { roles.profiles.contains { $0.isNumbers && $0.amounts.hasLakhs } }

  /// The header is in a language of countries that put the day first, and no currency is that of others.
  var isDayFirstLanguage: Bool {
    let languages = HeaderWords.languages(of: shape.names)
    guard !languages.isEmpty, languages.isDisjoint(with: .withMonthFirst),
      !shape.names.contains(where: { $0.unicodeScalars.contains { $0.isEastAsian } })
    else { return false }
    return !currencies.contains(where: TableInference.monthFirst.contains)
  }

  /// The table is in a currency, and none is one of those whose countries may put the month first.
  var isDayFirstCurrency: Bool {
    let known = currencies.compactMap { $0 }
    return !known.isEmpty && !known.contains(where: TableInference.monthFirst.contains)
  }

  private static let monthFirst = ["USD", "CAD", "PHP"].map { Currency($0) }

  /// The currencies that the table and the lines around it name.
  private var currencies: [Currency?] {
    let stated = [facts.currency, hints.currency] + shape.names.map { HeaderCurrency.named(in: $0) }
    let written = roles.profiles.filter(\.isSmall).flatMap { profile in
      profile.values.texts.map { Currency.written(String(decoding: $0, as: UTF8.self)) }
    }
    return stated + written
  }
}
