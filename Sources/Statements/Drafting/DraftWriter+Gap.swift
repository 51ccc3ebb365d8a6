import Values

extension DraftWriter {
  /// How far the booked rows of statement `index` lead past its closing balance, in 1/100,000 and before anything is
  /// scaled; nil where it has not both balances, or an amount is out of range.
  func gap(of index: Int) -> Int64? {
    let balances = statements[index].balances
    guard let opening = balances.first(where: { $0.kind == .opening })?.amount.scaled(to: 5),
      let closing = balances.last(where: { $0.kind == .closing })?.amount.scaled(to: 5)
    else { return nil }
    return Money.exactSum(drafts.booked(rows(of: index)).lazy.map { fine($0) }, from: opening - closing)
  }

  /// The amount of a row in 1/100,000, before anything is scaled.
  func fine(_ row: Int) -> Int64? {
    WrittenAmount(digits: drafts.amounts[row], decimals: Int(decimals[row])).scaled(to: 5)
  }
}
