import Lexicon
import Values

/// Amounts below the names of two columns, money in and money out, of which words on a line leave nothing but the order.
extension WordedPage {
  /// The rows with both columns and the balance behind them, each amount where the balance says that it stands: it rises
  /// or falls by it. Nil where some balance does neither, or none stands before the first amount.
  func sided(_ rows: [Row], isInFirst: Bool) -> [Row]? {
    guard let mark = decimalMark(rows) else { return nil }
    return sided(rows, isInFirst: isInFirst, mark)
      ?? sided(rows.reversed(), isInFirst: isInFirst, mark)?.reversed()
  }

  /// The same for rows from the oldest to the newest.
  private func sided(_ rows: [Row], isInFirst: Bool, _ mark: UInt8) -> [Row]? {
    var balance: Int64?
    var sided = rows
    for place in rows.indices where rows[place].hasAmounts {
      let row = rows[place]
      guard 1...2 ~= row.back.count, let stated = value(row, row.back[row.back.count - 1], mark) else { return nil }
      let blank = row.back[0].lowerBound..<row.back[0].lowerBound
      if row.back.count == 1 {
        guard stated == balance ?? stated else { return nil }
        sided[place].back = [blank, blank, row.back[0]]
      } else {
        guard let last = balance, let amount = value(row, row.back[0], mark),
          case (let change, false) = stated.subtractingReportingOverflow(last), change.magnitude == amount.magnitude
        else { return nil }
        let isFirst = (change > 0) == isInFirst
        sided[place].back = isFirst ? [row.back[0], blank, row.back[1]] : [blank] + row.back
      }
      balance = stated
    }
    return sided
  }

  /// The last mark of the amounts; nil where they have different ones.
  private func decimalMark(_ rows: [Row]) -> UInt8? {
    let marks = Set(
      rows.flatMap { row in
        row.back.compactMap {
          bytes[joined(row.tokens, $0)].last { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        }
      })
    return marks.count == 1 ? marks.first : nil
  }

  /// In hundredths; below zero where a word behind it says so.
  private func value(_ row: Row, _ places: Range<Int>, _ mark: UInt8) -> Int64? {
    let parsed = unsafe bytes.with(joined(row.tokens, places)) {
      unsafe AmountField.parse($0, decimalMark: mark, exponent: 2)
    }
    guard let parsed, parsed.value > Int64.min else { return nil }
    return parsed.flag == .debit ? -abs(parsed.value) : parsed.value
  }
}
