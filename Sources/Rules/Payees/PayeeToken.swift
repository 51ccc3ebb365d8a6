/// A word or number of a bank's text, with what was found out about it.
struct PayeeToken {
  enum Shape { case word, number, mixed }

  enum State {
    case kept
    /// A number, date or code: never part of a payee.
    case number
    /// A word that says nothing of the payee, unless there is no other.
    case word
  }

  /// Bytes in the text.
  var start: Int32
  var end: Int32
  /// Of the folded letters and digits.
  var hash: UInt64
  var shape: Shape
  var digits: UInt8 = 0
  var letters: UInt8 = 0
  /// The byte that joins it to the token before; a blank for none, 0 for nothing between them.
  var glue: UInt8 = PayeeToken.blank
  var hasUpper = false
  var hasLower = false
  /// A small letter before a capital: the text spells it in its own way.
  var isOwnSpelling = false
  /// Not all ASCII.
  var isWide = false
  var hasStarBefore = false
  var hasStarAfter = false
  var hasHashBefore = false
  /// `:`, `/`, `+` or `=` right behind it.
  var hasLabelMark = false
  var beginsWithZero = false
  /// Three blanks or more before it.
  var beginsColumn = false

  var state = State.kept
  var section: UInt8 = 0
  /// Of the phrase that begins here; `length` 0 inside a phrase.
  var kinds = PayeeWordKinds()
  var length: UInt8 = 1
  var name: Int32 = -1

  static let blank = UInt8(ascii: " ")
}
