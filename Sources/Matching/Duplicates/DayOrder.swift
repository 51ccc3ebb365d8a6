import Values

/// The drafts by day, then amount, then place in the file: one number per draft.
///
/// Statements are nearly sorted by day, so days are counted, not compared.
func draftsByDayAndAmount(_ drafts: Drafts) -> [Int32] {
  guard drafts.count > 0 else { return [] }
  var keys = byDay(drafts.days).map { AmountKey(amount: drafts.amounts[Int($0)], draft: $0) }
  var start = 0
  while start < keys.count {
    let day = drafts.days[Int(keys[start].draft)]
    var end = start + 1
    while end < keys.count, drafts.days[Int(keys[end].draft)] == day { end += 1 }
    if end - start > 1 { keys[start..<end].sort() }
    start = end
  }
  return keys.map(\.draft)
}

/// Indices of `days` in the order of days, equal days in their own order.
private func byDay(_ days: [Int32]) -> [Int32] {
  var (low, high, sorted) = (days[0], days[0], true)
  var previous = days[0]
  for day in days {
    low = min(low, day)
    high = max(high, day)
    sorted = sorted && previous <= day
    previous = day
  }
  if sorted { return (0..<Int32(days.count)).map { $0 } }
  let width = Int(high) - Int(low) + 1
  guard width <= 4 * days.count + 100_000 else {
    return (0..<Int32(days.count)).sorted { (days[Int($0)], $0) < (days[Int($1)], $1) }
  }
  var places = [Int32](repeating: 0, count: width + 1)
  for day in days { places[Int(day - low) + 1] += 1 }
  for index in 1...width { places[index] += places[index - 1] }
  var order = [Int32](repeating: 0, count: days.count)
  for (index, day) in days.enumerated() {
    let place = Int(day - low)
    order[Int(places[place])] = Int32(index)
    places[place] += 1
  }
  return order
}

private struct AmountKey: Comparable {
  var amount: Int64
  var draft: Int32

  static func < (left: AmountKey, right: AmountKey) -> Bool {
    left.amount != right.amount ? left.amount < right.amount : left.draft < right.draft
  }
}
