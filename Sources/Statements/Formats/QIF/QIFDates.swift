import Values

/// Decides in which order the dates of a QIF file are written, from all of them together.
///
/// `8/12/13`, `03.11.25`, `1/ 3'05` (the apostrophe says 2000 or later), `2013-08-12`, `20130812`. An order that fits
/// no date is out; dates with points are never month first; between orders that fit, the judge decides or asks.
struct QIFDates {
  struct Decision {
    var order: DateOrder
    var because: String?
    var question: Question?

    var format: String { QIFDates.form.name(order: order) }
  }

  private static let orders: [DateOrder] = [.dmy, .mdy, .ymd]
  /// More days than one export spans, where another order makes fewer of the same dates.
  private static let longest = 3653
  /// So many dates at most are held against days of the month.
  private static let mostDates = 500

  fileprivate static let form: DateForm = {
    var form = DateForm()
    (form.firstSeparator, form.secondSeparator) = (UInt8(ascii: "/"), UInt8(ascii: "/"))
    return form
  }()

  /// What the dates are in each order, where it is likely.
  private var profile = DateProfile()
  private var dates: [QIFDateParts] = []
  /// Dates that are days in one order and in no other, and the line of the first.
  private var only: [DateOrder: (count: Int, line: UInt32)] = [:]
  /// All dates with the year in front, also where that is unusual.
  private var yearFirst = DateProfile()
  /// Dates that another order makes another day; without one there is nothing to ask.
  private var ambiguous = 0
  /// Dates that begin with a year of four digits; they need no decision.
  private var plain = 0

  static func day(_ text: [UInt8], _ range: Range<Int>, order: DateOrder) -> Day? {
    QIFDateParts(text, range)?.day(order)
  }

  /// Takes one date into account.
  mutating func note(_ parts: QIFDateParts, line: UInt32) {
    if parts.isYearFirst {
      plain += 1
      return
    }
    // A year of two digits stands first only between dashes, or where neither other order makes a day.
    let isYearLast = parts.day(.dmy) != nil || parts.day(.mdy) != nil
    let likely = QIFDates.orders.filter {
      parts.day($0) != nil && ($0 != .ymd || parts.mayBeginWithYear || !isYearLast)
    }
    profile.add { likely.contains($0) ? parts.day($0)?.number : nil }
    yearFirst.add { $0 == .ymd ? parts.day(.ymd)?.number : nil }
    if dates.count <= QIFDates.mostDates { dates.append(parts) }
    if Set(QIFDates.orders.compactMap { parts.day($0) }).count > 1 { ambiguous += 1 }
    if likely.count == 1 { only[likely[0], default: (0, line)].count += 1 }
  }

  /// An answer for this file counts before all else; what is set for the account, only where the file leaves it open.
  func decide(_ hints: ReadingHints) -> Decision {
    if let answer = hints.answers["date_order"].flatMap({ DateOrder(rawValue: $0) }), QIFDates.orders.contains(answer) {
      return decision(answer, because: "answered")
    }
    let most = QIFDates.orders.map(fits).max() ?? 0
    if most == 0 { return decision(.ymd, because: plain > 0 ? "the year has four digits" : nil) }
    if yearFirst.count(in: .ymd) >= most, QIFDates.isNear(yearFirst, .ymd),
      QIFDates.orders.allSatisfy({ fits($0) < most || !QIFDates.isNear(profile, $0) })
    {
      return decision(.ymd, because: "any other order makes more than ten years")
    }
    // One misprint among many dates proves nothing.
    let strongest = only.values.map(\.count).max() ?? 0
    let proved = QIFDates.orders.filter { (only[$0]?.count ?? 0) * 10 >= max(1, strongest) }
    if proved.count == 1, let line = only[proved[0]]?.line {
      return decision(proved[0], because: "line \(line) fits no other order")
    }
    let fitting = proved.isEmpty ? QIFDates.orders.filter { fits($0) == most } : proved
    let near = fitting.filter { QIFDates.isNear(profile, $0) }
    let open = near.isEmpty ? fitting : near
    if ambiguous == 0 { return decision(open[0], because: "any order makes the same days") }
    if open.count == 1 {
      return decision(open[0], because: fitting.count > 1 ? "any other order makes more than ten years" : nil)
    }
    if let told = hints.dateOrder.flatMap({ DateOrder(rawValue: $0) }), open.contains(told) {
      return decision(told, because: "the account's dates are so")
    }
    return judged(open)
  }

  private func judged(_ open: [DateOrder]) -> Decision {
    var dates = DateCase(profile: profile)
    if self.dates.count <= QIFDates.mostDates {
      dates.days = { order in self.dates.compactMap { $0.day(order)?.number } }
    }
    // Until somebody says, the order in which the file spans the fewest days.
    let orders = open.sorted { dates.spanLength($0) < dates.spanLength($1) }
    let verdict = DateAxis.verdict(orders, dates)
    let order = orders[verdict.best]
    return verdict.isDecided
      ? decision(order, because: verdict.because) : Decision(order: order, because: nil, question: question(open))
  }

  private func fits(_ order: DateOrder) -> Int { profile.count(in: order) }

  private static func isNear(_ profile: DateProfile, _ order: DateOrder) -> Bool {
    profile.days(in: order).map { $0.upperBound - $0.lowerBound <= longest } ?? false
  }

  private func decision(_ order: DateOrder, because: String?) -> Decision {
    Decision(order: order, because: because.map { "\(QIFDates.words(order)): \($0)" }, question: nil)
  }

  private static func words(_ order: DateOrder) -> String {
    switch order {
    case .dmy: "day first"
    case .mdy: "month first"
    case .ymd, .ydm: "year first"
    }
  }

  private func question(_ open: [DateOrder]) -> Question {
    Question(
      code: "date_order", message: "Does the day or the month stand first? No date of the file tells",
      options: open.map { order in
        let days = profile.days(in: order).map(DateCase.text) ?? ""
        return Question.Option(value: order.rawValue, label: "\(QIFDates.words(order)): \(days)")
      })
  }
}
