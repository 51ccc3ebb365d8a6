import Values

/// Words that tell what a text is about wherever they stand in it, be it as a part of a word.
package struct PartWords: Sendable {
  private let words: [[UInt8]]
  /// Places in `words` by first byte: most bytes begin none.
  private let starting: [[Int]]

  /// `text`: words parted by `|` and line ends.
  init(_ text: String) {
    let words = text.split { $0 == "|" || $0.isNewline }.map { Folding.shared.folded(String($0)) }
    starting = (0..<256).map { first in words.indices.filter { Int(words[$0][0]) == first } }
    self.words = words
  }

  /// Whether the text is one of them, and no more.
  package func isOne(_ text: String) -> Bool { words.contains(Folding.shared.folded(text)) }

  package func areIn(_ text: String) -> Bool {
    let bytes = Folding.shared.folded(text)
    return bytes.indices.contains { place in
      starting[Int(bytes[place])].contains { bytes[place...].starts(with: words[$0]) }
    }
  }
}
