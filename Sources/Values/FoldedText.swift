/// A text folded once, as hashes of its words, for looking up phrases.
package struct FoldedText {
  /// Words with one blank between them.
  package let bytes: [UInt8]
  /// The hash of each word.
  package let words: [TextHash]
  /// Whether the text has characters of a script that puts no blanks between words.
  package let isUnspaced: Bool

  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { unsafe FoldedText($0) }
  }

  package init(_ text: UnsafeBufferPointer<UInt8>) {
    var bytes: [UInt8] = []
    unsafe Folding.words.append(text, to: &bytes)
    self.bytes = bytes
    words = bytes.split(separator: 32).map { word in
      unsafe word.withUnsafeBufferPointer { unsafe TextHash($0) }
    }
    // Kana, ideographs and Hangul begin with these bytes in UTF-8.
    isUnspaced = bytes.contains { (0xe3...0xed).contains($0) }
  }

  /// Whether the words of another text stand in this one, one after the other.
  package func contains(words other: [TextHash]) -> Bool {
    guard !other.isEmpty, other.count <= words.count else { return false }
    return (0...words.count - other.count).contains { words[$0...].starts(with: other) }
  }

  /// Letters and digits alone: how numbers of accounts are compared.
  package var joined: [UInt8] { bytes.filter { $0 != 32 } }
}

extension [UInt8] {
  /// Whether `part` stands in it; an empty one stands nowhere.
  package func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= count else { return false }
    return (0...count - part.count).contains { start in
      self[start] == first && self[start..<start + part.count].elementsEqual(part)
    }
  }
}
