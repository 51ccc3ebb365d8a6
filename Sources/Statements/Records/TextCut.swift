import Lexicon
import Values

/// A text cut into records in the way in which it looks most like a table, as far as its structure is looked for.
struct TextCut {
  var dialect: Dialect
  /// The first records of the text, or all.
  var sample: Records
  var isWhole: Bool
  var tables: [TableShape]
  var facts: PreambleFacts
  /// The first field of a column of days without a year.
  var yearless: (record: Int, column: Int)?
  /// The year of such days, where something states it.
  var year: StatedYear?
  var era = YearEra.common
  /// What joins the fields of all records, where commas have parted their numbers.
  private var numbers: SplitNumbers?
  /// What stands in front of all figures, and names no currency that is known.
  private var marks: UnitMarks?
  /// See `TableFinder.score`.
  private(set) var score = 0

  /// How many records each way of cutting is tried on.
  private static let trialSize = 400

  static func best(of text: DecodedText, fileName: String, declared: DeclaredLayout? = nil) -> TextCut {
    let dialect = unsafe text.bytes.withUnsafeBufferPointer { bytes in
      var candidates = unsafe Dialect.candidates(in: bytes)
      if let declared { candidates = declared.dialects(among: candidates) }
      let tried = candidates.prefix(12).map { dialect in
        (dialect, unsafe trial(bytes, dialect, declared, atMost: trialSize).score)
      }
      // The candidates come best first: a later one must find clearly more rows.
      let best = tried.map { $0.1 }.max() ?? 0
      return tried.first { $0.1 * 10 >= best * 9 }?.0 ?? Dialect()
    }
    return unsafe text.bytes.withUnsafeBufferPointer { bytes in
      var cut = unsafe trial(bytes, dialect, declared, atMost: DelimitedText.sampleSize)
      let first = cut.tables.first.map { $0.header.isEmpty ? $0.rows.lowerBound : $0.header.lowerBound }
      cut.facts = PreambleFacts(cut.sample, in: 0..<(first ?? 0))
      cut.facts.named = DaysInName.span(of: fileName)
      cut.facts.isNamedCard = CardInName.isNamed(fileName)
      cut.facts.isNamedCreditCard = CardInName.isOfCredit(fileName)
      cut.era = YearEra(of: cut.sample.bytes)
      if cut.yearless != nil {
        cut.noteTitledMonths()
        cut.noteTitledYears()
        cut.year = StatedYear(cut.facts, fileName: fileName, rows: cut.yearlessOrder)
      }
      return cut
    }
  }

  /// Months that title rows, as one span: `March 2025` alone on a line, and `April 2025` below.
  private mutating func noteTitledMonths() {
    guard facts.months.isEmpty else { return }
    var titles = PreambleFacts()
    for record in tables.flatMap(\.rows) {
      let words = sample.texts(of: record).filter { !$0.isEmpty }
      if words.count == 1 { titles.noteMonths(words[0]) }
    }
    guard let first = titles.months.map(\.lowerBound).min(), let last = titles.months.map(\.upperBound).max(),
      last - first <= 366
    else { return }
    facts.months = [first...last]
  }

  /// The days of rows below years that stand alone in the column of days, as one span: `2025`, and `02 Jan` below.
  private mutating func noteTitledYears() {
    guard facts.months.isEmpty, let column = yearless?.column else { return }
    var year: YearFrame?
    var days: [Int32] = []
    for record in tables.flatMap(\.rows) where column < sample.fieldCount(record) {
      let text = sample.trimmed(record: record, field: column)
      if let titled = PreambleFacts.year(text), sample.texts(of: record).count(where: { !$0.isEmpty }) == 1 {
        year = Day(year: titled, month: 12, day: 31).map { YearFrame(last: $0.number) }
      } else if let parts = unsafe text.withUTF8Bytes({ unsafe YearFrame.parts($0) }) {
        // Rows above the first year, or of which nothing tells which number is the month, leave all open.
        let order = parts.form.style == .numeric ? yearlessOrder : .dmy
        guard let day = order.flatMap({ year?.day(parts, order: $0, languages: .all) }) else { return }
        days.append(day)
      }
    }
    if let first = days.min(), let last = days.max(), last - first < 364 { facts.months = [first...last] }
  }

