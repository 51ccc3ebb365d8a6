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

  fileprivate mutating func add(_ more: (count: Int, amount: Int64), _ standing: String) {
    guard let place = sums.firstIndex(where: { $0.standing == standing }) else { return }
    sums[place].count += more.count
    sums[place].amount = Money.sum(sums[place].amount, more.amount)
  }
}

extension TransactionList {
  /// Of all that the filter selects, its limit left aside; in the order of the currencies' codes.
  package func totals(_ filter: TransactionFilter, selected: Set<Int64>? = nil) throws -> [TransactionTotal] {
    let (condition, arguments) = try condition(filter)
    // By account and status, in a number of both.
    var sums = NumberTable((count: 0, amount: Int64(0)))
    // In a query of its own SQLite leaves out the joins that nobody asks for.
    let rows = "SELECT t.id, t.account_id, t.status, t.amount \(TransactionList.source) WHERE \(condition) LIMIT -1"
    try db.forEachRow("id, account_id, status, amount", "FROM (\(rows))", arguments) { row in
      guard selected?.contains(row[0]) ?? true else { return }
      let number = Int(row[1] << 3 | row[2])
      sums[number].count += 1
      sums[number].amount = Money.sum(sums[number].amount, row[3])
    }
    var totals: [String: TransactionTotal] = [:]
    let currencies = try names().currencies
    for (number, sum) in sums.all {
      let (status, code) = (UInt8(number & 7), currencies[Int64(number >> 3)] ?? "")
      let standing = status == Status.reconciled ? Status.booked : status
      try totals[code, default: TransactionTotal(Currency(code) ?? .unstated)].add(sum, Status.name(standing))
    }
    return totals.values.sorted { $0.currency.code < $1.currency.code }
  }
}
