/// The lines of one QIF record: where each field's value lies in the text, empty where there is none.
struct QIFRecord {
  /// Physical line on which the record begins, from 1.
  private(set) var line: UInt32 = 0
  /// From the record's first line to behind its last; nil before the first.
  private(set) var place: Range<Int>?
  /// Whether the last line has a line end; without one the file may be cut inside it.
  private(set) var endsWithLine = true
  private(set) var date = 0..<0
  private(set) var amount = 0..<0
  private(set) var payee = 0..<0
  private(set) var memo = 0..<0
  private(set) var category = 0..<0
  private(set) var number = 0..<0
  private(set) var security = 0..<0
  /// The category of the first part of a split.
  private(set) var split = 0..<0
  private(set) var splitAmounts: [Range<Int>] = []
  private(set) var balanceDate = 0..<0
  /// The letters of its fields, one bit each.
  private(set) var letters: UInt128 = 0

  /// Whether there is nothing but the closing `^`.
  var isEmpty: Bool { letters == 0 }

  static func bit(_ letter: UInt8) -> UInt128 { 1 << UInt128(letter & 127) }

  mutating func extend(to end: Int, line number: UInt32, from start: Int) {
    if place == nil { line = number }
    place = (place?.lowerBound ?? start)..<end
  }

  /// Whether a date would begin the next record, the `^` before it left out.
  var isComplete: Bool { !date.isEmpty && !amount.isEmpty }

  /// Takes one field; of a field that is given twice the first counts, and of `T` and `U` the first as well: they
  /// give the same amount.
  mutating func take(_ letter: UInt8, _ value: Range<Int>, hasLineEnd: Bool) {
    letters |= QIFRecord.bit(letter)
    endsWithLine = hasLineEnd
    switch letter {
    case UInt8(ascii: "D"): set(&date, value)
    case UInt8(ascii: "T"), UInt8(ascii: "U"): set(&amount, value)
    case UInt8(ascii: "P"): set(&payee, value)
    case UInt8(ascii: "M"): set(&memo, value)
    case UInt8(ascii: "L"): set(&category, value)
    case UInt8(ascii: "N"): set(&number, value)
    case UInt8(ascii: "S"): set(&split, value)
    case UInt8(ascii: "Y"): set(&security, value)
    case UInt8(ascii: "$"): if splitAmounts.isEmpty { splitAmounts.append(value) }
    case UInt8(ascii: "/"): set(&balanceDate, value)
    default: break
    }
  }

  private func set(_ field: inout Range<Int>, _ value: Range<Int>) {
    if field.isEmpty { field = value }
  }
}
