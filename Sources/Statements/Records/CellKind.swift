import Values

/// What a cell looks like at first sight; good enough to choose a dialect, not to read a value.
enum CellKind {
  case empty, day, number, text
  /// Cut at the wrong places: quotes at its ends, or other delimiters within.
  case odd

  /// Up to 1000.
  var plausibility: Int {
    switch self {
    case .day, .number: 1000
    case .text: 700
    case .empty: 600
    case .odd: 0
    }
  }

  init(_ cell: ArraySlice<UInt8>) {
    var cell = cell
    while cell.first == UInt8(ascii: " ") { cell.removeFirst() }
    while cell.last == UInt8(ascii: " ") { cell.removeLast() }
    if cell.isEmpty {
      self = .empty
    } else if CellKind.isOdd(cell) {
      self = .odd
    } else if cell.count > 40 || !cell.contains(where: \.isDigit) {
      self = .text
    } else {
      let runs = CellKind.runs(of: cell.prefix { !isLineEnd($0) })
      self = CellKind.isDay(runs) ? .day : CellKind.isNumber(runs) ? .number : .text
    }
  }

  private static func isOdd(_ cell: ArraySlice<UInt8>) -> Bool {
    let isQuote = { (byte: UInt8?) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    if isQuote(cell.first) || isQuote(cell.last) { return true }
    let others = cell.count { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\t") }
    return others > 1 || cell.contains(UInt8(ascii: "\t"))
  }

  /// Three numbers, or two and a word for the month, or eight digits with a year in them; then perhaps a time.
  private static func isDay(_ runs: [Run]) -> Bool {
    guard let first = runs.first else { return false }
    if first.kind == .digit && first.text.count == 8 && (runs.count == 1 || isTime(runs[1...])) {
      return hasYear(first.text.prefix(4)) || hasYear(first.text.suffix(4))
    }
    if runs.count == 3 && runs[1].kind == .letter && runs[1].text.count == 3 { return hasYear(runs[2].text) }
    if runs.count >= 5 && runs[1].text.elementsEqual("年".utf8) { return runs[3].text.elementsEqual("月".utf8) }
    guard runs.count >= 5, runs[1].kind == .mark, runs[3].kind == .mark else { return false }
    let parts = [runs[0], runs[2], runs[4]]
    let words = parts.filter { $0.kind == .letter }
    let numbers = parts.filter { $0.kind == .digit }
    guard words.count + numbers.count == 3, words.count < 2, parts[2].kind == .digit else { return false }
    guard words.allSatisfy({ $0.text.count > 2 }), numbers.contains(where: { $0.text.count <= 2 }) else { return false }
    guard numbers.allSatisfy({ $0.text.count <= 2 || hasYear($0.text) }) else { return false }
    guard [runs[1], runs[3]].allSatisfy({ isDayMark($0.text) }) else { return false }
    return runs.count == 5 || isTime(runs[5...])
  }

  /// Signs, currencies and one kind of number: `-1.234,56`, `EUR 10.00`, `(30.00)`, `1 234,56 kr`, `30.00 CR`,
  /// `₹ 30.00 Cr`.
  private static func isNumber(_ runs: [Run]) -> Bool {
    let letters = runs.filter { $0.kind == .letter }
    guard letters.count <= 2, letters.allSatisfy({ $0.text.count <= (letters.count == 2 ? 3 : 6) }) else {
      return false
    }
    if letters.count == 2 {
      guard runs.first?.kind == .letter, runs.last?.kind == .letter else { return false }
    } else if let word = runs.firstIndex(where: { $0.kind == .letter }) {
      let isInside = runs[..<word].contains { $0.kind == .digit } && runs[word...].contains { $0.kind == .digit }
      if isInside { return false }
    }
    let marks = runs.filter { $0.kind == .mark }.flatMap(\.text)
    return marks.allSatisfy { Array(".,'+-() $%*=".utf8).contains($0) }
  }

  private static func isTime(_ runs: ArraySlice<Run>) -> Bool {
    guard let first = runs.first, runs.count < 14 else { return false }
    let begins = first.text.first == UInt8(ascii: " ") || first.text.first == UInt8(ascii: "T") || runs.count == 1
    return begins && (runs.count == 1 || runs.contains { $0.text.contains(UInt8(ascii: ":")) })
  }

  private static func isDayMark(_ text: ArraySlice<UInt8>) -> Bool {
    text.count <= 3 && text.allSatisfy { Array("./- ,".utf8).contains($0) }
  }

  private static func hasYear(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.count == 4 && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
  }

  /// A stretch of digits, of letters (all bytes of non-ASCII characters count as such), or of other bytes.
  private struct Run {
    enum Kind { case digit, letter, mark }
    var kind: Kind
    var text: ArraySlice<UInt8>
  }

  private static func runs(of cell: ArraySlice<UInt8>) -> [Run] {
    var runs: [Run] = []
    runs.reserveCapacity(8)
    var place = cell.startIndex
    while place < cell.endIndex {
      let kind = self.kind(of: cell[place])
      let end = cell[place...].firstIndex { self.kind(of: $0) != kind } ?? cell.endIndex
      runs.append(Run(kind: kind, text: cell[place..<end]))
      place = end
    }
    return runs
  }

  private static func kind(of byte: UInt8) -> Run.Kind {
    switch byte {
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: .letter
    default: .mark
    }
  }
}
