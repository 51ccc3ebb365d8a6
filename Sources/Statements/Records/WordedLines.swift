import Values

/// Lays lines whose fields single blanks part out as fields parted by tabs, as text taken from pages has them: days in
/// front, then amounts, words, and amounts again.
///
/// `12.03.24 - 3 330,00 ₸ Purchase SHOP 12` has a day, an amount and words, whatever blanks are in these. Lines stay
/// those of the text.
struct WordedLines {
  private(set) var text: [UInt8] = []
  /// How many lines are rows.
  private(set) var rows = 0

  /// The columns of all rows: so many days, amounts in front of the words, and behind them.
  struct Shape {
    var days: Int
    var front: Int
    var back: Int
    /// An amount abroad stands in front of the amount, in rows that have both.
    var isAbroadInFront = false
  }

  static let fewestRows = 3
  /// Below a line that names their columns.
  static let fewestNamedRows = 2
  private var page: WordedPage

  /// Nil where the text has no such lines, or tabs.
  init?(_ bytes: [UInt8]) {
    guard let whole = WordedPage(bytes) else { return nil }
    page = whole
    guard let lines = page.lines, let dated = dated(lines), case var found = entries(among: dated),
      var shape = shape(of: found), shape.days + shape.front + shape.back < WordedPage.mostColumns,
      found.count >= WordedLines.fewestRows || lines.contains(where: { page.names(in: $0.content, shape) != nil })
    else { return nil }
    // Where thousands are grouped by blanks, a figure in front of an amount may be its thousands.
    if !found.contains(where: { $0.back.count > 1 && page.isGrouped($0) }) {
      found = found.map { page.filled($0, upTo: shape) }
    }
    if let isInFirst = page.isInFirst(among: lines, shape), let sided = page.sided(found, isInFirst: isInFirst) {
      (found, shape.back) = (sided, 3)
    }
    let lettered = found.indices.filter { page.hasLoneLetter(found[$0]) }
    // `Compra C 5.00` once: the end of the words, or a mark of credit. Such a row has no amount that can be read.
    let undecided = lettered.count == 1 ? lettered[0] : nil
    if let undecided { found[undecided].back.removeLast() }
    // `SALARY04/032500,00` beside others with a minus: where the amount begins, nothing tells.
    let isGlued = dated.contains { $0.isParted }
    guard !isGlued || !found.contains(where: { !$0.hasAmounts && page.hasCents($0.tokens.last!) }) else { return nil }
    // A figure without cents may be an amount: such a row has none that can be read, and is no text of another.
    let hasAmounts = found.indices.filter { found[$0].hasAmounts || $0 == undecided || page.endsInFigure(found[$0]) }
    let rows = Dictionary(uniqueKeysWithValues: hasAmounts.map { (found[$0].line, found[$0]) })
    self.rows = rows.count
    write(lines, rows, shape)
  }

  /// The same of a text whose entries have their amounts on a line below that of their day.
  init?(joiningEntriesOf text: [UInt8]) {
    guard let joined = WordedPage(text)?.joiningEntries() else { return nil }
    self.init(joined)
  }

  /// The lines that begin with days, and their amounts; nil where there are too few.
  private mutating func dated(_ lines: [WordedPage.Line]) -> [WordedPage.Row]? {
    var dated = page.rows(lines)
    guard dated.count >= WordedLines.fewestNamedRows else { return nil }
    let dashes = dated.compactMap(page.loneDash)
    if dashes.count == dated.count, Set(dashes.map(\.amountsBefore)).count > 1 {
      // Each stands for the amount that the row does not have: no sign would be now here, now there.
      for dash in dashes { page.blank(dash.place) }
      dated = page.rows(lines)
    }
    page.groupsByBlanks = !dated.contains { $0.tokens.contains(where: page.isUngroupedThousand) }
    let found = dated.map(page.withAmounts)
    // `Rate 45,00 11.03.24 -20,00` among others: words that end in an amount and a day.
    page.partsValueDays = found.count(where: \.hasValueDay) * 2 >= found.count
    return page.partsValueDays ? found : dated.map(page.withAmounts)
  }

