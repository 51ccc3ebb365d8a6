/// The name of the owner, who is paid in every row by somebody else.
enum NamesOfSides {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard signs.isPaidByOthers, reading.key == "as-written" else { return .silent }
    return .supports(Weights.namedSide, "one name is paid in every row, by several others")
  }
}
