import TestSupport

/// How one export writes what the bank knows: the next one, in another format or from another page, writes it otherwise.
struct ExportStyle {
  enum Letters: CaseIterable { case asKnown, upper, lower, plain }
  enum Words: CaseIterable { case asKnown, reversed, prefixed, dated, prefixedAndDated }
  enum DayKind: CaseIterable { case booking, value, dayBefore, dayAfter }
  /// `daily` ids number the rows of a day, `cycling` ones begin anew after a hundred, `merchant` ones are a mandate's.
  /// `renamed`, `reissued`, `padded` and `numbered` are what stable ids become when the bank changes them: of another
  /// scheme, those of other rows, with zeros in front, counted from 1 in each export.
  enum Ids: CaseIterable {
    case none, stable, anew, daily, cycling, merchant, renamed, reissued, padded, numbered

    static let changing: [Ids] = [.stable, .renamed, .reissued, .padded, .numbered]
  }

  /// Texts end after that many characters.
  var cut: Int?
  var letters = Letters.asKnown
  var words = Words.asKnown
  var dayKind = DayKind.booking
  var ids = Ids.none
  var hasBalances = false
  var hasPending = false

  func text(of words: [String], purchase: Int32) -> String {
    let date = " \(purchase % 28 + 1)/\(purchase / 28 % 12 + 1)"
    var text =
      switch self.words {
      case .asKnown: words.joined(separator: " ")
      case .reversed: words.reversed().joined(separator: " ")
      case .prefixed: "CARD PAYMENT TO " + words.joined(separator: " ")
      case .dated: words.joined(separator: " ") + date
      case .prefixedAndDated: "POS " + words.joined(separator: " ") + " ON" + date
      }
    switch letters {
    case .asKnown: break
    case .upper: text = text.uppercased()
    case .lower: text = text.lowercased()
    case .plain: text = String(text.map { ExportStyle.unaccented[$0] ?? $0 })
    }
    guard let cut, text.count > cut else { return text }
    text = String(text.prefix(cut))
    while text.last == " " { text.removeLast() }
    return text
  }

  private static let unaccented: [Character: Character] = [
    "é": "e", "è": "e", "ü": "u", "ö": "o", "ä": "a", "ł": "l", "ó": "o", "ñ": "n", "ç": "c",
  ]

  /// The day on which a row that is booked on a day stands in the list.
  func day(of event: BankLife.Event, booked: Int32) -> Int32 {
    switch dayKind {
    case .booking: booked
    case .value: booked == event.booked ? event.value : booked
    case .dayBefore: booked - 1
    case .dayAfter: booked + 1
    }
  }

  func id(truth: Int, merchant: String, export: Int, place: Int, placeInDay: Int) -> String {
    switch ids {
    case .none: ""
    case .stable: "\(truth + 1)"
    case .anew: "X\(export)-\(place)"
    case .daily: "\(placeInDay + 1)"
    case .cycling: "\(truth % 100 + 1)"
    case .merchant: "M-\(merchant)"
    case .renamed: "2F\(truth * 7_919 % 100_003)"
    case .reissued: "\(truth + 9)"
    case .padded: String("0000000\(truth + 1)".suffix(7))
    case .numbered: "\(place + 1)"
    }
  }
}

/// What differs from one export to the next, in exports or rows per thousand. Each kind is measured alone and all
/// together:
///
/// - *cut texts*: 20 to 32 characters in one export, whole in another;
/// - *letters*: upper case, lower case, accents dropped;
/// - *words*: reversed, a prefix of the bank, the day of the purchase behind;
/// - *value days*: an export lists by value day, up to three days after the booking for some rows;
/// - *weekends*: what was bought at a weekend moves to Monday after a few days;
/// - *months*: exports by month that share a day, or none;
/// - *cut days*: exports end at an hour, and some begin where the last one ended;
/// - *pumps*: an authorisation of 1.00 that vanishes, and the booking with what was tanked;
/// - *pending*: authorisations that are booked up to 14 days later, some with a tip or another text;
/// - *refunds* of what was bought, standing orders of equal amounts: always;
/// - *days off*: an export lists all rows a day early or late;
/// - *changed amounts*: a booked row has another amount, or the other sign, in later exports;
/// - *reused ids*: by day, in a cycle, by merchant; *new ids* in each export;
/// - *changed ids*: from some export on, the bank's ids are of another kind;
/// - *late balances*: some exports have balances;
/// - *formats*: whole texts and balances without ids, or cut texts in upper case with stable ids;
/// - *late rows* and *rewordings* of single rows;
/// - *weeks*: weekly exports that share a day, some cut at noon of it;
/// - *parts*: instead of an export, one for each card, or one and what a search for a shop finds;
/// - *again*: the same bytes once more, at once or at the end;
/// - *doubled*: lines that a file with balances has twice.
struct ExportNoise {
  var cutTexts = 0
  var letters = 0
  var words = 0
  var valueDays = 0
  /// Of the rows: whose value day is not the booking day.
  var laterValue = 100
  var offDays = 0
  var changedAmounts = 0
  var weekends = 0
  var isMonthly = false
  var cutDays = 0
  var pumps = 0
  var pending = 0
  var reusedIds = 0
  var newIds = 0
  var stableIds = 0
  var changedIds = 0
  var balances = 0
  var formats = 0
  var late = 0
  var reworded = 0
  var isWeekly = false
  var noons = 0
  var parts = 0
  var again = 0
  var doubled = 0
}

extension ExportNoise {
  func style(_ chance: inout SeededGenerator, isDayBefore: Bool) -> ExportStyle {
    var style = ExportStyle()
    style.hasPending = pending > 0 || pumps > 0 ? chance.happens(700) : false
    if chance.happens(cutTexts) { style.cut = chance.within(20...32) }
    if chance.happens(letters) { style.letters = chance.pick([.upper, .lower, .plain]) }
    if chance.happens(words) { style.words = chance.pick(ExportStyle.Words.allCases) }
    if chance.happens(valueDays) { style.dayKind = .value }
    if chance.happens(offDays) { style.dayKind = isDayBefore ? .dayBefore : .dayAfter }
    if stableIds > 0 { style.ids = chance.happens(stableIds) ? .stable : .none }
    if reusedIds > 0 { style.ids = chance.happens(reusedIds) ? chance.pick([.daily, .cycling, .merchant]) : .none }
    if newIds > 0 { style.ids = chance.happens(newIds) ? .anew : .none }
    style.hasBalances = chance.happens(balances) && style.dayKind == .booking
    guard formats > 0 else { return style }
    if chance.happens(formats) {
      (style.cut, style.letters, style.ids, style.hasBalances) = (32, .upper, .stable, false)
      style.hasPending = false
    } else {
      (style.ids, style.hasBalances) = (.none, style.dayKind == .booking)
    }
    return style
  }
}
