import Values

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
  /// The balance before all rows, where it is the only one that was stated.
  private var opening: Int64?

  init(opening: Int64? = nil) { self.opening = opening }

  mutating func add(_ amount: Int64) {
    if isTotalled { self = SectionSums(opening: opening) }
    net = (net ?? 0) &+ amount
    rows += 1
    if amount > 0 { (moneyIn, rowsIn) = (moneyIn &+ amount, rowsIn + 1) } else { moneyOut &-= amount }
  }

  /// Takes the balance before all rows, where no other was stated.
  mutating func note(_ balances: [StatedBalance]) {
    opening = balances.count == 1 && balances[0].kind == .opening ? balances[0].amount : nil
  }

  /// A total has come: rows behind it are summed anew.
  mutating func end() { isTotalled = true }

  /// Whether the amount is the sum of the rows, whatever its sign, perhaps with what was owed before them.
  func isNet(_ amount: Int64) -> Bool {
    guard let net else { return false }
    return amount.magnitude == net.magnitude || opening.map { amount == net &+ $0 } ?? false
  }

  /// Whether the amount is the sum of the rows, whatever its sign, or that of what came in, or went out.
  func hold(_ amount: Int64) -> Bool { totals.contains { $0.sum.magnitude == amount.magnitude } }

  /// The same of several rows, with the sign of the sum.
  func are(_ amount: Int64, ofAtLeast rows: Int = 2) -> Bool {
    totals.contains { $0.rows >= rows && $0.sum == amount }
  }

  private var totals: [(sum: Int64, rows: Int)] {
    [(moneyIn, rowsIn), (0 &- moneyOut, rows - rowsIn), (moneyIn &- moneyOut, rows)]
  }

  /// Whether both are what came in and what went out.
  func hold(moneyIn credits: Int64, moneyOut debits: Int64) -> Bool {
    rows > 1 && credits.magnitude == moneyIn.magnitude && debits.magnitude == moneyOut.magnitude
  }
}
