import Values

/// A line whose fields stand in fixed places, counted in characters from 1.
struct FixedLine {
  let text: [UInt8]
  let line: NumberedLine
  /// Where each character begins, and the end of the last one.
  private let starts: ArraySlice<Int>
  /// How many blanks in front of the line were lost.
  var lost = 0

  init(_ text: [UInt8], _ line: NumberedLine) {
    let starts = line.content.filter { text[$0] & 0xc0 != 0x80 } + [line.content.upperBound]
    self.init(text, line, starts[...])
  }

  private init(_ text: [UInt8], _ line: NumberedLine, _ starts: ArraySlice<Int>) {
    (self.text, self.line, self.starts) = (text, line, starts)
  }

  /// How many characters it has.
  var count: Int { starts.count - 1 }

  /// What stands at the characters `first` to `last`, the blanks around it left out; empty behind the end of the line.
  func field(_ first: Int, _ last: Int) -> Range<Int> { text.trimmed(whole(first, last)) }

  /// The same with the blanks around it.
  func whole(_ first: Int, _ last: Int) -> Range<Int> {
    let (start, end) = (max(first - lost, 1), min(last - lost, count))
    guard start <= end else { return line.content.upperBound..<line.content.upperBound }
    return starts[starts.startIndex + start - 1]..<starts[starts.startIndex + end]
  }

  /// The first so many characters, and what stands behind them; nil where there are no more. The parts share what is known
  /// of the line: cutting it up costs no more than its length.
  func cut(at length: Int) -> (FixedLine, FixedLine)? {
    guard 0 < length, length < count else { return nil }
    let middle = starts.startIndex + length
    let (start, place, end) = (line.content.lowerBound, starts[middle], line.content.upperBound)
    return (
      FixedLine(text, NumberedLine(number: line.number, content: start..<place, end: place), starts[...middle]),
      FixedLine(text, NumberedLine(number: line.number, content: place..<end, end: line.end), starts[middle...])
    )
  }

  func string(_ first: Int, _ last: Int) -> String { String(decoding: text[field(first, last)], as: UTF8.self) }

  /// The number at these characters, each of which must be a digit.
  func number(_ first: Int, _ last: Int) -> Int64? {
    let field = field(first, last)
    guard field.count == last - first + 1, text[field].allSatisfy({ $0.isDigit }) else { return nil }
    return Int64(string(first, last))
  }

  /// The same, but for nothing and for zeros alone.
  func filled(_ first: Int, _ last: Int) -> Range<Int>? {
    let field = field(first, last)
    return text[field].contains { $0 != UInt8(ascii: "0") && $0 != 0x20 } ? field : nil
  }

  /// The same without zeros in front.
  func unpadded(_ first: Int, _ last: Int) -> Range<Int>? {
    filled(first, last).map { field in
      field.drop { text[$0] == UInt8(ascii: "0") }.first.map { $0..<field.upperBound } ?? field
    }
  }

  /// How the six digits of a day stand: `260314`, `140326`.
  enum DayOrder { case yearFirst, dayFirst }

  func day(_ first: Int, _ order: DayOrder) -> Day? {
    number(first, first + 5).flatMap { Day(sixDigits: Int($0), order) }
  }

  /// Two signs parted by these letters, the first of which is money in; nil for any other.
  func sign(_ place: Int, _ signs: (moneyIn: Character, moneyOut: Character)) -> Int64? {
    switch string(place, place).first {
    case signs.moneyIn: 1
    case signs.moneyOut: -1
    default: nil
    }
  }
}

extension Day {
  init?(sixDigits digits: Int, _ order: FixedLine.DayOrder) {
    let (one, month, other) = (digits / 10_000, digits / 100 % 100, digits % 100)
    let (year, day) = order == .yearFirst ? (one, other) : (other, one)
    self.init(year: Int(YearEra.common.year(Int32(year))), month: month, day: day)
  }
}
