import Values

/// `C110522EUR3236,28`: a balance of MT940. Some banks leave the currency out, or write zeros for a day they do not know.
struct MT940Balance {
  var day: Day?
  var amount: WrittenAmount
  var currency: Currency?

  init?(_ text: [UInt8], _ value: Range<Int>) {
    guard value.count >= 8 else { return nil }
    let mark = text[value.lowerBound].lowered
    guard mark == UInt8(ascii: "c") || mark == UInt8(ascii: "d") else { return nil }
    day = WrittenDay.short(text, at: value.lowerBound + 1)
    let isUndated = WrittenDay.number(text, value.lowerBound + 1, 6) == 0
    var place = value.lowerBound + 7
    if value.count >= 11, let code = Currency(String(decoding: text[place..<(place + 3)], as: UTF8.self)) {
      currency = code
      place += 3
    }
    guard day != nil || isUndated,
      var amount = WrittenAmount(text, place..<value.upperBound, mark: .comma)
    else { return nil }
    if mark == UInt8(ascii: "d") { amount.digits = -amount.digits }
    self.amount = amount
  }

  func written(_ kind: StatedBalance.Kind, line: UInt32, isBetweenPages: Bool) -> WrittenBalance {
    WrittenBalance(kind: kind, day: day, amount: amount, line: line, isBetweenPages: isBetweenPages)
  }
}

/// The sub-fields of a `:61:` line: `2512311228DR12,50NDDTKREF+//BANKREF`.
///
/// Value date, entry date without its year, mark (C, D, RC, RD; E before it for an expected entry), third letter of
/// the currency, amount, type, the owner's reference, the bank's behind `//`; a line of supplement may follow. Banks
/// leave the type out, put blanks for an entry date, and blanks or a line end before the amount.
struct MT940Entry {
  struct Booking {
    var day: Day
    var valueDay: Day
    var amount: WrittenAmount
    var isExpected: Bool
  }

  struct Reason: Error { var text: String }

  let line: UInt32
  let outcome: Result<Booking, Reason>
  /// `NTRF`, where the entry has one.
  private(set) var kind = 0..<0
  /// The bank's reference, but for the words that say there is none.
  private(set) var reference = 0..<0
  private(set) var supplement: Range<Int>?

  init(_ text: [UInt8], _ values: [Range<Int>], line: UInt32) {
    self.line = line
    var lines = values.map { text.trimmed($0) }[...]
    var value = lines.removeFirst()
    var cursor = value.lowerBound
    outcome = Result { () throws(Reason) in try MT940Entry.booking(text, &value, &cursor, next: &lines) }
    guard case .success = outcome else { return }
    kind = cursor..<(MT940Entry.isType(text, cursor, value) ? cursor + 4 : cursor)
    let rest = kind.upperBound..<value.upperBound
    kind = text.trimmed(kind)
    if let slashes = rest.dropLast().first(where: { text[$0] == 0x2f && text[$0 + 1] == 0x2f }) {
      let own = text.trimmed((slashes + 2)..<value.upperBound)
      if !text.matches(own, "NONREF") { reference = own }
    }
    supplement = lines.first
  }

  /// Reads up to the type, at which `cursor` is left.
  private static func booking(
    _ text: [UInt8], _ value: inout Range<Int>, _ cursor: inout Int, next lines: inout ArraySlice<Range<Int>>
  ) throws(Reason) -> Booking {
    guard value.count >= 6, let valueDay = WrittenDay.short(text, at: cursor) else {
      throw Reason(text: "the value date, the first six digits of :61:, is no date")
    }
    cursor += 6
    var day = valueDay
    if cursor + 4 <= value.upperBound, WrittenDay.number(text, cursor, 4) != nil {
      guard let entryDay = entryDay(text, cursor, near: valueDay) else {
        throw Reason(text: "the entry date, the four digits behind the value date, is no date")
      }
      day = entryDay
      cursor += 4
    }
    skipBlanks(text, value, &cursor)
    let mark = try mark(text, value, &cursor)
    skipBlanks(text, value, &cursor)
    if cursor == value.upperBound, let line = lines.popFirst() {
      value = line
      cursor = line.lowerBound
    }
    let start = cursor
    while cursor < value.upperBound,
      text[cursor].isDigit || text[cursor] == UInt8(ascii: ",")
        || text[cursor] == UInt8(ascii: ".")
    { cursor += 1 }
    guard var amount = WrittenAmount(text, start..<cursor, mark: .comma) else {
      throw Reason(text: "no amount behind the debit or credit mark")
    }
    guard isType(text, cursor, value) || value.upperBound < text.count else {
      throw Reason(text: "the file ends inside this entry; it may be cut short")
    }
    if mark.isOut { amount.digits = -amount.digits }
    return Booking(day: day, valueDay: valueDay, amount: amount, isExpected: mark.isExpected)
  }

  /// `MMDD`, or `DDMM` where that alone lies near the value date: some banks write it so, against the standard.
  private static func entryDay(_ text: [UInt8], _ place: Int, near day: Day) -> Day? {
    guard let first = WrittenDay.number(text, place, 2), let second = WrittenDay.number(text, place + 2, 2) else {
      return nil
    }
    let entry = nearest(to: day, month: first, number: second)
    if let entry, abs(entry - day) <= 31 { return entry }
    let exchanged = nearest(to: day, month: second, number: first)
    return exchanged.flatMap { abs($0 - day) <= 7 ? $0 : nil } ?? entry
  }

  /// The day in the year that puts it nearest to the value date.
  private static func nearest(to day: Day, month: Int, number: Int) -> Day? {
    let year = day.civil.year
    return [year, year - 1, year + 1].compactMap { WrittenDay.commercial(year: $0, month: month, day: number) }
      .min { abs($0 - day) < abs($1 - day) }
  }

  /// `C` `D` `RC` `RD` `EC` `ED`, and the third letter of the currency that may follow.
  private static func mark(
    _ text: [UInt8], _ value: Range<Int>, _ cursor: inout Int
  ) throws(Reason) -> (isOut: Bool, isExpected: Bool) {
    func letter(_ place: Int) -> UInt8 { place < value.upperBound ? text[place].lowered : 0 }
    let isReversal = letter(cursor) == UInt8(ascii: "r")
    let isExpected = letter(cursor) == UInt8(ascii: "e")
    if isReversal || isExpected { cursor += 1 }
    let isDebit = letter(cursor) == UInt8(ascii: "d")
    guard isDebit || letter(cursor) == UInt8(ascii: "c") else {
      throw Reason(text: "no debit or credit mark (D, C, RD, RC) behind the dates")
    }
    cursor += 1
    if (97...122).contains(letter(cursor)) { cursor += 1 }
    return (isDebit != isReversal, isExpected)
  }

  private static func skipBlanks(_ text: [UInt8], _ value: Range<Int>, _ cursor: inout Int) {
    while cursor < value.upperBound, isBlank(text[cursor]) { cursor += 1 }
  }

  /// A letter and three more characters: `NTRF`, `S051`, `N   `.
  private static func isType(_ text: [UInt8], _ place: Int, _ value: Range<Int>) -> Bool {
    place + 4 <= value.upperBound && text[place].isLetter
      && text[(place + 1)..<(place + 4)].allSatisfy {
        $0.isLetter || $0.isDigit || $0 == 0x20
      }
  }
}
