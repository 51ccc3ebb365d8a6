import Lexicon
import Values

/// Writes the day in full where the rows have the day of the month alone, `05`, and a line above the table says of which
/// month it is, `MES: OCTUBRE 2025`, or of which span, in which no day of a month comes twice; or where lines between the
/// rows are titles of months.
struct DaysOfMonth {
  /// The text with the days in full, as `2025-10-05`; the other lines stay as they are, or keep their places.
  private(set) var text: [UInt8] = []

  /// Where the header names the days.
  private struct Header {
    var line: NumberedLine
    /// Nil where blanks part the columns; the days then begin the lines.
    var delimiter: UInt8?
    var column = 0
  }

  private typealias Row = (place: Range<Int>, day: Int32)

  private static let delimiters = [UInt8](";\t|,".utf8)
  private static let fewestRows = 2
  /// By which a day in full is longer than one of two digits.
  private static let blanks = [UInt8](repeating: PrintedLine.blank, count: 8)

  /// `sample`: the first records of the text, however they were cut. Nil where the rows have no such days.
  init?(_ text: [UInt8], _ sample: Records) {
    var lines: [NumberedLine] = []
    var reader = LineReader(text)
    while let line = reader.next() { lines.append(line) }
    let titles = DaysOfMonth.titles(sample)
    guard !DaysOfMonth.isInSection(text, lines, titles) else { return nil }
    guard let header = DaysOfMonth.header(text, lines),
      let rows = DaysOfMonth.rows(text, lines, header, sample, titles)
    else { return nil }
    let days = lines.compactMap { rows[$0.number]?.day }
    let steps = zip(days, days.dropFirst())
    guard days.count >= DaysOfMonth.fewestRows, steps.allSatisfy({ $0 <= $1 }) || steps.allSatisfy({ $0 >= $1 })
    else { return nil }
    write(text, lines, rows, header, titles: Set(titles.keys))
  }

  /// Titles of months become blank lines: they are none of the rows' kind or state.
  private mutating func write(
    _ text: [UInt8], _ lines: [NumberedLine], _ rows: [UInt32: Row], _ header: Header, titles: Set<UInt32>
  ) {
    var end = 0
    for line in lines {
      let start = line.content.lowerBound
      self.text += text[end..<start]
      end = start
      if titles.contains(line.number), line.number > header.line.number {
        end = line.content.upperBound
      } else if let row = rows[line.number] {
        self.text += text[end..<row.place.lowerBound] + Array(Day(number: row.day).description.utf8)
        let missing = header.delimiter == nil ? 2 - row.place.count : 0
        self.text += [UInt8](repeating: PrintedLine.blank, count: max(missing, 0))
        end = row.place.upperBound
      } else if header.delimiter == nil, line.number >= header.line.number {
        self.text += DaysOfMonth.blanks
      }
    }
    self.text += text[end...]
  }

  /// The rows below the header by their lines; nil where one has a number that is no day of its month.
  private static func rows(
    _ text: [UInt8], _ lines: [NumberedLine], _ header: Header, _ sample: Records,
    _ titles: [UInt32: ClosedRange<Int32>]
  ) -> [UInt32: Row]? {
    var month = month(sample, above: header.line.number)
    var rows: [UInt32: Row] = [:]
    for line in lines {
      month = titles[line.number] ?? month
      guard line.number > header.line.number, let place = number(text, line.content, header) else { continue }
      let written = Int(String(decoding: text[place].filter(\.isDigit), as: UTF8.self))
      guard let day = month?.first(where: { Day(number: $0).civil.day == written }) else { return nil }
      rows[line.number] = (place, day)
    }
    return rows
  }

  // MARK: Months

  /// `ENERO 2024` alone on a line: the month of the rows below.
  private static func titles(_ sample: Records) -> [UInt32: ClosedRange<Int32>] {
    var titles: [UInt32: ClosedRange<Int32>] = [:]
    for record in 0..<sample.count {
      let title = words(sample, record)
      guard isMonth(title) else { continue }
      titles[sample.lines[record]] = PreambleFacts.months(in: title).first
    }
    return titles
  }

