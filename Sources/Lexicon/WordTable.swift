import Values

/// Phrases with a number each, found by what they fold to; a phrase may have several numbers.
///
/// Open addressing; a slot holds the upper 48 bits of a phrase's hash and its number, so that ten thousand phrases
/// are read in about a millisecond, once.
struct WordTable: Sendable {
  private var slots: [UInt64]
  private var count = 0

  /// Room for `capacity` phrases; more make it grow.
  init(capacity: Int) {
    var size = 64
    while size * 3 < capacity * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// One text a value, from 0; each as `PhraseText` reads it.
  init(_ texts: [StaticString]) {
    self.init(capacity: 1500)
    for (value, text) in texts.enumerated() {
      PhraseText.forEachPhrase(in: text) { insert($0, value: UInt16(value)) }
    }
  }

  /// Adds a phrase, and its other spelling where it has one.
  mutating func insert(_ phrase: PhraseText.Phrase, value: UInt16) {
    insert(phrase.plain, value: value)
    if phrase.spelled != phrase.plain { insert(phrase.spelled, value: value) }
  }

  mutating func insert(_ hash: TextHash, value: UInt16) {
    insert(hash.value & ~0xffff | UInt64(value))
    if count * 4 > slots.count * 3 { grow() }
  }

  private mutating func insert(_ entry: UInt64) {
    var slot = start(of: entry)
    while slots[slot] != 0 {
      if slots[slot] == entry { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = entry
    count += 1
  }

  @inline(__always)
  private func start(of entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry >> 24) & (slots.count - 1)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    count = 0
    for entry in old where entry != 0 { insert(entry) }
  }

  /// Calls `body` with each number of the phrase that has this hash.
  @inline(__always)
  func forEachValue(of hash: TextHash, _ body: (UInt16) -> Void) {
    let tag = hash.value & ~0xffff
    var slot = start(of: tag)
    while slots[slot] != 0 {
      if slots[slot] & ~0xffff == tag { body(UInt16(truncatingIfNeeded: slots[slot])) }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// The number of the phrase; nil when the table does not have it.
  func value(of hash: TextHash) -> UInt16? {
    var found: UInt16?
    forEachValue(of: hash) { if found == nil { found = $0 } }
    return found
  }

  /// The number of a text that is a phrase of the table, whatever its case, accents, blanks and punctuation.
  func value(of text: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard text.count <= 120 else { return nil }
    var hash = TextHash()
    var reader = unsafe ScalarReader(text)
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      hash.addLetters(of: scalar)
      reader.skip(length)
    }
    return value(of: hash)
  }
}
