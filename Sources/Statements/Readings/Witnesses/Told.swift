/// A person's answer, or what is declared of the account.
enum Told {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    signs.told == reading.key ? .proves("as told") : .silent
  }
}
