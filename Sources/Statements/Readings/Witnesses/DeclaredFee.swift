import Lexicon

/// A person declared the column a fee.
enum DeclaredFee {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    guard reading.key == "on-top", fee.columns.contains(where: { fee.fees.roles.declared.roles[$0] == .fee })
    else { return .silent }
    return .proves("\(fee.name) is declared a fee")
  }
}
