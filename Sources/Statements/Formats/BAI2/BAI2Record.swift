import Values

/// A record of BAI2 with the records `88` that continue it: `16,475,1500,,4711,,RENT` and `88,OF JUNE/`.
struct BAI2Record {
  enum Kind: Int {
    case file = 1
    case group = 2
    case account = 3
    case movement = 16
    case endOfAccount = 49
    case continuation = 88
    case endOfGroup = 98
    case endOfFile = 99
  }

  let kind: Kind
  let line: UInt32
  private(set) var place: Range<Int>
  /// What stands behind the kind in each of its lines, without the slash that ends a record.
  private(set) var contents: [Range<Int>]

  /// Nil where the line does not begin with the number of a record.
  init?(_ text: [UInt8], _ line: NumberedLine) {
    let content = text.trimmed(line.content)
    let comma = text[content].firstIndex(of: UInt8(ascii: ",")) ?? content.upperBound
    let number = text[content.lowerBound..<comma]
    guard number.count == 2, number.allSatisfy({ $0.isDigit }),
      let kind = Kind(rawValue: Int(String(decoding: number, as: UTF8.self)) ?? 0)
    else { return nil }
    self.kind = kind
    self.line = line.number
    place = line.content.lowerBound..<line.end
    let end = text[content].last == UInt8(ascii: "/") ? content.upperBound - 1 : content.upperBound
    contents = [min(comma + 1, end)..<end]
  }

  mutating func go(on record: BAI2Record) {
    contents += record.contents
    place = place.lowerBound..<record.place.upperBound
  }

  /// The fields of its first line, or of all its lines.
  func fields(_ text: [UInt8], ofAllLines: Bool = false) -> [Range<Int>] {
    (ofAllLines ? contents[...] : contents.prefix(1)).flatMap { content in
      text[content].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { $0.indices }
    }
  }

  /// How many fields tell when the funds of the kind in field `place` may be used: none, a day and a time, three
  /// amounts, or so many pairs of days and amounts as the first of them says.
  static func availability(_ text: [UInt8], _ fields: [Range<Int>], behind place: Int) -> Int {
    guard place < fields.count else { return 0 }
    switch text[fields[place]].first.map({ Character(UnicodeScalar($0)) }) {
    case "V": return 2
    case "S": return 3
    case "D":
      let count = place + 1 < fields.count ? Int(String(decoding: text[fields[place + 1]], as: UTF8.self)) : nil
      return 1 + 2 * min(max(count ?? 0, 0), fields.count)
    default: return 0
    }
  }
}
