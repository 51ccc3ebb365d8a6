/// Which of millions of transactions are marked, by a bit each: most rows of a pass are not, and need no other look-up.
struct Marks {
  private var words: [UInt64] = []
  private var far: Set<Int64> = []
  private static let most = 1 << 30

  init(_ ids: some Sequence<Int64>) {
    for id in ids { insert(id) }
  }

  private mutating func insert(_ id: Int64) {
    guard id >= 0, id < Marks.most else {
      far.insert(id)
      return
    }
    let word = Int(id >> 6)
    if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
    words[word] |= 1 << UInt64(id & 63)
  }

  func contains(_ id: Int64) -> Bool {
    let word = Int(id >> 6)
    guard word >= 0, word < words.count else { return !far.isEmpty && far.contains(id) }
    return words[word] & 1 << UInt64(id & 63) != 0
  }
}
