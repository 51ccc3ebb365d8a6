/// A set of phrases, found by their folded bytes.
struct WordTable: Sendable {
  private var values: [WordHash: UInt8] = [:]

  /// One text a value, from 0; phrases are separated by `|`.
  init(_ texts: [String]) {
    for (value, text) in texts.enumerated() {
      for phrase in text.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
        var hash = PhraseHash()
        for scalar in phrase.unicodeScalars { hash.add(scalar.value) }
        values[hash.value] = UInt8(value)
      }
    }
  }

  func value(of text: UnsafeBufferPointer<UInt8>) -> UInt8? {
    guard text.count <= 120 else { return nil }
    var hash = PhraseHash()
    var reader = unsafe ScalarReader(text)
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      hash.add(scalar)
      reader.skip(length)
    }
    return values[hash.value]
  }

  static let flags = WordTable(["c|cr|credit|in|bij|haben|h", "d|dr|debit|out|af|soll|s"])
  static let statuses = WordTable(["booked|posted|completed", "pending|vorgemerkt", "declined|failed|reverted"])
  static let balances = WordTable(["opening balance", "closing balance", "balance|saldo", "total|summe"])
}

/// Hashes a phrase, folded, with single blanks between its words and none around it.
struct PhraseHash {
  private(set) var value = WordHash()
  private var isBlank = true
  private var owesBlank = false

  mutating func add(_ scalar: UInt32) {
    let (first, second) = WordFold.fold(scalar)
    addFolded(first)
    addFolded(second)
  }

  private mutating func addFolded(_ scalar: UInt32) {
    if scalar == 0 { return }
    if scalar == 0x20 {
      owesBlank = !isBlank
      return
    }
    if owesBlank { value.add(0x20) }
    owesBlank = false
    isBlank = false
    value.add(scalar)
  }
}
