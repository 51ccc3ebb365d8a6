import Lexicon
import Values

/// Where the rows of a table are among the records of a text, and what its header says.
struct TableShape: Sendable {
  /// Records of the header, several where it takes several lines; empty without one.
  var header: Range<Int>
  /// Records behind the header up to the next table.
  var rows: Range<Int>
  var width: Int
  /// One a column, blanks trimmed; `column N` where there is no header.
  var names: [String]
  /// How many rows hold a date and a number where most rows have them.
  var alignedRows: Int
  /// The records of the sample that look like rows and have the table's width.
  var entries: [Int] = []
  /// The date stands in three columns.
  var split: SplitDate?
  /// The date of a day stands in its first row alone; see `DayOnce`.
  var isDayOnce = false
  /// A line above it says that its rows are not booked yet.
  var isPending = false
  /// The most columns that a statement's table may have.
  static let mostColumns = 2_000
}

/// Finds the tables among the first records of a text by the look of the fields: rows have dates and numbers, headers
/// have the words of headers, or words alone.
struct TableFinder {
  let records: Records
  private var kinds: [FieldKind]
  /// Records with at least one date and one number.
  private var dataLike: [Bool]
  /// The first field of a column of days without a year.
  private(set) var yearless: (record: Int, column: Int)?
  private var isDayOnce = false

  init(_ records: Records) {
    self.records = records
    kinds = (0..<records.count).flatMap { records.kinds(of: $0) }
    dataLike = []
    findRows()
    if markOddDays() || markSplitDays() { findRows() }
    let undated = DayOnce(records, kinds: { kinds(of: $0) }, isRow: dataLike).records
    for (record, column) in undated { kinds[Int(records.firstFields[record]) + column] = .date }
    if !undated.isEmpty { findRows() }
    isDayOnce = !undated.isEmpty
  }

  private mutating func findRows() {
    dataLike = (0..<records.count).map { record in
      let fields = kinds(of: record)
      return fields.contains(.date) && fields.count { $0 == .number || $0 == .date } >= 2
    }
  }

  /// Where no row behind a header has a date: whole numbers in the columns that it calls dates are the days of a
  /// spreadsheet, 20000 to 79999, seconds since 1970, or dates of six or seven digits; others are days without a year.
  private mutating func markOddDays() -> Bool {
    let end = (dataLike.lastIndex(of: true) ?? -1) + 1
    for header in end..<records.count where isNarrow(header) {
      let names = texts(of: header)
      guard let score = HeaderScore(names, kinds: kinds(of: header)), score.isSure else { continue }
      let roles = names.map { HeaderWords.roles(of: $0).first?.role }
      let columns = names.indices.filter { roles[$0] == .date || roles[$0] == .valueDate }
      var found = false
      for record in (header + 1)..<records.count {
        for column in columns where column < records.fieldCount(record) && isOddDay(record, column) {
          kinds[Int(records.firstFields[record]) + column] = .date
          found = true
        }
      }
      return found
    }
    return false
  }

  /// Where no row has a date, and a header names year, month and day: the column of the years holds the dates.
  private mutating func markSplitDays() -> Bool {
    guard !dataLike.contains(true) else { return false }
    for header in 0..<records.count where isNarrow(header) {
      guard let split = SplitDate(texts(of: header)), HeaderScore(texts(of: header), kinds: kinds(of: header)) != nil
      else { continue }
      let rows = ((header + 1)..<records.count).filter { split.day(of: $0, in: records) != nil }
      for record in rows { kinds[Int(records.firstFields[record]) + split.year] = .date }
      return !rows.isEmpty
    }
    return false
  }

  private mutating func isOddDay(_ record: Int, _ column: Int) -> Bool {
    let text = records.trimmed(record: record, field: column)
    if let number = Int(text.prefix { $0 != "." && $0 != "," }), number > 9999 {
      return isDay(number, digits: text.prefix { $0 != "." && $0 != "," }.utf8.count)
    }
    let field = records.range(record: record, field: column)
    guard unsafe records.bytes.with(field, { unsafe YearFrame.parts($0) }) != nil else { return false }
    if yearless == nil { yearless = (record, column) }
    return true
  }

