/// Another column of dates, those around the table or those in the rows' texts, which the same program wrote and of
/// which one order alone reads all.
enum OtherDates {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    if let other = dates.others.first(where: { $0.orders == [order] }) {
      return .supports(Weights.otherDates, "another column of dates: " + DateCase.form(other, order))
    }
    if let stated = dates.stated, stated.orders == [order] { return testimony(of: order, stated, "beside the table") }
    guard let said = dates.inTexts(), said.orders == [order] else { return .silent }
    return testimony(of: order, said, "in the text of a row")
  }

  private static func testimony(of order: DateOrder, _ dates: DateProfile, _ place: String) -> Testimony {
    let rival: DateOrder = order == .dmy ? .mdy : .dmy
    let text = dates.exclusion(of: rival).map { ", '\($0.text)'" } ?? ""
    return .supports(Weights.statedDates, "a date \(place): \(dates.formName(order: order))\(text)")
  }
}
