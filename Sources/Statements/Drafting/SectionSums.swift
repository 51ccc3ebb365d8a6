/// The sums of the rows behind the last total between them, to know the next total, and others beside it, by.
struct SectionSums {
  /// Nil where there are no rows.
  private(set) var net: Int64?
  private(set) var rows = 0
  private var moneyIn: Int64 = 0
  private var moneyOut: Int64 = 0
  private var rowsIn = 0
  /// A total of them has come: another one may follow it.
  private(set) var isTotalled = false

  mutating func add(_ amount: Int64) {
    if isTotalled { self = SectionSums() }
    net = (net ?? 0) &+ amount
    rows += 1
    if amount > 0 { (moneyIn, rowsIn) = (moneyIn &+ amount, rowsIn + 1) } else { moneyOut &-= amount }
  }

  /// A total has come: rows behind it are summed anew.
  mutating func end() { isTotalled = true }

  /// Whether the amount is the sum of the rows, whatever its sign, or that of what came in, or went out.
  func hold(_ amount: Int64) -> Bool {
    [moneyIn, moneyOut, moneyIn &- moneyOut].contains { $0.magnitude == amount.magnitude }
  }

  /// The same of so many rows that this is no chance.
  func surelyHold(_ amount: Int64) -> Bool {
    let sums = [(moneyIn, rowsIn), (moneyOut, rows - rowsIn), (moneyIn &- moneyOut, rows)]
    return sums.contains { sum, rows in rows >= SectionSums.many && sum.magnitude == amount.magnitude }
  }

  private static let many = 3
}
