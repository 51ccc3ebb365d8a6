import TestSupport

@testable import Budgets
@testable import Values

/// What does not recur.
extension Household {
  mutating func purchases() {
    for shop in 0..<3 { visits("Grocer \(shop)", every: 4...12) { -Int64($0.between(400, 12_000)) } }
    visits("Supermarket", every: 2...4) { -Int64($0.between(900, 9_000)) }
    let prices = [random.one(of: [250, 280, 320]), random.one(of: [350, 390]), 450] as [Int64]
    visits("Coffee", every: 1...4) { -$0.random.one(of: prices) }
    visits("Canteen", every: 1...5) { -($0.chance(80) ? 650 : Int64($0.between(400, 900))) }
    visits("Fuel", every: 8...20) { -Int64($0.between(3_000, 8_000)) }
    visits("Cash", every: 5...25) { -Int64($0.random.one(of: [20, 50, 100, 100, 200])) * 100 }
    visits("Hairdresser", every: 24...55) { _ in -3_500 }
    visits("Parking", every: 3...30) { _ in -240 }
    visits("Transport", every: 6...20) { -$0.random.one(of: [1_000, 2_000, 2_000]) }
    visits("Pharmacy", every: 15...70) { -Int64($0.between(300, 4_000)) }
    visits("Friend A", every: 20...120) { -Int64($0.between(2, 20)) * 500 }
    visits("Friend B", every: 20...90) { Int64($0.between(2, 20)) * 500 }
    visits("Amazon", every: 4...25) { -Int64($0.between(500, 12_000)) }
    visits("App Store", every: 15...90) { -Int64($0.random.one(of: [1, 2, 3, 5, 10, 20])) * 100 + 1 }
    visits("Refund", every: 40...200) { Int64($0.between(500, 9_000)) }
    for place in 0..<40 { visits("Restaurant \(place)", every: 20...500) { -Int64($0.between(1_500, 12_000)) } }
    for shop in 0..<60 { visits("Shop \(shop)", every: 60...700) { -Int64($0.between(500, 25_000)) } }
    for shop in 0..<15 {
      let price = Int64(between(5, 80)) * 100
      visits("Ticket \(shop)", every: 30...400) { _ in -price }
    }
    for friend in 0..<4 { visits("Gift \(friend)", every: 150...500) { -Int64($0.between(1, 4)) * 2_500 } }
  }

  /// Gaps by chance, from days of any distance.
  private mutating func visits(
    _ payee: String, every gaps: ClosedRange<Int>, amount: (inout Household) -> Int64
  ) {
    var day = start + random.below(gaps.upperBound)
    while day <= today {
      add(payee, day, amount(&self))
      day = day + between(gaps.lowerBound, gaps.upperBound)
    }
  }
}
