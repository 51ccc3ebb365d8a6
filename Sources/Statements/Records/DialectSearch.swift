extension Dialect {
  /// The dialects that could be a text's, best first; never empty. Reads a bounded sample of the text.
  ///
  /// Judged by records that hold a day and an amount in cells of their own, all of one width; then, as CleverCSV does
  /// (van den Burg, Nazabal and Sutton, 2019), by how steady the widths and how plausible the cells are.
  package static func candidates(in text: UnsafeBufferPointer<UInt8>) -> [Dialect] {
    let sample = unsafe DialectSample(of: text)
    var judged = sample.judged(DialectSample.delimiters)
    // Blanks and numbers stand in any text: they part fields where nothing else makes rows.
    if !judged.contains(where: { $0.score.entries > 0 }) {
      judged += sample.judged(DialectSample.rareDelimiters).filter { $0.score.entries > 0 }
    }
    // A text has quotes in which every quote closes, or every one of its rows on their lines.
    let quoted = Set(
      judged.filter {
        $0.dialect.quote != nil && ($0.score.damage == 0 || $0.score.oddRows == 0) && $0.score.entries > 0
      }.map(\.dialect.delimiter))
    // A table that is whole by RFC 4180 needs nothing else: blanks and backslashes are text in it.
    let whole = judged.filter { $0.dialect == $0.dialect.plain && $0.score.isWhole }.map(\.dialect)
    let sound = judged.filter { one in
      (one.dialect.quote != nil || !quoted.contains(one.dialect.delimiter))
        && (one.dialect == one.dialect.plain || !whole.contains(one.dialect.plain))
        && (one.dialect.quote != DialectSample.single || one.score.isWhole
          || !whole.contains { $0.delimiter == one.dialect.delimiter && $0.quote == DialectSample.double })
    }
    // Equal ones stay in the order of the sample, the likelier first.
    let sorted = sound.enumerated().sorted { left, right in
      left.element.score == right.element.score
        ? left.offset < right.offset : left.element.score > right.element.score
    }
    return sorted.map(\.element.dialect)
  }
}

/// Lines from the start, the middle and the end of a text, and the dialects that their bytes allow.
struct DialectSample {
  private(set) var bytes: [UInt8] = []

  static let delimiters = Array(",;\t|^~:\u{1F}".utf8)
  static let rareDelimiters = Array("# ".utf8)
  static let double = UInt8(ascii: "\"")
  static let single = UInt8(ascii: "'")

  /// Whole texts up to 48 kB; else 24 kB from the start and 12 kB each from the middle and the end.
  init(of text: UnsafeBufferPointer<UInt8>, piece: Int = 12 << 10) {
    guard text.count > 4 * piece else {
      unsafe bytes = Array(text)
      return
    }
    unsafe append(text, 0..<2 * piece)
    unsafe append(text, text.count / 2..<text.count / 2 + piece)
    unsafe append(text, text.count - piece..<text.count)
  }

  /// Adds the lines that lie wholly in `range`, or all of it where it is one long line.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var start = range.lowerBound
    var end = range.upperBound
    while unsafe start > 0 && start < end && !isLineEnd(text[start - 1]) { start += 1 }
    while unsafe end < text.count && end > start && !isLineEnd(text[end - 1]) { end -= 1 }
    unsafe bytes += start < end ? text[start..<end] : text[range]
    if let last = bytes.last, !isLineEnd(last) { bytes.append(UInt8(ascii: "\n")) }
  }

  /// What the bytes allow, the likelier first: delimiters that occur, quotes that stand at the edge of a field.
  func dialects(_ delimiters: [UInt8] = DialectSample.delimiters) -> [Dialect] {
    var found: [Dialect] = []
    for delimiter in delimiters where delimiter == UInt8(ascii: ",") || bytes.contains(delimiter) {
      for quote in quotes(with: delimiter) {
        let plain = Dialect(delimiter: delimiter, quote: quote)
        found.append(plain)
        guard let quote else { continue }
        if occurs(delimiter, UInt8(ascii: " "), quote) || occurs(quote, UInt8(ascii: " "), delimiter) {
          found.append(Dialect(delimiter: delimiter, quote: quote, skipsInitialBlanks: true))
        }
        if occurs(UInt8(ascii: "\\"), quote) || occurs(UInt8(ascii: "\\"), delimiter) {
          found.append(Dialect(delimiter: delimiter, quote: quote, backslashEscapes: true))
        }
      }
    }
    return found
  }

  func judged(_ delimiters: [UInt8]) -> [(dialect: Dialect, score: DialectScore)] {
    dialects(delimiters).map { ($0, DialectScore($0, on: bytes)) }
  }

  private func quotes(with delimiter: UInt8) -> [UInt8?] {
    var quotes: [UInt8?] = [Self.double]
    if opensField(Self.single, delimiter) { quotes.append(Self.single) }
    if bytes.contains(Self.double) { quotes.append(nil) }
    return quotes
  }

  private func opensField(_ quote: UInt8, _ delimiter: UInt8) -> Bool {
    bytes.first == quote || occurs(delimiter, quote) || occurs(UInt8(ascii: "\n"), quote)
  }

  private func occurs(_ pattern: UInt8...) -> Bool {
    guard bytes.count >= pattern.count else { return false }
    return (0...bytes.count - pattern.count).contains { place in
      pattern.indices.allSatisfy { bytes[place + $0] == pattern[$0] }
    }
  }
}

