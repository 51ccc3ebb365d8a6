import Lexicon
import Values

/// The lines of a text taken from pages, whose fields single blanks part.
struct WordedPage {
  /// What a line begins and ends with; places in `tokens`.
  struct Row {
    var line: Int
    var tokens: [Range<Int>]
    var days: [Range<Int>] = []
    var front: [Range<Int>] = []
    var back: [Range<Int>] = []
    var hasValueDay = false
    var hasAmounts: Bool { !front.isEmpty || !back.isEmpty }
    /// It holds days and nothing else.
    var isBare: Bool { days[days.count - 1].upperBound == tokens.count }
    /// The last two stand without a blank between them.
    var isParted: Bool {
      tokens.count > 1 && tokens[tokens.count - 2].upperBound == tokens[tokens.count - 1].lowerBound
    }
  }

  private static let most = 4_096
  /// No day, or amount with what stands beside it, has more words.
  static let longestDay = 4
  private static let longestAmount = 6

  private(set) var bytes: [UInt8]
  /// A blank within a number may group its thousands.
  var groupsByBlanks = false
  /// A day of value may stand between two amounts.
  var partsValueDays = true

  typealias Line = (content: Range<Int>, end: Int)

  /// Nil where it has tabs.
  init?(_ bytes: [UInt8]) {
    guard !bytes.contains(0x09) else { return nil }
    self.bytes = bytes
  }

  /// Nil where there are too many.
  var lines: [Line]? {
    var lines: [Line] = []
    var reader = LineReader(bytes)
    while let line = reader.next() {
      lines.append((line.content, line.end))
      guard lines.count <= WordedPage.most else { return nil }
    }
    return lines
  }

  /// Leaves blanks in these places.
  mutating func blank(_ place: Range<Int>) { for place in place { bytes[place] = PrintedLine.blank } }

  func tokens(of content: Range<Int>) -> [Range<Int>] {
    bytes[content].split(separator: PrintedLine.blank).map { $0.startIndex..<$0.endIndex }
  }

  func rows(_ lines: [Line]) -> [Row] {
    lines.indices.compactMap { row(of: lines[$0].content, at: $0) }.filter { !$0.isBare }
  }

  /// A line that begins with one day or several.
  func row(of content: Range<Int>, at line: Int) -> Row? {
    var row = Row(line: line, tokens: partingLast(tokens(of: content)))
    row.days = twoDays(row.tokens)
    var place = row.days.last?.upperBound ?? 0
    while row.days.count < 3,
      let end = (1...WordedPage.longestDay).last(where: { isDay(row.tokens, place..<(place + $0)) }).map({ place + $0 }
      )
    {
      row.days.append(place..<end)
      place = end
    }
    return row.days.isEmpty ? nil : row
  }

  /// `07 JUL 08 JUL` is two days without a year, and none of 2008; empty where the line begins otherwise.
  private func twoDays(_ tokens: [Range<Int>]) -> [Range<Int>] {
    let days = [0..<2, 2..<4]
    let areNamed = days.allSatisfy { day in
      isDay(tokens, day) && bytes[tokens[day.lowerBound]].allSatisfy(\.isDigit)
        && !bytes[tokens[day.lowerBound + 1]].contains(where: \.isDigit)
    }
    return areNamed ? days : []
  }

  /// `C14/01-2.212,65` at the end of a line: a minus right behind the words, with an amount behind it.
  func partingLast(_ tokens: [Range<Int>]) -> [Range<Int>] {
    guard let last = tokens.last, let minus = bytes[last].lastIndex(of: UInt8(ascii: "-")), minus > last.lowerBound,
      hasCents(minus..<last.upperBound), isNumber(minus..<last.upperBound)
    else { return tokens }
    return tokens.dropLast() + [last.lowerBound..<minus, minus..<last.upperBound]
  }

  /// The one dash that stands alone in front of an amount, and how many amounts stand before it.
  func loneDash(_ row: Row) -> (place: Range<Int>, amountsBefore: Int)? {
    let dashes = row.tokens.indices.dropLast().filter { place in
      bytes[row.tokens[place]].elementsEqual("-".utf8) && hasCents(row.tokens[place + 1])
    }
    guard dashes.count == 1, row.tokens.count(where: hasCents) > 1 else { return nil }
    return (row.tokens[dashes[0]], row.tokens[..<dashes[0]].count(where: hasCents))
  }

  func isDay(_ tokens: [Range<Int>], _ places: Range<Int>) -> Bool {
    guard places.upperBound <= tokens.count,
      zip(tokens[places], tokens[places].dropFirst()).allSatisfy({ $1.lowerBound == $0.upperBound + 1 }),
      case let last = bytes[tokens[places.upperBound - 1]],
      last.contains(where: { $0.isDigit || $0.isLetter || $0 >= 0x80 })
    else { return false }
    // `January 2026` titles a month.
    if places.count == 2, PreambleFacts.year(String(decoding: last, as: UTF8.self)) != nil,
      !bytes[tokens[places.lowerBound]].contains(where: \.isDigit)
    {
      return false
    }
    return PrintedLine.kind(bytes, joined(tokens, places)) == .date
  }

  func joined(_ tokens: [Range<Int>], _ places: Range<Int>) -> Range<Int> {
    tokens[places.lowerBound].lowerBound..<tokens[places.upperBound - 1].upperBound
  }

