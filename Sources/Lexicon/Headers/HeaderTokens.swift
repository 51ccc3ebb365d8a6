import Values

/// The words of a header, folded and hashed, with what was in parentheses or is a currency marked.
struct HeaderTokens {
  private struct Token {
    /// The folded scalars of the word.
    var letters: Range<Int>
    var isInParentheses = false
    var isUpper = true
  }
  private var letters: [UInt32] = []
  private var tokens: [Token] = []

  /// Words end at blanks, punctuation, inside `RunningBalance` before the second capital, and before a number.
  init(_ header: some StringProtocol) {
    var depth = 0
    var wasLower = false
    var wasDigit = false
    var isInWord = false
    for scalar in header.unicodeScalars.prefix(120) {
      if scalar == "(" || scalar == "[" || scalar == "（" { depth += 1 }
      if scalar == ")" || scalar == "]" || scalar == "）" { depth = max(0, depth - 1) }
      let (first, second) = Folding.letters(of: scalar.value)
      if first == 0 { continue }
      if first == 0x20 {
        isInWord = false
        continue
      }
      let isUpper = (65...90).contains(scalar.value)
      let isDigit = (48...57).contains(scalar.value)
      if !isInWord || isUpper && wasLower || isDigit && !wasDigit {
        tokens.append(Token(letters: letters.count..<letters.count, isInParentheses: depth > 0))
        isInWord = true
      }
      wasLower = (97...122).contains(scalar.value)
      wasDigit = isDigit
      if !isUpper { tokens[tokens.count - 1].isUpper = false }
      letters.append(first)
      if second != 0 { letters.append(second) }
      tokens[tokens.count - 1].letters = tokens[tokens.count - 1].letters.lowerBound..<letters.count
    }
  }

  var isEmpty: Bool { tokens.isEmpty }
  var count: Int { tokens.count }
  var all: Range<Int> { 0..<tokens.count }

  /// All phrases of up to `most` words, by where they begin.
  func phrases(upTo most: Int) -> [Range<Int>] {
    all.flatMap { start in (start + 1...min(count, start + most)).map { start..<$0 } }
  }

  func hash(of words: Range<Int>) -> TextHash {
    var hash = TextHash()
    for word in words { for place in tokens[word].letters { hash.add(letters[place]) } }
    return hash
  }

  /// A word too short to mean anything inside a longer header.
  func isShort(_ word: Int) -> Bool {
    let range = tokens[word].letters
    return range.count < (letters[range.lowerBound] >= 0x2e80 ? 2 : 4)
  }

  /// Calls `body` with the ends of a compound word (`Buchungsdatum`, `交易金额`), longest first, until it returns true.
  func forEachCompoundEnd(of word: Int, _ body: (TextHash) -> Bool) {
    let range = tokens[word].letters
    let least = letters[range.lowerBound] >= 0x2e80 ? 2 : 4
    guard range.count > least else { return }
    for start in (range.lowerBound + 1)...(range.upperBound - least) {
      var hash = TextHash()
      for place in start..<range.upperBound { hash.add(letters[place]) }
      if body(hash) { return }
    }
  }

  /// Without currencies (`EUR`, `元`) and, if asked, the little word in front of them (`in EUR`); nil when there is
  /// none.
  func withoutCurrency(andLittleWord isLittleToo: Bool) -> HeaderTokens? {
    var rest = self
    rest.tokens = []
    for (index, token) in tokens.enumerated() {
      let isLast = index == tokens.count - 1
      if token.isInParentheses || token.isUpper || isLast, isCurrency(index) {
        if isLittleToo, let word = rest.tokens.last, word.letters.count <= 2 { rest.tokens.removeLast() }
      } else {
        rest.tokens.append(token)
      }
    }
    return rest.tokens.count < tokens.count && !rest.isEmpty ? rest : nil
  }

  private func isCurrency(_ word: Int) -> Bool {
    let text = letters[tokens[word].letters].compactMap(Unicode.Scalar.init)
    var name = String(String.UnicodeScalarView(text))
    return name.withUTF8 { unsafe AmountWords.meaning(of: $0) }.map { $0.flag == nil && $0.currency != nil } ?? false
  }

  /// Without the syllables that are written between ideographs, or left out: `お預入れ金額` is `預入金額`. Nil where
  /// there are none, or nothing else.
  var withoutKana: HeaderTokens? {
    func isKana(_ letter: UInt32) -> Bool { (0x3041...0x3096).contains(letter) }
    guard letters.contains(where: isKana), letters.contains(where: { $0 >= 0x3400 }) else { return nil }
    var rest = HeaderTokens("")
    for token in tokens {
      let kept = letters[token.letters].filter { !isKana($0) }
      guard !kept.isEmpty else { continue }
      var token = token
      token.letters = rest.letters.count..<(rest.letters.count + kept.count)
      rest.letters += kept
      rest.tokens.append(token)
    }
    return rest.isEmpty ? nil : rest
  }

  var endsInParentheses: Bool { tokens.last?.isInParentheses ?? false }

  /// Without what stands in parentheses; nil when nothing does, when nothing is left, or when a role stands there.
  var withoutParentheses: HeaderTokens? {
    var rest = self
    rest.tokens = tokens.filter { !$0.isInParentheses }
    guard rest.count < count, !rest.isEmpty else { return nil }
    for word in all where tokens[word].isInParentheses && !isShort(word) {
      if HeaderPhrases.table.value(of: hash(of: word..<(word + 1))) != nil { return nil }
    }
    return rest
  }
}
