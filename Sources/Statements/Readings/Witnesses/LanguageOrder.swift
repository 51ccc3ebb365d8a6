/// Where the header is in a language of which no country puts the month first, nobody who writes it does. A spreadsheet
/// elsewhere may have written the dates anew, but without zeros in front.
enum LanguageOrder {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    if order == .ymd, dates.profile.form.style == .digits, dates.isOfEastAsia() {
      return .supports(
        Weights.languageOrder, "\(dates.profile.formName(order: order)): the year stands first in East Asia")
    }
    guard order != .mdy, dates.profile.isPadded, dates.spanLength(.dmy) <= dates.spanLength(.mdy),
      dates.isDayFirstLanguage()
    else { return .silent }
    return .supports(
      Weights.languageOrder,
      "\(dates.profile.formName(order: order)): the header's language names the day before the month")
  }
}
