import Values

/// Finds columns that blanks alone part, each below its header, as reports and printed statements have them.
struct ColumnsByPosition {
  /// The text with a tab in place of a blank in every gap between two columns: lines stay as they are.
  private(set) var text: [UInt8]
  /// The stretches of places that are blank in every row, at least two wide, or one beside a date, between others.
  private var gaps: [Range<Int>] = []

  /// Lines from which the columns are learned.
  private static let most = 400

  /// Nil where no such columns are found: a text with tabs has others.
  init?(_ text: [UInt8]) {
    guard !text.contains(UInt8(ascii: "\t")) else { return nil }
    let starts = ColumnsByPosition.starts(of: text)
    let pages = zip(starts, starts.dropFirst() + [text.count]).map { Array(text[$0..<$1]) }
    if pages.count > 1, let first = ColumnsByPosition(learning: pages[0]) {
      self = first
      self.text = pages.flatMap { parted($0) }
    } else {
      self.init(learning: text)
      part(text)
    }
  }

  /// A page with its own columns, as many as the first one has.
  private func parted(_ page: [UInt8]) -> [UInt8] {
    var own = ColumnsByPosition(learning: page) ?? self
    if own.gaps.count < gaps.count { own = self }
    own.keepWidest(gaps.count)
    own.part(page)
    return own.text
  }

  /// Where the pages of the text begin: at names of columns that come again in other places behind lines with digits, as
  /// on a next page that was printed apart.
  private static func starts(of text: [UInt8]) -> [Int] {
    var lines = LineReader(text)
    var places: [[UInt8]: [Int]] = [:]
    var starts = [0]
    var hasRows = false
    while let next = lines.next() {
      guard !text[next.content].contains(where: \.isDigit) else {
        hasRows = true
        continue
      }
      let line = PrintedLine(text, next.content)
      guard line.isNames else { continue }
      let names = text[next.content].filter { $0 != PrintedLine.blank }
      let own = line.cells.map(\.lowerBound)
      if let known = places.updateValue(own, forKey: names), known != own, hasRows {
        starts.append(next.content.lowerBound)
        hasRows = false
      }
    }
    return starts
  }

  /// Learns the columns of one page.
  private init?(learning page: [UInt8]) {
    text = page
    var header: [PrintedLine] = []
    var isAbove = false
    var table: [PrintedLine] = []
    var undated: [PrintedLine] = []
    var isBelow = false
    let dayPlace = ColumnsByPosition.dayPlace(page)
    var lines = LineReader(page)
    while table.count < ColumnsByPosition.most, let next = lines.next() {
      let line = PrintedLine(page, next.content, dayPlace: dayPlace)
      if line.isRow {
        table.append(line)
        isBelow = true
      } else if isBelow, line.isUndatedRow, line.cells[0].lowerBound > table[0].cells[0].upperBound {
        undated.append(line)
      } else if !table.isEmpty {
        isBelow = false
      } else {
        if line.isNames { header = (isAbove ? header : []) + [line] }
        isAbove = line.isNames
      }
    }
    table = ColumnsByPosition.endingDaysAlike(ColumnsByPosition.beginningWithDays(table))
    guard table.count >= 3 || table.count >= 2 && undated.count >= 2 else { return nil }
    // More lines may leave fewer gaps: what reaches over one is no row of the table.
    gaps = ColumnsByPosition.gaps(of: table)
    let names = Array(header.suffix(2))
    for others in [undated, names, names + undated] {
      let other = ColumnsByPosition.gaps(of: table + others)
      if other.count >= gaps.count { gaps = other }
    }
    guard gaps.count >= 2 else { return nil }
  }

  private mutating func keepWidest(_ count: Int) {
    let widest = gaps.sorted { $0.count > $1.count }.prefix(count)
    gaps = gaps.filter(widest.contains)
  }

  /// Where the days of the rows begin, one below the other, where no line begins with one; nil where fewer than half of
  /// the lines with days have one there.
  private static func dayPlace(_ text: [UInt8]) -> Int? {
    var lines = LineReader(text)
    var (counts, seen) = ([Int: Int](), 0)
    while seen < most, let line = lines.next() {
      let places = PrintedLine.dayPlaces(text, line.content)
      seen += places.isEmpty ? 0 : 1
      for place in places { counts[place, default: 0] += 1 }
    }
    guard let place = counts.keys.sorted().max(by: { counts[$0]! < counts[$1]! }), place > 0, counts[0] == nil else {
      return nil
    }
    return counts[place]! >= 3 && counts[place]! * 2 > seen ? place : nil
  }