  var frame: YearFrame? { year?.frame }

  /// The order of day and month in a column of days without a year, where a number of more than 12 tells it.
  private var yearlessOrder: DateOrder? {
    guard let column = yearless?.column else { return nil }
    for record in tables.flatMap({ $0.entries.prefix(TextCut.trialSize) }) {
      let numbers = sample.trimmed(record: record, field: column).split { !$0.isNumber }
      guard numbers.count == 2, let first = Int(numbers[0]), let second = Int(numbers[1]) else { continue }
      if 13...31 ~= first { return .dmy }
      if 13...31 ~= second { return .mdy }
    }
    return nil
  }

  /// How many fields the records of a table have that hold a day and more.
  func widths(of table: TableShape) -> [Int] {
    table.rows.filter { record in
      sample.fieldCount(record) > 2
        && (0..<sample.fieldCount(record)).contains { sample.kind(record: record, field: $0) == .date }
    }.map { sample.fieldCount($0) }
  }

  /// Its fields may be no more than words or parts of amounts.
  var isPoor: Bool { dialect.delimiter == UInt8(ascii: " ") || cutsDecimals }

  /// Whether every delimiter in the rows stands where a decimal comma would: `12,50` with blanks behind it.
  var cutsDecimals: Bool {
    let rows = tables.flatMap { $0.entries.prefix(TextCut.trialSize) }
    return dialect.delimiter == UInt8(ascii: ",") && !rows.isEmpty
      && rows.allSatisfy { record in
        (1..<max(1, sample.fieldCount(record))).allSatisfy { field in
          let whole = sample.bytes[sample.range(record: record, field: field - 1)]
          let decimals = sample.bytes[sample.range(record: record, field: field)].prefix(3)
          let isEnd = decimals.count == 2 || decimals.last == PrintedLine.blank
          return (whole.last?.isDigit ?? false) && isEnd && decimals.prefix(2).allSatisfy { $0.isDigit }
            && decimals.count >= 2
        }
      }
  }

  private static func trial(
    _ bytes: UnsafeBufferPointer<UInt8>, _ dialect: Dialect, _ declared: DeclaredLayout?, atMost count: Int
  ) -> TextCut {
    var scanner = unsafe Scanner(text: bytes, dialect: dialect)
    var sample = scanner.next(maxRecords: count) ?? Records()
    var finder = TableFinder(sample)
    var tables = finder.tables(declared)
    let numbers = SplitNumbers(sample, tables, dialect)
    if let numbers {
      sample = numbers.joined(sample)
      finder = TableFinder(sample)
      tables = finder.tables(declared)
    }
    let marks = tables.allSatisfy { isCounted($0, in: sample) } ? UnitMarks(sample) : nil
    if let marks {
      sample = marks.stripped(sample)
      finder = TableFinder(sample)
      tables = finder.tables(declared)
    }
    var cut = TextCut(
      dialect: dialect, sample: sample, isWhole: sample.starts.last == bytes.count, tables: tables,
      facts: PreambleFacts(), score: finder.score(tables))
    cut.yearless = finder.yearless
    (cut.numbers, cut.marks) = (numbers, marks)
    return cut
  }

  /// The table has no numbers in rows with a day but those that count the rows.
  private static func isCounted(_ table: TableShape, in sample: Records) -> Bool {
    guard table.alignedRows > 0 else { return true }
    return table.entries.enumerated().allSatisfy { place, record in
      (0..<sample.fieldCount(record)).allSatisfy { field in
        sample.kind(record: record, field: field) != .number
          || sample.trimmed(record: record, field: field) == String(place + 1)
      }
    }
  }