  /// Whether the whole number can be a day: of a spreadsheet, since 1970, `250131`, or `1150105` of the Republic of
  /// China.
  private func isDay(_ number: Int, digits: Int) -> Bool {
    switch digits {
    case 5: return (20_000..<80_000).contains(number)
    case 6, 7, 10, 13:
      var text = String(number)
      while text.utf8.count < digits { text = "0" + text }
      return unsafe text.withUTF8Bytes { field in
        DateOrder.allCases.contains { unsafe DateField.parse(field, order: $0) != nil }
      }
    default: return false
    }
  }

  func kinds(of record: Int) -> ArraySlice<FieldKind> {
    kinds[Int(records.firstFields[record])..<Int(records.firstFields[record + 1])]
  }

  /// The tables in the order of the text; empty where nothing looks like one.
  func tables() -> [TableShape] {
    let headers = headerRecords()
    if headers.isEmpty {
      return headerless(0..<records.count).map { [$0] } ?? []
    }
    var tables: [TableShape] = []
    if let first = headers.first, let before = headerless(0..<first), before.alignedRows >= 3 { tables.append(before) }
    for (index, record) in headers.enumerated() {
      let end = index + 1 < headers.count ? headers[index + 1] : records.count
      tables.append(table(header: record, end: end))
    }
    let filled = tables.filter { $0.alignedRows > 0 }
    return filled.isEmpty ? Array(tables.prefix(1)) : filled
  }

  /// Whether the record can be one of a statement's table.
  private func isNarrow(_ record: Int) -> Bool { records.fieldCount(record) <= TableShape.mostColumns }

  // MARK: Headers

  /// Records that are headers of different tables, repeated headers left out.
  func headerRecords() -> [Int] {
    let firstData = dataLike.firstIndex(of: true) ?? records.count
    var scored = (0..<records.count).filter(isNarrow).compactMap { record in
      HeaderScore(texts(of: record), kinds: kinds(of: record)).map { (record: record, score: $0) }
    }
    if scored.contains(where: { $0.score.isSure }) { scored.removeAll { !$0.score.isSure } }
    var seen: [[String]] = []
    var headers: [Int] = []
    var isPending = false
    for (record, _) in scored {
      let texts = texts(of: record)
      let title = title(above: record)
      let isTitled = title != nil && isPendingTitle(above: record) != isPending
      guard !seen.contains(texts) || isTitled, record < firstData || hasRows(after: record) else { continue }
      isPending = isPendingTitle(above: record)
      seen.append(texts)
      headers.append(record)
    }
    headers = headers.filter { hasRows(after: $0, before: headers.first { [header = $0] in $0 > header }) }
    if headers.isEmpty, let first = scored.max(by: { $0.score.words < $1.score.words }), firstData == records.count {
      return [first.record]
    }
    if headers.isEmpty { return wordsAbove(firstData).map { [$0] } ?? [] }
    return headers
  }

  private func hasRows(after record: Int, before end: Int? = nil) -> Bool {
    let end = end ?? records.count
    return record + 1 < end && dataLike[(record + 1)..<end].contains(true)
  }

  /// The record right above the first row, where it has texts alone and one for most of the row's fields.
  private func wordsAbove(_ firstData: Int) -> Int? {
    guard firstData < records.count, firstData > 0 else { return nil }
    var record = firstData - 1
    while record > 0, kinds(of: record).allSatisfy({ $0 == .empty }) { record -= 1 }
    let kinds = kinds(of: record)
    let filled = kinds.count { $0 != .empty }
    guard isNarrow(record), kinds.allSatisfy({ $0 == .text || $0 == .empty }), filled >= 3,
      filled * 2 >= self.kinds(of: firstData).count
    else { return nil }
    return record
  }

