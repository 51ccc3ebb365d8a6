/// `C110522EUR3236,28`: a balance of MT940.
struct MT940Balance {
  var day: Day?
  var amount: WrittenAmount
  var currency: Currency?

  init?(_ text: [UInt8], _ value: Range<Int>) {
    guard value.count >= 11 else { return nil }
    let mark = lowered(text[value.lowerBound])
    guard mark == UInt8(ascii: "c") || mark == UInt8(ascii: "d") else { return nil }
    let code = (value.lowerBound + 7)..<(value.lowerBound + 10)
    guard let currency = Currency(String(decoding: text[code], as: UTF8.self)),
      let day = WrittenDay.short(text, at: value.lowerBound + 1),
      var amount = WrittenAmount(text, code.upperBound..<value.upperBound, mark: .comma)
    else { return nil }
    if mark == UInt8(ascii: "d") { amount.digits = -amount.digits }
    self.amount = amount
    self.currency = currency
    self.day = day
  }

  func written(_ kind: StatedBalance.Kind, line: UInt32, isBetweenPages: Bool) -> WrittenBalance {
    WrittenBalance(kind: kind, day: day, amount: amount, line: line, isBetweenPages: isBetweenPages)
  }
}

/// The sub-fields of a `:61:` line: `2512311228DR12,50NDDTKREF+//BANKREF`.
///
/// Value date, entry date without its year, mark (C, D, RC, RD; E before it for an expected entry), third letter of
/// the currency, amount, type, the owner's reference, the bank's behind `//`; a line of supplement may follow.
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
    let value = text.trimmed(values[0])
    var cursor = value.lowerBound
    outcome = Result { () throws(Reason) in try MT940Entry.booking(text, value, &cursor) }
    guard case .success = outcome else { return }
    kind = cursor..<(cursor + 4)
    let rest = (cursor + 4)..<value.upperBound
    if let slashes = rest.dropLast().first(where: { text[$0] == 0x2f && text[$0 + 1] == 0x2f }) {
      let own = text.trimmed((slashes + 2)..<value.upperBound)
      if !text.matches(own, "NONREF") { reference = own }
    }
    supplement = values.dropFirst().first.map { text.trimmed($0) }
  }

  /// Reads up to the type, at which `cursor` is left.
  private static func booking(
    _ text: [UInt8], _ value: Range<Int>, _ cursor: inout Int
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
    let mark = try mark(text, value, &cursor)
    let start = cursor
    while cursor < value.upperBound,
      (48...57).contains(text[cursor]) || text[cursor] == UInt8(ascii: ",")
        || text[cursor] == UInt8(ascii: ".")
    { cursor += 1 }
    guard var amount = WrittenAmount(text, start..<cursor, mark: .comma) else {
      throw Reason(text: "no amount behind the debit or credit mark")
    }
    guard cursor + 4 <= value.upperBound, isType(text, cursor) else {
      throw Reason(text: "no transaction type, like NMSC, behind the amount")
    }
    if mark.isOut { amount.digits = -amount.digits }
    return Booking(day: day, valueDay: valueDay, amount: amount, isExpected: mark.isExpected)
  }

  /// `MMDD` in the year that puts it nearest to the value date.
  private static func entryDay(_ text: [UInt8], _ place: Int, near day: Day) -> Day? {
    guard let month = WrittenDay.number(text, place, 2), let number = WrittenDay.number(text, place + 2, 2) else {
      return nil
    }
    let year = day.civil.year
    return [year, year - 1, year + 1].compactMap { Day(year: $0, month: month, day: number) }
      .min { abs($0 - day) < abs($1 - day) }
  }

  /// `C` `D` `RC` `RD` `EC` `ED`, and the third letter of the currency that may follow.
  private static func mark(
    _ text: [UInt8], _ value: Range<Int>, _ cursor: inout Int
  ) throws(Reason) -> (isOut: Bool, isExpected: Bool) {
    func letter(_ place: Int) -> UInt8 { place < value.upperBound ? lowered(text[place]) : 0 }
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

  private static func isType(_ text: [UInt8], _ place: Int) -> Bool {
    (97...122).contains(lowered(text[place]))
      && text[(place + 1)..<(place + 4)].allSatisfy { (97...122).contains(lowered($0)) || (48...57).contains($0) }
  }
}
