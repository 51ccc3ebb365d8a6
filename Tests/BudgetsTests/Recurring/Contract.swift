import TestSupport

@testable import Budgets
@testable import Values

/// Something that recurs in a made-up household.
struct Contract {
  enum Shift: CaseIterable { case none, after, before }

  var payee: String
  var account = 0
  var every: RecurringInterval
  /// The nominal day of slot 0.
  var first: Day
  var dayOfMonth: Int
  var amount: Int64
  /// Each amount varies by as many percent either way.
  var spread = 0
  /// Amounts from a slot on.
  var prices: [Int: Int64] = [:]
  var extras: [Int: Int64] = [:]
  var shift = Shift.none
  /// Of a hundred bookings as many come a day or two late.
  var slow = 0
  var missing: Set<Int> = []
  var doubled: Set<Int> = []
  var end = Int.max
  /// From a slot on another day, as far from the first as said.
  var move: (slot: Int, days: Int)?
  /// So many days before the first slot.
  var trial: (amount: Int64, days: Int)?

  func nominal(_ slot: Int) -> Day {
    let moved = move.map { slot >= $0.slot ? $0.days : 0 } ?? 0
    guard let months = every.months else { return first + slot * every.days + moved }
    let month = first.civil.year * 12 + first.civil.month - 1 + slot * months
    let length = Day.length(ofMonth: month % 12 + 1, year: month / 12)
    let day = min(max(1, dayOfMonth + moved), length)
    return Day(year: month / 12, month: month % 12 + 1, day: day) ?? first
  }

  /// The nominal day, off weekends as the bank does.
  func expected(_ slot: Int) -> Day {
    let day = nominal(slot)
    guard day.weekday > 5 else { return day }
    return switch shift {
    case .none: day
    case .after: day + (8 - day.weekday)
    case .before: day - (day.weekday - 5)
    }
  }

  func price(_ slot: Int) -> Int64 {
    prices.keys.filter { $0 <= slot }.max().flatMap { prices[$0] } ?? amount
  }

  struct Booking {
    let slot: Int
    let day: Day
    let amount: Int64
    var isDouble = false
  }

  /// Everything booked up to a day.
  func bookings(through today: Day, _ random: inout SeededGenerator) -> [Booking] {
    var bookings: [Booking] = []
    if let trial, first - trial.days <= today {
      bookings.append(Booking(slot: -1, day: first - trial.days, amount: trial.amount))
    }
    var slot = 0
    while slot < end, nominal(slot) <= today + 10 {
      defer { slot += 1 }
      guard !missing.contains(slot) else { continue }
      let late = random.below(100) < slow ? 1 + random.below(2) : 0
      let price = price(slot) + (extras[slot] ?? 0)
      let reach = Int(price.magnitude) * spread / 100
      let booking = Booking(
        slot: slot, day: expected(slot) + late, amount: price + Int64(random.below(2 * reach + 1) - reach))
      bookings.append(booking)
      if doubled.contains(slot) {
        let day = booking.day + random.below(3)
        bookings.append(Booking(slot: slot, day: day, amount: booking.amount, isDouble: true))
      }
    }
    return bookings.filter { $0.day <= today }
  }

  /// What the search should say of it.
  func state(of bookings: [Booking], on today: Day) -> Recurring.State? {
    let real = bookings.filter { !$0.isDouble }
    guard let last = real.last, real.count > 1 else { return nil }
    if today > expected(last.slot + 2) + every.tolerance { return .ended }
    let next = expected(last.slot + 1)
    if today > next + every.tolerance { return .late }
    let before = real[real.count - 2].amount
    let isChange = spread == 0 ? before != last.amount : price(last.slot) != price(real[real.count - 2].slot)
    if isChange || before == 0 { return .changed }
    return today + 7 >= next ? .due : .ok
  }
}
