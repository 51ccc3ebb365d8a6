import Values

/// The judge's axis of date orders. The calendar closes it where one order alone reads every date.
enum DateAxis {
  struct Decision {
    var order: DateOrder
    var because: ValueText
    /// See `Judge.Verdict`.
    var margin: Int?
    var question: Question?
  }

  /// In the order in which their words are given as the reason.
  private static let witnesses: [@Sendable (DateOrder, DateCase) -> Testimony] = [
    OtherDates.testimony, StatedSpan.testimony, StatedDay.testimony, DirectionOfTime.testimony, OneYear.testimony,
    DateGaps.testimony, NumberedDays.testimony, FewMonths.testimony, DecimalCommas.testimony, LakhGrouping.testimony,
    LanguageOrder.testimony,
    CurrencyOrder.testimony,
  ]

  /// The order of a format's dates. An answer for this file counts before all else; what is set for the account, only
  /// where the file leaves it open.
  static func decision(of dates: DateCase, _ hints: ReadingHints) -> Decision {
    var dates = dates
    dates.told = hints.answers["date_order"].flatMap(DateOrder.init(rawValue:))
    guard var decision = decide(dates) else {
      return Decision(order: .ymd, because: "the year has four digits")
    }
    if let usual = hints.dateOrder.flatMap(DateOrder.init(rawValue:)),
      decision.question?.options.contains(where: { $0.value == usual.rawValue }) ?? false
    {
      decision = Decision(order: usual, because: "the account's dates are so")
    }
    return decision
  }

  /// Nil where the column holds no date.
  static func decide(_ dates: DateCase) -> Decision? {
    let profile = dates.profile
    guard profile.dates > 0 else { return nil }
    if let told = dates.told, profile.count(in: told) > 0 {
      return Decision(order: told, because: "as told: \(profile.formName(order: told))")
    }
    var orders = profile.orders
    if orders.count > 1 { orders.removeAll { $0 == .ydm } }
    if orders.isEmpty { return mostly(dates) }
    if orders.count == 1 { return Decision(order: orders[0], because: ValueText(DateCase.form(profile, orders[0]))) }
    orders.sort { dates.spanLength($0) < dates.spanLength($1) }
    let verdict = Judge.verdict(witnesses.map { witness in orders.map { witness($0, dates) } }) {
      dates.areSame(orders[$0], orders[$1])
    }
    guard verdict.isDecided else { return ask(dates, verdict.survivors.map { orders[$0] }) }
    let order = orders[verdict.best]
    let because = verdict.because.plain.isEmpty ? ValueText(DateCase.form(profile, order)) : verdict.because
    return Decision(order: order, because: because, margin: verdict.margin)
  }

  /// No order reads all dates: the one that reads the most, where it clearly does.
  private static func mostly(_ dates: DateCase) -> Decision? {
    let counts = DateOrder.allCases.map { ($0, dates.profile.count(in: $0)) }.sorted { $0.1 > $1.1 }
    guard counts[0].1 > 0 else { return nil }
    if counts[0].1 == counts[1].1 { return ask(dates, [counts[0].0, counts[1].0]) }
    return Decision(
      order: counts[0].0,
      because: "\(counts[0].1) of \(dates.profile.dates) dates can be read so, more than in any other")
  }

  private static func ask(_ dates: DateCase, _ orders: [DateOrder]) -> Decision {
    let names = DateOrder.allCases.filter { orders.contains($0) }.map { "'\(dates.profile.formName(order: $0))'" }
    let question = Question(
      code: "date_order",
      message: "Is \(names.joined(separator: " or ")) meant? "
        + "Every date of the file can be read either way",
      // Days in ISO form in any style: their order is what is asked.
      options: orders.map { order in
        Question.Option(
          value: order.rawValue,
          label: "\(dates.profile.formName(order: order)): \(dates.profile.days(in: order).map(DateCase.text) ?? "")")
      })
    return Decision(order: orders[0], because: "not decided by the file", question: question)
  }
}
