/// Amounts grouped by lakhs, `1,23,456.78`: only programs of South Asia write so, and there the day comes first. A
/// spreadsheet elsewhere may have written the dates anew, but without zeros in front.
enum LakhGrouping {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    guard order != .mdy, dates.profile.isPadded, dates.spanLength(.dmy) <= dates.spanLength(.mdy), dates.hasLakhs()
    else { return .silent }
    return .supports(
      Weights.lakhGrouping,
      "\(dates.profile.formName(order: order)): amounts are grouped by lakhs, as where the day comes first")
  }
}
