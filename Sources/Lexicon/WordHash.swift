/// A 64-bit hash of folded letters and digits, fed one scalar at a time. Blanks and punctuation do not count, so that
/// `Value Date`, `VALUE-DATE` and `valueDate` are one.
package struct WordHash: Hashable {
  private(set) var value: UInt64

  package init() {
    value = 0xcbf2_9ce4_8422_2325
  }

  init(value: UInt64) {
    self.value = value
  }

  /// Nothing was added yet.
  var isEmpty: Bool { self == WordHash() }

  /// Adds a folded letter or digit.
  @inline(__always)
  mutating func add(_ scalar: UInt32) {
    value = (value ^ UInt64(scalar)) &* 0x9fb2_1c65_1e98_df25
    value ^= value >> 32
  }

  /// Adds what a scalar folds to, unless that is a blank.
  @inline(__always)
  package mutating func addLetters(of scalar: UInt32) {
    let (first, second) = WordFold.fold(scalar)
    if first != 0, first != 0x20 { add(first) }
    if second != 0 { add(second) }
  }

  /// As `addLetters`, with `ä ö ü å` spelled `ae oe ue aa`, as banks without these letters do.
  mutating func addSpelled(_ scalar: UInt32) {
    switch scalar {
    case 0xe4, 0xc4: addLetters(of: 0xe6)
    case 0xf6, 0xd6, 0xf8, 0xd8: addLetters(of: 0x153)
    case 0xe5, 0xc5:
      add(0x61)
      add(0x61)
    case 0xfc, 0xdc:
      add(0x75)
      add(0x65)
    default: addLetters(of: scalar)
    }
  }
}
