import Lexicon

/// A person declared the column a fee.
enum DeclaredFee {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    guard reading.key == "on-top", fee.fees.roles.declared.roles[fee.column] == .fee else { return .silent }
    return .proves("\(fee.name) is declared a fee")
  }
}
