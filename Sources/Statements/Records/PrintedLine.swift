import Lexicon
import Values

/// A line of a printed table with its cells: stretches without two blanks in a row, in places from 0. A date is a cell
/// of its own also where one blank alone parts it from what follows.
struct PrintedLine {
  private(set) var cells: [Range<Int>] = []
  /// The places behind cells that one blank parts from what follows: dates, and what stands in front of one.
  private(set) var narrowEnds: Set<Int> = []
  /// The cells of numbers, which stand one below the other by their ends.
  private(set) var numberCells: Set<Range<Int>> = []
  /// Whether it has a day and a number among three cells or more.
  var isRow: Bool { hasDay && numbers > 0 && cells.count >= 3 }
  /// Whether it may hold the names of columns.
  var isNames: Bool { cells.count >= 3 && !hasDigits }
  /// Whether it may be a row that leaves its day to one above: words, and a number at its end.
  var isUndatedRow: Bool { hasNumberWithoutDay && endsWithNumber }
  var hasNumberWithoutDay: Bool { !hasDay && numbers > 0 && cells.count >= 2 }
  private(set) var hasDigits = false
  /// Some cell is neither a day nor a number.
  private(set) var hasWords = false
  private var endsWithNumber = false

  private typealias Position = (place: Int, byte: Int)
  /// The first day of the line.
  private(set) var day: Range<Int>?
  private var hasDay: Bool { day != nil }
  private var numbers = 0
  /// Where the open cell begins.
  private var start: Position?
  /// Behind the last letter.
  private var end: Position
  /// Behind the longest beginning of the open cell that is a date.
  private var dayEnd: Position?
  /// Places at which the first day ends as well, without a word behind it that may be one of a date: `15/03/24 SEG`.
  private var shorterEnds: Set<Int> = []

  static let blank = UInt8(ascii: " ")
  /// No date has more bytes.
  private static let longestDay = 40

  /// `dayPlace`: where a date begins a cell of its own also behind one blank alone.
  init(_ text: [UInt8], _ content: Range<Int>, dayPlace: Int? = nil) {
    end = (0, content.lowerBound)
    PrintedLine.forEachPlace(of: text, content) { place, bytes in
      let letter = text[bytes.lowerBound]
      hasDigits = hasDigits || letter.isDigit
      guard letter != PrintedLine.blank else { return }
      if place > end.place { partDay(text) }
      if place > end.place + 1 {
        close(text)
      } else if place == dayPlace, place > end.place, start != nil {
        narrowEnds.insert(end.place)
        close(text)
      }
      if start == nil { start = (place, bytes.lowerBound) }
      end = (place + 1, bytes.upperBound)
    }
    partDay(text)
    close(text)
  }

  /// The places at which words begin that are dates of some year, each behind a blank.
  static func dayPlaces(_ text: [UInt8], _ content: Range<Int>) -> [Int] {
    var places: [Int] = []
    var word: (place: Int, first: Int)?
    var last = PrintedLine.blank
    func close(_ end: Int) {
      guard let start = word, end - start.first <= longestDay, text[start.first..<end].contains(where: \.isDigit),
        unsafe text.with(start.first..<end, { unsafe FieldKind.of($0) }) == .date
      else { return }
      places.append(start.place)
    }
    forEachPlace(of: text, content) { place, bytes in
      let letter = text[bytes.lowerBound]
      if letter == blank {
        close(bytes.lowerBound)
        word = nil
      } else if last == blank {
        word = (place, bytes.lowerBound)
      }
      last = letter
    }
    close(content.upperBound)
    return places
  }

  /// The bytes of each cell.
  func bytes(of content: Range<Int>, in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(cells.count)
    PrintedLine.forEachPlace(of: text, content) { place, bytes in
      if let last = ranges.last, cells[ranges.count - 1].contains(place) {
        ranges[ranges.count - 1] = last.lowerBound..<bytes.upperBound
      } else if ranges.count < cells.count, cells[ranges.count].contains(place) {
        ranges.append(bytes)
      }
    }
    return ranges
  }

  /// How many places a letter takes: those of East Asia take two.
  static func width(of letter: Range<Int>, in text: [UInt8]) -> Int {
    let first = text[letter.lowerBound]
    return letter.count == 3 && first >= 0xe3 && first < 0xee ? 2 : 1
  }

  static func forEachPlace(of text: [UInt8], _ content: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
    var place = 0
    var start = content.lowerBound
    while start < content.upperBound {
      var end = start + 1
      while end < content.upperBound, text[end] & 0xc0 == 0x80 { end += 1 }
      body(place, start..<end)
      place += width(of: start..<end, in: text)
      start = end
    }
  }

  /// Whether its first cell is a day that ends there, or may do.
  func mayEndDay(at place: Int) -> Bool {
    cells.first.map { $0 == day && ($0.upperBound == place || shorterEnds.contains(place)) } ?? false
  }

  /// The line with its first day ending there, as those of other lines do, where it may.
  func endingDay(at place: Int) -> PrintedLine {
    guard let first = cells.first, first == day, shorterEnds.contains(place) else { return self }
    var line = self
    line.cells.replaceSubrange(0..<1, with: [first.lowerBound..<place, (place + 1)..<first.upperBound])
    line.day = line.cells[0]
    line.narrowEnds.insert(place)
    return line
  }

  /// At the end of a word: a date in front of it becomes a cell, unless it goes on with the word.
  private mutating func partDay(_ text: [UInt8]) {
    guard let first = start else { return }
    if isDay(text, from: first.byte) {
      if let day = dayEnd, cells.isEmpty { shorterEnds.insert(day.place) }
      dayEnd = end
    } else if let day = dayEnd {
      cells.append(first.place..<day.place)
      narrowEnds.insert(day.place)
      self.day = self.day ?? cells.last
      (start, dayEnd) = ((day.place + 1, day.byte + 1), nil)
      partDay(text)
    }
  }

  /// Whether the open cell is a date. Five digits and more behind one are a number, not the time of the day.
  private func isDay(_ text: [UInt8], from first: Int) -> Bool {
    guard end.byte - first <= PrintedLine.longestDay else { return false }
    if let day = dayEnd {
      let last = text[day.byte..<end.byte].drop { $0 == PrintedLine.blank }
      if last.count >= 5, last.allSatisfy({ $0.isDigit }) { return false }
    }
    return PrintedLine.kind(text, first..<end.byte) == .date
  }

  private mutating func close(_ text: [UInt8]) {
    guard let first = start else { return }
    cells.append(first.place..<end.place)
    // `10.05` behind a day and words is an amount.
    let cell = first.byte..<end.byte
    let kind =
      hasDay && cells.count > 2 ? unsafe text.with(cell) { unsafe FieldKind.of($0) } : PrintedLine.kind(text, cell)
    endsWithNumber = kind == .number
    if kind == .date { day = day ?? cells.last }
    if kind == .number {
      numbers += 1
      numberCells.insert(first.place..<end.place)
    }
    if kind == .text { hasWords = true }
    (start, dayEnd) = (nil, nil)
  }

  static func kind(_ text: [UInt8], _ cell: Range<Int>) -> FieldKind {
    unsafe text.with(cell) { unsafe isDayOfYear($0) ? .date : FieldKind.of($0) }
  }

  /// `31.12.`, and not the amount `10.00`.
  private static func isDayOfYear(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let parts = unsafe YearFrame.parts(field) else { return false }
    guard parts.form.style == .numeric else { return true }
    var whole = parts
    whole.values[2] = 2000
    return [DateOrder.dmy, .mdy].contains { whole.day(in: $0, languages: .all) != nil }
  }
}
