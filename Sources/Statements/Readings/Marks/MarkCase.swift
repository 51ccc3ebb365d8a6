import Lexicon
import Values

/// What speaks of the mark in front of the decimals of a table's amounts, where each could be either.
struct MarkCase {
  /// The columns of amounts that have a mark.
  let marked: [AmountProfile]
  /// All columns of amounts.
  let profiles: [AmountProfile]
  /// Further columns of numbers, which the same program wrote.
  var others: [AmountProfile] = []
  var currency: Currency?
  /// The languages of the header; empty where none is known.
  var languages = Languages()
  /// The header has letters that are Icelandic, of the one Nordic country that writes whole amounts.
  var isIcelandic = false
  /// The header is Chinese, Japanese or Korean.
  var hasIdeographs = false

  /// The header is in Persian letters.
  var isPersian = false

  /// Whether a running balance follows over every row with that mark, and with which of both it does.
  var follows: (UInt8) -> Bool = { _ in false }
  var followed: [UInt8] = []

  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")

  /// The mark of decimals if the mark that amounts show groups thousands.
  var grouping: UInt8 { marked.contains { $0.withDecimals(MarkCase.comma) > 0 } ? MarkCase.point : MarkCase.comma }

  /// Every amount with a mark ends in a zero, and none is below a thousand: three decimals of which one says nothing.
  var isRound: Bool { marked.allSatisfy { $0.markedRound == $0.marked && $0.belowThousand == 0 } }
}
