import Values

/// The numbered sub-fields of a `:86:`: `105?00Direct debit?20EREF+...?32Name`, whatever character stands for `?`.
struct MT940Subfields {
  private(set) var fields: [(number: Int, value: [UInt8])] = []

  /// Nil unless the text begins, behind up to three digits of a transaction code, with a mark and two digits.
  init?(_ text: [UInt8], _ values: [Range<Int>]) {
    guard let first = values.first, let start = MT940Subfields.start(text, first) else { return nil }
    let mark = text[start]
    // A line end inside the sub-fields means nothing.
    var whole = Array(text[start..<first.upperBound])
    for value in values.dropFirst() { whole.append(contentsOf: text[value]) }
    var place = 0
    while place < whole.count {
      guard let number = WrittenDay.number(whole, place + 1, 2) else { return nil }
      var end = place + 3
      while end < whole.count, whole[end] != mark || WrittenDay.number(whole, end + 1, 2) == nil { end += 1 }
      fields.append((number, Array(whole[(place + 3)..<end])))
      place = end
    }
  }

  /// Where the first mark is.
  private static func start(_ text: [UInt8], _ value: Range<Int>) -> Int? {
    var place = value.lowerBound
    while place < value.upperBound, place - value.lowerBound < 3, text[place].isDigit { place += 1 }
    guard place + 3 <= value.upperBound, isMark(text[place]) else { return nil }
    guard place == value.lowerBound || place == value.lowerBound + 3 else { return nil }
    return WrittenDay.number(text, place + 1, 2) != nil ? place : nil
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    "?><~^|#$%*@".utf8.contains(byte)
  }
}

/// The words that part the purpose of a SEPA payment: `EREF+` its reference, `SVWZ+` the text for the receiver.
enum SEPAWords {
  private static let words: [StaticString] = [
    "EREF+", "KREF+", "MREF+", "CRED+", "DEBT+", "COAM+", "OAMT+", "SVWZ+", "ABWA+", "ABWE+", "IBAN+", "BIC+", "PURP+",
    "RREF+", "SQTP+", "ORCR+", "ORMR+", "DDAT+", "CDTR+", "DBTR+", "ANAM+", "TAN1+",
  ]

  static func begins(_ text: [UInt8], at place: Int = 0) -> Bool {
    words.contains { text.begins(at: place, with: $0) }
  }

  /// What follows `SVWZ+`, up to the next word; nil where there is none.
  static func purpose(in text: [UInt8]) -> [UInt8]? {
    guard let start = text.indices.first(where: { isWord(text, at: $0) && text.begins(at: $0, with: "SVWZ+") }) else {
      return nil
    }
    let from = start + 5
    let end = (from..<text.count).first { isWord(text, at: $0) && begins(text, at: $0) } ?? text.count
    let said = text.trimmed(from..<end)
    return said.isEmpty ? nil : Array(text[said])
  }

  private static func isWord(_ text: [UInt8], at place: Int) -> Bool {
    place == 0 || text[place - 1] == 0x20
  }
}

/// The words between slashes of a `:86:`: `/TRTP/SEPA/IBAN/NL.../NAME/J JANSEN/REMI/rent/EREF/1`.
struct MT940Words {
  private(set) var name: [UInt8] = []
  private(set) var account: [UInt8] = []
  private(set) var purpose: [UInt8] = []
  private(set) var type: [UInt8] = []

  private static let keys: Set<String> = [
    "ABWA", "ADDR", "BENM", "BIC", "CNTP", "CSID", "EREF", "IBAN", "ID", "INID", "ISDT", "MARF", "NAME", "NRTX", "ORDP",
    "PREF", "PURP", "RCMT", "REMI", "RTRN", "RTYP", "SVCL", "SWOC", "SWOD", "TR", "TRCD", "TRTP", "UDTR", "ULTB",
    "ULTC",
    "ULTD", "UCRD", "OCMT", "CHGS",
  ]

  /// Nil unless the text begins with one of the known words between slashes, and some of them say who or what for.
  init?(_ text: [UInt8], _ values: [Range<Int>]) {
    guard let first = values.first, first.count > 3, text[first.lowerBound] == UInt8(ascii: "/") else { return nil }
    var whole: [UInt8] = []
    for value in values { whole.append(contentsOf: text[value]) }
    let pieces = whole.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var key = ""
    var said: [[UInt8]] = []
    for piece in pieces.dropFirst() {
      let word = (2...4).contains(piece.count) ? String(decoding: piece, as: UTF8.self) : ""
      if MT940Words.keys.contains(word) {
        take(key, said)
        key = word
        said = []
      } else {
        if key.isEmpty { return nil }
        said.append(Array(piece))
      }
    }
    guard !key.isEmpty else { return nil }
    take(key, said)
    if name.isEmpty, purpose.isEmpty, type.isEmpty { return nil }
  }

  private mutating func take(_ key: String, _ said: [[UInt8]]) {
    switch key {
    case "NAME": if name.isEmpty { name = MT940Words.joined(said) }
    case "IBAN": if account.isEmpty { account = MT940Words.joined(said) }
    case "TRTP": type = MT940Words.joined(said)
    case "CNTP":
      account = said.first ?? []
      if said.count > 2 { name = said[2] }
    case "REMI":
      let isMarked = said.count > 2 && ["USTD", "STRD"].contains(String(decoding: said[0], as: UTF8.self))
      purpose = MT940Words.joined(isMarked ? Array(said[2...]) : said)
    default: break
    }
  }

  /// A slash that opens no known word is part of the text.
  private static func joined(_ pieces: [[UInt8]]) -> [UInt8] {
    var whole = Array(pieces.joined(separator: [UInt8(ascii: "/")]))
    while let last = whole.last, last == UInt8(ascii: "/") || isBlank(last) { whole.removeLast() }
    return whole
  }
}
