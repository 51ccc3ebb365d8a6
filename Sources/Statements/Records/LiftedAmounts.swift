import Values

/// Printed entries of which the first line has the day and the last one the amounts, each with all of it on the first.
///
///     04/05/2026  PAIEMENT PAR CARTE
///                 MARCHE DU NORD 75            86,30
///
/// The numbers at the end of the last line go up to the same places of the first one, which ends before them. Lines stay
/// those of the text. Where no words go on with a text above, entries below the day of another have theirs so as well.
struct LiftedAmounts {
  /// A line that begins an entry and has no number, and the one with its amounts.
  private struct Pair {
    let first: Range<Int>
    let amounts: Range<Int>
    /// The places of the numbers, and of days among them.
    let numbers: [Range<Int>]
    let isDated: Bool
  }

  private let text: [UInt8]
  private var pairs: [Pair] = []
  /// Entries with a day and their amounts on one line.
  private var whole = 0
  /// Lines of words and amounts, without a day, behind entries whose amounts are known.
  private var undated = 0
  /// Words behind such entries that lead to no amounts: they go on with the text above.
  private var continued = 0
  /// Lines with another number behind the amount: a balance, which tells what is none of its amounts.
  private var balances = 0
  private static let fewestPairs = 2
  /// Entries from which is learned where days stand, and that the others are alike.
  private static let most = 400

  /// The text as it is where it has no such entries.
  static func lifted(_ text: [UInt8]) -> [UInt8] {
    guard let found = LiftedAmounts(text) else { return text }
    return found.written
  }

  /// Nil where fewer than two entries with a day are so; where as many others are not, or lines without a day have
  /// amounts of their own, unless all words lead to amounts, beside which balances stand: then so do those of entries below the day of another.
  private init?(_ text: [UInt8]) {
    guard !text.contains(UInt8(ascii: "\t")) else { return nil }
    self.text = text
    guard findPairs() else { return nil }
    let dated = pairs.filter(\.isDated)
    guard dated.count >= LiftedAmounts.fewestPairs else { return nil }
    if undated == 0, dated.count > whole {
      pairs = dated
    } else if continued > 0 || pairs.count <= whole || balances < LiftedAmounts.fewestPairs {
      return nil
    }
  }

  /// False where a day has no amounts, or words stand where those are.
  private mutating func findPairs() -> Bool {
    let left = LiftedAmounts.dayPlace(text)
    var lines = LineReader(text)
    var open: (line: PrintedLine, content: Range<Int>, isDated: Bool)?
    // Behind an entry whose amounts are known.
    var isWhole = false
    while let next = lines.next() {
      let line = PrintedLine(text, next.content)
      let isDated = line.day.map { $0 == line.cells[0] && $0.lowerBound == left } ?? false
      if line.cells.isEmpty || isDated, open?.isDated == false {
        continued += 1
        open = nil
      }
      if line.cells.isEmpty {
        // A day in a title above is none of an entry.
        (open, isWhole) = (nil, false)
      } else if isDated {
        // A day without amounts between others is a note.
        guard open == nil else { return false }
        isWhole = !line.numberCells.isEmpty
        whole += isWhole ? 1 : 0
        guard whole < pairs.count + LiftedAmounts.most else { return false }
        open = isWhole || line.cells.count < 2 ? nil : (line, next.content, true)
      } else if let amounts = line.amounts(at: next.content, in: text) {
        undated += isWhole && open == nil ? 1 : 0
        balances += amounts.numbers > 1 ? 1 : 0
        if let first = open {
          guard first.line.cells.last!.upperBound < amounts.places[0].lowerBound else { return false }
          pairs.append(
            Pair(first: first.content, amounts: next.content, numbers: amounts.places, isDated: first.isDated))
          (open, isWhole) = (nil, true)
        }
      } else if isWhole, open == nil {
        open = (line, next.content, false)
      }
    }
    continued += open?.isDated == false ? 1 : 0
    return open?.isDated != true
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
      PrintedLine.forEachPlace(of: text, pair.first) { width = $0 + PrintedLine.width(of: $1, in: text) }
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
      result += text[start..<pair.first.upperBound] + front
      result += text[pair.first.upperBound..<pair.amounts.lowerBound] + back
      start = pair.amounts.upperBound
    }
    return result + text[start...]
  }
}

extension PrintedLine {
  /// The numbers at the end of a line that begins with words, or of a day and no words, the last of them money, with the
  /// days among them; and how many are numbers. Nil for any other line. `4.20` behind words is no day.
  fileprivate func amounts(at content: Range<Int>, in text: [UInt8]) -> (places: [Range<Int>], numbers: Int)? {
    let written = bytes(of: content, in: text)
    let kinds = cells.indices.map { cell -> FieldKind in
      numberCells.contains(cells[cell])
        ? .number : cell == 0 ? .text : FieldKind.of(text, written[cell])
    }
    let figures = cells.indices.reversed().prefix { kinds[$0] == .number || kinds[$0] == .date }
    let numbers = figures.filter { kinds[$0] == .number }
    guard let last = numbers.first, day != cells[0] || cells.count == figures.count + 1 else { return nil }
    let digits = text[written[last]].reversed().drop { !$0.isDigit }.prefix(while: \.isDigit)
    let mark = text[written[last]].reversed().drop { !$0.isDigit }.dropFirst(digits.count).first
    guard 2...3 ~= digits.count, mark == UInt8(ascii: ",") || mark == UInt8(ascii: ".") else { return nil }
    return (figures.reversed().map { cells[$0] }, numbers.count)
  }
}
