/// Another column of dates, those around the table or those in the rows' texts, which the same program wrote and of
/// which one order alone reads all.
enum OtherDates {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    if let other = dates.others.first(where: { $0.orders == [order] && isOfTime($0, order, dates) }) {
      return .supports(Weights.otherDates, "another column of dates: " + DateCase.form(other, order))
    }
    if let stated = dates.stated, stated.orders == [order] { return testimony(of: order, stated, "beside the table") }
    guard let said = dates.inTexts(), said.orders == [order] else { return .silent }
    return testimony(of: order, said, "in the text of a row")
  }

  /// What is written in another form and lies years apart is no date: the code of a branch, `11-22-33`.
  private static func isOfTime(_ other: DateProfile, _ order: DateOrder, _ dates: DateCase) -> Bool {
    let (form, own) = (other.form, dates.profile.form)
    if form.firstSeparator == own.firstSeparator, form.yearDigits == own.yearDigits { return true }
    guard let days = other.days(in: order), let around = dates.profile.days(in: order) else { return false }
    return days.upperBound >= around.lowerBound - 800 && days.lowerBound <= around.upperBound + 800
  }

  private static func testimony(of order: DateOrder, _ dates: DateProfile, _ place: String) -> Testimony {
    let rival: DateOrder = order == .dmy ? .mdy : .dmy
    let text = dates.exclusion(of: rival).map { ", '\($0.text)'" } ?? ""
    return .supports(Weights.statedDates, "a date \(place): \(dates.formName(order: order))\(text)")
  }
}
