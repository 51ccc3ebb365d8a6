import Values

/// The phrases of `PayeeWords` by the hashes of their words, to find the longest one that begins at a word.
///
/// A phrase's key is that of its words but the last, mixed with the hash of the last; each such beginning is in the
/// table too. 64-bit keys: two phrases that meet by chance are one in 10^13 for the shipped lists.
struct PayeePhrases: Sendable {
  struct Entry {
    var kinds = PayeeWordKinds()
    /// How the name is written, in `names`; -1 for no name.
    var name: Int32 = -1
    /// Whether a longer phrase begins like this one.
    var goesOn = false
  }

  private var keys: [UInt64] = Array(repeating: 0, count: 1024)
  private var entries = Array(repeating: Entry(), count: 1024)
  private var count = 0
  private(set) var names: [String] = []

  static let start = TextHash().value

  @inline(__always)
  static func key(_ before: UInt64, _ word: UInt64) -> UInt64 {
    var key = TextHash()
    key.value = before
    key.add(word)
    return key.value | 1
  }

  @inline(__always)
  func entry(_ key: UInt64) -> Entry? {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: key >> 20) & mask
    while true {
      if keys[slot] == key { return entries[slot] }
      if keys[slot] == 0 { return nil }
      slot = (slot + 1) & mask
    }
  }

  /// Adds a phrase of the words with these hashes.
  mutating func add(_ words: [UInt64], _ kinds: PayeeWordKinds, name: String?) {
    var key = PayeePhrases.start
    for (index, word) in words.enumerated() {
      key = PayeePhrases.key(key, word)
      let slot = slot(for: key)
      if index < words.count - 1 {
        entries[slot].goesOn = true
      } else {
        entries[slot].kinds = entries[slot].kinds | kinds
        if let name {
          entries[slot].name = Int32(names.count)
          names.append(name)
        }
      }
    }
  }

  private mutating func slot(for key: UInt64) -> Int {
    if count * 2 > keys.count { grow() }
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: key >> 20) & mask
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
    if keys[slot] == 0 {
      keys[slot] = key
      count += 1
    }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldEntries) = (keys, entries)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    entries = Array(repeating: Entry(), count: keys.count)
    count = 0
    for index in oldKeys.indices where oldKeys[index] != 0 {
      let slot = slot(for: oldKeys[index])
      entries[slot] = oldEntries[index]
    }
  }
}
