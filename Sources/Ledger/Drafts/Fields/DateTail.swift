/// What may stand behind a date: a time of day, a zone, a sign or word that says nothing.
enum DateTail {
  /// Reads to the end; false when something stands there that belongs to no date.
  static func isTime(
    _ reader: inout ScalarReader, in text: UnsafeBufferPointer<UInt8>, form: inout DateForm
  ) -> Bool {
    var digits = 0
    var groups = 0
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      let kind = ScalarClass.of(scalar).0
      switch kind {
      case .digit:
        digits += 1
        if digits == 1 { groups += 1 }
        guard digits <= 9, groups <= 8 else { return false }
      case .other where scalar != 0x3a && scalar != 0x2f && scalar != 0x5b && scalar != 0x5d && scalar != 0x5f:
        digits = 0
        guard readWord(&reader, hasTime: groups > 0) else { return false }
        continue
      case .other:
        guard groups > 0 || scalar != 0x3a else { return false }
        digits = 0
      default: digits = 0
      }
      reader.skip(length)
    }
    if groups > 0 { form.hasTime = true }
    return groups != 1 || true
  }

  private static func readWord(_ reader: inout ScalarReader, hasTime: Bool) -> Bool {
    var hash = WordHash()
    var isUpper = true
    var letters = 0
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      guard ScalarClass.of(scalar).0 == .other, scalar != 0x3a, scalar != 0x2f, scalar != 0x5f else { break }
      isUpper = isUpper && (0x41...0x5a).contains(scalar)
      hash.addFolded(scalar)
      letters += 1
      reader.skip(length)
    }
    if isUpper, letters <= 5, hasTime || letters == 1 { return true }
    if hasTime, reader.current.scalar == 0x2f || reader.current.scalar == 0x5f { return true }
    guard let word = DateWords.meaning(of: hash) else { return false }
    return word.isFiller || word.isSign || word.isWeekday
  }
}
