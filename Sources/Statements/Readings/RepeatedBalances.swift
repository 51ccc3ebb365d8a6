import Lexicon
import Values

/// Columns that repeat one balance in every row: what the statement begins or ends with, not what each row leads to.
extension TableInference {
  /// The opening and the closing balance that such columns state.
  var repeatedBalances: [PreambleFacts.Balance] {
    guard shape.entries.count > 1, !plan.hasRowCurrencies, accountNumbers.count < 2, !shape.header.isEmpty else {
      return []
    }
    return [BalanceWords.Meaning.opening, .closing].compactMap { meaning in
      let columns = roles.columns.filter { isRepeated($0) && PreambleFacts.balanceMeaning(shape.names[$0]) == meaning }
      guard columns.count == 1, let text = roles.profiles[columns[0]].values.texts.first else { return nil }
      return PreambleFacts.Balance(
        meaning: meaning, text: String(decoding: text, as: UTF8.self), line: sample.lines[shape.entries[0]])
    }
  }

  /// The same number in every row, in a column that nothing is read from.
  private func isRepeated(_ column: Int) -> Bool {
    let profile = roles.profiles[column]
    let isRead = plan.interpretation.roles.contains { $0.column == column }
    return !isRead && profile.isNumbers && profile.filled == profile.rows && profile.isSmall
      && profile.values.texts.count == 1
  }
}
