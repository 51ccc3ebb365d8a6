import Values

/// Every fee stands in a row of its own, without another amount that could hold it.
enum LoneFees {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    guard reading.key == "on-top", case let fees = fee.values else { return .silent }
    let rows = fees.indices.filter { fees[$0] != 0 && fees[$0] != Drafts.noBalance }
    let isAlone = rows.allSatisfy { row in
      fee.amounts.allSatisfy { column in
        let amount = fee.fees.table.money[column]?[row] ?? 0
        return amount == 0 || amount == Drafts.noBalance
      }
    }
    guard isAlone, !rows.isEmpty else { return .silent }
    return .supports(Weights.loneFees, "\(fee.name) stands in rows without another amount")
  }
}
