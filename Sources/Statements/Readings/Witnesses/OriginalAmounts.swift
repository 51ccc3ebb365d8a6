import Lexicon
import Values

/// The amount of a row with a fee is just what was paid or drawn, as another column has it: the fee was taken besides.
enum OriginalAmounts {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    let (roles, money) = (fee.fees.roles, fee.fees.table.money)
    guard reading.key == "on-top", fee.amounts.count == 1, let own = money[fee.amounts[0]] else { return .silent }
    let charged = fee.values.indices.filter { fee.values[$0] != 0 && fee.values[$0] != Drafts.noBalance }
    let originals = roles.columns.filter { roles.isForemost($0, .originalAmount) }.compactMap { money[$0] }
    let areAlike = originals.contains { original in
      charged.allSatisfy { original[$0] != Drafts.noBalance && original[$0].magnitude == own[$0].magnitude }
    }
    guard areAlike, !charged.isEmpty else { return .silent }
    return .supports(Weights.originalAmounts, "what was paid is the amount without \(fee.name)")
  }
}
