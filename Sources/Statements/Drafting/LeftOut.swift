import Values

extension Drafts {
  /// Takes rows out, which become ignored records with the reason: one pass over the columns.
  mutating func leaveOut(_ rows: some Collection<Int>, because reason: String) {
    guard !rows.isEmpty else { return }
    for row in rows {
      others.append(
        OtherRecord(line: lines[row], disposition: .ignored, reason: reason, text: texts[descriptions[row]]))
    }
    let gone = Set(rows)
    select((0..<count).filter { !gone.contains($0) })
  }
}