  func texts(of record: Int) -> [String] { records.texts(of: record) }

  func table(header record: Int, end: Int) -> TableShape {
    var names = texts(of: record)
    var header = record..<(record + 1)
    if let above = lineAbove(record) {
      names = TableFinder.joined(texts(of: above), names)
      header = above..<(record + 1)
    }
    if let below = lineBelow(record, end: end) {
      names = TableFinder.joined(names, texts(of: below))
      header = header.lowerBound..<(below + 1)
    }
    let rows = header.upperBound..<end
    let own = width(of: rows)
    while let last = names.last, last.isEmpty, names.count > own ?? 0 { names.removeLast() }
    let width = max(own ?? 0, names.count)
    while names.count < width { names.append("") }
    var shape = TableShape(
      header: header, rows: rows, width: width,
      names: names.enumerated().map { $1.isEmpty ? "column \($0 + 1)" : $1 }, alignedRows: aligned(rows),
      entries: entries(of: rows, width: width))
    shape.isPending = isPendingTitle(above: header.lowerBound)
    shape.isDayOnce = isDayOnce
    shape.split = SplitDate(shape.names).flatMap { split in
      shape.entries.contains { split.day(of: $0, in: records) != nil && kinds(of: $0).contains(.date) } ? split : nil
    }
    return shape
  }

  /// The last line above a header, where one text stands in it.
  private func title(above record: Int) -> Int? {
    var title = record - 1
    while title >= 0, kinds(of: title).allSatisfy({ $0 == .empty }) { title -= 1 }
    guard title >= 0, kinds(of: title).allSatisfy({ $0 == .empty || $0 == .text }),
      kinds(of: title).count(where: { $0 != .empty }) == 1
    else { return nil }
    return title
  }

  /// Whether the last line above a header is a title such as `Pending transactions`.
  private func isPendingTitle(above record: Int) -> Bool {
    guard let title = title(above: record) else { return false }
    return StatusWords.meaning(ofTitle: texts(of: title).joined()) == .pending
  }

  /// Records that look like rows and are as wide as the table, or all that look like rows where few are.
  private func entries(of rows: Range<Int>, width: Int) -> [Int] {
    let all = rows.filter { dataLike[$0] }
    let exact = all.filter { records.fieldCount($0) == width }
    if exact.count * 2 >= all.count { return exact }
    let padded = all.filter { record in
      let count = records.fieldCount(record)
      return count <= width || kinds(of: record).dropFirst(width).allSatisfy { $0 == .empty }
    }
    return padded.count * 2 >= all.count ? padded : all
  }

  /// A line of words above the header that fills columns which the header leaves empty.
  private func lineAbove(_ record: Int) -> Int? {
    guard record > 0, records.fieldCount(record - 1) == records.fieldCount(record) else { return nil }
    let above = kinds(of: record - 1)
    let own = kinds(of: record)
    guard above.allSatisfy({ $0 == .text || $0 == .empty }), above.count(where: { $0 == .text }) >= 2 else {
      return nil
    }
    return zip(above, own).contains { $0 == .text && $1 == .empty } ? record - 1 : nil
  }

  /// A second line of words below the header: units, or the second halves of names.
  func lineBelow(_ record: Int, end: Int) -> Int? {
    let below = record + 1
    guard below < end, records.fieldCount(below) == records.fieldCount(record) else { return nil }
    let kinds = kinds(of: below)
    let isWords = kinds.allSatisfy { $0 == .text || $0 == .empty } && kinds.count { $0 == .text } >= 2
    guard isWords, below + 1 < end, dataLike[below + 1] else { return nil }
    let words = texts(of: below)
    return words.allSatisfy { $0.count < 24 } && HeaderScore(words, kinds: kinds) != nil || isUnits(words) ? below : nil
  }

  private func isUnits(_ words: [String]) -> Bool {
    words.allSatisfy { $0.isEmpty || $0.hasPrefix("(") || $0.hasPrefix("[") || Currency($0)?.isListed == true }
  }