/// How well a dialect suits a sample; in thousandths, so that equal samples compare equal.
struct DialectScore: Comparable {
  /// Share of the records that hold a day and an amount and have the width that most such records have.
  private(set) var entries = 0
  /// How steady the widths and how plausible the cells of all records are.
  private(set) var shape = 0
  /// Records with a quote that is never closed, or stands inside a field.
  private(set) var damage = 0
  /// Records that are damaged, or of several lines, below the first that holds a day and an amount.
  private(set) var oddRows = 0
  /// All records with fields are of one width, no quote is astray, and no field has one behind blanks.
  private(set) var isWhole = false

  init(_ dialect: Dialect, on sample: [UInt8]) {
    var widths: [Int: Width] = [:]
    var total = 0
    var hasEntry = false
    unsafe sample.withUnsafeBufferPointer { text in
      var scanner = unsafe Scanner(text: text, dialect: dialect)
      while let records = scanner.next(maxRecords: 4096) {
        damage += records.damaged.count
        for record in 0..<records.count where records.fieldCount(record) > 0 {
          total += 1
          let isEntry = widths[records.fieldCount(record), default: Width()].add(
            record, of: records, quote: dialect.quote)
          hasEntry = hasEntry || isEntry
          let isLong = record + 1 < records.count && records.lines[record + 1] > records.lines[record] + 1
          if hasEntry, isLong || records.isDamaged(record) { oddRows += 1 }
        }
      }
    }
    guard total > 0 else { return }
    isWhole = damage == 0 && widths.count == 1 && !widths.values.contains { $0.hasQuoteBehindBlanks }
    let sound = 1000 - 1000 * min(damage, total) / total
    for (count, width) in widths {
      let quality = width.quality / (width.records * count)
      let spread = max(50, 1000 * (count - 1) / count)
      shape += 1000 * width.records / total * spread / 1000 * quality / 1000 * sound / 1000
      entries = max(entries, 1000 * width.entries / total * (1000 + spread + quality) / 3000 * sound / 1000)
    }
  }

  static func < (left: DialectScore, right: DialectScore) -> Bool {
    (left.entries, left.shape) < (right.entries, right.shape)
  }

  /// The records of one width.
  private struct Width {
    var records = 0
    var entries = 0
    /// Sum over all cells, each up to 1000.
    var quality = 0
    var hasQuoteBehindBlanks = false

    /// Whether the record holds a day and an amount.
    mutating func add(_ record: Int, of all: Records, quote: UInt8?) -> Bool {
      var days = 0
      var amounts = 0
      for field in 0..<all.fieldCount(record) {
        let cell = all.bytes[all.range(record: record, field: field)]
        if cell.first == 0x20, cell.first(where: { $0 != 0x20 }) == quote { hasQuoteBehindBlanks = true }
        if Width.isOdd(cell) { continue }
        switch all.kind(record: record, field: field) {
        case .date:
          days += 1
          quality += 1000
        case .number:
          amounts += 1
          quality += 1000
        case .text: quality += 700
        case .empty: quality += 600
        }
      }
      records += 1
      guard days > 0, amounts > 0 else { return false }
      entries += 1
      return true
    }

    /// Cut at the wrong places: quotes at its ends, or other delimiters within.
    private static func isOdd(_ cell: ArraySlice<UInt8>) -> Bool {
      let isQuote = { (byte: UInt8?) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
      if isQuote(cell.first { $0 != 0x20 }) || isQuote(cell.last { $0 != 0x20 }) { return true }
      let others = cell.count { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "|") }
      // A tab behind a number keeps spreadsheets from rounding it.
      return others > 1 || cell.contains(UInt8(ascii: "\t")) && !(cell.last == UInt8(ascii: "\t") && cell.count > 1)
    }
  }
}
