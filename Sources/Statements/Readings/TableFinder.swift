import Lexicon
import Values

/// Finds the tables among the first records of a text by the look of the fields: rows have dates and numbers, headers
/// have the words of headers, or words alone.
struct TableFinder {
  let records: Records
  var kinds: [FieldKind]
  /// Records with at least one date and one number.
  var dataLike: [Bool]
  /// The first field of a column of days without a year.
  private(set) var yearless: (record: Int, column: Int)?
  var isDayOnce = false
  /// Columns whose place or content alone tells that they hold days.
  private(set) var dayColumns: Set<Int> = []

  init(_ records: Records) {
    self.records = records
    kinds = (0..<records.count).flatMap { records.kinds(of: $0) }
    dataLike = []
    findRows()
    let areNamed = markOddDays() || markSplitDays() || markDaysInFront()
    if markDigitDays() || areNamed { findRows() }
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
    var found = false
    for header in end..<records.count where isNarrow(header) {
      let names = texts(of: header)
      guard let score = HeaderScore(names, kinds: kindsOfNames(header)) else { continue }
      let said = names.map { HeaderWords.roles(of: $0) }
      let roles = said.map(\.first?.role)
      let columns = names.indices.filter {
        guard score.isSure || isOfOddDays($0, below: header) else { return false }
        return roles[$0] == .date
          || roles[$0] == .valueDate && !(roles.contains(.date) && HeaderScore.mayBeMoney(said[$0]))
      }
      let named = names.indices.filter { !columns.contains($0) && isOfNamedDays($0, below: header) }
      for record in (header + 1)..<records.count {
        for column in columns + named where column < records.fieldCount(record) {
          guard let day = oddDay(record, column) else { continue }
          if day == .yearless, yearless == nil { yearless = (record, column) }
          kinds[Int(records.firstFields[record]) + column] = .date
          found = true
        }
      }
      if found { break }
    }
    return found
  }

  /// `03 JUN` in the fields below a header, whatever it calls them.
  private func isOfNamedDays(_ column: Int, below header: Int) -> Bool {
    areMostly(column, below: header) { record in
      let field = records.bytes.trimmed(records.range(record: record, field: column))
      return unsafe records.bytes.with(field) { unsafe YearFrame.parts($0)?.form.style == .named }
    }
  }

  /// Below a header of which no other name is known, what it calls days must be such.
  private func isOfOddDays(_ column: Int, below header: Int) -> Bool {
    areMostly(column, below: header, least: TableFinder.fewestDays) { oddDay($0, column) != nil }
  }

