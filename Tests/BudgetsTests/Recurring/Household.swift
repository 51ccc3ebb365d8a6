import TestSupport

@testable import Budgets
@testable import Values

/// Two years of a household that a seed repeats: contracts, and purchases by chance.
struct Household {
  /// A contract with the rows that it booked.
  struct Truth {
    let contract: Contract
    let ids: Set<Int64>
    let state: Recurring.State?
    let last: Int?
  }

  private(set) var rows: [PaidRow] = []
  private(set) var truths: [Truth] = []
  let start: Day
  let today: Day
  var random: SeededGenerator
  private var next: Int64 = 1

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    start = day("2018-01-01") + random.below(2_500)
    today = start + 730
    for contract in contracts() { book(contract) }
    purchases()
    rows.shuffle(using: &random)
  }

  mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }
  mutating func between(_ low: Int, _ high: Int) -> Int { low + random.below(high - low + 1) }

  mutating func add(_ payee: String, _ day: Day, _ amount: Int64, account: Int = 0) {
    rows.append(PaidRow(id: next, day: day, account: account, payee: payee, amount: amount))
    next += 1
  }

  private mutating func book(_ contract: Contract) {
    let bookings = contract.bookings(through: today, &random)
    var ids: Set<Int64> = []
    for booking in bookings {
      if !booking.isDouble { ids.insert(next) }
      add(contract.payee, booking.day, booking.amount, account: contract.account)
    }
    truths.append(
      Truth(
        contract: contract, ids: ids, state: contract.state(of: bookings, on: today),
        last: bookings.last { !$0.isDouble }?.slot))
  }
}
