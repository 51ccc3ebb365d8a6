import Values

extension DraftWriter {
  /// How far the booked rows of statement `index` lead past its closing balance, in 1/100,000 and before anything is
  /// scaled; nil where it has not both balances, or an amount is out of range.
  func gap(of index: Int) -> Int64? {
    let balances = statements[index].balances
    guard let opening = balances.first(where: { $0.kind == .opening })?.amount.scaled(to: 5),
      let closing = balances.last(where: { $0.kind == .closing })?.amount.scaled(to: 5)
    else { return nil }
    var total = opening - closing
    for row in rows(of: index) where !isPending(row) {
      guard let amount = fine(row) else { return nil }
      let (sum, overflow) = total.addingReportingOverflow(amount)
      if overflow { return nil }
      total = sum
    }
    return total
  }

  /// The amount of a row in 1/100,000, before anything is scaled.
  func fine(_ row: Int) -> Int64? {
    WrittenAmount(digits: drafts.amounts[row], decimals: Int(decimals[row])).scaled(to: 5)
  }

  func isPending(_ row: Int) -> Bool { !drafts.pending.isEmpty && drafts.pending[row] }
}

/// Says whether the balances that a file states prove its rows.
enum BalanceProof {
  /// `totals` where every statement with rows has an opening and a closing balance, and its booked rows lead from one
  /// to the other. A balance alone proves nothing.
  static func proof(_ writer: DraftWriter, _ balances: [[StatedBalance]]) -> Proof {
    var isProved = false
    for index in writer.statements.indices {
      let rows = writer.rows(of: index)
      let opening = balances[index].first { $0.kind == .opening }
      let closing = balances[index].last { $0.kind == .closing }
      guard let opening, let closing else {
        if rows.isEmpty { continue }
        return .none
      }
      guard sum(rows, of: writer.drafts, from: opening.amount) == closing.amount else { return .none }
      isProved = true
    }
    return isProved && writer.rowCurrencies.isEmpty ? .totals : .none
  }

  /// The balances are what is owed: the rows lead from one to the other the other way round alone.
  static func areOwed(_ writer: DraftWriter, _ balances: [[StatedBalance]]) -> Bool {
    proof(writer, balances) == .none && proof(writer, opposite(balances)) == .totals
  }

  static func opposite(_ balances: [[StatedBalance]]) -> [[StatedBalance]] {
    balances.map { stated in
      stated.map { balance in
        var balance = balance
        balance.amount.negate()
        return balance
      }
    }
  }

  private static func sum(_ rows: Range<Int>, of drafts: Drafts, from opening: Int64) -> Int64? {
    var total = opening
    for row in rows where drafts.pending.isEmpty || !drafts.pending[row] {
      let (sum, overflow) = total.addingReportingOverflow(drafts.amounts[row])
      if overflow { return nil }
      total = sum
    }
    return total
  }
}
