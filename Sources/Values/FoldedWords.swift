/// The words of a text, folded: without what separates them.
package enum FoldedWords {
  /// Appends the words of `text`, folded, with one blank between them. Signs of Latin-1 separate words like
  /// punctuation does.
  package static func append(_ text: UnsafeBufferPointer<UInt8>, to words: inout [UInt8]) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Folding.capacity(for: text.count)) { room in
      guard let folded = room.baseAddress else { return }
      let count = unsafe Folding.shared.fold(text, into: folded)
      unsafe append(folded: UnsafeBufferPointer(start: folded, count: count), to: &words)
    }
  }

  private static func append(folded text: UnsafeBufferPointer<UInt8>, to words: inout [UInt8]) {
    let start = words.count
    var gap = false
    var offset = 0
    while offset < text.count {
      let byte = unsafe text[offset]
      let isSign = byte == 0xc2
      if isSign || (byte < 0x80 && !isWord(byte)) {
        gap = true
      } else {
        if gap, words.count > start { words.append(32) }
        gap = false
        words.append(byte)
      }
      offset += isSign ? 2 : 1
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isSmall || byte.isDigit
  }
}
