/// In East Asia the comma groups and never is a decimal mark; nor is it in Persian, which has one of its own.
enum EastAsianComma {
  static func testimony(of mark: UInt8, in marks: MarkCase) -> Testimony {
    guard marks.hasIdeographs || marks.isPersian, mark == MarkCase.point else { return .silent }
    return .supports(
      Weights.eastAsianComma, "the comma groups thousands in \(marks.hasIdeographs ? "East Asia" : "Persian")")
  }
}