  /// The line, of which blanks may have made fields.
  private static func words(_ sample: Records, _ record: Int) -> String {
    sample.texts(of: record).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Words right above the title of a later month begin a part of the statement, whose rows may be still to come.
  private static func isInSection(
    _ text: [UInt8], _ lines: [NumberedLine], _ titles: [UInt32: ClosedRange<Int32>]
  ) -> Bool {
    guard let first = titles.keys.min() else { return false }
    let filled = lines.filter { !text.trimmed($0.content).isEmpty }
    return zip(filled, filled.dropFirst()).contains { above, line in
      line.number > first && titles[line.number] != nil && titles[above.number] == nil
        && !text[above.content].contains(where: \.isDigit)
    }
  }

  /// `Octubre 2025`, `Octubre de 2025`, `++ Movimentos Out/2025`, and nothing else.
  private static func isMonth(_ cell: String) -> Bool {
    var words = cell.split { !$0.isLetter && !$0.isNumber }.map { String($0).folded }
    if words.count > 2, PartWords.transactions.areIn(words[0]) { words.removeFirst() }
    guard words.count == 2 || words.count == 3 && ["de", "del", "of", "di"].contains(words[1]) else { return false }
    return PreambleFacts.year(words[words.count - 1]) != nil && words[0].allSatisfy(\.isLetter)
  }

  /// `del 01 al 31 de octubre 2025`: two days of a month, which the words behind them name.
  private static func isSpan(_ cell: String) -> Bool {
    let words = cell.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let days = words.filter { $0.utf8.count <= 2 }.compactMap { Int($0) }
    let begins = words.first.map { $0.count <= 4 || PartWords.span.areIn($0) } ?? false
    return begins && words.count <= 9 && days.count == 2 && days[0] == 1 && days[1] >= 28
      && words.last.flatMap(PreambleFacts.year) != nil
      && words.count { $0.contains(where: \.isNumber) } == 3
  }

  /// The one month, or the span of no more than a month, that lines above the header call the statement's.
  private static func month(_ sample: Records, above header: UInt32) -> ClosedRange<Int32>? {
    var found: Set<ClosedRange<Int32>> = []
    for record in 0..<sample.count where sample.lines[record] < header {
      let line = words(sample, record)
      guard isMonth(line) || isSpan(line) || LineWords.areOfStatedMonth([line]) else { continue }
      let facts = PreambleFacts(sample, in: record..<(record + 1))
      found.formUnion(facts.months.isEmpty ? PreambleFacts.months(in: line) : facts.months)
      found.formUnion([DateOrder.dmy, .mdy, .ymd].compactMap { facts.period(order: $0) })
    }
    guard found.count == 1, let month = found.first, month.count <= 31,
      Set(month.map { Day(number: $0).civil.day }).count == month.count
    else { return nil }
    return month
  }

  // MARK: Fields

  /// The first line that surely names columns, one of them that of the days.
  private static func header(_ text: [UInt8], _ lines: [NumberedLine]) -> Header? {
    for line in lines.prefix(DelimitedText.sampleSize) {
      for delimiter in delimiters.map(Optional.some) + [nil] {
        let cells = fields(text, line.content, delimiter)
        let names = cells.map { name(text, $0) }
        guard cells.count >= 3, HeaderScore(names, kinds: [])?.isSure == true,
          let column = names.firstIndex(where: { HeaderWords.roles(of: $0).first?.role == .date }),
          delimiter != nil || column == 0
        else { continue }
        return Header(line: line, delimiter: delimiter, column: column)
      }
    }
    return nil
  }

  /// Where the line has the number of a day, and another number behind it.
  private static func number(_ text: [UInt8], _ content: Range<Int>, _ header: Header) -> Range<Int>? {
    let cells = fields(text, content, header.delimiter)
    guard cells.count >= 3, header.column < cells.count else { return nil }
    let place = text.trimmed(unquoted(text, cells[header.column]))
    let digits = text[place].last == UInt8(ascii: ".") ? text[place].dropLast() : text[place]
    guard 1...2 ~= digits.count, digits.allSatisfy(\.isDigit),
      cells[(header.column + 1)...].contains(where: { FieldKind.of(text, unquoted(text, $0)) == .number })
    else { return nil }
    return place
  }

  private static func name(_ text: [UInt8], _ cell: Range<Int>) -> String {
    String(decoding: text[text.trimmed(unquoted(text, cell))], as: UTF8.self)
  }

  private static func unquoted(_ text: [UInt8], _ cell: Range<Int>) -> Range<Int> {
    let place = text.trimmed(cell)
    guard place.count >= 2, text[place.lowerBound] == 0x22, text[place.upperBound - 1] == 0x22 else { return place }
    return place.lowerBound + 1..<place.upperBound - 1
  }

  /// The cells of a printed line; a number that begins it is one of its own.
  private static func cells(_ text: [UInt8], _ content: Range<Int>) -> [Range<Int>] {
    let found = PrintedLine(text, content).bytes(of: content, in: text)
    guard let first = found.first, let end = text[first].firstIndex(of: PrintedLine.blank),
      text[first.lowerBound..<end].allSatisfy(\.isDigit)
    else { return found }
    return [first.lowerBound..<end, end + 1..<first.upperBound] + found.dropFirst()
  }

  /// A delimiter within quotes parts nothing.
  private static func fields(_ text: [UInt8], _ content: Range<Int>, _ delimiter: UInt8?) -> [Range<Int>] {
    guard let delimiter else { return cells(text, content) }
    var cells: [Range<Int>] = []
    var (start, isQuoted) = (content.lowerBound, false)
    for place in content {
      if text[place] == 0x22 { isQuoted.toggle() }
      guard text[place] == delimiter, !isQuoted else { continue }
      cells.append(start..<place)
      start = place + 1
    }
    return cells + [start..<content.upperBound]
  }
}
