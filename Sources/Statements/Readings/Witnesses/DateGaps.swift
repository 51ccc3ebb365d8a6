/// The dates of one row, booked and valued, lie a few days apart.
enum DateGaps {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    let gaps = dates.gaps(order)
    guard gaps.count >= 2 else { return .silent }
    let isFar = gaps.count { $0 > 20 } * 2 >= gaps.count
    let bits = gaps.allSatisfy { $0 <= 10 } ? Weights.dateGaps : isFar ? 0 : Weights.dateGaps / 2
    return .supports(bits, "only so the dates of each row lie a few days apart")
  }
}
