import Lexicon
import Values

/// Takes the short word beside the figures of a text for the mark of a currency that nobody knows, and away: `K702.99`,
/// `(K2,483.23)`, `+22 000 F`.
///
/// It is looked for only where the text has no rows otherwise: with it no figure is a number.
struct UnitMarks {
  private let mark: [UInt8]
  /// In bytes.
  private static let longest = 6
  private static let fewest = 6

  /// Nil where no such word stands in front of several figures with cents, or behind several figures.
  init?(_ records: Records) {
    var counts: [[UInt8]: Int] = [:]
    for record in 0..<records.count {
      for field in 0..<records.fieldCount(record) {
        guard let mark = UnitMarks.mark(in: records, record, field) else { continue }
        counts[Array(mark), default: 0] += 1
      }
    }
    let unknown = counts.filter { mark, _ in
      unsafe mark.withUnsafeBufferPointer { unsafe AmountWords.meaning(of: $0) } == nil
    }
    // The most frequent one; of as many the first of the alphabet, whatever the order of a dictionary.
    let best = unknown.max { $0.value != $1.value ? $0.value < $1.value : $1.key.lexicographicallyPrecedes($0.key) }
    guard let best, best.value >= UnitMarks.fewest else { return nil }
    mark = best.key
  }

  /// The records without the mark.
  func stripped(_ records: Records) -> Records {
    var stripped = records
    (stripped.bytes, stripped.fieldEnds) = ([], [])
    for record in 0..<records.count {
      for field in 0..<records.fieldCount(record) {
        let text = records.bytes[records.range(record: record, field: field)]
        if let found = UnitMarks.mark(in: records, record, field), found.elementsEqual(mark) {
          stripped.bytes += text[..<found.startIndex]
          stripped.bytes += text[found.endIndex...]
        } else {
          stripped.bytes += text
        }
        stripped.fieldEnds.append(UInt32(stripped.bytes.count))
      }
    }
    return stripped
  }

  /// One to six bytes of letters and signs between an opening parenthesis or a minus, if any, and a number with cents.
  private static func mark(in records: Records, _ record: Int, _ place: Int) -> ArraySlice<UInt8>? {
    let field = records.bytes[records.bytes.trimmed(records.range(record: record, field: place))]
    return inFront(of: field) ?? behind(field)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
  }

  private static func inFront(of field: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = field.prefix { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "-") }.endIndex
    let word = field[start...].prefix(while: isOfWord)
    guard let first = word.first, first.isLetter || first >= 0x80, word.count <= longest else { return nil }
    let number = field[word.endIndex...].drop { $0 == 0x20 }.prefix { $0 != UInt8(ascii: ")") }
    guard number.first?.isDigit ?? false, number.count > 3, number.suffix(2).allSatisfy(\.isDigit),
      [UInt8(ascii: "."), UInt8(ascii: ",")].contains(number[number.endIndex - 3]),
      number.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") || $0 == 0x20 })
    else { return nil }
    return word
  }

  /// Letters behind digits, blanks and marks alone.
  private static func behind(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let last = field.lastIndex(where: { $0.isDigit }), let blank = field[last...].firstIndex(of: 0x20) else {
      return nil
    }
    let word = field[(blank + 1)...]
    guard let first = word.first, first.isLetter, word.count <= longest, word.allSatisfy(isOfWord), blank == last + 1,
      field[...last].allSatisfy({ $0 == 0x20 || $0.isDigit || [UInt8](".,+-".utf8).contains($0) })
    else { return nil }
    return word
  }
}
