import Store
import Values

/// The balances that statements and people stated, against the book as it is now.
extension BookCheck {
  mutating func balances() throws {
    report.balances = try StatedBalances.count(db)
    for account in try AccountStore(db: db).all() { try balances(of: account) }
  }

  private mutating func balances(of account: StoredAccount) throws {
    let name = account.name
    if account.openingDay == nil, try AccountTotals(db: db, account: account.id).hasTransactions() {
      report.notes.append("\(name): no balance is known; its movements are unproven")
    }
    guard let currency = Currency(account.currency) else { return }
    let breaks = BalanceBreaks(
      db, account: account.id, currency: currency, tolerance: tolerances.tolerance(in: currency))
    let items = try breaks.items()
    var told: Set<Int64> = []
    for found in try breaks.all() {
      let open = breaks.open(about: found, among: items)
      told.formUnion(open.map(\.id))
      say(found, open, isAnswered: breaks.isAnswered(found, among: items), name, exponent: currency.exponent)
    }
    for item in items where try item.isOpen && !told.contains(item.id) && !breaks.isMended(item) {
      fail("balance", at: "\(name) on \(Day(number: item.day))", item.message + BookCheck.waits([item]))
    }
  }

  /// A break that a person answered is no fault of the book, as long as it is the same.
  private mutating func say(
    _ found: BalanceBreaks.Break, _ open: [BalanceItem], isAnswered: Bool, _ name: String, exponent: Int
  ) {
    func money(_ amount: Int64) -> ValueText { .amount(amount, exponent: exponent) }
    let place = found.check.place ?? name
    let message: ValueText =
      "\(name) on \(Day(number: found.day)): stated \(money(found.stated)), the book has \(money(found.book))"
      + (found.change == found.gap ? "" : ", \(money(found.change)) of the difference new")
    if isAnswered, open.isEmpty {
      report.notes.append("\(place): \(message) (answered)")
    } else {
      fail("balance", place, message + BookCheck.waits(open))
    }
  }

  private static func waits(_ items: [BalanceItem]) -> ValueText {
    items.isEmpty ? "" : " (item \(items.map { String($0.id) }.joined(separator: ", ")) waits)"
  }
}
