import Values

/// Makes the readings of a table's columns: each candidate with each way in which its balance may follow.
struct ColumnReadings {
  let table: ParsedTable
  /// Whether a balance may tell the direction of amounts without a sign.
  let mayGiveSigns: Bool
  /// The column of balances before the rows, besides those after them.
  let balanceBefore: (Int) -> Int?
  /// What each row moved by its balances before and after it, which two columns are called.
  let changes: [Int64]?
  /// Columns that may be fees on top of the amounts, whatever they are called.
  let charges: [Int]
  /// Amounts and balances whose names say neither.
  let vague: [Interpretation]
  /// Pairs of columns that nothing names beside a balance.
  let unnamedPairs: [Interpretation]

  /// How many links must hold and move money where no name speaks.
  private static let fewestVague = 4

  /// What costs more is tried only where nothing simpler is proven.
  func all(_ candidates: [Interpretation], _ steps: DaySteps) -> [ColumnReading] {
    // A balance that a person declared has no reading without it.
    let moving = candidates.filter { !isStill($0) }
    let candidates = moving.isEmpty ? candidates : moving
    let newestFirst = steps.falling > steps.rising
    var readings = openingPlausibly(candidates.flatMap { chained($0, newestFirst).map(completed) })
    if !readings.contains(where: \.isProven) {
      let follows = readings.contains { $0.outcome != nil }
      readings += candidates.flatMap { onTop($0, newestFirst) }.filter { $0.isProven || !follows }
    }
    if !readings.contains(where: \.isProven) {
      readings += unnamedPairs.flatMap { chained($0, newestFirst) }.filter {
        $0.isProven && ($0.outcome?.telling ?? 0) >= ColumnReadings.fewestVague
      }
    }
    if !readings.contains(where: \.isProven) {
      readings += vague.flatMap { chained($0, newestFirst) }.filter {
        $0.isProven && ($0.outcome?.telling ?? 0) >= ColumnReadings.fewestVague && !hasRival($0)
      }
    }
    if !readings.contains(where: \.isProven), table.days.count > 2 {
      readings += candidates.compactMap { withinDays($0, newestFirst) }
    }
    if mayGiveSigns, table.groups.isEmpty, !readings.contains(where: { $0.outcome?.isWhole ?? false }) {
      readings += candidates.flatMap { [$0] + charged($0) { _ in 1 } }.compactMap { signed($0) }
    }
    return readings
  }

  /// Another column moves as well, and is no amount before what is taken from this one: shares beside money, or points.
  private func hasRival(_ reading: ColumnReading) -> Bool {
    let own = reading.interpretation.source.columns + [reading.interpretation.balance].compactMap { $0 }
    guard own.count == 2, let amounts = table.money[own[0]] else { return true }
    let others = table.money.keys.filter { !own.contains($0) }.sorted()
    return others.contains { rival in
      guard let values = table.money[rival], values.contains(where: { $0 < 0 && $0 != Drafts.noBalance }),
        values.contains(where: { $0 > 0 }), values != amounts
      else { return false }
      return !others.contains { taken in
        guard taken != rival, let parts = table.money[taken] else { return false }
        return amounts.indices.allSatisfy { FeeColumns.differ(values[$0], amounts[$0], by: parts[$0]) }
      }
    }
  }

  /// What is called a balance repeats the amounts, or stays the same while money moves: no balance does.
  private func isStill(_ candidate: Interpretation) -> Bool {
    guard let balance = candidate.balance, let balances = table.balances(balance), balances.count > 1,
      !balances.contains(Drafts.noBalance)
    else { return false }
    let amounts = table.amounts(of: candidate)
    guard !amounts.contains(0) else { return false }
    return Set(balances).count == 1
      || balances.count > 2 && zip(amounts, balances).allSatisfy { $0.magnitude == $1.magnitude }
  }

  /// The candidate under each direction of time and each place of the balance under which this follows from the
  /// amounts, wholly or mostly; else as it is.
  func chained(_ candidate: Interpretation, _ newestFirst: Bool) -> [ColumnReading] {
    let amounts = table.amounts(of: candidate)
    let plain = ColumnReading(interpretation: candidate, amounts: amounts, newestFirst: newestFirst)
    guard let balance = candidate.balance, let balances = table.balances(balance) else { return [plain] }
    let chain = BalanceChain(amounts: amounts, balances: balances, groups: table.groups)
    let opposite = BalanceChain(amounts: amounts.map { 0 &- $0 }, balances: balances, groups: table.groups)
    var readings: [ColumnReading] = []
    for newestFirst in [false, true] {
      for isBefore in [false, true] {
        for isOpposite in [false, true] {
          let outcome = (isOpposite ? opposite : chain).walk(newestFirst: newestFirst, isBefore: isBefore)
          guard outcome.isTelling, !isDenied(isOpposite ? amounts.map { 0 &- $0 } : amounts) else { continue }
          var reading = plain
          (reading.outcome, reading.newestFirst) = (outcome, newestFirst)
          reading.interpretation.isBalanceBefore = isBefore
          reading.interpretation.isBalanceOpposite = isOpposite
          readings.append(reading)
        }
      }
    }
    return readings + [plain]
  }

