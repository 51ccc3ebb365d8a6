import Values

/// Rows that wait and belong in: one of them, or the one set of up to three that makes the difference.
enum HeldCause {
  static func causes(_ search: CauseSearch) -> [Cause] {
    let singles = search.open.filter { $0.amount == search.gap.difference }
    if !singles.isEmpty { return kinds(of: singles, search) }
    guard let set = OpenSets(search.open, making: search.gap.difference).only else { return [] }
    let sets = (0..<set.count).reduce(1) { $0 * (search.open.count - $1) / ($1 + 1) }
    return [cause(search, set, isOneOf: false, weight: Likelihood(1, in: sets))]
  }

  /// Held rows and pending ones are two causes.
  private static func kinds(of rows: [GapRow], _ search: CauseSearch) -> [Cause] {
    [GapRow.Standing.held, .pending].compactMap { standing in
      let rows = rows.filter { $0.standing == standing }
      guard !rows.isEmpty else { return nil }
      return cause(search, rows, isOneOf: rows.count > 1, weight: Likelihood(rows.count, in: search.open.count))
    }
  }

  private static func cause(_ search: CauseSearch, _ rows: [GapRow], isOneOf: Bool, weight: Likelihood) -> Cause {
    let isPending = rows.allSatisfy { $0.standing == .pending }
    return Cause(
      isPending ? .pending : .held, of: search.gap, rows: rows, isOneOf: isOneOf, remedy: .book,
      weight: weight * (isPending ? CauseFrequency.pending : CauseFrequency.held),
      message: message(search.gap, rows, isOneOf: isOneOf))
  }

  // MARK: Words

  private static func message(_ gap: Gap, _ rows: [GapRow], isOneOf: Bool) -> ValueText {
    let amount = gap.money(gap.difference)
    guard rows.count > 1 else {
      let name = gap.name(rows[0])
      return rows[0].standing == .pending
        ? "the pending row of \(amount) on \(name) was booked: it is exactly the difference"
        : "the held row of \(amount) on \(name) accounts for it exactly"
    }
    let what = word(rows)
    if isOneOf { return "one of \(rows.count) \(what) rows of \(amount) accounts for it exactly: \(gap.names(rows))" }
    let sum = rows.map { gap.money($0.amount) }.joined(separator: " and ")
    return "\(sum) make exactly \(amount): the \(what) rows on \(gap.names(rows))"
  }

  private static func word(_ rows: [GapRow]) -> String {
    if rows.allSatisfy({ $0.standing == .pending }) { return "pending" }
    return rows.contains { $0.standing == .pending } ? "held and pending" : "held"
  }
}

/// Sets of two or three rows that make a sum.
struct OpenSets {
  /// The smallest set that does, where no other of its size does.
  private(set) var only: [GapRow]?

  /// More rows than these are not tried.
  private static let limit = 400

  init(_ rows: [GapRow], making sum: Int64) {
    guard rows.count > 1, rows.count <= OpenSets.limit else { return }
    var places: [Int64: [Int]] = [:]
    for (place, row) in rows.enumerated() { places[row.amount, default: []].append(place) }
    var found: [Int] = []
    for size in 2...3 {
      let count = OpenSets.count(size, rows.map(\.amount), places, sum, &found)
      if count == 1 { only = found.map { rows[$0] } }
      if count > 0 { return }
    }
  }

  /// How many sets there are, 2 for several; `found` becomes the first.
  private static func count(
    _ size: Int, _ amounts: [Int64], _ places: [Int64: [Int]], _ sum: Int64, _ found: inout [Int]
  ) -> Int {
    var count = 0
    func take(_ first: [Int], _ last: Int) {
      count += 1
      if count == 1 { found = first + [last] }
    }
    for one in amounts.indices {
      if size == 2 {
        for last in places[sum &- amounts[one]] ?? [] where last > one { take([one], last) }
      } else {
        for two in (one + 1)..<max(one + 1, amounts.count) {
          for last in places[sum &- amounts[one] &- amounts[two]] ?? [] where last > two { take([one, two], last) }
          if count > 1 { return count }
        }
      }
      if count > 1 { return count }
    }
    return count
  }
}
