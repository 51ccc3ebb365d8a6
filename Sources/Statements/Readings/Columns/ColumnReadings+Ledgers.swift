import Lexicon
import Values

/// Ledgers of more than two columns of money, of which each row fills one.
extension ColumnReadings {
  /// `Disbursed`, `Interest`, `Repaid`: the reading with all columns that hold an amount where its own hold none, where
  /// the balance follows from these as well, all moving it one way; else as it is.
  func completed(_ reading: ColumnReading) -> ColumnReading {
    guard let outcome = reading.outcome, reading.isProven else { return reading }
    let others = filled(reading.interpretation).flatMap { chained($0, reading.newestFirst) }
      .filter { other in
        let telling = other.outcome?.telling ?? 0
        return other.isProven && telling >= outcome.telling && (telling >= 3 || opensWithNothing(other))
      }
    // The oldest row may be the only one that fills a column: nothing was there before it.
    return (others.count > 1 ? others.filter(opensWithNothing) : others).first ?? reading
  }

  private func opensWithNothing(_ reading: ColumnReading) -> Bool {
    let own = reading.interpretation
    guard !own.isBalanceBefore, let balances = own.balance.flatMap({ table.balances($0) }),
      let oldest = reading.newestFirst ? balances.indices.last : balances.indices.first
    else { return false }
    return balances[oldest] == (own.isBalanceOpposite ? 0 &- reading.amounts[oldest] : reading.amounts[oldest])
  }

  /// The candidate with all columns besides its own of which each row fills one or the other, in each direction.
  private func filled(_ candidate: Interpretation) -> [Interpretation] {
    guard candidate.source.columns.count == 2, candidate.fee == nil, let balance = candidate.balance else { return [] }
    let own = table.sums(of: candidate.source.columns)
    func holds(_ row: Int, _ values: [Int64]) -> Bool { values[row] != 0 && values[row] != Drafts.noBalance }
    let others = table.money.keys.sorted().filter { column in
      guard column != balance, !candidate.source.columns.contains(column), let values = table.money[column] else {
        return false
      }
      return own.indices.contains { holds($0, values) }
        && own.indices.allSatisfy { !holds($0, values) || !holds($0, own) }
    }
    // The rarer sign is that of reversals.
    let signs = Set(
      others.map { column -> Int64 in
        let values = (table.money[column] ?? []).filter { $0 != Drafts.noBalance }
        return values.count { $0 < 0 } > values.count { $0 > 0 } ? -1 : 1
      })
    guard signs.count == 1, let sign = signs.first else { return [] }
    return [Int64(1), -1].map { factor in
      var reading = candidate
      reading.fee = .init(columns: others, factor: factor, direction: factor == sign ? .amountIn : .amountOut)
      return reading
    }
  }

  /// Without those that differ in the direction of the oldest row alone from one before which there was nothing: no
  /// balance stands before that row, and nothing else tells its direction.
  func openingPlausibly(_ readings: [ColumnReading]) -> [ColumnReading] {
    let first = readings.filter { $0.isProven && opensWithNothing($0) }
    return readings.filter { reading in
      guard reading.isProven, !opensWithNothing(reading) else { return true }
      return !first.contains { other in
        let differing = zip(moved(reading), moved(other)).map { $0 &- $1 }.filter { $0 != 0 }
        return differing.count == 1 && reading.newestFirst == other.newestFirst
      }
    }
  }

  /// How each row moves the balance.
  private func moved(_ reading: ColumnReading) -> [Int64] {
    reading.interpretation.isBalanceOpposite ? reading.amounts.map { 0 &- $0 } : reading.amounts
  }
}