  /// The balances before and after some row tell the opposite of its amount, and no row another magnitude.
  private func isDenied(_ amounts: [Int64]) -> Bool {
    guard let changes else { return false }
    return amounts != changes && zip(amounts, changes).allSatisfy { $0.magnitude == $1.magnitude }
  }

  /// The candidate with each fee, besides its own, under which its balance follows or mostly does, by more than chance.
  private func onTop(_ candidate: Interpretation, _ newestFirst: Bool) -> [ColumnReading] {
    let readings = charged(candidate) { column in
      (table.money[column] ?? []).contains { $0 < 0 && $0 != Drafts.noBalance } ? 1 : -1
    }
    return readings.flatMap { chained($0, newestFirst).filter { ($0.outcome?.held ?? 0) >= 3 } }
  }

  /// What is charged is less than the amounts that it is charged for, but where it stands alone.
  private func isMostlyBelow(_ column: Int, _ amounts: [Int64]) -> Bool {
    let charged = zip(table.money[column] ?? [], amounts).filter { $0.0 != 0 && $0.0 != Drafts.noBalance }
    return charged.count { $0.magnitude < $1.magnitude } * 2 > charged.count
  }

  /// The candidate with each column that may be a charge on top of its own fee.
  /// `factor`: how it counts where the candidate has no fee that it counts like.
  private func charged(_ candidate: Interpretation, factor: (Int) -> Int64) -> [Interpretation] {
    guard let balance = candidate.balance else { return [] }
    let own = candidate.fee?.columns ?? []
    let used = candidate.source.columns + [balance] + own
    return charges.filter { !used.contains($0) && isMostlyBelow($0, table.amounts(of: candidate)) }.map { column in
      var reading = candidate
      reading.fee = .init(columns: own + [column], factor: candidate.fee?.factor ?? factor(column))
      return reading
    }
  }

  /// The candidate where its balances hold day by day, whatever the order of the rows within a day.
  private func withinDays(_ candidate: Interpretation, _ newestFirst: Bool) -> ColumnReading? {
    guard let balance = candidate.balance, let balances = table.balances(balance) else { return nil }
    let amounts = table.amounts(of: candidate)
    let chain = BalanceChain(amounts: amounts, balances: balances, groups: table.groups)
    for direction in [newestFirst, !newestFirst] where chain.holdsWithinDays(days: table.days, newestFirst: direction) {
      let outcome = BalanceChain.Outcome(held: balances.count - 1, telling: balances.count - 1)
      return ColumnReading(interpretation: candidate, amounts: amounts, outcome: outcome, newestFirst: direction)
    }
    return nil
  }

  /// Magnitudes alone, and a balance that rises and falls by them.
  private func signed(_ candidate: Interpretation) -> ColumnReading? {
    guard let balance = candidate.balance, let column = candidate.source.magnitudes, let amounts = table.money[column],
      let after = table.balances(balance)
    else { return nil }
    let chain = BalanceChain(amounts: amounts, balances: after)
    let before = balanceBefore(balance).flatMap { table.balances($0) }
    let fees = candidate.fee.map { table.sums(of: $0.columns).map { $0 == Drafts.noBalance ? 0 : $0 } } ?? []
    guard fees.allSatisfy({ $0 >= 0 }) else { return nil }
    let byBoth = fees.isEmpty ? before.flatMap { chain.newestFirstByMagnitudes(before: $0, days: table.days) } : nil
    guard let newestFirst = byBoth ?? chain.newestFirstByMagnitudes(days: table.days, fees: fees) else { return nil }
    var reading = candidate
    reading.source = .byBalance(column)
    // As for money that went out, which is what fees are taken of as a rule.
    reading.fee?.factor = 1
    return ColumnReading(interpretation: reading, amounts: table.amounts(of: reading), newestFirst: newestFirst)
  }
}

extension BalanceChain.Outcome {
  /// Most links hold, and most of those that do move money.
  fileprivate var isTelling: Bool {
    broken == 0 ? telling > 0 : held >= 3 && telling * 4 >= (held + broken) * 3
  }
}

extension Interpretation.Source {
  /// The column of amounts without a sign of which words might tell the direction, or nothing.
  fileprivate var magnitudes: Int? {
    switch self {
    case .signed(let column), .flagged(let column, _): column
    default: nil
    }
  }
}
