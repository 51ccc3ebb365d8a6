import Lexicon
import Values

/// Puts the day in front of each row of a text in which a line alone titles the rows of a day, as wallets and their
/// pages have it: `19 March 2025`, and below it times, texts and amounts.
struct DayTitles {
  /// The text with the days in the rows, and blank lines where they titled them; the others stay as they are.
  private(set) var text: [UInt8] = []

  private enum Parting {
    /// `besideDays`: rows may have a day of their own behind their words, that of their value.
    case byBlanks(besideDays: Bool)
    case by(UInt8)
  }

  private struct Line {
    var content: Range<Int>
    /// Where the title's day stands.
    var day: Range<Int>?
    /// What words in front of it call it; nil without any.
    var label: String?
  }

  private static let fewestTitles = 2
  private static let delimiters = [UInt8](";\t|".utf8)

  /// Nil where there are no such titles, or rows have days of their own.
  init?(_ text: [UInt8]) {
    var lines: [Line] = []
    var reader = LineReader(text)
    while let line = reader.next() { lines.append(DayTitles.line(text, line.content)) }
    let areCalled = DayTitles.keepCalled(&lines)
    guard lines.count(where: { $0.day != nil }) >= DayTitles.fewestTitles,
      let first = lines.firstIndex(where: { $0.day != nil })
    else { return nil }
    let below = lines[first...].filter { $0.day == nil }.map(\.content)
    guard let parting = DayTitles.parting(text, below, besideDays: areCalled),
      !below.contains(where: {
        DayTitles.isDated(text, $0, besideDays: areCalled) || DayTitles.hasDay(text, $0, parting)
      })
    else { return nil }
    guard DayTitles.hasSumsAlone(besideRowsOf: lines[first...], text, parting) else { return nil }
    write(text, lines, parting, names: lines[..<first].lastIndex { !text.trimmed($0.content).isEmpty })
  }

  /// Where words call the days of several lines those of booking, always the same, no other line is a title.
  private static func keepCalled(_ lines: inout [Line]) -> Bool {
    let labels = lines.compactMap { $0.label }
    guard labels.count >= fewestTitles, Set(labels).count == 1 else {
      for place in lines.indices where lines[place].label != nil { lines[place].day = nil }
      return false
    }
    for place in lines.indices where lines[place].label == nil { lines[place].day = nil }
    return true
  }

  /// The line is a row with a day of its own; below titles that words call days of booking, with one in front.
  private static func isDated(_ text: [UInt8], _ content: Range<Int>, besideDays: Bool) -> Bool {
    let line = PrintedLine(text, content)
    return line.isRow && (!besideDays || line.day == line.cells.first)
  }

  /// The day that a line holds and nothing else, but for delimiters and quotes around it, or words for days in front:
  /// `Kirjauspäivä 02.08.24  Arvopäivä 02.08.24`.
  private static func line(_ text: [UInt8], _ content: Range<Int>) -> Line {
    var day = content
    func isAround(_ byte: UInt8) -> Bool { byte <= 0x20 || delimiters.contains(byte) || byte == 0x22 || byte == 0x2c }
    while let last = day.last, isAround(text[last]) { day.removeLast() }
    while let first = day.first, isAround(text[first]) { day.removeFirst() }
    // Digits alone may be any number.
    guard day.count >= 6, !text[day].allSatisfy(\.isDigit) else { return Line(content: content) }
    if FieldKind.of(text, day) == .date { return Line(content: content, day: day) }
    let called = calledDay(text, day)
    return Line(content: content, day: called?.day, label: called?.label)
  }

  /// A day behind words that call it that of booking, perhaps beside another one behind such words.
  private static func calledDay(_ text: [UInt8], _ line: Range<Int>) -> (day: Range<Int>, label: String)? {
    var days: [(day: Range<Int>, label: String)] = []
    var words: [String] = []
    for place in text[line].split(separator: PrintedLine.blank).map({ $0.startIndex..<$0.endIndex }) {
      guard text[place].contains(where: \.isDigit) else {
        words.append(String(String(decoding: text[place], as: UTF8.self).prefix { $0 != ":" }))
        guard words.count <= 3 else { return nil }
        continue
      }
      let label = words.joined(separator: " ")
      let role = HeaderWords.roles(of: label).first?.role
      guard role == .date || role == .valueDate || LineWords.isDayOfBooking(label), FieldKind.of(text, place) == .date
      else { return nil }
      days.append((place, label))
      words = []
    }
    guard words.isEmpty, days.count <= 2 else { return nil }
    return days.first { LineWords.isDayOfBooking($0.label) }
  }

  /// What parts the fields of most lines with a number: delimiters first, since a comma may also be a decimal mark.
  private static func parting(_ text: [UInt8], _ lines: [Range<Int>], besideDays: Bool) -> Parting? {
    let ways = delimiters.map { Parting.by($0) } + [.byBlanks(besideDays: besideDays), .by(UInt8(ascii: ","))]
    return ways.first { way in lines.count { isRow(text, $0, way) } > fewestTitles }
  }

  private static func isRow(_ text: [UInt8], _ content: Range<Int>, _ parting: Parting) -> Bool {
    switch parting {
    case .byBlanks(let besideDays):
      PrintedLine(text, content).hasNumberWithoutDay || besideDays && PrintedLine(text, content).isRow
    case .by(let delimiter):
      fields(text, content, delimiter).count > 1
        && fields(text, content, delimiter).contains { FieldKind.of(text, $0) == .number }
    }
  }