  /// The lines that begin with their day, where most do: a few others, such as notes below the table, have no say.
  private static func beginningWithDays(_ lines: [PrintedLine]) -> [PrintedLine] {
    let rows = lines.filter { $0.day == $0.cells.first }
    return rows.count >= 3 && (lines.count - rows.count) * 4 <= rows.count ? rows : lines
  }

  /// The lines with days that end where those of most may do.
  private static func endingDaysAlike(_ lines: [PrintedLine]) -> [PrintedLine] {
    let ends = lines.compactMap { $0.day == $0.cells.first ? $0.day?.upperBound : nil }
    let counts = Dictionary(ends.map { ($0, 1) }, uniquingKeysWith: +)
    func fit(_ place: Int) -> (possible: Int, found: Int) {
      (lines.count { $0.mayEndDay(at: place) }, counts[place] ?? 0)
    }
    guard let usual = counts.keys.sorted().max(by: { fit($0) < fit($1) }) else { return lines }
    return lines.map { $0.endingDay(at: usual) }
  }

  private static func gaps(of lines: [PrintedLine]) -> [Range<Int>] {
    let cells = lines.flatMap(\.cells).sorted { $0.lowerBound < $1.lowerBound }
    let narrowEnds = lines.reduce(into: Set<Int>()) { $0.formUnion($1.narrowEnds) }
    let numbers = lines.reduce(into: Set<Range<Int>>()) { $0.formUnion($1.numberCells) }
    let ends = Dictionary(lines.flatMap(\.numberCells).map { ($0.upperBound, 1) }, uniquingKeysWith: +)
    var gaps: [Range<Int>] = []
    var end = cells.first?.upperBound ?? 0
    for cell in cells {
      // Columns of numbers may be as wide as their names.
      let areNumbers = ends[end, default: 0] > 1 && ends[cell.upperBound, default: 0] > 1 && numbers.contains(cell)
      let least = narrowEnds.contains(end) || areNumbers ? 1 : 2
      if cell.lowerBound >= end + least { gaps.append(end..<cell.lowerBound) }
      end = max(end, cell.upperBound)
    }
    return gaps
  }

  /// Writes a tab over one blank for each gap of each line. A cell that reaches over a gap stands in the column in which
  /// it begins. Names of columns may have one blank between them; elsewhere one is part of a cell. Lines of figures that
  /// end before the last column get the tabs of those behind them.
  private mutating func part(_ page: [UInt8]) {
    text = page
    let narrow = Set(gaps.filter { $0.count == 1 }.map(\.lowerBound))
    var lines = LineReader(text)
    var ends: [(end: Int, missing: Int)] = []
    while let line = lines.next() {
      var runs: [[(place: Int, byte: Int)]] = []
      var hasDigits = false
      var width = 0
      PrintedLine.forEachPlace(of: text, line.content) { place, bytes in
        hasDigits = hasDigits || text[bytes.lowerBound].isDigit
        width = place + 1
        guard text[bytes.lowerBound] == PrintedLine.blank else { return }
        if runs.last?.last?.place != place - 1 { runs.append([]) }
        runs[runs.count - 1].append((place, bytes.lowerBound))
      }
      if hasDigits { runs.removeAll { $0.count < 2 && $0[0].place > 0 && !narrow.contains($0[0].place) } }
      var next = 0
      for gap in gaps {
        let free = runs.map { run in run.filter { $0.place >= next } }
        let within = free.map { run in run.filter { gap.contains($0.place) } }.max { $0.count < $1.count } ?? []
        let behind = free.first { ($0.last?.place ?? 0) >= gap.upperBound }?.first { $0.place >= gap.upperBound }
        guard let blank = within.last ?? behind else { continue }
        text[blank.byte] = UInt8(ascii: "\t")
        next = blank.place + 1
      }
      let missing = gaps.count { $0.lowerBound >= width }
      if hasDigits, missing > 0, missing < gaps.count { ends.append((line.content.upperBound, missing)) }
    }
    guard !ends.isEmpty else { return }
    var padded: [UInt8] = []
    padded.reserveCapacity(text.count + ends.count * gaps.count)
    var start = 0
    for (end, missing) in ends {
      padded += text[start..<end] + repeatElement(UInt8(ascii: "\t"), count: missing)
      start = end
    }
    text = padded + text[start...]
  }
}
