import TestSupport

@testable import Matching
@testable import Values

/// A statement as the bank made it: rows by day, what the account held before, and what it holds behind them.
struct TrueStatement {
  var rows: [Row]
  let opening: Int64

  var closing: Int64 { rows.reduce(opening) { $0 + $1.amount } }
  var first: Int32 { rows[0].day }
  var last: Int32 { rows[rows.count - 1].day }

  /// Rent, pay and subscriptions by the month, groceries and cafes by the day, amounts of all sizes in between.
  init(rows count: Int, _ chance: inout SeededGenerator) {
    let start = Day(year: 2025, month: 1 + chance.below(9), day: 1)?.number ?? 0
    var rows: [Row] = []
    for place in 0..<count {
      let day = start + Int32(place * 90 / count)
      rows.append(TrueStatement.row(on: day, &chance))
    }
    self.opening = Int64(chance.below(1_000_000))
    self.rows = rows
    chain()
  }

  private static func row(on day: Int32, _ chance: inout SeededGenerator) -> Row {
    switch chance.below(20) {
    case 0: Row(day, 100 * Int64(100 + chance.below(3_000)), "PAYMENT FROM \(chance.below(40))")
    case 1: Row(day, -85_000 - 5_000 * Int64(chance.below(4)), "RENT")
    case 2, 3: Row(day, -chance.one(of: [499, 799, 999, 1_299, 1_799]), "SUBSCRIPTION \(chance.below(9))")
    case 4, 5, 6: Row(day, -50 * Int64(4 + chance.below(12)), "CAFE \(chance.below(12))")
    case 7, 8: Row(day, -1_000 * Int64(1 + chance.below(20)), "CASH \(chance.below(5))")
    default:
      // As many of each size.
      Row(
        day,
        -Int64.random(in: 1...9, using: &chance) * chance.one(of: [100, 1_000, 1_000, 10_000])
          - Int64(chance.below(1_000)), "SHOP \(chance.below(80))")
    }
  }

  mutating func chain() {
    var balance = opening
    for place in rows.indices {
      balance += rows[place].amount
      rows[place].balance = balance
    }
  }
}

/// One thing that goes wrong with a statement.
struct InjectedFault {
  enum Kind: String, CaseIterable { case lost, doubled, sign, swap, slide, cents, day }

  let kind: Kind
  /// The statement with the fault in it, oldest first.
  private(set) var rows: [Row]
  /// Where the row at fault stands in it; of a lost one, where it would.
  private(set) var place: Int
  /// The row as the bank had it.
  let row: Row
  /// Codes that name it.
  var code: Cause.Code {
    switch kind {
    case .lost: .missing
    case .doubled: .doubled
    case .sign: .sign
    case .swap: .digits
    case .slide: .decimal
    case .cents: .cents
    case .day: .dayOrder
    }
  }

  /// Nil where the row cannot have this fault.
  init?(_ kind: Kind, in statement: TrueStatement, hasBalances: Bool, _ chance: inout SeededGenerator) {
    let place = 1 + chance.below(statement.rows.count - 2)
    self.kind = kind
    self.place = place
    rows = statement.rows
    row = rows[place]
    switch kind {
    case .lost: rows.remove(at: place)
    case .doubled:
      self.place = place + 1
      rows.insert(row, at: place + 1)
    case .sign: rows[place].amount = -row.amount
    case .swap:
      guard let swapped = InjectedFault.swapped(row.amount, &chance) else { return nil }
      rows[place].amount = swapped
    case .slide:
      let factor: Int64 = chance.one(of: [10, 10, 100])
      let isDown = row.amount % factor == 0 && chance.below(2) == 0
      rows[place].amount = isDown ? row.amount / factor : row.amount * factor
    case .cents:
      let error = Int64(1 + chance.below(chance.one(of: [5, 99])))
      rows[place].amount += chance.below(2) == 0 ? error : -error
    case .day:
      guard let day = InjectedFault.wrongDay(row.day, statement, hasBalances: hasBalances, &chance) else { return nil }
      rows[place].day = day
      if hasBalances, chance.below(2) == 0 { sort() }
    }
    if rows != statement.rows, kind != .day, kind != .lost, kind != .doubled, rows[self.place].amount == 0 {
      return nil
    }
  }

  private mutating func sort() {
    let moved = rows.remove(at: place)
    let target = rows.firstIndex { $0.day > moved.day } ?? rows.count
    rows.insert(moved, at: target)
    place = target
  }

  private static func swapped(_ amount: Int64, _ chance: inout SeededGenerator) -> Int64? {
    var scales: [Int64] = []
    var scale: Int64 = 1
    while scale * 10 <= amount.magnitude {
      let (low, high) = (amount / scale % 10, amount / (scale * 10) % 10)
      // A zero in front is not written: that would be a slide.
      if low != high, low != 0 || scale * 100 <= amount.magnitude { scales.append(scale) }
      scale *= 10
    }
    guard !scales.isEmpty else { return nil }
    scale = chance.one(of: scales)
    let (low, high) = (amount / scale % 10, amount / (scale * 10) % 10)
    return amount + (high - low) * scale + (low - high) * scale * 10
  }

  /// With running balances any day; else one outside the statement, as day and month exchanged or another year make it:
  /// within, no balance tells.
  private static func wrongDay(
    _ day: Int32, _ statement: TrueStatement, hasBalances: Bool, _ chance: inout SeededGenerator
  ) -> Int32? {
    let civil = Day(number: day).civil
    guard !hasBalances else {
      let other = statement.first + Int32(chance.below(Int(statement.last - statement.first) + 60))
      return abs(other - day) > 2 ? other : nil
    }
    let days = [
      Day(year: civil.year, month: civil.day, day: civil.month),
      Day(year: civil.year + (chance.below(2) == 0 ? 1 : -1), month: civil.month, day: civil.day),
    ].compactMap { $0?.number }.filter { $0 < statement.first || $0 > statement.last }
    return days.isEmpty ? nil : chance.one(of: days)
  }
}
