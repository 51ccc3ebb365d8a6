/// Other columns of numbers, which the same program wrote and of which one mark alone reads all.
enum OtherNumbers {
  static func testimony(of mark: UInt8, in marks: MarkCase) -> Testimony {
    guard Set(marks.others.compactMap(\.decidedMark)) == [mark] else { return .silent }
    return .supports(Weights.otherNumbers, "another column of numbers has that mark")
  }
}
