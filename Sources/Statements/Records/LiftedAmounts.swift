import Values

/// Printed entries of which the first line has the day and the last one the amounts, each with all of it on the first.
///
///     04/05/2026  PAIEMENT PAR CARTE
///                 MARCHE DU NORD 75            86,30
///
/// The numbers at the end of the last line go up to the same places of the first one, which ends before them. Lines stay
/// those of the text.
struct LiftedAmounts {
  /// A line that begins with a day and has no number, and the one with its amounts.
  private struct Pair {
    let day: Range<Int>
    let amounts: Range<Int>
    /// The places of the numbers.
    let numbers: [Range<Int>]
  }

  private let text: [UInt8]
  private var pairs: [Pair] = []
  private static let fewestPairs = 2
  /// Entries from which is learned where days stand, and that the others are alike.
  private static let most = 400

  /// The text as it is where it has no such entries.
  static func lifted(_ text: [UInt8]) -> [UInt8] {
    guard let found = LiftedAmounts(text) else { return text }
    return found.written
  }

  /// Nil where fewer than two entries, or as many others, are so, or where lines without a day have amounts of their own.
  private init?(_ text: [UInt8]) {
    guard !text.contains(UInt8(ascii: "\t")) else { return nil }
    self.text = text
    let left = LiftedAmounts.dayPlace(text)
    var lines = LineReader(text)
    var open: (line: PrintedLine, content: Range<Int>)?
    // Behind an entry whose amounts are known.
    var isWhole = false
    var whole = 0
    while let next = lines.next() {
      let line = PrintedLine(text, next.content)
      if line.cells.isEmpty {
        isWhole = false
      } else if let day = line.day, day == line.cells[0], day.lowerBound == left {
        // A day without amounts between others is a note.
        guard open == nil else { return nil }
        isWhole = !line.numberCells.isEmpty
        whole += isWhole ? 1 : 0
        guard whole < pairs.count + LiftedAmounts.most else { return nil }
        open = isWhole || line.cells.count < 2 ? nil : (line, next.content)
      } else if let numbers = line.amounts(at: next.content, in: text) {
        guard !isWhole else { return nil }
        guard let first = open else { continue }
        guard first.line.cells.last!.upperBound < numbers[0].lowerBound else { return nil }
        pairs.append(Pair(day: first.content, amounts: next.content, numbers: numbers))
        (open, isWhole) = (nil, true)
      }
    }
    guard open == nil, pairs.count >= LiftedAmounts.fewestPairs, pairs.count > whole else { return nil }
  }

  /// Where the leftmost days at the beginnings of lines stand.
  private static func dayPlace(_ text: [UInt8]) -> Int? {
    var lines = LineReader(text)
    var places: [Int] = []
    while places.count < most, let next = lines.next() {
      let line = PrintedLine(text, next.content)
      if let day = line.day, day == line.cells[0] { places.append(day.lowerBound) }
    }
    return places.min()
  }

  private var written: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 2)
    var start = 0
    for pair in pairs {
      var width = 0
      PrintedLine.forEachPlace(of: text, pair.day) { width = $0 + PrintedLine.width(of: $1, in: text) }
      var (front, back): ([UInt8], [UInt8]) = ([], [])
      PrintedLine.forEachPlace(of: text, pair.amounts) { place, bytes in
        guard pair.numbers.contains(where: { $0.contains(place) }) else {
          back += text[bytes]
          return
        }
        // Letters of two places stand in front of some.
        front += repeatElement(PrintedLine.blank, count: max(0, place - width)) + text[bytes]
        width = place + 1
        back.append(PrintedLine.blank)
      }
      result += text[start..<pair.day.upperBound] + front
      result += text[pair.day.upperBound..<pair.amounts.lowerBound] + back
      start = pair.amounts.upperBound
    }
    return result + text[start...]
  }
}

extension PrintedLine {
  /// The numbers at the end of a line of words, or of a day and no words, the last of them money; nil for any other line.
  fileprivate func amounts(at content: Range<Int>, in text: [UInt8]) -> [Range<Int>]? {
    let numbers = Array(cells.reversed().prefix(while: numberCells.contains).reversed())
    guard let last = numbers.last, day == nil || cells.count == numbers.count + 1 && day == cells[0] else { return nil }
    var bytes: [UInt8] = []
    PrintedLine.forEachPlace(of: text, content) { place, range in
      if last.contains(place) { bytes += text[range] }
    }
    let digits = bytes.reversed().drop { !$0.isDigit }.prefix(while: \.isDigit)
    let mark = bytes.reversed().drop { !$0.isDigit }.dropFirst(digits.count).first
    return 2...3 ~= digits.count && (mark == UInt8(ascii: ",") || mark == UInt8(ascii: ".")) ? numbers : nil
  }
}
