import Values

/// Banks write rows oldest or newest first: days that go back and forth are hardly read rightly.
enum DirectionOfTime {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    let steps = dates.profile.steps(in: order)
    let (fewer, more) = (min(steps.rising, steps.falling), max(steps.rising, steps.falling))
    let because = "only so the rows run in one direction of time"
    if fewer == 0 { return more >= 3 ? .supports(Weights.oneDirection, because) : .silent }
    let jumps = fewer * 6 >= steps.rising + steps.falling
    return jumps ? .silent : .supports(Weights.oneDirection / 2, because)
  }
}
