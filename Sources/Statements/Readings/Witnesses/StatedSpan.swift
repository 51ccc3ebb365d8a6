import Values

/// The days that the file says it covers: above the table, or in its name.
enum StatedSpan {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    guard let days = dates.profile.days(in: order), let span = dates.span(order),
      span.lowerBound - 7 <= days.lowerBound, days.upperBound <= span.upperBound + 7
    else { return .silent }
    return .supports(
      Weights.statedSpan, because: "only so all days lie in the span that the file states, \(DateCase.text(span))")
  }
}
