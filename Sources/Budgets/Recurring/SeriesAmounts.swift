/// What the rows of a series say of its amount.
extension Series {
  /// The latest amount that came twice in succession; else the median of the latest twelve, or what a trial became.
  var amount: Int64 {
    let amounts = occurrences.map(\.amount)
    let isSteady = zip(amounts, amounts.dropFirst()).filter { $0 == $1 }.count * 2 >= amounts.count - 1
    if isSteady, let place = amounts.indices.dropFirst().last(where: { amounts[$0] == amounts[$0 - 1] }) {
      return amounts[place]
    }
    guard amounts.count > 2 else { return last.amount }
    let latest = amounts.suffix(12).sorted()
    return latest[latest.count / 2]
  }

  var range: ClosedRange<Int64> {
    let latest = occurrences.suffix(12).map(\.amount)
    return (latest.min() ?? 0)...(latest.max() ?? 0)
  }

  /// The amount before the last one, where they differ by more than amounts did before.
  var before: Int64? {
    let steps = zip(occurrences, occurrences.dropFirst()).suffix(13).map { step($0.amount, $1.amount) }
    guard let latest = steps.last else { return nil }
    let (earlier, before) = (steps.dropLast().sorted(), occurrences[occurrences.count - 2].amount)
    guard !earlier.isEmpty else { return latest > 0 ? before : nil }
    let isSteady = earlier[(earlier.count - 1) / 2] == 0
    return latest > (isSteady ? 0 : 3 * earlier[earlier.count * 3 / 4]) ? before : nil
  }

  /// How far two amounts are apart, in tenths of a percent of the larger.
  private func step(_ one: Int64, _ other: Int64) -> Int64 {
    let more = Int128(max(one.magnitude, other.magnitude))
    return more == 0 ? 0 : Int64((Int128(one) - Int128(other)).magnitude * 1000 / more.magnitude)
  }
}
