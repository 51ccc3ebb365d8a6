import Values

/// Finds rows at both ends of a statement that are no transactions, whatever they are called: balances, which the rows
/// between lead from one to the other, and beside the closing one what came in and what went out in all. That each of
/// these is met to the cent is no chance.
enum FramedRows {
  private static let fewest = 4
  static let reason = "a balance or a total: the rows between lead from one balance to the other, no transaction"

  static func settle(_ reading: inout Reading) {
    let drafts = reading.drafts
    guard drafts.balances.isEmpty, Set(drafts.currencies).count <= 1, Set(drafts.accountNumbers).count <= 1 else {
      return
    }
    let rows = Array(0..<drafts.count)
    guard let frame = frame(drafts, rows) ?? frame(drafts, rows.reversed()) else { return }
    for (kind, row) in [(StatedBalance.Kind.opening, frame[0]), (.closing, frame[frame.count - 1])] {
      // That before the rows is of the evening before.
      let day = Day(number: drafts.days[row] - (kind == .opening ? 1 : 0))
      reading.drafts.statedBalances.append(
        StatedBalance(kind: kind, day: day, amount: drafts.amounts[row], line: drafts.lines[row]))
    }
    reading.drafts.leaveOut(frame, because: reason)
  }

  /// The opening balance, both sums and the closing balance, of rows that are the oldest first; nil without them.
  private static func frame(_ drafts: Drafts, _ rows: [Int]) -> [Int]? {
    guard rows.count >= fewest + 4 else { return nil }
    let ends = [rows[0]] + rows.suffix(3)
    let amounts = ends.map { drafts.amounts[$0] }
    let moved = rows.dropFirst().dropLast(3).map { drafts.amounts[$0] }
    let (out, received) = (moved.filter { $0 < 0 }.reduce(0, &+), moved.filter { $0 > 0 }.reduce(0, &+))
    guard out < 0, received > 0, amounts[3] == amounts[0] &+ out &+ received,
      [[out, received], [received, out]].contains([amounts[1], amounts[2]])
    else { return nil }
    return ends
  }
}
