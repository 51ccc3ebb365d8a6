/// The standard of the format, by which money out is negative.
enum FormatStandard {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard reading.key == "as-written", signs.followsStandard else { return .silent }
    return .supports(Weights.standard, "the format writes money out as negative")
  }
}
