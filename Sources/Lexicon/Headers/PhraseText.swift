import Values

/// Reads the texts in which the dictionaries are written down, in one pass.
///
/// `|` and line ends separate phrases. `name:` in front of a phrase gives it a head, two digits behind it a weight:
/// `date: buchungstag|datum 80`.
struct PhraseText {
  struct Phrase {
    var plain: TextHash
    /// Differs from `plain` where the phrase has letters such as `ä`, which are also written `ae`.
    var spelled: TextHash
    /// What stands in front of a colon.
    var head: TextHash?
    /// The two digits behind the phrase.
    var weight: UInt8?
    /// Counts from 0.
    var line: Int
    /// Counts the phrases of the line, from 0.
    var index: Int
  }

  /// What the bytes since the last separator came to, and came to before the last blank.
  private var plain = TextHash()
  private var spelled = TextHash()
  private var isSpelled = false
  private var shorterPlain = TextHash()
  private var shorterSpelled = TextHash()
  private var head: TextHash?
  private var line = 0
  private var index = 0

  /// Calls `body` with each phrase. With `splitsWords`, each word of a phrase comes alone.
  @inline(__always)
  static func forEachPhrase(in text: StaticString, splitsWords: Bool = false, _ body: (Phrase) -> Void) {
    text.withUTF8Buffer { bytes in
      var reader = PhraseText()
      var place = 0
      while place < bytes.count {
        let byte = unsafe bytes[place]
        if byte.isSmall {
          reader.add(UInt32(byte))
          place += 1
        } else if byte >= 0x80 {
          let (scalar, length) = unsafe PhraseText.scalar(bytes, at: place)
          reader.addWide(scalar)
          place += length
        } else {
          unsafe reader.read(byte, bytes, place, splitsWords: splitsWords, body)
          place += 1
        }
      }
      unsafe reader.end(bytes, place, body)
    }
  }

  /// The bytes are a literal of the program: they are UTF-8.
  @inline(__always)
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> (scalar: UInt32, length: Int) {
    let first = unsafe UInt32(bytes[place])
    let second = unsafe UInt32(bytes[place + 1] & 0x3f)
    if first < 0xe0 { return ((first & 0x1f) << 6 | second, 2) }
    let third = unsafe UInt32(bytes[place + 2] & 0x3f)
    if first < 0xf0 { return ((first & 0x0f) << 12 | second << 6 | third, 3) }
    return unsafe ((first & 0x07) << 18 | second << 12 | third << 6 | UInt32(bytes[place + 3] & 0x3f), 4)
  }

  @inline(__always)
  private mutating func read(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, splitsWords: Bool, _ body: (Phrase) -> Void
  ) {
    switch byte {
    case UInt8(ascii: "|"):
      unsafe end(bytes, place, body)
      index += 1
    case UInt8(ascii: " "):
      if splitsWords { return unsafe end(bytes, place, body) }
      shorterPlain = plain
      shorterSpelled = spelled
    case UInt8(ascii: "\n"):
      unsafe end(bytes, place, body)
      line += 1
      index = 0
    case UInt8(ascii: ":"):
      head = plain
      clear()
    default: addWide(UInt32(byte))
    }
  }

  /// A lower case ASCII letter.
  @inline(__always)
  private mutating func add(_ letter: UInt32) {
    plain.add(letter)
    if isSpelled { spelled.add(letter) }
  }

  @inline(__always)
  private mutating func addWide(_ scalar: UInt32) {
    if scalar >= 0xc4, scalar < 0x100, !isSpelled {
      spelled = plain
      shorterSpelled = shorterPlain
      isSpelled = true
    }
    plain.addLetters(of: scalar)
    if isSpelled { spelled.addSpelled(scalar) }
  }

  @inline(__always)
  private mutating func end(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ body: (Phrase) -> Void) {
    let weight = unsafe PhraseText.weight(bytes, before: place)
    if weight != nil {
      plain = shorterPlain
      spelled = shorterSpelled
    }
    if !plain.isEmpty {
      body(
        Phrase(
          plain: plain, spelled: isSpelled ? spelled : plain, head: head, weight: weight, line: line, index: index))
    }
    clear()
    head = nil
  }

  @inline(__always)
  private static func weight(_ bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> UInt8? {
    guard place > 3, unsafe bytes[place - 3] == UInt8(ascii: " ") else { return nil }
    let tens = unsafe bytes[place - 2] &- 48
    let ones = unsafe bytes[place - 1] &- 48
    return tens < 10 && ones < 10 ? tens * 10 + ones : nil
  }

  @inline(__always)
  private mutating func clear() {
    plain = TextHash()
    isSpelled = false
  }
}