  private static func joined(_ above: [String], _ below: [String]) -> [String] {
    (0..<max(above.count, below.count)).map { column in
      [above, below].compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }.joined(separator: " ")
    }
  }

  // MARK: Rows

  /// The table of the records in `range` that has no header, or nil where they have no rows.
  func headerless(_ range: Range<Int>) -> TableShape? {
    guard let width = width(of: range) else { return nil }
    // Its first date stands where that of most rows stands.
    let usual = usualSignature(of: range)
    let least = isPlainPairs(range, width) ? 2 : 3
    guard let first = range.first(where: { dataLike[$0] && filledWidth($0) >= least && signature($0) == usual })
    else { return nil }
    let rows = first..<range.upperBound
    var shape = TableShape(
      header: first..<first, rows: rows, width: width, names: (0..<width).map { "column \($0 + 1)" },
      alignedRows: aligned(rows), entries: entries(of: rows, width: width))
    shape.isDayOnce = isDayOnce
    return shape
  }

  /// Nothing but a day and a number in nearly every record.
  private func isPlainPairs(_ range: Range<Int>, _ width: Int) -> Bool {
    let filled = range.filter { filledWidth($0) > 0 }
    return width == 2 && filled.count >= 3 && filled.count { dataLike[$0] } * 10 >= filled.count * 9
  }

  private func filledWidth(_ record: Int) -> Int { kinds(of: record).count { $0 != .empty } }

  /// How many fields most rows have.
  private func width(of range: Range<Int>) -> Int? {
    var tally: [Int: Int] = [:]
    for record in range where dataLike[record] { tally[records.fieldCount(record), default: 0] += 1 }
    return tally.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  private func signature(_ record: Int) -> Int {
    kinds(of: record).firstIndex(of: .date)! - Int(records.firstFields[record])
  }

  private func usualSignature(of range: Range<Int>) -> Int? {
    var tally: [Int: Int] = [:]
    for record in range where dataLike[record] { tally[signature(record), default: 0] += 1 }
    return tally.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  private func aligned(_ range: Range<Int>) -> Int {
    guard let usual = usualSignature(of: range) else { return 0 }
    return range.count { dataLike[$0] && signature($0) == usual }
  }

  /// How well the records form tables: used to choose among the ways to cut the text.
  func score(_ tables: [TableShape]) -> Int {
    var score = 0
    for table in tables {
      let ragged = table.rows.count {
        dataLike[$0] && records.fieldCount($0) != table.width && records.fieldCount($0) + 1 != table.width
      }
      score += 100 * table.alignedRows - 40 * ragged
      if !table.header.isEmpty {
        score += 10 * (HeaderScore(table.names, kinds: []).map(\.words) ?? 0)
      }
    }
    return score - 60 * records.damaged.count
  }
}

/// How much a record looks like a header, by the dictionary of header words.
struct HeaderScore {
  /// Fields that the dictionary knows.
  var words = 0
  private var hasDate = false
  private var hasMoney = false

  /// It names both a date and money.
  var isSure: Bool { hasDate && hasMoney && words >= 2 }

  /// Nil where the record cannot be a header.
  init?(_ texts: [String], kinds: ArraySlice<FieldKind>) {
    guard !kinds.contains(.date), kinds.count(where: { $0 == .number }) == 0 else { return nil }
    var roles: Set<HeaderRole> = []
    for text in texts where !text.isEmpty && text.utf8.count <= 60 {
      guard let best = HeaderWords.roles(of: text).first else { continue }
      words += 1
      roles.insert(best.role)
    }
    hasDate = roles.contains(.date) || roles.contains(.valueDate)
    hasMoney = !roles.isDisjoint(with: [.amount, .amountIn, .amountOut, .balance])
    guard words >= 2, roles.count >= 2, hasDate || hasMoney else { return nil }
  }
}