  /// The chunks of records behind the sample.
  func forEachChunk(of text: DecodedText, _ body: (Records) -> Void) {
    readChunks(of: text) { records in
      body(records)
      return true
    }
  }

  /// Bytes of a long text that are kept behind the chunk at hand before they are let go.
  private static let kept = 1 << 25

  /// The same as long as `body` wants more. Another thread scans the next chunk while it has one.
  func readChunks(of text: DecodedText, while body: (Records) -> Bool) {
    unsafe text.bytes.withUnsafeBufferPointer { bytes in
      let scan = unsafe SharedScan(text: bytes, dialect: dialect)
      _ = scan.next(maxRecords: sample.count)
      var known = 0
      var ahead = Background { scan.next(maxRecords: DelimitedText.chunkSize) }
      while let records = ahead.value {
        ahead = Background { scan.next(maxRecords: DelimitedText.chunkSize) }
        if records.starts[0] - known >= TextCut.kept {
          text.bytes.letGo(known..<records.starts[0])
          known = records.starts[0]
        }
        let joined = numbers?.joined(records) ?? records
        guard body(marks?.stripped(joined) ?? joined) else { break }
      }
      _ = ahead.value
    }
  }

  /// A scan that goes from thread to thread: one asks for the next chunk only once the last one is there.
  private final class SharedScan: @unchecked Sendable {
    private var scanner: Scanner

    @unsafe
    init(text: UnsafeBufferPointer<UInt8>, dialect: Dialect) {
      scanner = unsafe Scanner(text: text, dialect: dialect)
    }

    func next(maxRecords: Int) -> Records? { scanner.next(maxRecords: maxRecords) }
  }

  /// About how many records the whole text has, judged by the length of those in the sample.
  func estimatedRecords(of text: DecodedText) -> Int {
    let length = max(1, sample.starts[sample.count])
    return Int((Int64(text.bytes.count) * Int64(sample.count) * 17 / 16) / Int64(length))
  }

  /// Where a field begins on its record's first line, in characters from 1; 0 where the record takes several lines.
  func characterColumn(of field: Int, record: Int, in text: FileBytes) -> Int {
    guard Int(sample.starts[record]) < text.count else { return 0 }
    var (place, column, fields, isQuoted) = (Int(sample.starts[record]), 1, 0, false)
    while place < text.count, fields < field {
      let byte = text[place]
      if byte == 0x0a || byte == 0x0d { return 0 }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == dialect.delimiter, !isQuoted { fields += 1 }
      if byte & 0xc0 != 0x80 { column += 1 }
      place += 1
    }
    return column
  }

  /// Why the text is no statement.
  func failure(in text: DecodedText) -> ReadingFailure {
    if let (record, column) = yearless {
      return ReadingFailure(
        code: "no-year", line: Int(sample.lines[record]),
        column: characterColumn(of: column, record: record, in: text.bytes),
        message: "'\(sample.trimmed(record: record, field: column))' has no year, and nothing in the file tells it",
        remedy: "Name the file after its first and last day, card-2024-12-05-2025-01-04.csv, or export whole dates.")
    }
    var hasDate = false
    var hasNumber = false
    for record in 0..<min(sample.count, 1000) {
      for field in 0..<sample.fieldCount(record) {
        switch sample.kind(record: record, field: field) {
        case .date: hasDate = true
        case .number: hasNumber = true
        case .empty, .text: break
        }
      }
    }
    let missing =
      hasDate && hasNumber
      ? "its dates and amounts do not stand in columns"
      : hasDate ? "there is no column of amounts" : hasNumber ? "there is no column of dates" : "no dates, no amounts"
    return ReadingFailure(
      code: "no-transactions", line: 0, message: "no transactions found: \(missing)",
      remedy: "Export the account's transactions as CSV, OFX, QIF, CAMT or MT940, or declare a layout for this file.")
  }
}
