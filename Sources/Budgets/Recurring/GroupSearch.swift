import Values

/// What recurs among all rows of one payee, account, currency and direction.
struct GroupSearch {
  /// By day.
  let occurrences: [Occurrence]

  /// With the rows that only make sense beside them.
  func series(pending: inout [Occurrence]) -> [Series] {
    var reading = reading()
    if reading.chains.isEmpty, let trial { return [trial] }
    return reading.chains.map { chain in
      var series = Series(chain)
      series.takeTrial(from: &reading.rest)
      series.takeNext(from: &reading.rest)
      series.takeNext(from: &pending)
      return series
    }
  }

  /// Nothing, and then a price, at most a month apart.
  private var trial: Series? {
    guard occurrences.count == 2, occurrences[0].amount == 0, occurrences[1].amount != 0 else { return nil }
    let chain = Chain(Run(occurrences[1], on: Schedule(.month, from: occurrences[1])))
    var (series, rest) = (Series(chain), [occurrences[0]])
    series.takeTrial(from: &rest)
    return rest.isEmpty ? series : nil
  }

  /// As one series, or as one for each amount: whatever explains more.
  private func reading() -> Pool.Reading {
    let whole = Pool(occurrences: occurrences, among: occurrences.count, isOneAmount: isOneAmount).reading()
    guard occurrences.count > 2, !whole.isWhole, !isOneAmount else { return whole }
    let parts = partsReading()
    return whole.chains.isEmpty || parts.evidence > whole.evidence ? parts : whole
  }

  private var isOneAmount: Bool { occurrences.allSatisfy { $0.amount == occurrences[0].amount } }

  /// One for each amount that came three times.
  private var pools: [Pool] {
    let often = often
    guard !often.isEmpty else { return [] }
    let pools = Dictionary(grouping: occurrences.filter { often.contains($0.amount) }, by: \.amount)
    return pools.sorted { $0.key < $1.key }.map { _, rows in
      Pool(occurrences: rows, among: occurrences.count, isOneAmount: true)
    }
  }

  /// Amounts that came three times.
  private var often: Set<Int64> {
    // Most came once. Of those whose hash came less than three times, none came so often itself.
    let bits = max(4, Int.bitWidth - (occurrences.count * 4).leadingZeroBitCount)
    func place(_ amount: Int64) -> Int {
      Int(truncatingIfNeeded: (UInt64(bitPattern: amount) &* 0x9e37_79b9_7f4a_7c15) >> UInt64(64 - bits))
    }
    var counts = Array(repeating: UInt8(0), count: 1 << bits)
    for occurrence in occurrences {
      let place = place(occurrence.amount)
      counts[place] = min(counts[place] + 1, 3)
    }
    let amounts = occurrences.lazy.map(\.amount).filter { counts[place($0)] == 3 }.sorted()
    return Set(zip(amounts, amounts.dropFirst(2)).filter(==).map(\.0))
  }

  private func partsReading() -> Pool.Reading {
    let found = pools.flatMap { $0.reading().chains }
    guard !found.isEmpty else { return Pool.Reading(rest: occurrences, evidence: .min) }
    var parts = Pool.Reading(chains: Chain.joined(found))
    let left = occurrences.without(found)
    let rest = Pool(occurrences: left, among: left.count, isOneAmount: false).reading()
    parts.chains = Chain.joined(parts.chains + rest.chains)
    parts.rest = rest.rest
    parts.evidence = parts.chains.reduce(0) { $0 + $1.evidence } + parts.rest.count * Evidence.extra
    return parts
  }
}
