import Lexicon

/// Entries that begin with a day and have their amounts on a line below it.
extension WordedPage {
  private static let mostLines = 8

  /// The text with each such entry on its first line; nil where it has none.
  func joiningEntries() -> [UInt8]? { lines.flatMap { lines in entries(of: lines).map { joined($0, lines) } } }

  /// The lines of each entry, from its day to its amounts. Nil where some day has no amounts, or further lines of them,
  /// as below the title of a day.
  private func entries(of lines: [Line]) -> [ClosedRange<Int>]? {
    var entries: [ClosedRange<Int>] = []
    var first: Int?
    var areBare: Bool?
    var whole = 0
    for (index, line) in lines.enumerated() {
      if let row = row(of: line.content, at: index), !isSpan(row), !isPage(row) {
        // Some have their words on the line of their day, or all below it.
        guard first == nil, row.isBare == areBare ?? row.isBare else { return nil }
        let isWhole = withAmounts(row).hasAmounts
        if !isWhole { areBare = row.isBare }
        whole += isWhole ? 1 : 0
        first = isWhole ? nil : index
        continue
      }
      let tokens = partingLast(tokens(of: line.content))
      let amounts = amountStart(tokens, to: tokens.count, from: 0)
      guard whole == 0 && entries.isEmpty && first == nil || !saysOtherwise(line.content) else { return nil }
      if let day = first {
        guard !tokens.isEmpty, index - day < WordedPage.mostLines, !speaksOfBalance(line.content) else { return nil }
        if let amounts {
          guard !isSummary(tokens[..<amounts]) else { return nil }
          (first, entries) = (nil, entries + [day...index])
        }
      } else if let amounts, whole > 0 || !entries.isEmpty, !isSummary(tokens[..<amounts]) {
        return nil
      }
    }
    let isEnough = !entries.isEmpty && entries.count + whole >= WordedLines.fewestNamedRows
    return first == nil && isEnough ? entries : nil
  }

  /// A line among those of entries that says that one is no transaction: a state, a limit, what is due.
  private func saysOtherwise(_ content: Range<Int>) -> Bool {
    let text = String(decoding: bytes[bytes.trimmed(content)], as: UTF8.self)
    let state = unsafe text.withUTF8Bytes { unsafe StatusWords.meaning($0) }
    return state != nil && state != .booked || PartWords.creditLimit.areIn(text) || PartWords.available.areIn(text)
      || PartWords.minimum.areIn(text) || PartWords.bill.areIn(text) || PartWords.owed.areIn(text)
  }

  private func speaksOfBalance(_ content: Range<Int>) -> Bool {
    PartWords.balances.areIn(String(decoding: bytes[content], as: UTF8.self))
  }

  /// Words for a balance or a total, behind which another amount may stand.
  private func isSummary(_ words: ArraySlice<Range<Int>>) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    let isBalance = unsafe bytes.with(first.lowerBound..<last.upperBound) { unsafe BalanceWords.meaning($0) } != nil
    let isTotal = unsafe bytes.with(first) { unsafe BalanceWords.isTotal($0) }
    return isTotal || isBalance
  }

  /// `1/1` alone.
  private func isPage(_ row: Row) -> Bool { row.isBare && joined(row.tokens, row.tokens.indices).count < 6 }

  /// `Apr 01, 2025 - Mar 31, 2026`: two days, and no more than a word between them.
  private func isSpan(_ row: Row) -> Bool {
    let rest = row.tokens[row.days[row.days.count - 1].upperBound...].dropFirst()
    let isDay = !rest.isEmpty && rest.count <= WordedPage.longestDay && isDay(row.tokens, rest.indices)
    return isDay || row.days.count == 2 && row.isBare
  }

  /// The lines below the first one of each entry are left blank.
  private func joined(_ entries: [ClosedRange<Int>], _ lines: [Line]) -> [UInt8] {
    var text: [UInt8] = []
    var ends: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = entries[...]
    for (index, line) in lines.enumerated() {
      let content = bytes[line.content]
      let end = bytes[line.content.upperBound..<line.end]
      guard let entry = rest.first, entry.contains(index) else {
        text += content + end
        continue
      }
      text += index > entry.lowerBound ? [PrintedLine.blank] + content : Array(content)
      ends += end
      guard index == entry.upperBound else { continue }
      text += ends
      (ends, rest) = ([], rest.dropFirst())
    }
    return text
  }
}
