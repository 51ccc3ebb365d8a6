import Values

/// Decides in which order the dates of a QIF file are written, from all of them together.
///
/// `8/12/13`, `03.11.25`, `1/ 3'05` (the apostrophe says 2000 or later), `2013-08-12`, `20130812`. An order that fits
/// no date is out; dates with points are never month first; a file whose dates fit two orders is a question.
struct QIFDates {
  enum Order: String, CaseIterable {
    case dmy, mdy, ymd

    fileprivate var index: Int {
      switch self {
      case .dmy: 0
      case .mdy: 1
      case .ymd: 2
      }
    }

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

  struct Decision {
    var order: Order
    var format: String
    var because: String?
    var question: Question?
  }

  /// More days than one export spans, where another order makes fewer of the same dates.
  private static let longest = 3653

  /// What the dates say of one order.
  private struct Tally {
    /// Dates that are days in it, and those of them that are none in any other.
    var fits = 0
    var only = 0
    var onlyLine: UInt32 = 0
    var first = Day(number: .max)
    var last = Day(number: .min)

    var width: Int { fits == 0 ? .max : last - first }

    mutating func add(_ day: Day) {
      fits += 1
      first = min(first, day)
      last = max(last, day)
    }
  }

  private var tallies = [Tally](repeating: Tally(), count: Order.allCases.count)
  /// All dates with the year in front, also where that is unusual.
  private var yearFirst = Tally()
  /// Dates that another order makes another day; without one there is nothing to ask.
  private var ambiguous = 0
  /// Dates that begin with a year of four digits; they need no decision.
  private var plain = 0

  static func day(_ text: [UInt8], _ range: Range<Int>, order: Order) -> Day? {
    QIFDateParts(text, range)?.day(order)
  }

  /// Takes one date into account.
  mutating func note(_ parts: QIFDateParts, line: UInt32) {
    if parts.isYearFirst {
      plain += 1
      return
    }
    let isDayFirst = take(parts, .dmy)
    let isMonthFirst = take(parts, .mdy)
    // A year of two digits stands first only between dashes, or where neither other order makes a day.
    let isYearFirst = (parts.mayBeginWithYear || !(isDayFirst || isMonthFirst)) && take(parts, .ymd)
    if let day = parts.day(.ymd) { yearFirst.add(day) }
    let days = Set(Order.allCases.compactMap { parts.day($0) })
    if days.count > 1 { ambiguous += 1 }
    switch (isDayFirst, isMonthFirst, isYearFirst) {
    case (true, false, false): prove(.dmy, line)
    case (false, true, false): prove(.mdy, line)
    case (false, false, true): prove(.ymd, line)
    default: break
    }
  }

  private mutating func take(_ parts: QIFDateParts, _ order: Order) -> Bool {
    guard let day = parts.day(order) else { return false }
    tallies[order.index].add(day)
    return true
  }

  private mutating func prove(_ order: Order, _ line: UInt32) {
    if tallies[order.index].only == 0 { tallies[order.index].onlyLine = line }
    tallies[order.index].only += 1
  }
  /// An answer for this file counts before all else; what is set for the account, only where the file leaves it open.
  func decide(_ hints: ReadingHints) -> Decision {
    if let answer = hints.answers["date_order"].flatMap({ Order(rawValue: $0) }) {
      return decision(answer, because: "answered")
    }
    let most = tallies.map(\.fits).max() ?? 0
    if most == 0 { return decision(.ymd, because: plain > 0 ? "the year has four digits" : nil) }
    if yearFirst.fits >= most, yearFirst.width <= QIFDates.longest,
      tallies.allSatisfy({ $0.fits < most || $0.width > QIFDates.longest })
    {
      return decision(.ymd, because: "any other order makes more than ten years")
    }
    // One misprint among many dates proves nothing.
    let strongest = tallies.map(\.only).max() ?? 0
    let proved = Order.allCases.filter { tally($0).only > 0 && tally($0).only * 10 >= strongest }
    if proved.count == 1 {
      return decision(proved[0], because: "line \(tally(proved[0]).onlyLine) fits no other order")
    }
    let fitting = proved.isEmpty ? Order.allCases.filter { tally($0).fits == most } : proved
    let near = fitting.filter { tally($0).width <= QIFDates.longest }
    let open = near.isEmpty ? fitting : near
    if ambiguous == 0 { return decision(open[0], because: "any order makes the same days") }
    if open.count == 1 {
      return decision(open[0], because: fitting.count > 1 ? "any other order makes more than ten years" : nil)
    }
    if let told = hints.dateOrder.flatMap({ Order(rawValue: $0) }), open.contains(told) {
      return decision(told, because: "the account's dates are so")
    }
    // Until somebody says, the order in which the file spans the fewest days.
    let likely = open.min { tally($0).width < tally($1).width } ?? .dmy
    return Decision(order: likely, format: likely.format, because: nil, question: question(open))
  }

  private func tally(_ order: Order) -> Tally { tallies[order.index] }

  private func decision(_ order: Order, because: String?) -> Decision {
    Decision(
      order: order, format: order.format, because: because.map { "\(order.words): \($0)" }, question: nil)
  }

  private func question(_ open: [Order]) -> Question {
    Question(
      code: "date_order", message: "Does the day or the month stand first? No date of the file tells",
      options: open.map { order in
        Question.Option(
          value: order.rawValue, label: "\(order.words): \(tally(order).first) to \(tally(order).last)")
      })
  }
}
