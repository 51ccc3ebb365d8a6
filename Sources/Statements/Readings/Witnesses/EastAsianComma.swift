/// In East Asia the comma groups and never is a decimal mark.
enum EastAsianComma {
  static func testimony(of mark: UInt8, in marks: MarkCase) -> Testimony {
    guard marks.hasIdeographs, mark == MarkCase.point else { return .silent }
    return .supports(Weights.eastAsianComma, "the comma groups thousands in East Asia")
  }
}