  /// Where behind each line with amounts one with a day and none goes on with its words, the lines with amounts alone.
  private func entries(among dated: [WordedPage.Row]) -> [WordedPage.Row] {
    let isInTurns =
      dated.count.isMultiple(of: 2)
      && dated.enumerated().allSatisfy { place, row in
        row.hasAmounts == place.isMultiple(of: 2) && !page.endsInFigure(row)
      }
    return isInTurns ? dated.filter(\.hasAmounts) : dated
  }

  /// What all rows have in common; nil where too few of the lines with a day have amounts on the same side.
  private func shape(of rows: [WordedPage.Row]) -> Shape? {
    let days = rows.map(\.days.count).min() ?? 0
    let (front, back) = (rows.filter { !$0.front.isEmpty }, rows.filter { !$0.back.isEmpty })
    let usual = max(front.count, back.count)
    guard usual >= WordedLines.fewestNamedRows, usual * 10 >= rows.count * 8 else { return nil }
    let inFront = front.count == usual ? front.map(\.front.count).min() ?? 0 : 0
    let least = back.count == usual ? back.map(\.back.count).min() ?? 0 : 0
    let most = back.count == usual ? back.map(\.back.count).max() ?? 0 : 0
    // Amounts that some rows leave out may be any of several, but for the last one.
    var shape = Shape(days: days, front: inFront, back: inFront > 0 && least == 0 ? 0 : most)
    shape.isAbroadInFront = shape.back == 2 && isAbroadInFront(back)
    return shape
  }

  /// `US$ 20.00 $ 341.00` among rows of one amount without letters.
  private func isAbroadInFront(_ rows: [WordedPage.Row]) -> Bool {
    func isLettered(_ row: WordedPage.Row, _ amount: Range<Int>) -> Bool {
      page.bytes[page.joined(row.tokens, amount)].contains(where: \.isLetter)
    }
    let (alone, both) = (rows.filter { $0.back.count == 1 }, rows.filter { $0.back.count == 2 })
    return !alone.isEmpty && !both.isEmpty && both.allSatisfy { isLettered($0, $0.back[0]) }
      && !rows.contains { isLettered($0, $0.back[$0.back.count - 1]) }
  }

  // MARK: The table

  private mutating func write(_ lines: [WordedPage.Line], _ rows: [Int: WordedPage.Row], _ shape: Shape) {
    text.reserveCapacity(page.bytes.count)
    let first = rows.keys.min() ?? 0
    var place = 0
    for (index, line) in lines.enumerated() {
      if let row = rows[index] {
        text += cells(of: row, shape).joined(separator: [0x09])
      } else if index < first, let names = page.names(in: line.content, shape) {
        text += names.joined(separator: [0x09])
      } else {
        text += page.bytes[line.content]
      }
      text += page.bytes[max(place, line.content.upperBound)..<line.end]
      place = line.end
    }
  }

  private func cells(of row: WordedPage.Row, _ shape: Shape) -> [ArraySlice<UInt8>] {
    func cell(_ places: Range<Int>) -> ArraySlice<UInt8> {
      places.isEmpty ? [] : page.bytes[page.joined(row.tokens, places)]
    }
    let days = row.days.prefix(shape.days)
    let front = row.front.prefix(shape.front)
    let back = shape.back == 0 ? [] : row.back.suffix(shape.back)
    let start = front.last?.upperBound ?? days.last?.upperBound ?? 0
    let cells = days.map(cell) + front.map(cell) + [cell(start..<(back.first?.lowerBound ?? row.tokens.count))]
    let blanks = Array(repeating: ArraySlice<UInt8>(), count: shape.back - back.count)
    return cells + (shape.isAbroadInFront ? blanks + back.map(cell) : back.map(cell) + blanks)
  }
}