  /// `1320,50` or `1.320,50`: thousands without a blank, so that blanks do not group them.
  func isUngroupedThousand(_ token: Range<Int>) -> Bool {
    hasCents(token) && bytes[token].count(where: \.isDigit) > 5 && isNumber(token)
  }

  private func isNumber(_ place: Range<Int>) -> Bool { unsafe bytes.with(place) { unsafe FieldKind.of($0) } == .number }

  func withAmounts(_ row: Row) -> Row {
    var row = row
    var first = row.days[row.days.count - 1].upperBound
    while let end = amountEnd(row.tokens, from: first) {
      row.front.append(first..<end)
      first = end
    }
    var last = row.tokens.count
    while let start = amountStart(row.tokens, to: last, from: first) {
      row.back.insert(start..<last, at: 0)
      let day = partsValueDays ? dayStart(row.tokens, to: start, from: first) : nil
      row.hasValueDay = row.hasValueDay || day != nil
      last = day ?? start
    }
    return row
  }

  /// Where a day begins in front of that place which an amount stands in front of: `20.00 09.04.18 130.00`.
  private func dayStart(_ tokens: [Range<Int>], to last: Int, from first: Int) -> Int? {
    guard first < last else { return nil }
    let start = (max(first, last - WordedPage.longestDay)..<last).first { isDay(tokens, $0..<last) }
    return start.flatMap { amountStart(tokens, to: $0, from: first) == nil ? nil : $0 }
  }

  /// Its last words are a figure, but no amount with cents: `500`, `2.500,-`.
  func endsInFigure(_ row: Row) -> Bool {
    guard !row.hasAmounts, let last = row.tokens.last, !row.isBare else { return false }
    let digits = bytes[last].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let isDashed = digits.suffix(2).elementsEqual(",-".utf8) || digits.suffix(2).elementsEqual(".-".utf8)
    let figure = isDashed ? digits.dropLast(2) : digits
    return figure.first?.isDigit ?? false && isNumber(figure.startIndex..<figure.endIndex)
  }

  /// Some amount of the row has its thousands in a word of their own.
  func isGrouped(_ row: Row) -> Bool {
    row.back.contains { amount in
      row.tokens[amount].count { bytes[$0].contains(where: \.isDigit) } > 1
    }
  }

  /// The row with the figure in front of its only amount as the other one, where rows have two: `Salary 1000 1980.00`,
  /// `500 954.90`.
  func filled(_ row: Row, upTo shape: WordedLines.Shape) -> Row {
    guard shape.front == 0, shape.back == 2, row.back.count == 1, let last = row.back.first else { return row }
    var row = row
    let first = bytes[row.tokens[last.lowerBound]]
    if last.count == 2, first.allSatisfy(\.isDigit) {
      row.back = [last.lowerBound..<(last.lowerBound + 1), (last.lowerBound + 1)..<last.upperBound]
    } else if let before = row.days.last?.upperBound, last.lowerBound > before,
      case let figure = row.tokens[last.lowerBound - 1], bytes[figure].allSatisfy(\.isDigit), last.count == 1
    {
      row.back.insert((last.lowerBound - 1)..<last.lowerBound, at: 0)
    }
    return row
  }

  /// `C` or `D` in front of the last amount.
  func hasLoneLetter(_ row: Row) -> Bool {
    guard let amount = row.back.last, amount.count > 1 else { return false }
    let first = bytes[row.tokens[amount.lowerBound]]
    return first.elementsEqual("C".utf8) || first.elementsEqual("D".utf8)
  }

  private func amountEnd(_ tokens: [Range<Int>], from first: Int) -> Int? {
    guard first < tokens.count else { return nil }
    let most = min(tokens.count, first + WordedPage.longestAmount)
    return (first + 1...most).last { isAmount(tokens, first..<$0) }
  }

  func amountStart(_ tokens: [Range<Int>], to last: Int, from first: Int) -> Int? {
    guard first < last else { return nil }
    return (max(first, last - WordedPage.longestAmount)..<last).first { isAmount(tokens, $0..<last) }
  }

  /// One number with two decimals, with its sign and currency beside it, and groups of three digits in front.
  private func isAmount(_ tokens: [Range<Int>], _ places: Range<Int>) -> Bool {
    let parts = tokens[places]
    // `Tienda de C $24.00`: a letter in front of a sign is the end of the words.
    if let first = parts.first, parts.count > 1, first.count == 1, bytes[first.lowerBound].isLetter,
      bytes[tokens[places.lowerBound + 1]].contains(UInt8(ascii: "$"))
    {
      return false
    }
    guard parts.count(where: hasCents) == 1, isNumber(joined(tokens, places)) else { return false }
    let digits = parts.count { bytes[$0].contains(where: \.isDigit) }
    return digits == 1 || groupsByBlanks && parts.allSatisfy { !bytes[$0].contains(where: \.isDigit) || isGroup($0) }
  }

  /// One to three digits, and perhaps decimals.
  private func isGroup(_ token: Range<Int>) -> Bool {
    let whole = bytes[token].split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }.first ?? []
    return 1...3 ~= whole.count(where: \.isDigit)
  }

  /// Two digits and no more behind the last mark.
  func hasCents(_ token: Range<Int>) -> Bool {
    let text = bytes[token]
    guard let mark = text.lastIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }),
      mark > token.lowerBound
    else { return false }
    let behind = text[(mark + 1)...].prefix(while: \.isDigit)
    return behind.count == 2 && !text[(mark + 3)...].contains(where: \.isDigit)
  }
}
