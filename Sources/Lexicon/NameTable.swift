import Values

/// Names of one word or several, found among the other words of a text; each ideograph and kana counts as a word.
struct NameTable<Meaning: Sendable>: Sendable {
  private var meanings: [TextHash: Meaning] = [:]
  /// The most words of a name.
  private var longest = 0

  /// `lists`: names parted by bars and line ends. Of a name in several lists the last one counts.
  init(_ lists: [(names: String, meaning: Meaning)]) {
    for (names, meaning) in lists {
      for name in names.split(whereSeparator: { $0 == "|" || $0.isNewline }) {
        let words = MovementPhrases.words(of: name)
        longest = max(longest, words.count)
        meanings[NameTable.hash(of: words[...])] = meaning
      }
    }
  }

  /// The names among the words, in the order in which they begin, shorter ones first. `name`: the same for equal names.
  func found(in words: [TextHash]) -> [(name: TextHash, meaning: Meaning)] {
    var found: [(name: TextHash, meaning: Meaning)] = []
    for start in words.indices {
      var hash = TextHash()
      for word in words[start..<min(words.count, start + longest)] {
        hash.add(word.value)
        if let meaning = meanings[hash] { found.append((hash, meaning)) }
      }
    }
    return found
  }

  private static func hash(of words: ArraySlice<TextHash>) -> TextHash {
    words.reduce(into: TextHash()) { $0.add($1.value) }
  }
}
