import GRDB
package import Values

/// What transactions of one currency come to: those that count, and beside them those that do not.
package struct TransactionTotal: Sendable {
  package let currency: Currency
  /// By what counts (`booked`, with what is reconciled), then `pending`, `held` and `ignored`; minor units.
  package private(set) var sums: [(standing: String, count: Int, amount: Int64)]

  fileprivate init(_ currency: Currency) {
    self.currency = currency
    sums = ["booked", "pending", "held", "ignored"].map { ($0, 0, 0) }
  }

  fileprivate mutating func add(_ amount: Int64, _ standing: String) {
    guard let place = sums.firstIndex(where: { $0.standing == standing }) else { return }
    sums[place].count += 1
    sums[place].amount = Money.sum(sums[place].amount, amount)
  }
}

extension TransactionList {
  /// Of all that the filter selects, its limit left aside; in the order of the currencies' codes.
  package func totals(_ filter: TransactionFilter, selected: Set<Int64>? = nil) throws -> [TransactionTotal] {
    let (condition, arguments) = try condition(filter)
    let rows = try Row.fetchCursor(
      db, sql: "SELECT t.id, t.amount, t.status, account.currency \(TransactionList.source) WHERE \(condition)",
      arguments: arguments)
    var totals: [String: TransactionTotal] = [:]
    while let row = try rows.next() {
      if let selected, try !selected.contains(row[0]) { continue }
      let (amount, status, code): (Int64, UInt8, String) = try (row[1], row[2], row[3])
      let standing = status == Status.reconciled ? Status.booked : status
      try totals[code, default: TransactionTotal(Currency(code) ?? .unstated)].add(amount, Status.name(standing))
    }
    return totals.values.sorted { $0.currency.code < $1.currency.code }
  }
}
