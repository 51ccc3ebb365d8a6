/// A statement in a currency of countries that put the day first: so do their banks, if not every program that people
/// there use.
enum CurrencyOrder {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    guard order != .mdy, dates.profile.isPadded, dates.spanLength(.dmy) <= dates.spanLength(.mdy),
      !dates.isDayFirstLanguage(), dates.isDayFirstCurrency()
    else { return .silent }
    return .supports(
      Weights.currencyOrder,
      "\(dates.profile.formName(order: order)): the currency's countries name the day before the month")
  }
}
