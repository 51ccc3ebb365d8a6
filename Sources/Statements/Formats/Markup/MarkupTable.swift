import Values

/// Lays the tables of a web page, or of a workbook as XML, out as lines of fields parted by tabs.
///
/// Many a bank's `.xls` is such a page. A row becomes one line, its cells, with all line ends of the row behind it: so
/// lines stay those of the file. A row without a line end of its own gets one: where a page has none, its rows are
/// counted as lines.
struct MarkupTable {
  private(set) var text: [UInt8] = []

  private let page: [UInt8]
  /// Where the piece begins that is being read: a row, or what stands between two.
  private var start = 0
  /// The cells of the row, or the one text between two rows.
  private var cells: [[UInt8]] = []
  /// The columns that the last cell covers besides its own.
  private var spread = 0
  /// By column, the cells of rows above that reach into this one, and into how many more.
  private var hanging: [Int: (text: [UInt8], rows: Int)] = [:]
  /// The column of each cell of the row that reaches into rows below, and into how many.
  private var reaching: [Int: Int] = [:]
  private var isInRow = false
  private var rows = 0

  /// No cell of a statement is spread over more columns.
  private static let mostSpread = 64

  /// Nil where the page has no rows.
  init?(_ page: [UInt8]) {
    self.page = page
    text.reserveCapacity(page.count)
    read()
    guard rows > 0 else { return nil }
  }

  private mutating func read() {
    var markup = MarkupReader(page)
    var hidden: Range<Int>?
    while true {
      switch markup.next() {
      case .end: return finish(at: page.count, isClosed: false)
      case .close(let name) where hidden.map { page[$0].elementsEqual(page[name]) } == true: hidden = nil
      case _ where hidden != nil: continue
      case .open(let name, _) where isOne(name, of: MarkupTable.silent): hidden = name
      case .open(let name, let attributes): open(name, attributes, at: markup.start)
      case .close(let name) where isOne(name, of: isInRow ? MarkupTable.starts : MarkupTable.blocks):
        finish(at: behindLineEnd(markup.position), isClosed: true)
      case .close: continue
      case .text(let range): add(range, references: true)
      case .verbatim(let range): add(range, references: false)
      }
    }
  }

  /// What is on no page to see.
  private static let silent: [StaticString] = ["script", "style", "select", "styles", "documentproperties"]
  private static let starts: [StaticString] = ["tr", "row", "table"]
  private static let blocks: [StaticString] = ["table", "h1", "h2", "h3", "h4", "p", "div"]
  private static let cells: [StaticString] = ["td", "th", "cell"]

  private func isOne(_ name: Range<Int>, of names: [StaticString]) -> Bool {
    names.contains { page.matches(name, $0) }
  }

  private mutating func open(_ name: Range<Int>, _ attributes: Range<Int>, at place: Int) {
    if isOne(name, of: MarkupTable.starts) {
      finish(at: place, isClosed: true)
      isInRow = !page.matches(name, "table")
      if !isInRow { hanging = [:] }
    } else if isOne(name, of: MarkupTable.cells) {
      if !isInRow { beginRow(at: place) }
      let skipped = number("ss:index", attributes).map { $0 - 1 - cells.count } ?? spread
      cells += Array(repeating: [], count: min(max(0, skipped), MarkupTable.mostSpread))
      hang()
      cells.append([])
      if let rows = number("rowspan", attributes), rows > 1 {
        reaching[cells.count - 1] = min(rows, MarkupTable.mostSpread) - 1
      }
      spread = number("colspan", attributes).map { $0 - 1 } ?? number("ss:mergeacross", attributes) ?? 0
    } else if let last = cells.indices.last {
      cells[last].append(0x20)
    }
  }

  /// A cell that stands in no row begins one.
  private mutating func beginRow(at place: Int) {
    finish(at: place, isClosed: true)
    isInRow = true
  }

  /// Repeats the cells of rows above that stand where the next cell would; a number is that of its own row alone.
  private mutating func hang() {
    while let above = hanging[cells.count] {
      let kind = unsafe above.text.withUnsafeBufferPointer { unsafe FieldKind.of($0) }
      cells.append(kind == .number ? [] : above.text)
    }
  }

  private mutating func endRow() {
    // A title over all columns is one field.
    if cells.count > 1 { cells += Array(repeating: [], count: min(spread, MarkupTable.mostSpread)) }
    hang()
    for column in hanging.keys { hanging[column]!.rows -= 1 }
    hanging = hanging.filter { $0.value.rows > 0 }
    for (column, rows) in reaching { hanging[column] = (cells[column], rows) }
    reaching = [:]
  }

  /// No more than anything of a statement is spread over.
  private func number(_ name: StaticString, _ attributes: Range<Int>) -> Int? {
    page.attribute(name, in: attributes).flatMap { Int(String(decoding: page[$0], as: UTF8.self)) }
      .map { min(max(0, $0), TableShape.mostColumns) }
  }

  private mutating func add(_ range: Range<Int>, references: Bool) {
    if cells.isEmpty {
      // What stands between the cells of a row is on no page to see.
      guard !isInRow, range.contains(where: { !isBlank(page[$0]) }) else { return }
      cells = [[]]
    }
    MarkupText.append(page, range, references: references, isPage: true, to: &cells[cells.count - 1])
  }

  // MARK: Lines

  /// The line end that follows a row, blanks between, is the row's own.
  private func behindLineEnd(_ place: Int) -> Int {
    var end = place
    while end < page.count, page[end] == 0x20 || page[end] == 0x09 { end += 1 }
    guard end < page.count, isLineEnd(page[end]) else { return place }
    let isPair = page[end] == 0x0d && end + 1 < page.count && page[end + 1] == 0x0a
    return end + (isPair ? 2 : 1)
  }

  /// Writes the piece from `start` to `place` as one line.
  private mutating func finish(at place: Int, isClosed: Bool) {
    guard place > start else { return }
    if isInRow { endRow() }
    let ends = page[start..<place].filter(isLineEnd)
    let line = [UInt8](cells.map(MarkupTable.field).joined(separator: [0x09]))
    text += line
    text += isClosed && ends.isEmpty && !line.isEmpty ? [0x0a] : ends
    rows += isInRow && !cells.isEmpty ? 1 : 0
    (start, cells, spread, isInRow) = (place, [], 0, false)
  }

  /// The cell's text on one line, in quotes where it holds one.
  static func field(_ cell: [UInt8]) -> [UInt8] {
    let text = cell.split(separator: 0x20).joined(separator: [0x20])
    guard text.contains(UInt8(ascii: "\"")) else { return [UInt8](text) }
    let quote = [UInt8(ascii: "\"")]
    let parts = text.split(separator: quote[0], omittingEmptySubsequences: false)
    return quote + parts.joined(separator: quote + quote) + quote
  }
}

extension DecodedText {
  /// A page's tables, the records of an XML document, of JSON or those of labelled lines as delimited text; any other
  /// text as it is.
  var tabulated: DecodedText {
    let table: [UInt8]?
    var statesDecimals = false
    if ForeignText.mayHoldTables(bytes) {
      table = MarkupTable(bytes.array)?.text
    } else if ForeignText.isMarkup(bytes) {
      table = RecordTree(markup: bytes.array)?.text
    } else if ForeignText.isJSON(bytes) {
      let tree = RecordTree(json: bytes.array)
      (table, statesDecimals) = (tree?.text, tree?.statesDecimals ?? false)
    } else {
      return listed ?? self
    }
    guard let table else { return self }
    var other = self
    other.statesDecimals = statesDecimals
    other.bytes = FileBytes(table)
    return other
  }
}
