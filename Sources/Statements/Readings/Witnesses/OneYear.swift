/// An export covers a year or so, as a rule.
enum OneYear {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    guard dates.profile.dates >= 3 else { return .silent }
    let length = dates.spanLength(order)
    let bits = length <= 400 ? Weights.oneYear : length <= 1000 ? Weights.oneYear / 2 : 0
    return .supports(bits, "only so the days lie within one year or so")
  }
}
