import TestSupport

@testable import Budgets
@testable import Values

/// What recurs.
extension Household {
  mutating func contracts() -> [Contract] {
    var contracts = incomes() + home()
    contracts += (0..<between(2, 6)).map { subscription("Subscription \($0)") }
    if chance(60) {
      let kinds: [RecurringInterval] = [.year, .year, .halfYear, .quarter, .month]
      contracts += (0..<between(1, 3)).map { number in
        contract("Insurance \(number)", random.one(of: kinds), between(4_000, 60_000))
      }
    }
    // Several of one payee, some on one day, some of one amount.
    if chance(40) { contracts += (0..<between(2, 4)).map { _ in subscription("App Store", mishaps: false) } }
    if chance(25) {
      let line = contract("Two Lines", .month, between(900, 4_000))
      contracts.append(line)
      contracts.append(line)
      if chance(50) { contracts[contracts.count - 1].amount -= Int64(between(300, 900)) }
    }
    if chance(40) { contracts.append(subscription("Amazon", mishaps: false)) }
    if chance(20) { contracts.append(contract("Cleaner", random.one(of: [.week, .twoWeeks]), between(3_000, 9_000))) }
    return contracts
  }

  private mutating func incomes() -> [Contract] {
    (0..<between(1, 2)).map { number in
      var salary = contract(
        "Employer \(number)", random.one(of: [.month, .month, .month, .fourWeeks, .twoWeeks]),
        -between(120_000, 450_000))
      salary.spread = random.one(of: [0, 0, 4, 12])
      salary.dayOfMonth = random.one(of: [1, 10, 15, 25, 27, 28, 30, 31])
      salary.shift = random.one(of: [.before, .after, .before])
      if salary.spread == 0, chance(20) { salary.extras[between(3, 20)] = 50_000 }
      return salary
    } + (chance(30) ? [contract("Child Benefit", .fourWeeks, -8_480)] : [])
  }

  private mutating func home() -> [Contract] {
    var contracts = [contract("Landlord", .month, between(60_000, 180_000))]
    let bills: [(name: String, kinds: [RecurringInterval], spread: Int)] = [
      ("Electricity", [.month, .month, .twoMonths, .quarter], 35), ("Water", [.quarter, .halfYear, .month], 20),
      ("Gas", [.month, .twoMonths], 50), ("Phone", [.month], 0), ("Internet", [.month], 0),
      ("Card Statement", [.month], 45), ("Council", [.month, .quarter], 0),
    ]
    for bill in bills where chance(70) {
      var contract = contract(bill.name, random.one(of: bill.kinds), between(2_000, 15_000))
      contract.spread = bill.spread
      if bill.spread > 0 {
        contract.prices = [:]
        contract.trial = nil
      }
      if bill.name == "Phone" {
        for slot in 0..<24 where chance(12) { contract.extras[slot] = -Int64(between(50, 900)) }
      }
      contracts.append(contract)
    }
    return contracts
  }

  private mutating func subscription(_ payee: String, mishaps: Bool = true) -> Contract {
    let every = random.one(of: [.month, .month, .month, .month, .fourWeeks, .quarter, .year] as [RecurringInterval])
    var contract = contract(payee, every, between(2, 30) * 100 - 1, mishaps: mishaps)
    if chance(10), mishaps { contract.spread = 2 }
    if chance(12), mishaps, every == .month {
      contract.trial = (random.one(of: [0, 0, -99, -100]), random.one(of: [7, 14, 30]))
    }
    return contract
  }

  /// Money out where the amount is positive.
  private mutating func contract(
    _ payee: String, _ every: RecurringInterval, _ amount: Int, mishaps: Bool = true
  ) -> Contract {
    let begin = start + (chance(25) ? random.below(600) : random.below(every.days))
    var contract = Contract(
      payee: payee, every: every, first: begin, dayOfMonth: begin.civil.day, amount: -Int64(amount),
      shift: random.one(of: [.after, .after, .before, .none]), slow: random.one(of: [0, 0, 5, 15]))
    if every.months == nil, begin.weekday > 5 { contract.first = begin - 2 }
    if payee != "Cleaner", every.months != nil { contract.account = random.below(2) }
    let slots = (today - begin) / every.days
    if chance(25) { contract.prices[between(1, max(1, slots))] = -Int64(amount * between(103, 125) / 100) }
    if chance(5) { contract.prices[between(1, max(1, slots))] = -Int64(amount * between(80, 130) / 100) }
    guard mishaps, slots > 4 else { return contract }
    if chance(10) { contract.missing.insert(between(1, slots)) }
    if chance(8) { contract.doubled.insert(random.below(slots)) }
    if chance(7), every.days >= 28 { contract.move = (between(3, slots), random.one(of: [-9, -6, 6, 10, 13])) }
    if chance(15) { contract.end = between(3, slots) }
    if chance(6), slots > 10 {
      let pause = between(3, slots - 5)
      contract.missing.formUnion(pause..<pause + between(2, 5))
    }
    return contract
  }
}
