import Lexicon

/// A mark that a note beside the table gives its meaning: `*` in a column of its own or in front of the texts, and
/// `* not yet booked` below the rows; `P`, and `P = pending`.
struct PendingMark {
  let column: Int
  let text: String
  /// The mark stands in front of texts, and not alone.
  let isPrefix: Bool

  /// Nil where no note says of a mark that its rows wait, or no column has that mark in some rows and not in others.
  init?(_ shape: TableShape, _ sample: Records, _ profiles: [ColumnProfile]) {
    let marks = (Array(0..<shape.header.lowerBound) + Array(shape.below)).flatMap { sample.texts(of: $0) }.compactMap {
      PendingMark.mark(of: $0)
    }
    guard !marks.isEmpty else { return nil }
    for (column, profile) in profiles.enumerated() where profile.filled > 0 {
      let texts = profile.values.texts.indices.map { profile.values.string($0) }
      if profile.filled < profile.rows, texts.allSatisfy({ $0.count <= PendingMark.longest }),
        let mark = texts.first(where: marks.contains)
      {
        (self.column, text, isPrefix) = (column, mark, false)
        return
      }
      guard profile.isText, let mark = marks.first(where: { mark in texts.contains { PendingMark.begins($0, mark) } }),
        !shape.entries.allSatisfy({
          column < sample.fieldCount($0) && PendingMark.begins(sample.trimmed(record: $0, field: column), mark)
        })
      else { continue }
      (self.column, text, isPrefix) = (column, mark, true)
      return
    }
    return nil
  }

  /// Whether the mark stands apart in front of the text; a letter may be its first word.
  static func begins(_ text: String, _ mark: String) -> Bool {
    text.hasPrefix(mark + " ") && !mark.contains(where: \.isLetter)
  }

  /// In characters.
  private static let longest = 3

  /// `* not yet booked`: the mark in front of such words; a letter has a sign behind it.
  private static func mark(of note: String) -> String? {
    let sign = note.prefix { !$0.isLetter && !$0.isNumber && $0 != " " && $0 != "\"" }
    let letter = note.prefix { $0.isLetter }
    let mark = sign.isEmpty && note[letter.endIndex...].drop { $0 == " " }.first == "=" ? letter : sign
    let words = note[mark.endIndex...].drop { " =:".contains($0) }
    // Lines of a list begin with a dash, by which nothing is said elsewhere.
    guard 1...longest ~= mark.count, !mark.contains(where: { "-–—•·.".contains($0) }) else { return nil }
    return StatusWords.isPendingNote(String(words)) ? String(mark) : nil
  }
}
