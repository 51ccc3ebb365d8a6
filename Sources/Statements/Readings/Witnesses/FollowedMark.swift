/// The running balance, which follows with one mark alone where it is not written as the amounts are.
enum FollowedMark {
  static func testimony(of mark: UInt8, in marks: MarkCase) -> Testimony {
    marks.followed == [mark] ? .proves("only so the balance follows from the amounts") : .silent
  }
}
