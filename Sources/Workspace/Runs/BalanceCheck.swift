internal import GRDB
internal import Ledger

/// The balances that statements and people stated, against the book as it is now.
extension BookCheck {
  mutating func balances() throws {
    let unproven = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM account WHERE opening_day IS NULL
          AND EXISTS(SELECT 1 FROM "transaction" WHERE account_id = account.id)
        """)
    for name in unproven { report.notes.append("\(name): no balance is known; its movements are unproven") }
    let balances = StatedBalances(db: db)
    try balances.visit { check in
      try tie(check, balances)
      return true
    }
  }

  private mutating func tie(_ check: Row, _ balances: StatedBalances) throws {
    report.balances += 1
    let currency = try Currency(check["currency"] as String)
    let exponent = currency?.exponent ?? 2
    let tolerance = currency.map(tolerances.tolerance) ?? 0
    guard let (stated, book) = try balances.difference(check, tolerance: tolerance) else { return }
    let line: Int = try check["line"]
    let name: String = try check["name"]
    let place = try (check["file"] as String?).map { "\($0):\(line)" } ?? name
    let message =
      try "\(name) on \(Day(number: check["day"])): stated \(Money.text(stated, exponent: exponent)), "
      + "the book has \(Money.text(book, exponent: exponent))"
    if try isKnown(check) {
      report.notes.append("\(place): \(message) (in the queue)")
    } else {
      fail("balance", place, message)
    }
  }

  /// A break that a person was told of is no fault of the book. One break shows in every later balance.
  private func isKnown(_ check: Row) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS(SELECT 1 FROM review_item WHERE kind = 'balance' AND state <> 'settled' AND account_id = ?)
        """, arguments: [check["account_id"]]) ?? false
  }
}
