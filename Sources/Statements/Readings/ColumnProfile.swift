import Lexicon
import Values

/// What the fields of one column look like, over all rows of a table.
struct ColumnProfile: Sendable {
  private(set) var rows = 0
  private(set) var filled = 0
  private(set) var dates: DateProfile
  private(set) var amounts = AmountProfile()
  private(set) var values = DistinctValues()
  /// Fields that are a dash alone: a sign, or nothing at all.
  private(set) var dashes = 0
  /// Fields that hold more than a dash.
  var given: Int { filled - dashes }
  /// Bytes of all fields together.
  private(set) var length = 0
  /// Characters of all fields together.
  private var width = 0
  private(set) var dateCount = 0
  private(set) var withLetters = 0
  /// Fields like an account number: an IBAN.
  private(set) var accountLike = 0
  /// Fields with a zero in front of other digits: numbers of something, not money.
  private(set) var leadingZeros = 0

  /// `frame`: for days without a year.
  init(frame: YearFrame? = nil, era: YearEra = .common) {
    dates = DateProfile()
    dates.frame = frame
    dates.era = era
  }

  mutating func add(_ bytes: [UInt8], _ range: Range<Int>, line: UInt32) {
    rows += 1
    let range = bytes.trimmed(range)
    guard !range.isEmpty, unsafe !bytes.with(range, { unsafe BlankField.isFiller($0) }) else { return }
    filled += 1
    length += range.count
    width += bytes[range].count { $0 & 0xc0 != 0x80 }
    _ = values.add(bytes, range)
    unsafe bytes.with(range) { field in
      if unsafe BlankField.isDash(field) {
        dashes += 1
        return
      }
      unsafe dates.add(field, line: line)
      unsafe amounts.add(field, line: line)
      if unsafe DateField.looksLikeDate(field) { dateCount += 1 }
      unsafe look(at: field)
    }
  }

  private mutating func look(at field: UnsafeBufferPointer<UInt8>) {
    var letters = 0
    var digits = 0
    for place in 0..<field.count {
      let byte = unsafe field[place]
      if byte.isDigit { digits += 1 } else if byte.isLetter || byte >= 0x80 { letters += 1 }
    }
    if letters > 0 { withLetters += 1 }
    // `0000000005000,00` is filled up to a width.
    let hasCents = unsafe digits + 1 == field.count && digits > 3 && !field[field.count - 3].isDigit
    if digits > 1, !hasCents, unsafe field[0] == 48, unsafe field[1].isDigit { leadingZeros += 1 }
    if unsafe AccountNumber.isIBAN(field) { accountLike += 1 }
  }

  /// The header says that these are dates, so numbers are the days of a spreadsheet.
  var isCalledDate = false

  /// Most fields are dates.
  var isDates: Bool {
    if dateCount > 0 { return dateCount * 2 > given }
    // `03 JUN` in every row, whatever it is called.
    if dates.form.style == .named, dates.form.yearDigits == 0, filled > 1, dates.dates == filled { return true }
    // `not booked` may stand in place of a few.
    let others = filled - dates.dates
    guard isCalledDate, dates.dates > 0, others == 0 || others == withLetters && others * 5 <= filled else {
      return false
    }
    let form = dates.form
    return [.serial, .unix].contains(form.style) || form.style == .digits && form.yearDigits < 4 || form.yearDigits == 0
  }

  /// Some fields are no dates.
  var hasOtherThanDates: Bool { dateCount < given }

  /// Most fields are amounts or at least numbers.
  var isNumbers: Bool {
    let readable = amounts.count - amounts.unparsable
    return !isDates && readable > 0 && readable * 2 > given
  }

  /// Each number could be a day and a month: `24.03`.
  var mayBeDays: Bool {
    isSmall
      && values.texts.allSatisfy { text in
        unsafe text.withUnsafeBufferPointer { unsafe BlankField.isDash($0) || YearFrame.parts($0) != nil }
      }
  }

  /// Each row has an amount that is not zero.
  var movesInEveryRow: Bool { amounts.positive + amounts.negative == rows }

  /// Numbers that are written as money is: with decimals, signs, grouping or currencies, not as ids are.
  var isMoneyLike: Bool {
    guard isNumbers, leadingZeros == 0 else { return false }
    // `FT2506241959`: a key, though Ft is a currency.
    if amounts.marked == 0, filled > 0, width / filled > 10 { return false }
    if amounts.marked > 0 || amounts.negative > 0 || amounts.explicitPlus > 0 || !amounts.currencies.isEmpty {
      return true
    }
    return amounts.mostDigits <= 7
  }

  var isText: Bool { filled > 0 && !isDates && !isNumbers && withLetters * 2 > filled }
  /// Few different texts, each several times: flags, currencies, states.
  var isSmall: Bool { !values.isOverflowed && filled > 0 }

  /// In most rows one value, or a few that come again, as those of who share an account.
  var areFew: Bool {
    isSmall && filled * 2 > rows && (values.texts.count == 1 && rows > 1 || values.texts.count * 2 <= rows)
  }

  /// Every value is the code of a currency.
  var isOfCurrencyCodes: Bool {
    isSmall && values.texts.indices.allSatisfy { Currency.listed(values.string($0)) != nil }
  }

  /// The same, or signs that several currencies share: `₪`, `$`.
  var isOfCurrencies: Bool {
    isSmall
      && values.texts.indices.allSatisfy { index in
        let text = values.string(index)
        return Currency.listed(text) != nil || !CurrencyNames.candidates(of: text).isEmpty
      }
  }

  /// `1` and `0` and nothing else: answers to what the header asks, and no amounts.
  var isOfAnswers: Bool { isSmall && Set(values.texts) == [[0x30], [0x31]] }

  /// Every row has the number of one card.
  var isOfOneCard: Bool {
    guard filled == rows, isSmall, values.texts.count == 1 else { return false }
    let text = values.string(0).filter { $0 != "'" }
    // `VISA**** **** **** 4410`
    let scheme = text.prefix { $0.isLetter || $0 == " " }
    return AccountNumber.isMaskedCard(RowWords.isScheme(String(scheme)) ? String(text.dropFirst(scheme.count)) : text)
  }

  /// All of several rows have the same number of four digits and more.
  var isConstantNumber: Bool {
    guard rows > 1, filled == rows, isSmall, values.texts.count == 1 else { return false }
    return values.string(0).count { $0.isNumber } >= 4
  }

  /// Every row says `Chequing`, or whatever an account for payments is called, and nothing else.
  var isKindOfCurrentAccount: Bool {
    guard rows > 1, filled == rows, isSmall, values.texts.count == 1 else { return false }
    let kind = values.string(0)
    return kind.split(separator: " ").count <= 2 && kind.allSatisfy { $0.isLetter || " -".contains($0) }
      && PartWords.account.areIn(kind)
  }
}
