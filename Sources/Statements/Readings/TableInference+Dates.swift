import Lexicon
import Values

/// In which order the dates of a column name day, month and year, in which year, and by which calendar; and what other
/// columns say of it.
extension TableInference {
  /// False where its days are none of the usual calendar, or cannot lie in the stated year.
  mutating func decideDates(_ day: Int) -> Bool {
    let before = self
    if tryDates(day) { return true }
    self = before
    return false
  }

  private mutating func tryDates(_ day: Int) -> Bool {
    let others = roles.columns.filter { $0 != day && roles.profiles[$0].isDates }
    let profile = roles.profiles[day].dates
    plan.yearFrame = year?.frame
    plan.monthLanguages = profile.languages
    plan.era = profile.era
    var dates = DateCase(profile: profile, others: others.map { roles.profiles[$0].dates })
    dates.told = (hints.answers["date_order"] ?? hints.dateOrder).flatMap(DateOrder.init(rawValue:))
    dates.stated = PreambleFacts.profile(of: facts.dates + datesBelow, like: profile.form)
    let table = self
    dates.span = { table.span(profile, order: $0) }
    dates.inTexts = { PreambleFacts.profile(of: table.wordsOfTexts, like: profile.form) }
    dates.statedDay = { table.facts.day(order: $0) }
    dates.days = { table.days(in: day, order: $0) }
    dates.gaps = { table.gaps(day, order: $0) }
    dates.numbered = { table.numbered(day, order: $0, counted: $1) }
    dates.hasDecimalCommas = { table.hasDecimalCommas }
    dates.hasLakhs = { table.hasLakhs }
    dates.isDayFirstLanguage = { table.isDayFirstLanguage }
    dates.isOfEastAsia = { table.shape.names.contains { $0.unicodeScalars.contains { $0.isEastAsian } } }
    dates.isDayFirstCurrency = { table.isDayFirstCurrency }
    guard let decision = DateAxis.decide(dates) else { return false }
    plan.dateOrder = decision.order
    if let days = profile.days(in: decision.order) {
      if NepaliCalendar.isOnly(days) { return false }
      // The names of months that are known are those of the usual calendar.
      if profile.form.style != .named,
        EthiopianCalendar.mayBe(shape.names, above: (0..<shape.header.lowerBound).flatMap { sample.texts(of: $0) }),
        dates.numbered(decision.order, true) == nil
      {
        askCalendar("Ethiopian one", days)
      } else if let era = ShortYears.otherEra(of: profile.form, decision.order, days, under: shape.names) {
        askCalendar(era, days)
      }
    }
    if let year, profile.form.yearDigits == 0 {
      guard year.holds(days(in: day, order: decision.order), instalments: isPaidInParts) else { return false }
      note("year", year.because)
    }
    plan.dateFormat = profile.formName(order: decision.order)
    note("dates", decision.because, margin: decision.margin)
    note("booking day", "'\(shape.names[day])'" + (plan.split == nil ? "" : " and the columns of its month and day"))
    if let question = decision.question { questions.append(question) }
    if let value = roles.valueDay(besides: day) {
      let orders = roles.profiles[value].dates.orders
      plan.valueOrder = orders.contains(decision.order) ? decision.order : orders.first ?? decision.order
    }
    return true
  }

  /// A header calls a column that of instalments, or texts number them: `SHOP 02/06`.
  private var isPaidInParts: Bool {
    shape.names.contains(where: RowWords.isInstalment)
      || shape.entries.prefix(TableInference.mostTexts).contains { record in
        sample.texts(of: record).contains(where: Instalments.areNumbered)
      }
  }

  private mutating func askCalendar(_ other: String, _ days: ClosedRange<Int32>) {
    guard hints.answers["calendar"] != "gregorian" else { return }
    let text = DateCase.text(days)
    questions.append(
      Question(
        code: "calendar", message: "Are the days those of the usual calendar, \(text), or of the \(other)?",
        options: [Question.Option(value: "gregorian", label: "the usual calendar: \(text)")]))
  }

  /// The words with digits in the texts of the first rows.
  private var wordsOfTexts: [String] {
    let texts = roles.columns.filter { roles.profiles[$0].isText }
    return shape.entries.prefix(TableInference.mostTexts).flatMap { record in
      texts.flatMap { column in
        sample.trimmed(record: record, field: column).split(separator: " ").filter { $0.first?.isNumber ?? false }
          .map(String.init)
      }
    }
  }

  /// The days of a column, row by row.
  private func days(in column: Int, order: DateOrder) -> [Int32] {
    shape.entries.compactMap { self.day($0, column, order) }
  }

  /// The days that the lines above the table state, else those in the file's name, which may also be those of the
  /// export: they count only where several days lie in them.
  private func span(_ profile: DateProfile, order: DateOrder) -> ClosedRange<Int32>? {
    if !facts.dates.isEmpty { return facts.span(order: order) }
    if facts.spansOfMonths.count == 1 { return facts.spansOfMonths[0] }
    guard let days = profile.days(in: order), days.lowerBound < days.upperBound else { return nil }
    return facts.named
  }

  // MARK: Other columns

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
