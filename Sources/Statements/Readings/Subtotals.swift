import Values

/// Finds rows of one text, each of which is the sum of the rows behind the one before it: totals of days or weeks,
/// whatever they are called.
enum Subtotals {
  /// So many of them are no chance.
  private static let fewest = 3

  static func settle(_ reading: inout Reading, from first: Int) {
    let drafts = reading.drafts
    guard drafts.currencies.isEmpty, drafts.accountNumbers.isEmpty, let text = find(drafts, from: first) else { return }
    let totals = (first..<drafts.count).filter { drafts.descriptions[$0] == text }
    let reason = "the sum of the rows before it, as all of its text: a total, no transaction"
    for row in totals {
      reading.drafts.others.append(
        OtherRecord(line: drafts.lines[row], disposition: .ignored, reason: reason, text: drafts.texts[text]))
    }
    let left = Set(totals)
    reading.drafts.select((0..<drafts.count).filter { !left.contains($0) })
  }

  /// The text of which every row is such a sum, some of several rows.
  private static func find(_ drafts: Drafts, from first: Int) -> TextID? {
    var counts: [TextID: Int] = [:]
    for row in first..<drafts.count { counts[drafts.descriptions[row], default: 0] += 1 }
    let texts = counts.filter { $0.key != 0 && $0.value >= fewest && $0.value * 2 < drafts.count - first }.keys.sorted()
    return texts.first { text in
      var (sum, rows, most): (Int64, Int, Int) = (0, 0, 0)
      for row in first..<drafts.count {
        guard drafts.descriptions[row] == text else {
          (sum, rows) = (sum &+ drafts.amounts[row], rows + 1)
          continue
        }
        guard rows > 0, sum == drafts.amounts[row] else { return false }
        (sum, rows, most) = (0, 0, max(most, rows))
      }
      return most > 1
    }
  }
}
