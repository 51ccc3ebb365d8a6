/// Another column of dates, or those above the table, which the same program wrote and of which one order alone reads all.
enum OtherDates {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    if let other = dates.others.first(where: { $0.orders == [order] }) {
      return .supports(Weights.otherDates, "another column of dates: " + DateCase.form(other, order))
    }
    guard let stated = dates.stated, stated.orders == [order] else { return .silent }
    let rival: DateOrder = order == .dmy ? .mdy : .dmy
    let text = stated.exclusion(of: rival).map { ", '\($0.text)'" } ?? ""
    return .supports(Weights.statedDates, "a date above the table: \(stated.formName(order: order))\(text)")
  }
}
