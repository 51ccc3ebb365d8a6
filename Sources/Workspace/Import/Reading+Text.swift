import Statements
import Values

/// A file's rows in short, for the people who are asked about it.
extension Reading {
  var summary: ValueText {
    guard let first = drafts.days.min(), let last = drafts.days.max() else { return "no rows" }
    return "\(drafts.count) rows, \(Day(number: first)) to \(Day(number: last))"
  }

  /// The first rows of the file, a text each.
  func firstRows(_ count: Int) -> [ValueText] {
    (0..<min(count, drafts.count)).map { row in
      let amount = ValueText.amount(drafts.amounts[row], exponent: drafts.exponent)
      return "\(Day(number: drafts.days[row]))  \(amount)  \(drafts.texts[drafts.descriptions[row]])"
    }
  }
}
