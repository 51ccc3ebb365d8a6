/// A table above with amounts of both signs in a column of the same name: one program writes the signs of a file. What
/// was refunded went the other way than what a table above lists.
enum TableAbove {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    signs.above == reading.key ? .supports(Weights.tableAbove, "the table above tells it") : .silent
  }
}
