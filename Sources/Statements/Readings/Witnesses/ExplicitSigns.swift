/// A written plus beside a minus.
enum ExplicitSigns {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard reading.key == "as-written", signs.explicitPlus > 0, signs.negative > 0 else { return .silent }
    return .supports(Weights.explicitPlus, "amounts have a plus or a minus")
  }
}
