import Lexicon

/// A mark that a note beside the table gives its meaning: `*` in a column of its own, and `* not yet booked` below the
/// rows.
struct PendingMark {
  let column: Int
  let text: String

  /// Nil where no note says of a mark that its rows wait, or no column holds that mark and nothing else.
  init?(_ shape: TableShape, _ sample: Records, _ profiles: [ColumnProfile]) {
    let marks = (Array(0..<shape.header.lowerBound) + Array(shape.below)).flatMap { sample.texts(of: $0) }.compactMap {
      PendingMark.mark(of: $0)
    }
    guard !marks.isEmpty else { return nil }
    for (column, profile) in profiles.enumerated() where profile.filled > 0 && profile.filled < profile.rows {
      guard profile.values.texts.count == 1, marks.contains(profile.values.string(0)) else { continue }
      (self.column, text) = (column, profile.values.string(0))
      return
    }
    return nil
  }

  /// `* not yet booked`: the mark in front of such words.
  private static func mark(of note: String) -> String? {
    let mark = note.prefix { !$0.isLetter && !$0.isNumber && $0 != " " && $0 != "\"" }
    let words = note[mark.endIndex...].drop { " =:".contains($0) }
    // Lines of a list begin with a dash, by which nothing is said elsewhere.
    guard 1...3 ~= mark.count, !mark.contains(where: { "-–—•·.".contains($0) }) else { return nil }
    return StatusWords.isPendingNote(String(words)) ? String(mark) : nil
  }
}
