import Values

/// The words of a description that name the payee: folded, without order codes, store numbers, dates and times.
///
/// `AMAZON.CO.UK*2K4TY1RG4 12 MAR` leaves `amazon co uk`. A text of nothing but codes keeps them all.
package struct TellingWords: Equatable, Sendable {
  /// The description, folded.
  package let folded: [UInt8]
  /// Where the words that are left stand in `folded`.
  package let ranges: [Range<Int>]
  /// Whether word `i` follows word `i - 1` with no other word between them.
  package let follows: [Bool]

  package init(_ description: String) {
    folded = Folding.shared.folded(description)
    let all = TellingWords.split(folded)
    let isCode = all.map { [folded] in TellingWords.isCode(folded[$0]) }
    var kept = all.indices.filter { [folded] in
      !isCode[$0] && !TellingWords.isMonth(folded[all[$0]], at: $0, beside: isCode)
    }
    if kept.isEmpty { kept = Array(all.indices) }
    ranges = kept.map { all[$0] }
    follows = kept.indices.map { $0 > 0 && kept[$0] == kept[$0 - 1] + 1 }
  }

  package var count: Int { ranges.count }

  package subscript(index: Int) -> String { String(decoding: folded[ranges[index]], as: UTF8.self) }

  /// The words with one blank between them: equal for rows of one payee, as far as its name alone tells.
  package var key: String { ranges.indices.map { self[$0] }.joined(separator: " ") }

  /// The text from one word to another as a rule would look for it, with what stands between the words.
  package func text(_ words: Range<Int>) -> String {
    let range = ranges[words.lowerBound].lowerBound..<ranges[words.upperBound - 1].upperBound
    return String(decoding: folded[range], as: UTF8.self)
  }

  private static func split(_ text: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (offset, byte) in text.enumerated() {
      let isWord = byte >= 0x80 || byte.isSmall || byte.isDigit
      if isWord, start == nil { start = offset }
      if !isWord, let begin = start {
        words.append(begin..<offset)
        start = nil
      }
    }
    if let start { words.append(start..<text.count) }
    return words
  }

  /// `7eleven` and `o2` are names; `2041`, `t4x9` and `b0rkgzt` are codes.
  private static func isCode(_ word: ArraySlice<UInt8>) -> Bool {
    let digits = word.count(where: \.isDigit)
    if digits == 0 { return false }
    if digits > 1 || word.count == 1 { return true }
    let isAtEnd = word.first.map(\.isDigit) == true || word.last.map(\.isDigit) == true
    return !isAtEnd && word.count > 5
  }

  /// The name of a month beside a number is part of a date.
  private static func isMonth(_ word: ArraySlice<UInt8>, at index: Int, beside isCode: [Bool]) -> Bool {
    guard index > 0 && isCode[index - 1] || index + 1 < isCode.count && isCode[index + 1] else { return false }
    return months.contains(String(decoding: word, as: UTF8.self))
  }

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "januar", "februar",
    "marz", "mrz", "mai", "juni", "juli", "okt", "oktober", "dez", "dezember", "january", "february", "march", "april",
    "june", "july", "august", "september", "october", "november", "december",
  ]
}
