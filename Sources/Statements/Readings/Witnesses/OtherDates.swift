/// Another column of dates, which the same program wrote and of which one order alone reads all.
enum OtherDates {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    guard let other = dates.others.first(where: { $0.orders == [order] }) else { return .silent }
    return .supports(Weights.otherDates, "another column of dates: " + DateCase.form(other, order))
  }
}
