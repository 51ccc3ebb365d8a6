import Values

/// Decides in which order the dates of a table name day, month and year, or asks.
enum DateInference {
  struct Decision {
    var order: DateOrder
    var because: String
    var question: Question?
  }

  /// `others`: the table's other date columns, which the same program wrote. `span`: the days that the file says it
  /// covers, read in that order. `gaps`: the days between the dates of each row. `hasDecimalCommas`: amounts have them.
  /// Nil where the column holds no date.
  static func decide(
    _ profile: DateProfile, others: [DateProfile], hints: ReadingHints,
    span: (DateOrder) -> ClosedRange<Int32>?, gaps: (DateOrder) -> [Int32] = { _ in [] },
    hasDecimalCommas: @autoclosure () -> Bool = false
  ) -> Decision? {
    guard profile.dates > 0 else { return nil }
    if let told = (hints.answers["date_order"] ?? hints.dateOrder).flatMap(DateOrder.init(rawValue:)),
      count(profile, told) > 0
    {
      return Decision(order: told, because: "as told: \(profile.formName(order: told))")
    }
    var orders = profile.orders
    if orders.count > 1 { orders.removeAll { $0 == .ydm } }
    if orders.isEmpty { return mostly(profile) }
    if orders.count == 1 { return Decision(order: orders[0], because: reason(profile, orders[0])) }
    for other in others where other.orders.count == 1 && orders.contains(other.orders[0]) {
      let order = other.orders[0]
      return Decision(order: order, because: "another column of dates: " + reason(other, order))
    }
    if let order = onlyOne(orders, where: { isWithin(profile.days(in: $0), span($0)) }), let span = span(order) {
      return Decision(
        order: order, because: "only so all days lie in the span that the file states, \(text(span))")
    }
    if let order = onlyOne(orders, where: { runsOneWay(profile, $0) }),
      orders.allSatisfy({ $0 == order || jumps(profile, $0) })
    {
      return Decision(order: order, because: "only so the rows run in one direction of time")
    }
    if let order = onlyOne(orders, where: { spanLength(profile, $0) <= 400 }), profile.dates >= 3,
      orders.allSatisfy({ $0 == order || spanLength(profile, $0) > 1000 })
    {
      return Decision(order: order, because: "only so the days lie within one year or so")
    }
    if let order = onlyOne(orders, where: { isNear(gaps($0)) }), orders.allSatisfy({ $0 == order || isFar(gaps($0)) }) {
      return Decision(order: order, because: "only so the dates of each row lie a few days apart")
    }
    // Where a comma parts the decimals the day comes first. A spreadsheet elsewhere may have written the dates anew, but
    // without zeros in front.
    if orders == [.dmy, .mdy], profile.isPadded, spanLength(profile, .dmy) <= spanLength(profile, .mdy),
      hasDecimalCommas()
    {
      return Decision(
        order: .dmy,
        because: "\(profile.formName(order: .dmy)): amounts have a decimal comma, as where the day comes first")
    }
    return ask(profile, orders)
  }

  private static func isNear(_ gaps: [Int32]) -> Bool { gaps.count >= 2 && gaps.allSatisfy { $0 <= 10 } }

  private static func isFar(_ gaps: [Int32]) -> Bool { gaps.count { $0 > 20 } * 2 >= gaps.count }

  private static func onlyOne(_ orders: [DateOrder], where fits: (DateOrder) -> Bool) -> DateOrder? {
    let fitting = orders.filter(fits)
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// No order reads all dates: the one that reads the most, where it clearly does.
  private static func mostly(_ profile: DateProfile) -> Decision? {
    let counts = DateOrder.allCases.map { ($0, count(profile, $0)) }.sorted { $0.1 > $1.1 }
    guard counts[0].1 > 0 else { return nil }
    if counts[0].1 == counts[1].1 { return ask(profile, [counts[0].0, counts[1].0]) }
    return Decision(
      order: counts[0].0, because: "\(counts[0].1) of \(profile.dates) dates can be read so, more than in any other")
  }

  private static func count(_ profile: DateProfile, _ order: DateOrder) -> Int {
    guard profile.days(in: order) != nil else { return 0 }
    let steps = profile.steps(in: order)
    return steps.count + 1
  }

  private static func reason(_ profile: DateProfile, _ order: DateOrder) -> String {
    let name = profile.formName(order: order)
    let rivals: [DateOrder] = order == .dmy ? [.mdy] : order == .mdy ? [.dmy] : []
    for rival in rivals {
      if let sample = profile.exclusion(of: rival) { return "\(name): line \(sample.line) has '\(sample.text)'" }
    }
    return profile.form.firstSeparator == UInt8(ascii: ".") && order == .dmy
      ? "\(name): dates with dots name the day first" : name
  }

  private static func isWithin(_ days: ClosedRange<Int32>?, _ span: ClosedRange<Int32>?) -> Bool {
    guard let days, let span else { return false }
    return span.lowerBound - 7 <= days.lowerBound && days.upperBound <= span.upperBound + 7
  }

  private static func runsOneWay(_ profile: DateProfile, _ order: DateOrder) -> Bool {
    let steps = profile.steps(in: order)
    return min(steps.rising, steps.falling) == 0 && max(steps.rising, steps.falling) >= 3
  }

  /// Goes back and forth often: no order in which a bank writes rows.
  private static func jumps(_ profile: DateProfile, _ order: DateOrder) -> Bool {
    let steps = profile.steps(in: order)
    let fewer = min(steps.rising, steps.falling)
    return fewer >= 1 && fewer * 6 >= steps.rising + steps.falling
  }

  private static func ask(_ profile: DateProfile, _ orders: [DateOrder]) -> Decision {
    let sorted = orders.sorted { spanLength(profile, $0) < spanLength(profile, $1) }
    let question = Question(
      code: "date_order",
      message: "Is \(names(profile, orders)) meant? "
        + "Every date of the file can be read either way",
      options: sorted.map { order in
        Question.Option(
          value: order.rawValue,
          label: "\(profile.formName(order: order)): \(profile.days(in: order).map(text) ?? "")")
      })
    return Decision(order: sorted[0], because: "not decided by the file", question: question)
  }

  /// `'DD/MM/YYYY' or 'MM/DD/YYYY'`, the day first.
  private static func names(_ profile: DateProfile, _ orders: [DateOrder]) -> String {
    DateOrder.allCases.filter { orders.contains($0) }.map { "'\(profile.formName(order: $0))'" }
      .joined(separator: " or ")
  }

  private static func spanLength(_ profile: DateProfile, _ order: DateOrder) -> Int32 {
    profile.days(in: order).map { $0.upperBound - $0.lowerBound } ?? .max
  }

  private static func text(_ days: ClosedRange<Int32>) -> String {
    "\(Day(number: days.lowerBound)) to \(Day(number: days.upperBound))"
  }
}
