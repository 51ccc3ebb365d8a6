import Values

/// A transaction whose category a person set: what proposals are learned from.
///
/// What rules decide is no evidence: it says nothing of the rows that they leave, such as those of the same payee with
/// another amount.
package struct DecidedRow: Sendable {
  package var words: TellingWords
  /// The caller's number of the category, which comes back in a `Suggestion`.
  package var category: Int64
  package var account: Int64
  /// Minor units; money out is negative.
  package var amount: Int64

  package init(words: TellingWords, category: Int64, account: Int64, amount: Int64) {
    self.words = words
    self.category = category
    self.account = account
    self.amount = amount
  }
}

/// A transaction that nothing decides.
package struct UndecidedRow: Sendable {
  package var words: TellingWords
  package var account: Int64
  package var amount: Int64

  package init(words: TellingWords, account: Int64, amount: Int64) {
    self.words = words
    self.account = account
    self.amount = amount
  }
}

/// What decided rows are found by: the payee, or a word of its name.
package enum EvidenceKey: Hashable, Sendable {
  case payee(String)
  case word(String)

  /// The same on every machine; texts that share it by chance are told apart by `matches`.
  package var hash: Int64 {
    var text =
      switch self {
      case .payee(let name): "=" + name
      case .word(let word): "~" + word
      }
    return text.withUTF8 { bytes in Int64(bitPattern: unsafe TextHash(bytes).value) }
  }

  package func matches(_ words: TellingWords) -> Bool {
    switch self {
    case .payee(let name): words.key == name
    case .word(let word): EvidenceKey.telling(words).contains(word)
    }
  }

  /// All keys of a description.
  package static func all(of words: TellingWords) -> [EvidenceKey] {
    [.payee(words.key)] + telling(words).map { .word($0) }
  }

  /// The words that may tell something of a payee: the first few of three bytes or more.
  static func telling(_ words: TellingWords) -> [String] {
    var telling: [String] = []
    for index in 0..<words.count where words.ranges[index].count >= 3 && telling.count < 8 {
      let word = words[index]
      if !telling.contains(word) { telling.append(word) }
    }
    return telling
  }
}