  /// Whether lines of words that end with a number, and are no rows, stand once at the end of a day: they sum it up.
  /// Others may be rows whose fields nothing parts.
  private static func hasSumsAlone(
    besideRowsOf lines: ArraySlice<Line>, _ text: [UInt8], _ parting: Parting
  ) -> Bool {
    guard case .byBlanks = parting else { return true }
    let days = lines.split { $0.day != nil }.map { day in
      day.map(\.content).filter { !text.trimmed($0).isEmpty }
    }
    return days.allSatisfy { day in
      day.dropLast().allSatisfy { isRow(text, $0, parting) || !endsWithNumber(text, $0) }
    }
  }

  private static func endsWithNumber(_ text: [UInt8], _ content: Range<Int>) -> Bool {
    let line = text.trimmed(content)
    let start = text[line].lastIndex(of: PrintedLine.blank).map { $0 + 1 } ?? line.lowerBound
    guard FieldKind.of(text, start..<line.upperBound) == .number else { return false }
    // `CARD 4417 ON 010824` is no sum.
    return text[start..<line.upperBound].contains { !$0.isDigit }
      || start >= line.lowerBound + 2 && text[start - 2] == PrintedLine.blank
  }

  /// `;Køb i alt;5.541,26`: of no day. A merchant may be called by a word for a total, but hardly end with one.
  private static func isTotal(_ text: [UInt8], _ content: Range<Int>, _ parting: Parting) -> Bool {
    guard case .by(let delimiter) = parting else { return isBalance(text, content) }
    let filled = fields(text, content, delimiter).filter { !text.trimmed($0).isEmpty }
    guard filled.count == 2, FieldKind.of(text, filled[0]) == .text else { return false }
    let words = String(decoding: text[text.trimmed(filled[0])], as: UTF8.self).split { !$0.isLetter }
    return 2...4 ~= words.count
      && (1...2).contains { count in
        unsafe words.suffix(count).joined(separator: " ").withUTF8Bytes { unsafe BalanceWords.meaning($0) } == .total
      }
  }

  /// `SALDO 02.08.      149,17`, `Neuer Kontostand vom 31.03.2026   1.331,27`: words for a balance, or a day without its
  /// year behind some, and a number.
  private static func isBalance(_ text: [UInt8], _ content: Range<Int>) -> Bool {
    let line = text.trimmed(content)
    guard PrintedLine(text, content).cells.count == 2 else { return false }
    let parts = text[line].split(separator: PrintedLine.blank).dropLast()
    let isOfDay =
      parts.count == 2 && parts[1].last == UInt8(ascii: ".") && PrintedLine.kind(text, parts[1].indices) == .date
    let label = String(decoding: Array(parts.joined(separator: [PrintedLine.blank])), as: UTF8.self)
    let words = label.split { !$0.isLetter }.joined(separator: " ")
    let composed = unsafe words.withUTF8Bytes { unsafe BalanceWords.composed($0) }
    return isOfDay || composed != nil || PreambleFacts.balanceMeaning(label) != nil
      || PreambleFacts.balanceMeaning(words) != nil
  }

  private static func saysTotal(_ text: [UInt8], _ content: Range<Int>) -> Bool {
    String(decoding: text[content], as: UTF8.self).split { !$0.isLetter }.contains {
      PreambleFacts.balanceMeaning(String($0)) == .total
    }
  }

  private static func hasDay(_ text: [UInt8], _ content: Range<Int>, _ parting: Parting) -> Bool {
    guard case .by(let delimiter) = parting else { return false }
    return isRow(text, content, parting)
      && fields(text, content, delimiter).contains { FieldKind.of(text, $0) == .date }
  }

  private static func fields(_ text: [UInt8], _ content: Range<Int>, _ delimiter: UInt8) -> [Range<Int>] {
    text[content].split(separator: delimiter, omittingEmptySubsequences: false).map { $0.startIndex..<$0.endIndex }
  }

  /// `names`: the line that may name the columns.
  private mutating func write(_ text: [UInt8], _ lines: [Line], _ parting: Parting, names: Int?) {
    let width = lines.compactMap(\.day?.count).max() ?? 0
    var end = 0
    var title: ArraySlice<UInt8> = []
    var isBelowRule = false
    for (place, line) in lines.enumerated() {
      self.text += text[end..<line.content.lowerBound]
      end = line.content.upperBound
      if let day = line.day {
        (title, isBelowRule) = (text[day], false)
        continue
      }
      isBelowRule = isBelowRule || DayTitles.isRule(text, line.content)
      let isSum =
        DayTitles.isTotal(text, line.content, parting) || isBelowRule && DayTitles.saysTotal(text, line.content)
      if !title.isEmpty, DayTitles.isRow(text, line.content, parting), !isSum {
        self.text += DayTitles.prefix(title, width: width, before: text[line.content], parting)
      } else if place == names, title.isEmpty {
        self.text += DayTitles.prefix([], width: width, before: text[line.content], parting)
      }
      self.text += text[line.content]
    }
    self.text += text[end...]
  }

  /// A rule below rows: sums may follow.
  private static func isRule(_ text: [UInt8], _ content: Range<Int>) -> Bool {
    let line = text[text.trimmed(content)]
    return line.count >= 10 && line.allSatisfy { "-=_*".utf8.contains($0) }
  }

  /// A row that leaves its first field blank keeps it for the day.
  private static func prefix(
    _ day: ArraySlice<UInt8>, width: Int, before row: ArraySlice<UInt8>, _ parting: Parting
  ) -> [UInt8] {
    guard case .by(let delimiter) = parting else {
      return Array(day) + repeatElement(PrintedLine.blank, count: width - day.count + 2)
    }
    let quoted = day.contains(delimiter) ? [0x22] + day + [0x22] : Array(day)
    return row.first == delimiter ? quoted : quoted + [delimiter]
  }
}
