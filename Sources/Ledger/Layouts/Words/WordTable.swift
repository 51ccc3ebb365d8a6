/// Phrases with a number each, found by what they fold to; a phrase may have several numbers.
///
/// Open addressing over 64-bit hashes: ten thousand phrases are read in about a millisecond, once.
struct WordTable: Sendable {
  private var keys: [UInt64]
  private var values: [UInt16]
  private var count = 0

  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    keys = Array(repeating: 0, count: size)
    values = Array(repeating: 0, count: size)
  }

  /// One text a value, from 0; each as `PhraseText` reads it.
  init(_ texts: [StaticString]) {
    self.init(capacity: 2048)
    for (value, text) in texts.enumerated() {
      PhraseText.forEachPhrase(in: text) { insert($0, value: UInt16(value)) }
    }
  }

  /// Adds a phrase, and its other spelling where it has one.
  mutating func insert(_ phrase: PhraseText.Phrase, value: UInt16) {
    insert(phrase.plain, value: value)
    if phrase.spelled != phrase.plain { insert(phrase.spelled, value: value) }
  }

  private mutating func insert(_ hash: WordHash, value: UInt16) {
    if count * 2 >= keys.count { grow() }
    var slot = Int(truncatingIfNeeded: hash.value) & (keys.count - 1)
    while keys[slot] != 0 {
      if keys[slot] == hash.value, values[slot] == value { return }
      slot = (slot + 1) & (keys.count - 1)
    }
    keys[slot] = hash.value
    values[slot] = value
    count += 1
  }

  private mutating func grow() {
    var larger = WordTable(capacity: keys.count)
    for slot in keys.indices where keys[slot] != 0 { larger.insert(WordHash(value: keys[slot]), value: values[slot]) }
    self = larger
  }

  /// Calls `body` with each number of the phrase that has this hash.
  @inline(__always)
  func forEachValue(of hash: WordHash, _ body: (UInt16) -> Void) {
    var slot = Int(truncatingIfNeeded: hash.value) & (keys.count - 1)
    while keys[slot] != 0 {
      if keys[slot] == hash.value { body(values[slot]) }
      slot = (slot + 1) & (keys.count - 1)
    }
  }

  /// The number of the phrase; nil when the table does not have it.
  func value(of hash: WordHash) -> UInt16? {
    var found: UInt16?
    forEachValue(of: hash) { if found == nil { found = $0 } }
    return found
  }

  /// The number of a text that is a phrase of the table, whatever its case, accents, blanks and punctuation.
  func value(of text: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard text.count <= 120 else { return nil }
    var hash = WordHash()
    var reader = unsafe ScalarReader(text)
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      hash.addLetters(of: scalar)
      reader.skip(length)
    }
    return value(of: hash)
  }
}
