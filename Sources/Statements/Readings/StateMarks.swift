import Lexicon

/// Marks that notes beside the table give their meaning: `*` in a column of its own or in front of the texts, and
/// `* not yet booked` below the rows; `P` and `D`, and `P = pending; D = declined`.
struct StateMarks {
  let column: Int
  /// What each mark in a column of its own says of its row.
  let states: [String: TablePlan.RowState]
  /// The mark in front of texts that wait; nil where marks have a column of their own.
  let prefix: String?

  /// Nil where no note says of a mark that its rows wait or failed, or no column has such a mark in some rows and not
  /// in others.
  init?(_ shape: TableShape, _ sample: Records, _ profiles: [ColumnProfile]) {
    let notes = (Array(0..<shape.header.lowerBound) + Array(shape.below)).flatMap { sample.texts(of: $0) }
    let states = StateMarks.states(in: notes)
    guard !states.isEmpty else { return nil }
    let waiting = states.keys.filter { states[$0] == .pending }.sorted()
    func texts(_ column: Int) -> [String] {
      profiles[column].values.texts.indices.map { profiles[column].values.string($0) }
    }
    // `D` and `C` may be debit and credit beside a column of nothing but marks.
    let own = profiles.indices.filter { column in
      let (profile, texts) = (profiles[column], texts(column))
      return profile.filled > 0 && (profile.filled < profile.rows || texts.count > 1)
        && texts.allSatisfy { $0.count <= StateMarks.longest } && texts.contains { states[$0] != nil }
    }
    if let column = own.first(where: { texts($0).allSatisfy { states[$0] != nil } }) ?? own.first {
      (self.column, self.states, prefix) = (column, states, nil)
      return
    }
    for (column, profile) in profiles.enumerated() where profile.filled > 0 {
      let texts = texts(column)
      guard profile.isText, let mark = waiting.first(where: { mark in texts.contains { StateMarks.begins($0, mark) } }),
        !shape.entries.allSatisfy({
          StateMarks.begins(sample.trimmed(record: $0, field: column), mark)
        })
      else { continue }
      (self.column, self.states, prefix) = (column, [:], mark)
      return
    }
    return nil
  }

  /// Whether the mark stands in front of the text; a letter may be its first word.
  private static func begins(_ text: String, _ mark: String) -> Bool {
    text.hasPrefix(mark) && text.dropFirst(mark.count).first.map { $0 == " " || $0.isLetter } ?? false
      && !mark.contains(where: \.isLetter)
  }

  /// In characters.
  private static let longest = 3

  /// What the notes say of marks; several may stand in one.
  private static func states(in notes: [String]) -> [String: TablePlan.RowState] {
    var states: [String: TablePlan.RowState] = [:]
    for note in notes {
      let isOfSeveral = note.count(where: { $0 == "=" }) > 1
      let parts = isOfSeveral ? note.split { ";,".contains($0) }.map { $0.drop { $0 == " " } } : [note[...]]
      for part in parts {
        guard let (mark, words) = mark(of: part) else { continue }
        switch StatusWords.meaning(ofNote: String(words)) {
        case .pending: states[mark] = .pending
        case .void: states[mark] = .void
        case .booked, nil: break
        }
      }
    }
    return states
  }

  /// `* not yet booked`: the mark in front of such words; a letter has a sign behind it.
  private static func mark(of note: Substring) -> (mark: String, words: Substring)? {
    let sign = note.prefix { !$0.isLetter && !$0.isNumber && $0 != " " && $0 != "\"" }
    let letter = note.prefix { $0.isLetter }
    let mark = sign.isEmpty && note[letter.endIndex...].drop { $0 == " " }.first == "=" ? letter : sign
    // Lines of a list begin with a dash, by which nothing is said elsewhere.
    guard 1...longest ~= mark.count, !mark.contains(where: { "-–—•·.".contains($0) }) else { return nil }
    return (String(mark), note[mark.endIndex...].drop { " =:".contains($0) })
  }
}
