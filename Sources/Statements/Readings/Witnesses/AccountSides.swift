/// The own account in one of two columns, where the money came from and where it went.
enum AccountSides {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    let told = zip(reading.amounts, signs.sides).filter { $0 != 0 && $1 != 0 }
    guard !told.isEmpty, told.allSatisfy({ ($0 > 0) == ($1 > 0) }) else { return .silent }
    return .supports(Weights.flags, "the own account is where the money of each row came from, or where it went")
  }
}
