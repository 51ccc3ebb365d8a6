/// Reads the texts in which the dictionaries are written down, in one pass.
///
/// `|` and line ends separate phrases. `name:` in front of a phrase gives it a head, two digits behind it a weight:
/// `date: buchungstag|datum 80`.
struct PhraseText {
  struct Phrase {
    var plain = WordHash()
    /// Differs from `plain` where the phrase has letters such as `ä`, which are also written `ae`.
    var spelled = WordHash()
    /// What stands in front of a colon.
    var head: WordHash?
    /// The two digits behind the phrase.
    var weight: UInt8?
    /// Counts from 0.
    var line = 0
    /// Counts the phrases of the line, from 0.
    var index = 0
  }

  /// What the bytes since the last separator came to.
  private var phrase = Phrase()
  private var isEmpty = true
  private var isSpelled = false
  /// The phrase without its last word, and that word if it is a number.
  private var shorter = Phrase()
  private var digits = 0
  private var number: UInt8 = 0
  private var isNumber = false

  /// Calls `body` with each phrase. With `splitsWords`, each word of a phrase comes alone.
  static func forEachPhrase(in text: StaticString, splitsWords: Bool = false, _ body: (Phrase) -> Void) {
    text.withUTF8Buffer { bytes in
      var reader = PhraseText()
      var place = 0
      while place < bytes.count {
        let byte = unsafe bytes[place]
        if byte < 0x80 {
          place += 1
          reader.read(byte, splitsWords: splitsWords, body)
        } else {
          let (scalar, length) = unsafe PhraseText.scalar(bytes, at: place)
          place += length
          reader.add(scalar)
        }
      }
      reader.end(body)
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
  private mutating func read(_ byte: UInt8, splitsWords: Bool, _ body: (Phrase) -> Void) {
    switch byte {
    case UInt8(ascii: "|"):
      end(body)
      phrase.index += 1
    case UInt8(ascii: "\n"):
      end(body)
      phrase.line += 1
      phrase.index = 0
    case UInt8(ascii: ":"):
      phrase.head = phrase.plain
      clear()
    case UInt8(ascii: " "):
      if splitsWords { return end(body) }
      if isEmpty { return }
      shorter = phrase
      isNumber = true
      digits = 0
      number = 0
    case 48...57 where isNumber:
      digits += 1
      number = number &* 10 &+ (byte - 48)
      add(UInt32(byte))
    default:
      isNumber = false
      add(UInt32(byte))
    }
  }

  @inline(__always)
  private mutating func add(_ scalar: UInt32) {
    if scalar >= 0xc4, scalar < 0x100, !isSpelled {
      phrase.spelled = phrase.plain
      isSpelled = true
    }
    phrase.plain.addLetters(of: scalar)
    if isSpelled { phrase.spelled.addSpelled(scalar) }
    if scalar >= 0x80 { isNumber = false }
    isEmpty = false
  }

  @inline(__always)
  private mutating func end(_ body: (Phrase) -> Void) {
    if isNumber, digits == 2 {
      phrase.plain = shorter.plain
      phrase.spelled = shorter.spelled
      phrase.weight = number
    }
    if !isSpelled { phrase.spelled = phrase.plain }
    if !isEmpty { body(phrase) }
    clear()
    phrase.head = nil
  }

  @inline(__always)
  private mutating func clear() {
    phrase.plain = WordHash()
    phrase.spelled = WordHash()
    phrase.weight = nil
    isEmpty = true
    isSpelled = false
    isNumber = false
  }
}
