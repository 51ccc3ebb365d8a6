package import Values

/// Words and phrases are hashed letter by letter. Blanks and punctuation do not count, so that `Value Date`,
/// `VALUE-DATE` and `valueDate` are one.
extension TextHash {
  /// Nothing was added yet.
  var isEmpty: Bool { self == TextHash() }

  /// Adds a folded letter or digit.
  @inline(__always)
  mutating func add(_ letter: UInt32) { add(UInt64(letter)) }

  /// Adds what a scalar folds to, unless that is a blank.
  @inline(__always)
  package mutating func addLetters(of scalar: UInt32) {
    let (first, second) = Folding.letters(of: scalar)
    if first != 0, first != 0x20 { add(first) }
    if second != 0 { add(second) }
  }

  /// As `addLetters`, with `ä ö ü å` spelled `ae oe ue aa`, as banks without these letters do.
  mutating func addSpelled(_ scalar: UInt32) {
    switch scalar {
    case 0xe4, 0xc4: addLetters(of: 0xe6)
    case 0xf6, 0xd6, 0xf8, 0xd8: addLetters(of: 0x153)
    case 0xe5, 0xc5:
      add(UInt32(0x61))
      add(UInt32(0x61))
    case 0xfc, 0xdc:
      add(UInt32(0x75))
      add(UInt32(0x65))
    default: addLetters(of: scalar)
    }
  }
}
