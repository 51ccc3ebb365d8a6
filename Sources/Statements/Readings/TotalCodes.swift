import Lexicon
import Values

/// Codes that tell what kind of record a row is, where the file has records of balances and totals among its rows.
extension TableInference {
  /// For each column of few short codes, those that stand beside words for balances and totals alone. Codes that hardly
  /// repeat are references, which say nothing of a row's kind.
  func totalCodes() -> [Int: Set<String>] {
    let texts = plan.texts.description
    let codes = texts.filter { isOfCodes($0) }
    guard !codes.isEmpty else { return [:] }
    let words = texts.filter { !codes.contains($0) }
    let spoken = shape.entries.filter { record in
      words.contains { PreambleFacts.balanceMeaning(text(record, $0)) != nil }
    }
    guard !spoken.isEmpty else { return [:] }
    let others = Set(shape.entries).subtracting(spoken)
    return codes.reduce(into: [:]) { found, column in
      guard repeats(column) || spoken.count >= Self.recordsOfBalances else { return }
      found[column] = Set(spoken.map { text($0, column) }).subtracting(others.map { text($0, column) })
    }
  }

  /// As many rows of balances and totals make them records of the file: an opening, a closing, and what lies between.
  private static let recordsOfBalances = 3

  private func isOfCodes(_ column: Int) -> Bool {
    let profile = roles.profiles[column]
    return profile.isSmall && profile.filled == profile.rows && profile.values.texts.count < profile.rows
      && profile.values.texts.allSatisfy { $0.count <= OtherRows.longestCode }
  }

  private func text(_ record: Int, _ column: Int) -> String {
    sample.trimmed(record: record, field: column)
  }

  private func repeats(_ column: Int) -> Bool {
    roles.profiles[column].values.texts.count * 2 <= roles.profiles[column].rows
  }
}
