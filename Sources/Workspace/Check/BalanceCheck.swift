internal import GRDB
internal import Values

/// The balances that statements and people stated, against the book as it is now.
extension BookCheck {
  mutating func balances() throws {
    report.balances = try Int.fetchOne(db, sql: "SELECT count(*) FROM balance_check") ?? 0
    for account in try Row.fetchAll(db, sql: "SELECT id, name, currency, opening_day FROM account ORDER BY id") {
      try balances(of: account)
    }
  }

  private mutating func balances(of account: Row) throws {
    let (id, name): (Int64, String) = try (account["id"], account["name"])
    if try (account["opening_day"] as Int32?) == nil, try hasTransactions(id) {
      report.notes.append("\(name): no balance is known; its movements are unproven")
    }
    guard let currency = try Currency(account["currency"] as String) else { return }
    let breaks = BalanceBreaks(db, account: id, currency: currency, tolerance: tolerances.tolerance(in: currency))
    let items = try breaks.items()
    var told: Set<Int64> = []
    for found in try breaks.all() {
      let open = breaks.open(about: found, among: items)
      told.formUnion(open.map(\.id))
      try say(found, open, isAnswered: breaks.isAnswered(found, among: items), name, exponent: currency.exponent)
    }
    for item in items where try item.isOpen && !told.contains(item.id) && !breaks.isMended(item) {
      fail("balance", "\(name) on \(Day(number: item.day))", item.message + BookCheck.waits([item]))
    }
  }

  /// A break that a person answered is no fault of the book, as long as it is the same.
  private mutating func say(
    _ found: BalanceBreaks.Break, _ open: [BalanceBreaks.Item], isAnswered: Bool, _ name: String, exponent: Int
  ) throws {
    func money(_ amount: Int64) -> String { Money.text(amount, exponent: exponent) }
    let line: Int = try found.check["line"]
    let place = try (found.check["file"] as String?).map { "\($0):\(line)" } ?? name
    let message =
      "\(name) on \(Day(number: found.day)): stated \(money(found.stated)), the book has \(money(found.book))"
      + (found.change == found.gap ? "" : ", \(money(found.change)) of the difference new")
    if isAnswered, open.isEmpty {
      report.notes.append("\(place): \(message) (answered)")
    } else {
      fail("balance", place, message + BookCheck.waits(open))
    }
  }

  private static func waits(_ items: [BalanceBreaks.Item]) -> String {
    items.isEmpty ? "" : " (item \(items.map { String($0.id) }.joined(separator: ", ")) waits)"
  }

  private func hasTransactions(_ account: Int64) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS(SELECT 1 FROM \"transaction\" WHERE account_id = ?)", arguments: [account]) ?? false
  }
}
