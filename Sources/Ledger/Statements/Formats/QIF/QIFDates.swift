/// Decides in which order the dates of a QIF file are written, from all of them together.
///
/// `8/12/13`, `03.11.25`, `1/ 3'05` (the apostrophe says 2000 or later), `2013-08-12`, `20130812`. An order that fits
/// no date is out; dates with points are never month first; a file whose dates fit two orders is a question.
struct QIFDates {
  enum Order: String, CaseIterable {
    case dmy, mdy, ymd

    var format: String {
      switch self {
      case .dmy: "DD/MM/YYYY"
      case .mdy: "MM/DD/YYYY"
      case .ymd: "YYYY/MM/DD"
      }
    }

    var words: String {
      switch self {
      case .dmy: "day first"
      case .mdy: "month first"
      case .ymd: "year first"
      }
    }
  }

  /// The three numbers of a date, and what their form says.
  struct Parts {
    var numbers: (Int, Int, Int)
    var separator: UInt8
    var yearFirst: Bool
    var lastIsYear: Bool
    var hasApostrophe: Bool
  }

  struct Decision {
    var order: Order
    var format: String
    var because: String?
    var question: Question?
  }

  /// More days than one export spans, where another order makes fewer of the same dates.
  private static let longest = 3653

  private var count = 0
  private var fits: [Order: Int] = [:]
  private var only: [Order: (count: Int, line: UInt32)] = [:]
  private var spans: [Order: (first: Day, last: Day)] = [:]

  /// The numbers of a date, or nil where the text has no such form.
  static func parts(_ text: [UInt8], _ range: Range<Int>) -> Parts? {
    let date = text.trimmed(range)
    if date.count == 8, let year = WrittenDay.number(text, date.lowerBound, 4),
      let month = WrittenDay.number(text, date.lowerBound + 4, 2),
      let day = WrittenDay.number(text, date.lowerBound + 6, 2)
    {
      return Parts(numbers: (year, month, day), separator: 0, yearFirst: true, lastIsYear: false, hasApostrophe: false)
    }
    var numbers: [Int] = []
    var digits = 0
    var widths: [Int] = []
    var separators: [UInt8] = []
    for place in date {
      let byte = text[place]
      if (48...57).contains(byte) {
        if digits == 0 { numbers.append(0) }
        guard digits < 4, numbers.count <= 3 else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 48)
        digits += 1
      } else if byte == 0x20, digits == 0 {
        continue
      } else {
        guard digits > 0, "/.-'".utf8.contains(byte), separators.count < 2 else { return nil }
        separators.append(byte)
        widths.append(digits)
        digits = 0
      }
    }
    widths.append(digits)
    guard numbers.count == 3, separators.count == 2, digits > 0 else { return nil }
    return Parts(
      numbers: (numbers[0], numbers[1], numbers[2]), separator: separators[0], yearFirst: widths[0] == 4,
      lastIsYear: widths[2] == 4 || separators[1] == UInt8(ascii: "'"),
      hasApostrophe: separators[1] == UInt8(ascii: "'") && widths[2] < 4)
  }

  static func day(_ text: [UInt8], _ range: Range<Int>, order: Order) -> Day? {
    parts(text, range).flatMap { day($0, order: order) }
  }

  private static func day(_ parts: Parts, order: Order) -> Day? {
    let (a, b, c) = parts.numbers
    if parts.yearFirst { return Day(year: a, month: b, day: c) }
    let year = c >= 100 ? c : parts.hasApostrophe ? 2000 + c : WrittenDay.century(c)
    switch order {
    case .dmy: return Day(year: year, month: b, day: a)
    case .mdy: return parts.separator == UInt8(ascii: ".") ? nil : Day(year: year, month: a, day: b)
    case .ymd:
      if parts.lastIsYear || a >= 100 { return nil }
      return Day(year: WrittenDay.century(a), month: b, day: c)
    }
  }

  /// Takes one date into account.
  mutating func note(_ text: [UInt8], _ range: Range<Int>, line: UInt32) {
    guard let parts = QIFDates.parts(text, range) else { return }
    count += 1
    var fitting: Order?
    var fitCount = 0
    for order in QIFDates.candidates(parts) {
      guard let day = QIFDates.day(parts, order: order) else { continue }
      fits[order, default: 0] += 1
      let span = spans[order] ?? (day, day)
      spans[order] = (min(span.first, day), max(span.last, day))
      fitting = order
      fitCount += 1
    }
    if fitCount == 1, let fitting {
      only[fitting] = (only[fitting, default: (0, line)].count + 1, only[fitting, default: (0, line)].line)
    }
  }

  /// A year of two digits stands first only between dashes, or where neither other order makes a day.
  private static func candidates(_ parts: Parts) -> [Order] {
    if parts.yearFirst { return [.ymd] }
    if parts.separator == UInt8(ascii: "-") { return Order.allCases }
    let usual = [Order.dmy, .mdy].filter { day(parts, order: $0) != nil }
    return usual.isEmpty ? [.ymd] : usual
  }

  func decide(_ hints: ReadingHints) -> Decision {
    let most = fits.values.max() ?? 0
    let best = Order.allCases.first { fits[$0] == most } ?? .dmy
    if let told = (hints.answers["date_order"] ?? hints.dateOrder).flatMap({ Order(rawValue: $0) }),
      fits[told, default: 0] > 0 || count == 0
    {
      return decision(told, because: "told")
    }
    let proved = only.filter { $0.value.count * 10 >= (only.values.map(\.count).max() ?? 0) }
    if proved.count == 1, let (order, proof) = proved.first {
      return decision(order, because: "line \(proof.line) fits no other order")
    }
    let fitting = Order.allCases.filter { proved.isEmpty ? fits[$0] == most : proved[$0] != nil }
    let near = fitting.filter { width($0) <= QIFDates.longest }
    let open = near.isEmpty ? fitting : near
    if open.count == 1 {
      return decision(open[0], because: fitting.count > 1 ? "any other order makes more than ten years" : nil)
    }
    guard open.count > 1 else { return decision(best, because: nil) }
    return Decision(order: plausible(open), format: plausible(open).format, because: nil, question: question(open))
  }

  private func decision(_ order: Order, because: String?) -> Decision {
    Decision(
      order: order, format: order.format, because: because.map { "\(order.words): \($0)" }, question: nil)
  }

  /// The order in which the file spans the fewest days; the day first where that does not tell.
  private func plausible(_ open: [Order]) -> Order {
    open.min { width($0) < width($1) } ?? .dmy
  }

  private func width(_ order: Order) -> Int { spans[order].map { $0.last - $0.first } ?? .max }

  private func question(_ open: [Order]) -> Question {
    Question(
      code: "date_order", message: "The dates do not tell day from month",
      options: open.map { order in
        let span = spans[order].map { ": \($0.first) to \($0.last)" } ?? ""
        return Question.Option(value: order.rawValue, label: order.words + span)
      })
  }
}
