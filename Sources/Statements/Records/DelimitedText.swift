import Lexicon
import Values

/// A statement as a text of delimited fields: cut, understood, and turned into drafts.
struct DelimitedText {
  var text: DecodedText
  let fileName: String
  let hints: ReadingHints
  /// Blanks alone parted its columns; tabs took the place of some.
  private var isByPosition = false
  /// Days that stood above rows were put into them.
  private var hasWholeDays = false
  /// How many records the structure is looked for in; the rest of a longer text continues the last table.
  static let sampleSize = 4096
  static let chunkSize = 1024

  init(text: DecodedText, fileName: String, hints: ReadingHints) {
    (self.text, self.fileName, self.hints) = (DressedDelimiters.undressed(text), fileName, hints)
  }

  func read() throws(ReadingFailure) -> Reading {
    let cut = TextCut.best(of: text, fileName: fileName, declared: hints.declared)
    if let other = byPosition(besides: cut) { return try other.read() }
    let fit = LayoutFit(hints.declared, cut: cut, text: text)
    try fit?.check()
    try DelimitedText.checkWidth(cut.tables)
    var tables = TableReader(text, cut, hints, fit, describing: layout(cut))
    for index in cut.tables.indices { try tables.add(index) }
    if tables.read == 0, let whole = withWholeDays(cut.sample) { return try whole.read() }
    guard tables.read > 0 else { return try withoutRows(cut, tables) }
    if cut.isPoor, let whole = try? withWholeDays(cut.sample)?.read(), whole.drafts.count > tables.reading.drafts.count
    {
      return whole
    }
    var reading = tables.settle()
    if isByPosition { UnreadLines.settle(&reading, text.bytes) }
    return reading
  }

  /// The text with tabs, where most records of this cut are no rows, or blanks or decimal commas cut it, and columns by
  /// position make the better table, or days and amounts around words do.
  private func byPosition(besides cut: TextCut) -> DelimitedText? {
    let rows = cut.tables.reduce(0) { $0 + $1.alignedRows }
    guard !isByPosition, cut.isPoor || rows * 2 < cut.sample.count else { return nil }
    let bytes = LiftedAmounts.lifted(text.bytes.array)
    if let columns = ColumnsByPosition(bytes), case let other = parted(columns.text) {
      let score = TextCut.best(of: other.text, fileName: fileName, declared: hints.declared).score
      if score > cut.score || cut.isPoor && score == cut.score { return other }
    }
    // Blanks that part fields make as many of them in each row.
    let isBlank = cut.dialect.delimiter == UInt8(ascii: " ")
    let entries = cut.tables.reduce(0) { $0 + $1.entries.count }
    guard isBlank || entries < WordedLines.fewestRows,
      let lines = WordedLines(bytes) ?? WordedLines(joiningEntriesOf: bytes)
    else { return nil }
    let hasMore =
      isBlank
      ? lines.rows > entries || Set(cut.tables.flatMap(cut.widths)).count > 1
      : lines.rows >= WordedLines.fewestRows && lines.rows > 2 * entries || entries == 0
    return hasMore ? parted(lines.text) : nil
  }

  /// The same with tabs between its fields.
  private func parted(_ text: [UInt8]) -> DelimitedText {
    var other = self
    (other.text.bytes, other.isByPosition) = (FileBytes(text), true)
    return other
  }

  /// The text with days in its rows that lines above them state, whole or but for the day of the month.
  private func withWholeDays(_ sample: Records) -> DelimitedText? {
    guard !hasWholeDays,
      let whole = DayTitles(text.bytes.array)?.text ?? DaysOfMonth(text.bytes.array, sample)?.text
    else { return nil }
    var other = self
    (other.text.bytes, other.hasWholeDays, other.isByPosition) = (FileBytes(whole), true, false)
    return other
  }

  private static func checkWidth(_ tables: [TableShape]) throws(ReadingFailure) {
    guard let width = tables.map(\.width).max(), width > TableShape.mostColumns else { return }
    throw ReadingFailure(
      code: "columns", message: "a table of \(width) columns is no statement",
      remedy: "See whether the line ends were lost, and export the statement again.")
  }

  /// What is known of the file before its rows are read.
  private func layout(_ cut: TextCut) -> Layout {
    var layout = Layout()
    layout.encoding = text.encoding
    layout.delimiter = isByPosition ? "" : Dialect.name(of: cut.dialect.delimiter)
    layout.accountNumbers = cut.facts.accountNumbers
    layout.mentionedNumbers = cut.facts.mentionedNumbers
    layout.note("encoding", text.hadByteOrderMark ? "byte order mark" : "every byte fits")
    if let declared = hints.declared {
      layout.note("layout", "'\(declared.name)' declares \(declared.facts.joined(separator: ", "))")
    }
    return layout
  }

  /// Whether rows follow the header that hold numbers, or fill most of its columns, though they could not be read.
  private func hasContents(_ shape: TableShape, _ sample: Records) -> Bool {
    shape.rows.contains { record in
      let kinds = sample.kinds(of: record)
      if kinds.contains(.number) || kinds.contains(.date) { return true }
      return shape.width >= 3 && kinds.count { $0 != .empty } * 2 > shape.width
    }
  }

  /// A header without rows is a statement of a quiet month; anything else is no statement.
  private func withoutRows(_ cut: TextCut, _ tables: TableReader) throws(ReadingFailure) -> Reading {
    guard let shape = cut.tables.first, !shape.header.isEmpty, shape.alignedRows == 0, cut.isWhole,
      let score = HeaderScore(shape.names, kinds: []), score.isSure, !hasContents(shape, cut.sample)
    else { throw cut.failure(in: text).under(hints.declared) }
    var tables = tables
    tables.addLines(above: shape)
    tables.addLines(shape.rows)
    var reading = tables.reading
    reading.layout.headerLine = Int(cut.sample.lines[shape.header.upperBound - 1])
    reading.layout.columns = shape.names.map {
      Layout.Column(name: $0, role: HeaderWords.roles(of: $0).first?.role.rawValue ?? "ignored")
    }
    return reading
  }
}
