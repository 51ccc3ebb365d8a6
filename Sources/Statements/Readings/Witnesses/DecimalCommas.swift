/// Where a comma parts the decimals the month never comes first. A spreadsheet elsewhere may have written the dates anew, but
/// without zeros in front.
enum DecimalCommas {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    guard order != .mdy, dates.profile.isPadded, dates.spanLength(.dmy) <= dates.spanLength(.mdy),
      dates.hasDecimalCommas()
    else { return .silent }
    return .supports(
      Weights.decimalCommas,
      "\(dates.profile.formName(order: order)): amounts have a decimal comma, as where the day comes first")
  }
}
