import Lexicon
import Values

/// The parts of a date as written, before anybody knows their order.
struct DateParts {
  /// The three numbers, a month's name as its place in `names`.
  var values = InlineArray<3, Int32>(repeating: 0)
  /// How many digits each was written with; 0 for a name.
  var widths = InlineArray<3, UInt8>(repeating: 0)
  var form = DateForm()
  /// What the month's name means, in each language that knows it.
  var name = MonthName()
  /// `'25`: the year is of this century.
  var isApostropheYear = false
  /// The month has a Thai name: a year of two digits is of the Buddhist era where it can be.
  var isThai = false
  /// The day itself, for serial numbers.
  var serialDay: Int32?
  /// All digits as one number, for eight or six digits with fixed places.
  var digits: Int32 = -1

  init() {}

  /// Bare digits are dates only where they are eight or more; fewer may be any number.
  var isUnlikeNumber: Bool {
    switch form.style {
    case .serial, .unix: false
    case .digits: form.yearDigits == 4
    default: true
    }
  }

  /// The day in that order as `Day.number`; nil when there is none.
  @inline(__always)
  func day(in order: DateOrder, languages: MonthLanguages, _ era: YearEra = .common) -> Int32? {
    if form.style != .numeric {
      if let serialDay { return order == .ymd ? serialDay : nil }
      if digits >= 0 { return fixedDay(in: order, era) }
    }
    switch order {
    case .dmy: return day(year: 2, month: 1, day: 0, languages, era)
    case .mdy: return day(year: 2, month: 0, day: 1, languages, era)
    case .ymd: return day(year: 0, month: 1, day: 2, languages, era)
    case .ydm: return day(year: 0, month: 2, day: 1, languages, era)
    }
  }

  /// Years of the Republic of China that a statement may be of: `619.30` is none.
  static let republican: Range<Int32> = 60..<150

  /// The year as the rest of the world counts: 2567 of the Buddhist era is 2024.
  @inline(__always)
  static func western(_ year: Int32) -> Int32 { (2400..<2700).contains(year) ? year - 543 : year }

  /// The day of `20250103`, `030125` and, of the Republic of China, `1140103`.
  private func fixedDay(in order: DateOrder, _ era: YearEra) -> Int32? {
    if form.yearDigits == 3 {
      guard order == .ymd, DateParts.republican ~= digits / 10_000 else { return nil }
      let month = Int(digits / 100 % 100)
      return Day(year: Int(1911 + digits / 10_000), month: month, day: Int(digits % 100))?.number
    }
    let yearScale: Int32 = form.yearDigits == 4 ? 10_000 : 100
    let isYearLast = order == .dmy || order == .mdy
    var year = isYearLast ? digits % yearScale : digits / 10_000
    let rest = isYearLast ? digits / yearScale : digits % 10_000
    let isMonthFirst = order == .mdy || order == .ymd
    if yearScale == 100 { year = era.year(year) }
    guard (1900..<2200).contains(year) else { return nil }
    let month = isMonthFirst ? rest / 100 : rest % 100
    let day = isMonthFirst ? rest % 100 : rest / 100
    return Day(year: Int(year), month: Int(month), day: Int(day))?.number
  }

  @inline(__always)
  private func day(
    year yearPlace: Int, month monthPlace: Int, day dayPlace: Int, _ languages: MonthLanguages, _ era: YearEra
  ) -> Int32? {
    guard widths[dayPlace] &- 1 < 2, !isShortBothWays(year: yearPlace, day: dayPlace),
      let year = year(at: yearPlace, era)
    else { return nil }
    var month = values[monthPlace]
    if form.style == .named {
      guard Int(form.namePlace) == monthPlace, let named = name.month(in: languages) else { return nil }
      month = Int32(named)
    } else {
      guard widths[monthPlace] &- 1 < 2 else { return nil }
    }
    let day = values[dayPlace]
    if PersianCalendar.years ~= Int32(year) { return PersianCalendar.number(year: Int32(year), month: month, day: day) }
    if PersianCalendar.unknown ~= Int32(year) { return nil }
    return Day(year: year, month: Int(month), day: Int(day))?.number
  }

  /// `28-Oct-9`: whoever writes a day without its zero puts a year of two digits last; here it lost its own zero.
  @inline(__always)
  private func isShortBothWays(year yearPlace: Int, day dayPlace: Int) -> Bool {
    form.style == .named && yearPlace == 0 && widths[yearPlace] == 2 && widths[dayPlace] == 1
  }

  @inline(__always)
  private func year(at place: Int, _ era: YearEra) -> Int? {
    let year = Int(values[place])
    switch widths[place] {
    case 4: return Int(DateParts.western(values[place]))
    case 2 where isApostropheYear: return 2000 + year
    case 2: return Int((isThai ? .buddhist : era).year(values[place]))
    case 1 where isApostropheYear: return 2000 + year
    case 3 where place == 0 && DateParts.republican ~= Int32(year): return 1911 + year
    default: return nil
    }
  }
}
