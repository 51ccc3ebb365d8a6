import TestSupport

@testable import Statements
@testable import Values

/// A table whose amounts stand in one of the ways that banks have, among columns that are something else, and what
/// its rows truly move.
struct MadeUpTable {
  enum Shape: CaseIterable, Sendable {
    case signed, flagged, inOut, byBalance, fee, original
  }

  var text = ""
  /// From the owner's point of view, in the order of the file.
  var amounts: [Int64] = []
  private var columns: [(name: String, cells: [String])] = []
  private let hasHeader: Bool

  init(_ shape: Shape, _ random: inout SeededGenerator) {
    let count = 4 + random.below(24)
    let isNewestFirst = random.below(2) == 0
    let hasBalance = shape == .byBalance || random.below(3) > 0
    // Without either nothing in the file speaks of a fee.
    hasHeader = shape == .fee && !hasBalance || random.below(4) > 0
    var day = Day(year: 2025, month: 1 + random.below(12), day: 14)!.number
    var days: [Int32] = []
    var fees: [Int64] = []
    for _ in 0..<count {
      day += Int32(random.below(4))
      days.append(day)
      amounts.append(Int64(101 + random.below(40_000)) * (random.below(4) == 0 ? 1 : -1))
      fees.append(shape == .fee && random.below(3) == 0 ? Int64(25 + random.below(300)) : 0)
    }
    // So that every way of writing them shows both directions.
    amounts[random.below(count - 1)] = 54_321
    amounts[count - 1] = -1_234
    let isFeeOnTop = random.below(2) == 0
    let moved = zip(amounts, fees).map { isFeeOnTop ? $0 - $1 : $0 }
    var balance = Int64(500_000 + random.below(900_000))
    var balances = moved.map { amount -> Int64 in
      balance += amount
      return balance
    }
    if shape != .byBalance, random.below(8) == 0 { balances[random.below(count)] += 777 }
    columns.append(("Date", days.map { "\(Day(number: $0))" }))
    columns.append(("Description", (0..<count).map { _ in "Shop \(random.below(90)) North" }))
    addAmounts(shape, fees, &random)
    if hasBalance { columns.append(("Balance", balances.map { Money.text($0, exponent: 2) })) }
    addOthers(count, &random)
    amounts = isNewestFirst ? moved.reversed() : moved
    write(isNewestFirst ? Array((0..<count).reversed()) : Array(0..<count))
  }

  private mutating func addAmounts(_ shape: Shape, _ fees: [Int64], _ random: inout SeededGenerator) {
    let magnitudes = amounts.map { Money.text(abs($0), exponent: 2) }
    let signed = ("Amount", amounts.map { Money.text($0, exponent: 2) })
    switch shape {
    case .signed: columns.append(signed)
    case .flagged:
      columns.append(("Amount", magnitudes))
      columns.append(("Debit/Credit", amounts.map { $0 < 0 ? "Debit" : "Credit" }))
    case .inOut:
      let empty = random.one(of: ["", "0.00"])
      let pair = [
        ("Money out", zip(amounts, magnitudes).map { $0 < 0 ? $1 : empty }),
        ("Money in", zip(amounts, magnitudes).map { $0 > 0 ? $1 : empty }),
      ]
      columns += random.below(2) == 0 ? pair : pair.reversed()
    case .byBalance: columns.append(("Amount", magnitudes))
    case .fee:
      columns.append(signed)
      columns.append(("Fee", fees.map { Money.text($0, exponent: 2) }))
    case .original:
      columns.append(signed)
      columns.append(("Original amount", amounts.map { Money.text($0 * 11 / 10, exponent: 2) }))
      columns.append(("Original currency", amounts.map { _ in "USD" }))
    }
  }

  /// Numbers that are no amounts of the rows.
  private mutating func addOthers(_ count: Int, _ random: inout SeededGenerator) {
    if random.below(3) == 0 { columns.append(("Points", (0..<count).map { _ in "\(random.below(500))" })) }
    if random.below(4) == 0 { columns.append(("Card", (0..<count).map { _ in "4471" })) }
    if random.below(4) == 0 {
      columns.append(("Reference", (0..<count).map { _ in "00\(10_000 + random.below(9_000))" }))
    }
    if random.below(5) == 0 {
      columns.append(("VAT", (0..<count).map { _ in Money.text(Int64(random.below(900)), exponent: 2) }))
    }
  }

  private mutating func write(_ order: [Int]) {
    if hasHeader { text = columns.map(\.name).joined(separator: ",") + "\n" }
    for row in order { text += columns.map { $0.cells[row] }.joined(separator: ",") + "\n" }
  }
}
