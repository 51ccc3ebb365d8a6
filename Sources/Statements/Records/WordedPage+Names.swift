import Lexicon
import Values

/// The names of columns in a line of words.
extension WordedPage {
  private static let longestName = 24

  /// The names of the columns in a line of words, cut where each name is most like one of its column.
  func names(in content: Range<Int>, _ shape: WordedLines.Shape) -> [ArraySlice<UInt8>]? {
    let tokens = tokens(of: content)
    var columns = Array(repeating: WordedPage.ofDays, count: shape.days)
    columns += Array(repeating: WordedPage.ofMoney, count: shape.front)
    columns.append([])
    columns += Array(repeating: WordedPage.ofMoney, count: shape.back)
    guard (columns.count...WordedPage.longestName).contains(tokens.count),
      !content.contains(where: { bytes[$0].isDigit })
    else { return nil }
    var known: [Int: Names] = [:]
    guard let ends = names(from: 0, tokens, columns[...], &known).best?.ends, let end = ends.last else { return nil }
    var start = 0
    var names = ends.map { end in
      defer { start = end }
      return bytes[joined(tokens, start..<end)]
    }
    if end < tokens.count, case let rest = bytes[joined(tokens, end..<tokens.count)] {
      unname(&names, shape, before: rest)
    }
    return names
  }

  /// `Withdrawals Deposits Balance` above two amounts or one: which of these have them the names do not tell, but for the
  /// balance at the end.
  private func unname(_ names: inout [ArraySlice<UInt8>], _ shape: WordedLines.Shape, before rest: ArraySlice<UInt8>) {
    let said = roles(rest)
    let isOfBalance = said.first == .balance && said.allSatisfy { $0 == .balance || !WordedPage.ofMoney.contains($0) }
    if isOfBalance, shape.back == 1 || roles(names[names.count - 1]).first == .balance { return }
    guard !WordedPage.ofMoney.isDisjoint(with: said) else { return }
    let unknown = Array(repeating: ArraySlice<UInt8>(), count: shape.back - (isOfBalance ? 1 : 0))
    names.replaceSubrange((names.count - shape.back)..., with: unknown + (isOfBalance ? [rest] : []))
  }

  /// Whether money in comes first of two columns that a line names in front of a balance, the other one being money out,
  /// where rows have an amount and a balance; nil where no line names such.
  func isInFirst(among lines: [Line], _ shape: WordedLines.Shape) -> Bool? {
    guard shape.front == 0, shape.back == 2 else { return nil }
    var wider = shape
    wider.back = 3
    for line in lines {
      guard let names = names(in: line.content, wider), roles(names[names.count - 1]).contains(.balance)
      else { continue }
      let (first, second) = (roles(names[names.count - 3]), roles(names[names.count - 2]))
      if first.contains(.amountIn), second.contains(.amountOut) { return true }
      if first.contains(.amountOut), second.contains(.amountIn) { return false }
    }
    return nil
  }

  /// Foremost first.
  private func roles(_ name: ArraySlice<UInt8>) -> [HeaderRole] {
    HeaderWords.roles(of: String(decoding: name, as: UTF8.self)).map(\.role)
  }

  private static let ofDays: Set<HeaderRole> = [.date, .valueDate]
  private static let ofMoney: Set<HeaderRole> = [.amount, .amountIn, .amountOut, .balance, .fee, .originalAmount]
  private static let mostWords = 5
  /// Of more columns no line of words can be cut.
  static let mostColumns = 24

  /// Where each name ends, and how well they fit; nil where some day or amount would have none.
  private struct Names {
    var best: (ends: [Int], fit: Int)?
  }

  /// The names of the columns in the words from `start` on. What is left at the end names columns that no row has.
  private func names(
    from start: Int, _ tokens: [Range<Int>], _ columns: ArraySlice<Set<HeaderRole>>, _ known: inout [Int: Names]
  ) -> Names {
    guard let roles = columns.first else { return Names(best: ([], 0)) }
    let key = start * 64 + columns.count
    if let found = known[key] { return found }
    var found = Names()
    func isBracketed(_ place: Int) -> Bool {
      place < tokens.count && bytes[tokens[place].lowerBound] == UInt8(ascii: "(")
    }
    // `valor (R$)`: a unit in brackets goes on with its name.
    for end in start..<min(tokens.count, start + WordedPage.mostWords) where !isBracketed(end + 1) {
      let name = String(decoding: bytes[tokens[start].lowerBound..<tokens[end].upperBound], as: UTF8.self)
      let said = HeaderWords.roles(of: name)
      let own = said.filter { roles.isEmpty ? !WordedPage.ofMoney.contains($0.role) : roles.contains($0.role) }
      guard let weight = own.map(\.weight).max() ?? (roles.isEmpty ? 1 : nil),
        let rest = names(from: end + 1, tokens, columns.dropFirst(), &known).best
      else { continue }
      // `TL Tutar`, `USD Tutar` rather than `TL Tutar USD` and `Tutar`; no words called an amount as well.
      let more = (start..<end).count { !isBracketed($0 + 1) }
      let isOfMoney = roles.isEmpty && said.contains { WordedPage.ofMoney.contains($0.role) }
      let fit = weight - 5 * more * more - (isOfMoney ? 50 : 0) + rest.fit
      if found.best.map({ $0.fit < fit }) ?? true { found.best = ([end + 1] + rest.ends, fit) }
    }
    known[key] = found
    return found
  }
}