  /// Nearly all that stands in the column, and no fewer than `least`; lines below the table may say other things.
  private func areMostly(_ column: Int, below header: Int, least: Int = 2, _ isOne: (Int) -> Bool) -> Bool {
    let filled = ((header + 1)..<records.count).lazy.filter {
      !records.bytes.trimmed(records.range(record: $0, field: column)).isEmpty
    }
    // Most columns end here.
    guard filled.prefix(2).contains(where: isOne) else { return false }
    let found = filled.count(where: isOne)
    return found >= least && found * 10 >= filled.count * 8
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

  /// Where no row has a date and no header names any: days without a year in front of nearly all lines with a number.
  private mutating func markDaysInFront() -> Bool {
    guard !dataLike.contains(true) else { return false }
    let rows = (0..<records.count).filter { records.fieldCount($0) > 2 && kinds(of: $0).dropFirst().contains(.number) }
    func isDay(_ record: Int, _ field: Int) -> Bool {
      unsafe records.bytes.with(records.range(record: record, field: field)) { field in
        guard let parts = unsafe YearFrame.parts(field) else { return false }
        return unsafe parts.form.style == .named || field.contains(UInt8(ascii: "/"))
      }
    }
    let dated = rows.filter { isDay($0, 0) }
    // `02/06;03/07`: the first one may count instalments.
    guard !rows.contains(where: { isDay($0, 1) }) else { return false }
    guard dated.count >= TableFinder.fewestDays, dated.count * 10 >= rows.count * 8 else { return false }
    yearless = (dated[0], 0)
    dayColumns = [0]
    for record in dated { kinds[Int(records.firstFields[record])] = .date }
    return true
  }

  /// Where no row has a date: `240503` in the columns in which nearly all lines with a number have such a day, all of a
  /// few months and in their order. The line of words above has no name for them, and if it calls another column days,
  /// that one has such as well.
  private mutating func markDigitDays() -> Bool {
    guard !dataLike.contains(true) else { return false }
    let rows = (0..<records.count).filter { records.fieldCount($0) > 2 && kinds(of: $0).contains(.number) }
    guard let first = rows.first, let header = namesAbove(first) else { return false }
    let roles = texts(of: header).prefix(TableShape.mostColumns).map { HeaderWords.roles(of: $0).first?.role }
    let named = roles.indices.filter { roles[$0] == .date || roles[$0] == .valueDate }
    guard named.isEmpty || named.contains(where: { digitDays(in: $0, of: rows) != nil }) else { return false }
    for column in roles.indices where roles[column] == nil {
      guard let dated = digitDays(in: column, of: rows) else { continue }
      for row in dated { kinds[Int(records.firstFields[row]) + column] = .date }
      dayColumns.insert(column)
    }
    return !dayColumns.isEmpty
  }

  /// The last line of words above a row.
  private func namesAbove(_ row: Int) -> Int? {
    (0..<row).last { record in
      let kinds = kinds(of: record)
      return kinds.count { $0 == .text } > 2 && !kinds.contains(.number)
    }
  }

  /// The rows whose field is six digits of a day; nil where too few are, or they are no days of a statement.
  private func digitDays(in column: Int, of rows: [Int]) -> [Int]? {
    func day(_ record: Int) -> Int32? {
      let range = records.bytes.trimmed(records.range(record: record, field: column))
      return unsafe records.bytes.with(range) { field -> Int32? in
        guard field.count == 6, unsafe field.allSatisfy({ $0.isDigit }) else { return nil }
        return unsafe DateField.parse(field, order: .ymd)
      }
    }
    let dated = rows.compactMap { row in day(row).map { (row, $0) } }
    let days = dated.map(\.1)
    guard dated.count >= TableFinder.fewestDays, dated.count * 10 >= rows.count * 8, let first = days.min(),
      let last = days.max(), first < last, last - first < TableFinder.longestSpan,
      days == days.sorted() || days == days.sorted(by: >)
    else { return nil }
    return dated.map(\.0)
  }

  /// Days within which whole numbers that are dates lie: others hardly do.
  private static let longestSpan = 400

  private static let fewestDays = 3

  private enum OddDay { case number, yearless }

  private func oddDay(_ record: Int, _ column: Int) -> OddDay? {
    let text = records.trimmed(record: record, field: column)
    if let number = Int(text.prefix { $0 != "." && $0 != "," }), number > 9999 {
      return isDay(number, digits: text.prefix { $0 != "." && $0 != "," }.utf8.count) ? .number : nil
    }
    let field = records.range(record: record, field: column)
    return unsafe records.bytes.with(field, { unsafe YearFrame.parts($0) }) != nil ? .yearless : nil
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
    // From the last one up: a header may take a line above it, at which the rows before it end.
    var tables: [TableShape] = []
    for record in headers.reversed() {
      tables.insert(table(header: record, end: tables.first?.header.lowerBound ?? records.count), at: 0)
    }
    if let before = headerless(0..<(tables.first?.header.lowerBound ?? 0)), before.alignedRows >= 3,
      !before.rows.contains(where: { dataLike[$0] && isLabelled($0) })
    {
      tables.insert(before, at: 0)
    }
    var filled = tables.filter { $0.alignedRows > 0 }
    if filled.contains(where: { $0.alignedRows > 1 }) { filled.removeAll(where: isOfAccount) }
    return filled.isEmpty ? Array(tables.prefix(1)) : filled
  }

  /// One line of balances and limits below their names, and no amount: what is said of the account.
  private func isOfAccount(_ table: TableShape) -> Bool {
    guard table.alignedRows == 1, !table.header.isEmpty else { return false }
    let others = table.names.filter { !PartWords.available.areIn($0) && !PartWords.creditCard.areIn($0) }
    let roles = others.compactMap { HeaderWords.roles(of: $0).first?.role }
    let balances = roles.count { $0 == .balance || $0 == .balanceBefore } + table.names.count - others.count
    return balances > 1 && !roles.contains { [.amount, .amountIn, .amountOut].contains($0) }
  }

  /// `Balance at:;17.05.2024;1000`: a label in front says what the day and the number are.
  private func isLabelled(_ record: Int) -> Bool {
    guard let label = texts(of: record).first(where: { !$0.isEmpty }) else { return false }
    return label.hasSuffix(":") || PreambleFacts.balanceMeaning(label) != nil
  }

  /// Whether the record can be one of a statement's table.
  func isNarrow(_ record: Int) -> Bool { records.fieldCount(record) <= TableShape.mostColumns }

  // MARK: Rows

  /// The table of the records in `range` that has no header, or nil where they have no rows.
  func headerless(_ range: Range<Int>) -> TableShape? {
    guard let width = width(of: range) else { return nil }
    // Its first date stands where that of most rows stands.
    let usual = usualSignature(of: range)
    let least = isPlainPairs(range, width) ? 2 : 3
    // A shorter line of days without a number is the span of the statement.
    func isRow(_ record: Int) -> Bool {
      dataLike[record] && filledWidth(record) >= least && signature(record) == usual
        && (records.fieldCount(record) >= width || kinds(of: record).contains(.number))
    }
    guard let first = range.first(where: isRow) else { return nil }
    let others = range.filter { $0 > first && isRow($0) }
    let isOther =
      usual.map { isDatedUnlikeAll(first, in: others, column: $0) } ?? false || statesEnds(first, of: others)
    let rows = (isOther ? first + 1 : firstAlike(first, in: range))..<range.upperBound
    var shape = TableShape(
      header: rows.lowerBound..<rows.lowerBound, rows: rows, width: width,
      names: (0..<width).map { "column \($0 + 1)" },
      alignedRows: aligned(rows), entries: entries(of: rows, width: width))
    shape.isDayOnce = isDayOnce
    shape.dayColumns = dayColumns
    return shape
  }

  /// The first of the records directly above that differ from this one only in what they leave blank.
  private func firstAlike(_ record: Int, in range: Range<Int>) -> Int {
    func place(_ kind: FieldKind, _ record: Int) -> Int? {
      kinds(of: record).firstIndex(of: kind).map { $0 - Int(records.firstFields[record]) }
    }
    var first = record
    while first > range.lowerBound, dataLike[first - 1], records.fieldCount(first - 1) == records.fieldCount(record),
      place(.date, first - 1) == place(.date, record), place(.number, first - 1) == place(.number, record)
    {
      first -= 1
    }
    return first
  }

  /// Records that look like rows and are as wide as the table, or all that look like rows where few are.
  func entries(of rows: Range<Int>, width: Int) -> [Int] {
    let all = rows.filter { dataLike[$0] }
    let exact = all.filter { records.fieldCount($0) == width }
    if exact.count * 2 >= all.count { return exact }
    let padded = all.filter { record in
      let count = records.fieldCount(record)
      return count <= width || kinds(of: record).dropFirst(width).allSatisfy { $0 == .empty }
    }
    return padded.count * 2 >= all.count ? padded : all
  }

  /// Nothing but a day and a number in nearly every record.
  private func isPlainPairs(_ range: Range<Int>, _ width: Int) -> Bool {
    let filled = range.filter { filledWidth($0) > 0 }
    guard width == 2 || filled.allSatisfy({ filledWidth($0) == 2 }) else { return false }
    return filled.count >= 3 && filled.count { dataLike[$0] } * 10 >= filled.count * 9
  }

  func filledWidth(_ record: Int) -> Int { kinds(of: record).count { $0 != .empty } }

  /// How many fields most rows have; of equally many rows those with a field for each name of the header.
  func width(of range: Range<Int>, named names: Int? = nil) -> Int? {
    var tally: [Int: Int] = [:]
    for record in range where dataLike[record] { tally[records.fieldCount(record), default: 0] += 1 }
    func rank(_ width: Int) -> (Int, Int, Int) { (tally[width] ?? 0, width == names ? 1 : 0, width) }
    return tally.keys.max { rank($0) < rank($1) }
  }

  private func signature(_ record: Int) -> Int {
    kinds(of: record).firstIndex(of: .date)! - Int(records.firstFields[record])
  }

  private func usualSignature(of range: Range<Int>) -> Int? {
    var tally: [Int: Int] = [:]
    for record in range where dataLike[record] { tally[signature(record), default: 0] += 1 }
    return tally.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  func aligned(_ range: Range<Int>) -> Int {
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
