package import Values

/// What a category's plan asks for in each period: the sum of its terms.
package struct PlanTemplate: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// `450`
    case amount(Int64)
    /// `12% of income`, or of one category of it
    case percent(Percent, of: String?)
    /// `1200 by 2026-12-25 every 12 months`
    case by(Int64, day: Day, everyMonths: Int?)
    /// `average 3`: the mean of what was spent in the last ended periods
    case average(Int)
    /// `up to 500`
    case upTo(Int64)
    /// `share 2`: a weight in what is left when all else has been given out
    case share(Int)
  }

  package struct Term: Equatable, Sendable {
    package var kind: Kind
    package var currency: Currency

    package init(_ kind: Kind, _ currency: Currency) {
      self.kind = kind
      self.currency = currency
    }
  }

  /// At least one.
  package var terms: [Term]

  package init(_ terms: [Term]) { self.terms = terms }
}

extension PlanTemplate.Term {
  /// Reads one term. A code at its end names the currency, else it is `currency`; after `of CATEGORY` the code is part
  /// of the category where `isCategory` knows it with it.
  package init(
    parsing text: some StringProtocol, currency: Currency, isCategory: (String) -> Bool = { _ in false }
  ) throws(BudgetTextFault) {
    var words = WordReader(text)
    guard let first = words.next() else { throw BudgetTextFault(.plan, offset: 0, length: text.count) }
    switch first.lowered {
    case "average", "share": self = try .counted(first, &words, currency)
    case "up": self = try .upTo(first, &words, currency)
    case _ where first.text.last == "%": self = try .percent(first, &words, currency, isCategory)
    default: self = try .amount(first, &words, currency)
    }
    try words.end()
  }

  private static func counted(
    _ first: TextWord, _ words: inout WordReader, _ currency: Currency
  ) throws(BudgetTextFault) -> Self {
    let isShare = first.lowered == "share"
    guard let word = words.next() else { throw first.fault(isShare ? .weight : .periods) }
    guard let count = Int(word.text), (1...(isShare ? 1000 : 120)).contains(count) else {
      throw word.fault(isShare ? .weight : .periods)
    }
    return Self(isShare ? .share(count) : .average(count), try words.takeCurrency() ?? currency)
  }

  private static func upTo(
    _ first: TextWord, _ words: inout WordReader, _ currency: Currency
  ) throws(BudgetTextFault) -> Self {
    guard words.take("to"), let word = words.next() else { throw first.fault(.plan) }
    let currency = try words.takeCurrency() ?? currency
    return Self(.upTo(try notNegative(word, currency)), currency)
  }

  private static func percent(
    _ first: TextWord, _ words: inout WordReader, _ currency: Currency, _ isCategory: (String) -> Bool
  ) throws(BudgetTextFault) -> Self {
    var percent: Percent
    do throws(BudgetTextFault) { percent = try Percent(parsing: first.text) } catch { throw first.fault(error.reason) }
    guard words.take("of"), !words.rest.isEmpty else { throw first.fault(.sourceMissing) }
    if words.take("income") { return Self(.percent(percent, of: nil), try words.takeCurrency() ?? currency) }
    var source: [String] = []
    while let word = words.next() { source.append(word.text) }
    let whole = source.joined(separator: " ")
    guard let code = source.last, source.count > 1, WordReader.isCode(code), !isCategory(whole),
      let stated = Currency(code), stated.isListed
    else { return Self(.percent(percent, of: whole), currency) }
    return Self(.percent(percent, of: source.dropLast().joined(separator: " ")), stated)
  }

  private static func amount(
    _ first: TextWord, _ words: inout WordReader, _ currency: Currency
  ) throws(BudgetTextFault) -> Self {
    guard let lead = first.text.utf8.first, lead == 43 || lead == 45 || lead == 46 || lead.isDigit else {
      throw first.fault(.plan)
    }
    let currency = try words.takeCurrency() ?? currency
    let amount = try notNegative(first, currency)
    guard words.take("by") else { return Self(.amount(amount), currency) }
    guard let word = words.next() else { throw first.fault(.day) }
    guard let day = Day(iso: word.text) else { throw word.fault(.day) }
    return Self(.by(amount, day: day, everyMonths: try months(&words)), currency)
  }

  /// What follows `by DAY`: nothing, or `every 12 months`.
  private static func months(_ words: inout WordReader) throws(BudgetTextFault) -> Int? {
    guard let every = words.rest.first, words.take("every") else { return nil }
    guard let word = words.next() else { throw every.fault(.months) }
    guard let months = Int(word.text), (1...1200).contains(months), words.take("months") || words.take("month") else {
      throw word.fault(.months)
    }
    return months
  }

  private static func notNegative(_ word: TextWord, _ currency: Currency) throws(BudgetTextFault) -> Int64 {
    let amount = try word.minorUnits(of: currency)
    guard amount >= 0 else { throw word.fault(.negative) }
    return amount
  }
}
