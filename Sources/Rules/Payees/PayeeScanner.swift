import Values

/// Cuts a bank's text into words and numbers. The text is UTF-8 with ordinary widths (`PayeeText`).
struct PayeeScanner {
  private(set) var tokens: [PayeeToken] = []
  /// Room for one folded word.
  private var folded: [UInt8] = []

  /// Texts with more words are cut there: what follows is never part of a payee.
  private static let limit = 64

  private enum Class { case other, lower, upper, digit, apostrophe, wide }

  private static let classes: [Class] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "'"), UInt8(ascii: "`"): .apostrophe
    case 0x80...0xff: .wide
    default: .other
    }
  }

  /// What stood between two tokens.
  private struct Gap {
    var length = 0
    var glue = PayeeToken.blank
    var hasStar = false
    var hasHash = false
    private var blanks = 0

    /// Three blanks or more: the bank's text has columns.
    var isWide: Bool { blanks > 2 }

    @inline(__always)
    mutating func add(_ byte: UInt8) {
      length += 1
      switch byte {
      case UInt8(ascii: "*"): hasStar = true
      case UInt8(ascii: "#"): hasHash = true
      case PayeeToken.blank, 9: blanks += 1
      default: glue = glue == PayeeToken.blank ? byte : UInt8(ascii: ",")
      }
    }

    /// The byte that joins the tokens: the only one between them; `&` and `+` may have blanks around them.
    var joint: UInt8 {
      if length == 0 { return 0 }
      let isLoose = glue == UInt8(ascii: "&") || glue == UInt8(ascii: "+")
      return length == 1 || isLoose ? glue : PayeeToken.blank
    }
  }

  /// Hands the tokens over; `giveBack` returns their room.
  mutating func takeTokens() -> [PayeeToken] {
    var taken: [PayeeToken] = []
    swap(&taken, &tokens)
    return taken
  }

  mutating func giveBack(_ room: inout [PayeeToken]) { swap(&room, &tokens) }

  mutating func scan(_ text: UnsafeBufferPointer<UInt8>) {
    tokens.removeAll(keepingCapacity: true)
    unsafe PayeeScanner.classes.withUnsafeBufferPointer { classes in
      var gap = Gap()
      var offset = 0
      while offset < text.count, tokens.count < PayeeScanner.limit {
        let byte = unsafe text[offset]
        let kind = unsafe classes[Int(byte)]
        if kind == .other || kind == .apostrophe {
          note(byte, in: &gap)
          offset += 1
        } else if unsafe kind == .wide && !PayeeScript.isLetter(text, at: offset) {
          gap.length += 2
          offset += unsafe UTF8Scalar.decode(text, at: offset).length
        } else {
          unsafe offset = word(text, from: offset, after: gap, classes)
          gap = Gap()
        }
      }
      if gap.hasStar, !tokens.isEmpty { tokens[tokens.count - 1].hasStarAfter = true }
    }
  }

  @inline(__always)
  private mutating func note(_ byte: UInt8, in gap: inout Gap) {
    if gap.glue == PayeeToken.blank, !tokens.isEmpty {
      switch byte {
      case UInt8(ascii: ":"): tokens[tokens.count - 1].hasLabelMark = true
      case UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "="):
        if gap.length == 0 { tokens[tokens.count - 1].hasLabelMark = true }
      default: break
      }
    }
    gap.add(byte)
  }

  /// Appends the token that begins at `start` and returns where it ends.
  private mutating func word(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, after gap: Gap, _ classes: UnsafeBufferPointer<Class>
  ) -> Int {
    var token = PayeeToken(start: Int32(start), end: 0, hash: 0, shape: .word)
    token.glue = tokens.isEmpty ? PayeeToken.blank : gap.joint
    token.hasStarBefore = gap.hasStar
    token.hasHashBefore = gap.hasHash
    token.beginsColumn = gap.isWide && !tokens.isEmpty
    unsafe token.beginsWithZero = text[start] == UInt8(ascii: "0")
    if gap.hasStar, !tokens.isEmpty { tokens[tokens.count - 1].hasStarAfter = true }
    let isUnspaced = unsafe PayeeScript.isUnspaced(text, at: start)
    let parts = unsafe isUnspaced ? unspaced(text, &token) : letters(text, &token, classes)
    token.shape = token.digits == 0 ? .word : token.letters == 0 ? .number : .mixed
    unsafe split(&token, parts, text)
    let word = unsafe UnsafeBufferPointer(rebasing: text[start..<Int(token.end)])
    token.hash = unsafe token.isWide || parts.hasApostrophe ? foldedHash(word) : TextHash(lowering: word).value
    if token.isWide { unsafe PayeeScanner.findCase(of: word, &token) }
    tokens.append(token)
    return Int(token.end)
  }

  /// Where the parts of a word of letters and digits are.
  private struct Parts {
    /// The first digit.
    var digit = 0
    var hasApostrophe = false
    /// Where the letters after the last digit begin.
    var tail: Int?
  }

  /// Reads letters and digits up to the end of the word.
  private func letters(
    _ text: UnsafeBufferPointer<UInt8>, _ token: inout PayeeToken, _ classes: UnsafeBufferPointer<Class>
  ) -> Parts {
    var parts = Parts()
    var offset = Int(token.start)
    scanning: while offset < text.count {
      let byte = unsafe text[offset]
      switch unsafe classes[Int(byte)] {
      case .lower, .upper:
        if byte & 0x20 != 0 {
          token.hasLower = true
        } else {
          token.isOwnSpelling = token.isOwnSpelling || token.hasLower
          token.hasUpper = true
        }
        if token.digits > 0, parts.tail == nil { parts.tail = offset }
        token.letters &+= 1
      case .digit:
        if token.digits == 0 { parts.digit = offset }
        token.digits = token.digits == 255 ? 255 : token.digits + 1
        parts.tail = nil
      case .apostrophe:
        guard unsafe joinsLetters(text, offset, classes) else { break scanning }
        parts.hasApostrophe = true
      case .wide:
        let (scalar, length) = unsafe UTF8Scalar.decode(text, at: offset)
        guard PayeeScript.isLetter(scalar), !PayeeScript.isUnspaced(scalar) else { break scanning }
        token.isWide = true
        token.letters &+= 1
        offset += length - 1
      case .other: break scanning
      }
      offset += 1
    }
    token.end = Int32(offset)
    return parts
  }

  /// Reads letters of a script without blanks, up to anything else.
  private func unspaced(_ text: UnsafeBufferPointer<UInt8>, _ token: inout PayeeToken) -> Parts {
    var offset = Int(token.start)
    while unsafe offset < text.count && PayeeScript.isUnspaced(text, at: offset) {
      offset += unsafe UTF8Scalar.decode(text, at: offset).length
      token.letters &+= 1
    }
    token.isWide = true
    token.end = Int32(offset)
    return Parts()
  }

  /// Cuts what banks write together: the number off `SHOP2041`, the label off `4711SVWZ+`.
  private func split(_ token: inout PayeeToken, _ parts: Parts, _ text: UnsafeBufferPointer<UInt8>) {
    guard token.shape == .mixed, !token.isWide else { return }
    let end = Int(token.end)
    if token.letters >= 4, token.digits >= 3, parts.digit - Int(token.start) == Int(token.letters) {
      token.end = Int32(parts.digit)
      token.shape = .word
      token.digits = 0
    } else if let tail = parts.tail, unsafe end - tail == 4 && end < text.count && text[end] == UInt8(ascii: "+") {
      token.end = Int32(tail)
    }
  }

  /// Whether letters stand before and after the apostrophe at `offset`.
  private func joinsLetters(
    _ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ classes: UnsafeBufferPointer<Class>
  ) -> Bool {
    guard offset > 0, offset + 1 < text.count else { return false }
    let (before, after) = unsafe (classes[Int(text[offset - 1])], classes[Int(text[offset + 1])])
    let isLetter: (Class) -> Bool = { $0 == .lower || $0 == .upper || $0 == .wide }
    return isLetter(before) && isLetter(after)
  }

  /// The hash of a word as it folds; apostrophes do not count.
  private mutating func foldedHash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    folded.removeAll(keepingCapacity: true)
    unsafe Folding.shared.append(word, to: &folded)
    folded.removeAll { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "`") }
    return unsafe folded.withUnsafeBufferPointer { unsafe TextHash($0).value }
  }

  /// How a word is spelled that is not all ASCII.
  private static func findCase(of word: UnsafeBufferPointer<UInt8>, _ token: inout PayeeToken) {
    var offset = 0
    token.hasLower = false
    token.hasUpper = false
    token.isOwnSpelling = false
    while offset < word.count {
      let (scalar, length) = unsafe UTF8Scalar.decode(word, at: offset)
      offset += length
      guard let properties = Unicode.Scalar(UInt32(scalar))?.properties else { continue }
      if properties.isLowercase { token.hasLower = true }
      guard properties.isUppercase else { continue }
      if token.hasLower { token.isOwnSpelling = true }
      token.hasUpper = true
    }
  }
}
