import Lexicon
import Values

/// A column that calls each row debit or credit, beside amounts of both signs that it partly contradicts: the sign
/// repeats the word in some rows and not in others, or a minus undoes what the word says.
extension TableInference {
  /// That column, where the header calls it so and each row that moves money has a known word there.
  func contradictedFlag(_ column: Int, _ table: ParsedTable) -> Int? {
    guard let flag = money.bestFlag(for: column), roles.weight(flag, .sign) >= 60, let directions = table.signs[flag]
    else { return nil }
    let moving = zip(table.money[column] ?? [], directions).filter { $0.0 != 0 && $0.0 != Drafts.noBalance }
    guard moving.allSatisfy({ $0.1 != 0 }) else { return nil }
    let agreeing = moving.count { ($0.0 > 0) == ($0.1 > 0) }
    return agreeing > 0 && agreeing < moving.count ? flag : nil
  }

  /// The two ways to take amounts whose signs and words contradict each other.
  func flaggedReadings(_ column: Int, flag: Int, _ written: Interpretation) -> [(key: String, Interpretation)] {
    var worded = written
    worded.source = .worded(column, text: flag)
    var reversed = written
    reversed.source = .flagged(column, flag: flag)
    return [("by-words", worded), ("reversals", reversed)]
  }
}
