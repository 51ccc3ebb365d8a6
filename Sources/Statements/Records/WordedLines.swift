import Lexicon
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

  /// What a line begins and ends with; places in `tokens`.
  struct Row {
    var line: Int
    var tokens: [Range<Int>]
    var days: [Range<Int>] = []
    var front: [Range<Int>] = []
    var back: [Range<Int>] = []
    var hasAmounts: Bool { !front.isEmpty || !back.isEmpty }
    /// It holds days and nothing else.
    var isBare: Bool { days[days.count - 1].upperBound == tokens.count }
    /// The last two stand without a blank between them.
    var isParted: Bool {
      tokens.count > 1 && tokens[tokens.count - 2].upperBound == tokens[tokens.count - 1].lowerBound
    }
  }

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
  private static let fewestNamedRows = 2
  private static let most = 4_096
  /// No day, or amount with what stands beside it, has more words.
  private static let longestDay = 4
  private static let longestAmount = 6
  private static let longestName = 24

  private(set) var bytes: [UInt8]
  /// A blank within a number may group its thousands.
  private var groupsByBlanks = false

  private typealias Line = (content: Range<Int>, end: Int)

  private init(page: [UInt8]) { bytes = page }

  /// Nil where there are too many.
  private var lines: [Line]? {
    var lines: [Line] = []
    var reader = LineReader(bytes)
    while let line = reader.next() {
      lines.append((line.content, line.end))
      guard lines.count <= WordedLines.most else { return nil }
    }
    return lines
  }

  /// Nil where the text has no such lines, or tabs.
  init?(_ bytes: [UInt8]) {
    guard !bytes.contains(0x09) else { return nil }
    self.bytes = bytes
    guard let lines else { return nil }
    var dated = rows(lines)
    guard dated.count >= WordedLines.fewestNamedRows else { return nil }
    let dashes = dated.compactMap(loneDash)
    if dashes.count == dated.count, Set(dashes.map(\.amountsBefore)).count > 1 {
      // Each stands for the amount that the row does not have: no sign would be now here, now there.
      for dash in dashes { for place in dash.place { self.bytes[place] = PrintedLine.blank } }
      dated = rows(lines)
    }
    groupsByBlanks = !dated.contains { $0.tokens.contains(where: isUngroupedThousand) }
    var found = WordedLines.entries(among: dated.map(withAmounts))
    guard var shape = shape(of: found), shape.days + shape.front + shape.back < WordedLines.mostColumns,
      found.count >= WordedLines.fewestRows || lines.contains(where: { names(in: $0.content, shape) != nil })
    else { return nil }
    if let isInFirst = isInFirst(among: lines, shape), let sided = sided(found, isInFirst: isInFirst) {
      (found, shape.back) = (sided, 3)
    }
    let lettered = found.indices.filter { hasLoneLetter(found[$0]) }
    // `Compra C 5.00` once: the end of the words, or a mark of credit. Such a row has no amount that can be read.
    let undecided = lettered.count == 1 ? lettered[0] : nil
    if let undecided { found[undecided].back.removeLast() }
    // `SALARY04/032500,00` beside others with a minus: where the amount begins, nothing tells.
    let isGlued = dated.contains { $0.isParted }
    guard !isGlued || !found.contains(where: { !$0.hasAmounts && hasCents($0.tokens.last!) }) else { return nil }
    let hasAmounts = found.indices.filter { found[$0].hasAmounts || $0 == undecided }
    let rows = Dictionary(uniqueKeysWithValues: hasAmounts.map { (found[$0].line, found[$0]) })
    self.rows = rows.count
    write(lines, rows, shape)
  }

  // MARK: Rows

  private func tokens(of content: Range<Int>) -> [Range<Int>] {
    bytes[content].split(separator: PrintedLine.blank).map { $0.startIndex..<$0.endIndex }
  }

  private func rows(_ lines: [Line]) -> [Row] {
    lines.indices.compactMap { row(of: lines[$0].content, at: $0) }.filter { !$0.isBare }
  }

  /// A line that begins with one day or several.
  private func row(of content: Range<Int>, at line: Int) -> Row? {
    var row = Row(line: line, tokens: partingLast(tokens(of: content)))
    row.days = twoDays(row.tokens)
    var place = row.days.last?.upperBound ?? 0
    while row.days.count < 3,
      let end = (1...WordedLines.longestDay).last(where: { isDay(row.tokens, place..<(place + $0)) }).map({ place + $0 }
      )
    {
      row.days.append(place..<end)
      place = end
    }
    return row.days.isEmpty ? nil : row
  }

  /// `07 JUL 08 JUL` is two days without a year, and none of 2008; empty where the line begins otherwise.
  private func twoDays(_ tokens: [Range<Int>]) -> [Range<Int>] {
    let days = [0..<2, 2..<4]
    let areNamed = days.allSatisfy { day in
      isDay(tokens, day) && bytes[tokens[day.lowerBound]].allSatisfy(\.isDigit)
        && !bytes[tokens[day.lowerBound + 1]].contains(where: \.isDigit)
    }
    return areNamed ? days : []
  }

  /// `C14/01-2.212,65` at the end of a line: a minus right behind the words, with an amount behind it.
  private func partingLast(_ tokens: [Range<Int>]) -> [Range<Int>] {
    guard let last = tokens.last, let minus = bytes[last].lastIndex(of: UInt8(ascii: "-")), minus > last.lowerBound,
      hasCents(minus..<last.upperBound), isNumber(minus..<last.upperBound)
    else { return tokens }
    return tokens.dropLast() + [last.lowerBound..<minus, minus..<last.upperBound]
  }

  /// The one dash that stands alone in front of an amount, and how many amounts stand before it.
  private func loneDash(_ row: Row) -> (place: Range<Int>, amountsBefore: Int)? {
    let dashes = row.tokens.indices.dropLast().filter { place in
      bytes[row.tokens[place]].elementsEqual("-".utf8) && hasCents(row.tokens[place + 1])
    }
    guard dashes.count == 1, row.tokens.count(where: hasCents) > 1 else { return nil }
    return (row.tokens[dashes[0]], row.tokens[..<dashes[0]].count(where: hasCents))
  }

  private func isDay(_ tokens: [Range<Int>], _ places: Range<Int>) -> Bool {
    guard places.upperBound <= tokens.count,
      zip(tokens[places], tokens[places].dropFirst()).allSatisfy({ $1.lowerBound == $0.upperBound + 1 }),
      case let last = bytes[tokens[places.upperBound - 1]],
      last.contains(where: { $0.isDigit || $0.isLetter || $0 >= 0x80 })
    else { return false }
    // `January 2026` titles a month.
    if places.count == 2, PreambleFacts.year(String(decoding: last, as: UTF8.self)) != nil { return false }
    return PrintedLine.kind(bytes, joined(tokens, places)) == .date
  }

  func joined(_ tokens: [Range<Int>], _ places: Range<Int>) -> Range<Int> {
    tokens[places.lowerBound].lowerBound..<tokens[places.upperBound - 1].upperBound
  }

  /// `1320,50` or `1.320,50`: thousands without a blank, so that blanks do not group them.
  private func isUngroupedThousand(_ token: Range<Int>) -> Bool {
    hasCents(token) && bytes[token].count(where: \.isDigit) > 5 && isNumber(token)
  }

  private func isNumber(_ place: Range<Int>) -> Bool { unsafe bytes.with(place) { unsafe FieldKind.of($0) } == .number }

  private func withAmounts(_ row: Row) -> Row {
    var row = row
    var first = row.days[row.days.count - 1].upperBound
    while let end = amountEnd(row.tokens, from: first) {
      row.front.append(first..<end)
      first = end
    }
    var last = row.tokens.count
    while let start = amountStart(row.tokens, to: last, from: first) {
      row.back.insert(start..<last, at: 0)
      last = dayStart(row.tokens, to: start, from: first) ?? start
    }
    return row
  }

  /// Where a day begins in front of that place which an amount stands in front of: `20.00 09.04.18 130.00`.
  private func dayStart(_ tokens: [Range<Int>], to last: Int, from first: Int) -> Int? {
    guard first < last else { return nil }
    let start = (max(first, last - WordedLines.longestDay)..<last).first { isDay(tokens, $0..<last) }
    return start.flatMap { amountStart(tokens, to: $0, from: first) == nil ? nil : $0 }
  }

  /// Where behind each line with amounts one with a day and none goes on with its words, the lines with amounts alone.
  private static func entries(among dated: [Row]) -> [Row] {
    let isInTurns =
      dated.count.isMultiple(of: 2)
      && dated.enumerated().allSatisfy { place, row in row.hasAmounts == place.isMultiple(of: 2) }
    return isInTurns ? dated.filter(\.hasAmounts) : dated
  }

  /// `C` or `D` in front of the last amount.
  private func hasLoneLetter(_ row: Row) -> Bool {
    guard let amount = row.back.last, amount.count > 1 else { return false }
    let first = bytes[row.tokens[amount.lowerBound]]
    return first.elementsEqual("C".utf8) || first.elementsEqual("D".utf8)
  }

  private func amountEnd(_ tokens: [Range<Int>], from first: Int) -> Int? {
    guard first < tokens.count else { return nil }
    let most = min(tokens.count, first + WordedLines.longestAmount)
    return (first + 1...most).last { isAmount(tokens, first..<$0) }
  }

  private func amountStart(_ tokens: [Range<Int>], to last: Int, from first: Int) -> Int? {
    guard first < last else { return nil }
    return (max(first, last - WordedLines.longestAmount)..<last).first { isAmount(tokens, $0..<last) }
  }

  /// One number with two decimals, with its sign and currency beside it, and groups of three digits in front.
  private func isAmount(_ tokens: [Range<Int>], _ places: Range<Int>) -> Bool {
    let parts = tokens[places]
    // `Tienda de C $24.00`: a letter in front of a sign is the end of the words.
    if let first = parts.first, parts.count > 1, first.count == 1, bytes[first.lowerBound].isLetter,
      bytes[tokens[places.lowerBound + 1]].contains(UInt8(ascii: "$"))
    {
      return false
    }
    guard parts.count(where: hasCents) == 1, isNumber(joined(tokens, places)) else { return false }
    let digits = parts.count { bytes[$0].contains(where: \.isDigit) }
    return digits == 1 || groupsByBlanks && parts.allSatisfy { !bytes[$0].contains(where: \.isDigit) || isGroup($0) }
  }

  /// One to three digits, and perhaps decimals.
  private func isGroup(_ token: Range<Int>) -> Bool {
    let whole = bytes[token].split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }.first ?? []
    return 1...3 ~= whole.count(where: \.isDigit)
  }

  /// Two digits and no more behind the last mark.
  private func hasCents(_ token: Range<Int>) -> Bool {
    let text = bytes[token]
    guard let mark = text.lastIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }),
      mark > token.lowerBound
    else { return false }
    let behind = text[(mark + 1)...].prefix(while: \.isDigit)
    return behind.count == 2 && !text[(mark + 3)...].contains(where: \.isDigit)
  }

  /// What all rows have in common; nil where too few of the lines with a day have amounts on the same side.
  private func shape(of rows: [Row]) -> Shape? {
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
  private func isAbroadInFront(_ rows: [Row]) -> Bool {
    func isLettered(_ row: Row, _ amount: Range<Int>) -> Bool {
      bytes[joined(row.tokens, amount)].contains(where: \.isLetter)
    }
    let (alone, both) = (rows.filter { $0.back.count == 1 }, rows.filter { $0.back.count == 2 })
    return !alone.isEmpty && !both.isEmpty && both.allSatisfy { isLettered($0, $0.back[0]) }
      && !rows.contains { isLettered($0, $0.back[$0.back.count - 1]) }
  }

  // MARK: Entries of several lines

  private static let mostLines = 8

  /// The lines of entries that begin with a day and have their amounts on a line below it, each entry on its first line.
  /// Nil where the text is none of such.
  init?(joiningEntriesOf text: [UInt8]) {
    let page = WordedLines(page: text)
    guard !text.contains(0x09), let lines = page.lines, let entries = page.entries(of: lines) else { return nil }
    self.init(page.joined(entries, lines))
  }

  /// The lines of each entry, from its day to its amounts. Nil where some day has no amounts, or further lines of them,
  /// as below the title of a day.
  private func entries(of lines: [Line]) -> [ClosedRange<Int>]? {
    var entries: [ClosedRange<Int>] = []
    var first: Int?
    var whole = 0
    for (index, line) in lines.enumerated() {
      if let row = row(of: line.content, at: index), !isSpan(row), !isPage(row) {
        guard first == nil else { return nil }
        let isWhole = withAmounts(row).hasAmounts
        whole += isWhole ? 1 : 0
        first = isWhole ? nil : index
        continue
      }
      let tokens = partingLast(tokens(of: line.content))
      let amounts = amountStart(tokens, to: tokens.count, from: 0)
      if let day = first {
        if tokens.isEmpty || index - day >= WordedLines.mostLines { return nil }
        if let amounts {
          guard !isSummary(tokens[..<amounts]) else { return nil }
          (first, entries) = (nil, entries + [day...index])
        }
      } else if let amounts, !entries.isEmpty, !isSummary(tokens[..<amounts]) {
        return nil
      }
    }
    let isEnough = !entries.isEmpty && entries.count + whole >= WordedLines.fewestNamedRows
    return first == nil && isEnough ? entries : nil
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
    let isDay = !rest.isEmpty && rest.count <= WordedLines.longestDay && isDay(row.tokens, rest.indices)
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

  // MARK: The table

  private mutating func write(_ lines: [Line], _ rows: [Int: Row], _ shape: Shape) {
    text.reserveCapacity(bytes.count)
    let first = rows.keys.min() ?? 0
    var place = 0
    for (index, line) in lines.enumerated() {
      if let row = rows[index] {
        text += cells(of: row, shape).joined(separator: [0x09])
      } else if index < first, let names = names(in: line.content, shape) {
        text += names.joined(separator: [0x09])
      } else {
        text += bytes[line.content]
      }
      text += bytes[max(place, line.content.upperBound)..<line.end]
      place = line.end
    }
  }

  private func cells(of row: Row, _ shape: Shape) -> [ArraySlice<UInt8>] {
    func cell(_ places: Range<Int>) -> ArraySlice<UInt8> { places.isEmpty ? [] : bytes[joined(row.tokens, places)] }
    let days = row.days.prefix(shape.days)
    let front = row.front.prefix(shape.front)
    let back = shape.back == 0 ? [] : row.back.suffix(shape.back)
    let start = front.last?.upperBound ?? days.last?.upperBound ?? 0
    let cells = days.map(cell) + front.map(cell) + [cell(start..<(back.first?.lowerBound ?? row.tokens.count))]
    let blanks = Array(repeating: ArraySlice<UInt8>(), count: shape.back - back.count)
    return cells + (shape.isAbroadInFront ? blanks + back.map(cell) : back.map(cell) + blanks)
  }

  /// The names of the columns in a line of words, cut where each name is most like one of its column.
  private func names(in content: Range<Int>, _ shape: Shape) -> [ArraySlice<UInt8>]? {
    let tokens = tokens(of: content)
    var columns = Array(repeating: WordedLines.ofDays, count: shape.days)
    columns += Array(repeating: WordedLines.ofMoney, count: shape.front)
    columns.append([])
    columns += Array(repeating: WordedLines.ofMoney, count: shape.back)
    guard (columns.count...WordedLines.longestName).contains(tokens.count),
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
  private func unname(_ names: inout [ArraySlice<UInt8>], _ shape: Shape, before rest: ArraySlice<UInt8>) {
    let said = roles(rest)
    let isOfBalance = said.first == .balance && said.allSatisfy { $0 == .balance || !WordedLines.ofMoney.contains($0) }
    if isOfBalance, shape.back == 1 || roles(names[names.count - 1]).first == .balance { return }
    guard !WordedLines.ofMoney.isDisjoint(with: said) else { return }
    let unknown = Array(repeating: ArraySlice<UInt8>(), count: shape.back - (isOfBalance ? 1 : 0))
    names.replaceSubrange((names.count - shape.back)..., with: unknown + (isOfBalance ? [rest] : []))
  }

  /// Whether money in comes first of two columns that a line names in front of a balance, the other one being money out,
  /// where rows have an amount and a balance; nil where no line names such.
  private func isInFirst(among lines: [Line], _ shape: Shape) -> Bool? {
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
  private static let mostColumns = 24

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
    for end in start..<min(tokens.count, start + WordedLines.mostWords) where !isBracketed(end + 1) {
      let name = String(decoding: bytes[tokens[start].lowerBound..<tokens[end].upperBound], as: UTF8.self)
      let said = HeaderWords.roles(of: name)
      let own = said.filter { roles.isEmpty ? !WordedLines.ofMoney.contains($0.role) : roles.contains($0.role) }
      guard let weight = own.map(\.weight).max() ?? (roles.isEmpty ? 1 : nil),
        let rest = names(from: end + 1, tokens, columns.dropFirst(), &known).best
      else { continue }
      // `TL Tutar`, `USD Tutar` rather than `TL Tutar USD` and `Tutar`; no words called an amount as well.
      let more = (start..<end).count { !isBracketed($0 + 1) }
      let isOfMoney = roles.isEmpty && said.contains { WordedLines.ofMoney.contains($0.role) }
      let fit = weight - 5 * more * more - (isOfMoney ? 50 : 0) + rest.fit
      if found.best.map({ $0.fit < fit }) ?? true { found.best = ([end + 1] + rest.ends, fit) }
    }
    known[key] = found
    return found
  }
}
