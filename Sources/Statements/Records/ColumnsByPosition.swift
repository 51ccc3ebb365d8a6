import Values

/// Finds columns that blanks alone part, each below its header, as reports and printed statements have them.
struct ColumnsByPosition {
  /// The text with a tab in place of a blank in every gap between two columns: lines and places stay as they are.
  private(set) var text: [UInt8]
  /// How many lines look like rows.
  private(set) var rows = 0
  /// The stretches of places that are blank in every row, at least two wide, between others.
  private var gaps: [Range<Int>] = []

  /// Lines from which the columns are learned.
  private static let most = 400
  private static let blank = UInt8(ascii: " ")

  /// Nil where no such columns are found: a text with tabs has others.
  init?(_ text: [UInt8]) {
    self.text = text
    guard !text.contains(UInt8(ascii: "\t")) else { return nil }
    var header: [Line] = []
    var isAbove = false
    var table: [Line] = []
    var lines = LineReader(text)
    while table.count < ColumnsByPosition.most, let next = lines.next() {
      let line = Line(text, next.content)
      if line.isRow {
        table.append(line)
      } else if table.isEmpty {
        let isNames = line.cells.count >= 3 && !line.hasDigits
        if isNames { header = (isAbove ? header : []) + [line] }
        isAbove = isNames
      }
    }
    rows = table.count
    guard rows >= 3 else { return nil }
    let plain = ColumnsByPosition.gaps(of: table)
    let named = ColumnsByPosition.gaps(of: table + header.suffix(2))
    gaps = named.count >= plain.count ? named : plain
    guard gaps.count >= 2 else { return nil }
    part()
  }

  /// A line with its cells: stretches without two blanks in a row, in places from 0.
  private struct Line {
    var cells: [Range<Int>] = []
    var isRow = false
    var hasDigits = false

    init(_ text: [UInt8], _ content: Range<Int>) {
      var start: (place: Int, byte: Int)?
      var end = (place: 0, byte: content.lowerBound)
      var (hasDay, numbers) = (false, 0)
      func close(_ cells: inout [Range<Int>]) {
        guard let first = start else { return }
        cells.append(first.place..<end.place)
        let kind = unsafe text.with(first.byte..<end.byte) { cell in
          unsafe YearFrame.parts(cell) == nil ? FieldKind.of(cell) : .date
        }
        if kind == .date { hasDay = true }
        if kind == .number { numbers += 1 }
        start = nil
      }
      ColumnsByPosition.forEachPlace(of: text, content) { place, bytes in
        hasDigits = hasDigits || text[bytes.lowerBound].isDigit
        guard text[bytes.lowerBound] != ColumnsByPosition.blank else { return }
        if place > end.place + 1 { close(&cells) }
        if start == nil { start = (place, bytes.lowerBound) }
        end = (place + 1, bytes.upperBound)
      }
      close(&cells)
      isRow = hasDay && numbers > 0 && cells.count >= 3
    }
  }

  /// Letters of East Asia take two places.
  private static func forEachPlace(of text: [UInt8], _ content: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
    var place = 0
    var start = content.lowerBound
    while start < content.upperBound {
      var end = start + 1
      while end < content.upperBound, text[end] & 0xc0 == 0x80 { end += 1 }
      body(place, start..<end)
      let isWide = end - start == 3 && text[start] >= 0xe3 && text[start] < 0xee
      place += isWide ? 2 : 1
      start = end
    }
  }

  private static func gaps(of lines: [Line]) -> [Range<Int>] {
    let cells = lines.flatMap(\.cells).sorted { $0.lowerBound < $1.lowerBound }
    var gaps: [Range<Int>] = []
    var end = cells.first?.upperBound ?? 0
    for cell in cells {
      if cell.lowerBound >= end + 2 { gaps.append(end..<cell.lowerBound) }
      end = max(end, cell.upperBound)
    }
    return gaps
  }

  /// Writes a tab over one blank for each gap of each line. A cell that reaches over a gap stands in the column in which
  /// it begins. Names of columns may have one blank between them; elsewhere one is part of a cell.
  private mutating func part() {
    var lines = LineReader(text)
    while let line = lines.next() {
      var runs: [[(place: Int, byte: Int)]] = []
      var hasDigits = false
      ColumnsByPosition.forEachPlace(of: text, line.content) { place, bytes in
        hasDigits = hasDigits || text[bytes.lowerBound].isDigit
        guard text[bytes.lowerBound] == ColumnsByPosition.blank else { return }
        if runs.last?.last?.place != place - 1 { runs.append([]) }
        runs[runs.count - 1].append((place, bytes.lowerBound))
      }
      if hasDigits { runs.removeAll { $0.count < 2 && $0[0].place > 0 } }
      var next = 0
      for gap in gaps {
        let free = runs.map { run in run.filter { $0.place >= next } }
        let within = free.map { run in run.filter { gap.contains($0.place) } }.max { $0.count < $1.count } ?? []
        let behind = free.first { ($0.last?.place ?? 0) >= gap.upperBound }?.first { $0.place >= gap.upperBound }
        guard let blank = within.last ?? behind else { continue }
        text[blank.byte] = UInt8(ascii: "\t")
        next = blank.place + 1
      }
    }
  }
}
