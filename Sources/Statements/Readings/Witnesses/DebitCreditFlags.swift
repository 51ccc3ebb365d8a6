/// A column that calls each row debit or credit, beside amounts that have signs of their own.
enum DebitCreditFlags {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    if signs.areFlagsContradicted {
      let isByFlags = reading.key == "by-words" || reading.key == "reversals"
      return isByFlags ? .supports(Weights.flags, "the debit and credit words tell the direction") : .silent
    }
    let told = zip(reading.amounts, signs.flags).filter { $0 != 0 && $1 != 0 }
    guard !told.isEmpty, told.allSatisfy({ ($0 > 0) == ($1 > 0) }) else { return .silent }
    return .supports(
      Weights.flags,
      reading.key == "inverted"
        ? "rows called debit are positive, rows called credit negative" : "the debit and credit words agree")
  }
}
