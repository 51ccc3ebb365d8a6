import Lexicon
import Values

/// What the lines around a table state: account numbers, the currency, balances, the days covered, a card.
struct PreambleFacts: Sendable {
  struct Balance: Sendable {
    var meaning: BalanceWords.Meaning
    /// The amount's text; which decimal mark it has shows later.
    var text: String
    var day: String?
    var line: UInt32
    /// Not what is booked, which goes before it where both are stated.
    var isAvailable = false
    /// Its label calls it owed, or what is to be paid.
    var isOwed = false
    /// Its label calls it held.
    var isHeld = false
  }
  var accountNumbers: [String] = []
  /// IBANs in sentences: the account's own, or that from which a card's bill is collected, or to which it is to be
  /// paid.
  private(set) var mentionedNumbers: [String] = []
  var currency: Currency?
  var balances: [Balance] = []
  /// Texts that are dates, in order.
  var dates: [String] = []
  /// The dates of lines that hold two: from when to when, most likely.
  private var pairs: [(first: String, last: String)] = []
  /// Months that a line names with their year: `January 2025`, `2025年1月`.
  var months: [ClosedRange<Int32>] = []
  /// `April 2025 - July 2025`: two of them on one line that says what the statement covers.
  var spansOfMonths: [ClosedRange<Int32>] = []
  /// Years that stand alone in short lines.
  var years: [Int] = []
  var isCard = false
  /// The card is called a credit card, or its limit is stated.
  var isCreditCard = false
  /// A title, alone in its line, calls it that.
  var isTitledCreditCard = false
  /// A short line calls the account a loan.
  var isLoan = false
  /// The masked number of a card stands there.
  var isOfOneCard = false
  var isSavings = false
  /// A line calls it a statement of earnings.
  var isOfEarnings = false
  /// An account for payments.
  var isCurrent = false
  /// An IBAN stands behind a label that calls it the account's.
  var hasIBAN = false
  /// A short line has the title of an account's statement.
  var isStatementOfAccount = false
  /// The days that the file's name says it covers.
  var named: ClosedRange<Int32>?
  /// The file's name calls it that of a card.
  var isNamedCard = false
  /// And that of a credit card.
  var isNamedCreditCard = false
  /// A short line that speaks of minor units: `Amounts in cents`.
  var units: String?
  /// A short line that speaks of thousands or more: `Amounts in thousands`.
  var multiple: String?

  init() {}

  init(_ records: Records, in range: Range<Int>) {
    var isOfSecurities = false
    for record in range {
      let fields = records.texts(of: record)
      let cells = PreambleFacts.cells(fields)
      // A list of what is held, whose symbols may be those of currencies: `BND`.
      isOfSecurities = !cells.isEmpty && (isOfSecurities || RowWords.areOfInvestor(cells))
      add(cells, line: records.lines[record], namesCurrency: !isOfSecurities)
      guard record + 1 < range.upperBound else { continue }
      let stated = StatedTotals.summary(fields, records.texts(of: record + 1))
      if !stated.isEmpty, !fields.contains(where: BalanceWords.isOfOther), !records.isTitledOther(above: record) {
        noteNumbers(stated, line: records.lines[record + 1])
      }
    }
  }

  /// What one line beside the rows states: account numbers, balances and a currency, nothing else.
  init(line fields: [String], number: UInt32 = 0) {
    let cells = PreambleFacts.cells(fields)
    noteNumbers(cells, line: number)
    noteCurrency(cells)
  }

  private mutating func add(_ cells: [String], line: UInt32, namesCurrency: Bool = true) {
    let known = dates.count
    defer { if dates.count == known + 2 { pairs.append((dates[known], dates[known + 1])) } }
    isOfOneCard =
      isOfOneCard
      || zip(cells, cells.dropFirst()).contains { PartWords.card.areIn($0) && PreambleFacts.isEndOfCard($1) }
      || cells.contains(where: PreambleFacts.isTitleOfCard)
    if cells.count == 1 { isTitledCreditCard = isTitledCreditCard || PreambleFacts.isTitleOfCreditCard(cells[0]) }
    for (place, cell) in cells.enumerated() {
      noteKind(cell)
      if units == nil, cell.utf8.count <= 40, MinorUnitWords.unit(in: cell) != nil { units = cell }
      if multiple == nil, cell.utf8.count <= 40, MultipleWords.power(in: cell) != nil { multiple = cell }
      let label = place > 0 ? cells[place - 1] : nil
      if [cell, label ?? ""].contains(where: PreambleFacts.isOfOtherTime) { continue }
      noteDates(cell)
      noteMonths(cell, label: label)
    }
    if namesCurrency { noteCurrency(cells) }
    noteNumbers(cells, line: line)
  }

  /// `Member since 2014`, but not `Transactions since 01/02/2024 until 31/05/2024`.
  private static func isOfOtherTime(_ cell: String) -> Bool {
    guard cell.utf8.count <= 120, PartWords.otherTimes.areIn(cell) else { return false }
    return ![PartWords.span, .transactions, .balances, .statement].contains { $0.areIn(cell) }
  }

  /// Codes that are English words as well.
  static let ambiguousCodes: Set<String> = [
    "ALL", "TOP", "TRY", "CUP", "MAD", "PEN", "SOS", "COP", "BAM", "LAK", "DEM",
  ]

  /// Codes that are what a list may be filtered by as well.
  private static let filters: Set<String> = ["ALL", "TOP"]

  /// Codes that are names of people as well.
  private static let names: Set<String> = ["RON", "BOB", "ANG", "GEL", "MOP", "AUD"]

  private mutating func noteCurrency(_ cells: [String]) {
    for place in cells.indices { currency = currency ?? PreambleFacts.currency(at: place, of: cells) }
  }

  /// A currency code that is the cell or a word of a short one: `0123456 - EUR - Current account`; of a long one behind
  /// a word that calls it so: `... Valuta EUR ...`.
  private static func currency(at place: Int, of cells: [String]) -> Currency? {
    let (cell, label) = (cells[place], place > 0 ? cells[place - 1] : nil)
    let isCalledSo = label.map { HeaderWords.roles(of: $0).first?.role == .currency } ?? false
    if let whole = Currency(cell), whole.isListed {
      // `All`, `Ron`
      let isUpper = cell.allSatisfy(\.isUppercase)
      if ambiguousCodes.contains(whole.code) {
        let isOfAccount = !filters.contains(whole.code) && isBehindAccount(place, of: cells)
        return isUpper && (isCalledSo || isOfAccount) ? whole : nil
      }
      return isCalledSo || isUpper || !names.contains(whole.code) ? whole : nil
    }
    if isCalledSo, let written = Currency.written(cell) { return written }
    // `LEK (ALL)`
    if isCalledSo, let code = words(cell).lazy.compactMap({ Currency($0) }).first(where: \.isListed) { return code }
    // `SOL: 00047 NYERI`: what has a number behind it is the name of that.
    let isName = cells.dropFirst(place + 1).first?.first?.isNumber ?? false
    if label != nil, !isName, let named = HeaderCurrency.called(cell) { return named }
    if PartWords.otherCurrency.areIn(cell)
      || label.map(PartWords.otherCurrency.areIn) ?? false
    {
      return nil
    }
    // `HUF` behind an Indian name is a kind of holder.
    if let label, PartWords.holder.areIn(label) { return nil }
    let words = cell.split { " -/(),:;".contains($0) }
    // `CH93 0076 2011 6238 5295 7 Privatkonto CHF`
    let endsInCode =
      words.count <= 10 && cell.contains(where: \.isNumber)
      && words.last.map {
        $0.count == 3 && $0.allSatisfy { $0.isUppercase && $0.isASCII } && Currency($0)?.isListed == true
      } ?? false
    guard words.count <= 7 || endsInCode else { return called(words) }
    for word in words where word.count == 3 && word.allSatisfy({ $0.isUppercase && $0.isASCII }) {
      if let code = Currency(word), code.isListed, !ambiguousCodes.contains(String(word)) { return code }
    }
    // `0417-6120034 / TL`
    guard let last = words.last, last.count == 2, last.allSatisfy(\.isUppercase),
      words.dropLast().allSatisfy({ $0.allSatisfy(\.isNumber) })
    else { return nil }
    return Currency.written(String(last))
  }

  /// `Cuenta Soles;033-4418827;PEN`: the number of an account stands before it.
  private static func isBehindAccount(_ place: Int, of cells: [String]) -> Bool {
    guard place > 1, case let number = cells[place - 1], kind(number) != .date else { return false }
    return PartWords.accountWord.areIn(cells[place - 2]) && number.count(where: \.isNumber) >= 6
      && number.allSatisfy { $0.isNumber || " -/.*xX".contains($0) }
  }

  /// `... for the month of May. Currency EUR, tax number ...`: the code right behind the word in a longer text.
  private static func called(_ words: [Substring]) -> Currency? {
    zip(words, words.dropFirst()).lazy.compactMap { label, code -> Currency? in
      guard code.count == 3, code.allSatisfy({ $0.isUppercase && $0.isASCII }),
        HeaderWords.roles(of: label).contains(where: { $0.role == .currency })
      else { return nil }
      return Currency(code).flatMap { $0.isListed ? $0 : nil }
    }.first
  }

  static func currency(beside amount: String) -> Currency? {
    unsafe amount.withUTF8Bytes { unsafe AmountShape($0)?.currency }
  }

  /// What the cell says of the kind of account.
  mutating func noteKind(_ cell: String) {
    // What stands in parentheses says more, as the month of a bill.
    let cell = cell.count <= 30 ? cell : String(cell.prefix { !"(（[".contains($0) })
    guard cell.utf8.count <= 120, cell.count <= 30 else { return }
    // `Credit card sales` are those of a shop.
    let isOfShop = PartWords.takings.areIn(cell)
    isCreditCard = isCreditCard || !isOfShop && PartWords.creditCard.areIn(cell)
    isOfOneCard = isOfOneCard || AccountNumber.isMaskedCard(cell)
    let namesCard = PartWords.card.areIn(cell) || PreambleFacts.namesScheme(cell)
    isCard = isCard || isCreditCard || isOfOneCard || namesCard && !isOfShop
    isSavings = isSavings || PartWords.savings.areIn(cell)
    isOfEarnings = isOfEarnings || cell.utf8.count <= 80 && PartWords.earnings.areIn(cell)
    isLoan = isLoan || PartWords.loan.areIn(cell)
    isCurrent = isCurrent || PartWords.account.areIn(cell)
    isStatementOfAccount = isStatementOfAccount || PartWords.accountStatement.areIn(cell)
  }

  /// `Bank of the North - Credit Card Gold`, but not `Current account - Credit card included`.
  private static func isTitleOfCreditCard(_ cell: String) -> Bool {
    let others = [PartWords.account, .accountWord, .savings, .prepaid, .creditLimit]
    guard cell.utf8.count <= 120, !others.contains(where: { $0.areIn(cell) }) else { return false }
    return cell.split(separator: " - ").contains { $0.count <= 30 && PartWords.creditCard.areIn(String($0)) }
  }

  /// A declared card or savings account goes before what the file says; other kinds may be no more than a default.
  mutating func noteKind(of account: String?) {
    guard account == "card" || account == "savings" else { return }
    (isCard, isSavings) = (account == "card", account == "savings")
  }

  /// `Preferred Visa`, but not `Visa Debit`, by which an account is spent from.
  private static func namesScheme(_ cell: String) -> Bool {
    let words = cell.split { !$0.isLetter }.map(String.init)
    return words.contains(where: RowWords.isScheme) && !words.contains { $0.folded.hasPrefix("debi") }
  }

  /// What a line below the rows says of a card: its limit. An account has one as well.
  mutating func noteLimit(_ cells: [String]) {
    guard isCard, let place = cells.firstIndex(where: { $0.utf8.count <= 120 && PartWords.creditLimit.areIn($0) })
    else {
      return
    }
    // A card without credit may state that its limit is 0.
    let digits = cells[place...].prefix(2).joined().filter(\.isNumber)
    if digits.isEmpty || digits.contains(where: { $0 != "0" }) { isCreditCard = true }
  }

  /// `Final 4410`, `ending in 4410`: the last four digits of a card's number, beside a word for it.
  private static func isEndOfCard(_ cell: String) -> Bool {
    let words = cell.split { !$0.isLetter && !$0.isNumber }
    guard 2...4 ~= words.count, let digits = words.last, digits.count == 4, digits.allSatisfy(\.isNumber) else {
      return false
    }
    return PartWords.ending.areIn(words.dropLast().joined(separator: " "))
  }

  /// `Movimientos de la tarjeta Blue **** 4410`, `Visa Platinum 4293-****-****-6605`: what a longer title ends in is the
  /// last digits of the card.
  private static func isTitleOfCard(_ cell: String) -> Bool {
    let digits = cell.reversed().prefix(while: \.isNumber).count
    let masked = cell.dropLast(digits).reversed().drop { $0 == " " || $0 == "-" }.prefix { "*xX•·".contains($0) }.count
    return digits == 4 && masked >= 2 && cell.utf8.count <= 120 && (PartWords.card.areIn(cell) || namesScheme(cell))
      && !cell.folded.contains("debi") && !PartWords.givenForCards.areIn(cell)
  }

  private static func lastWord(_ cell: String) -> String { cell.split(separator: " ").last.map(String.init) ?? "" }

  /// `Compte courant n° 00012345678`: six digits and more behind words that call an account.
  private static func isTitledNumber(_ cell: String) -> Bool {
    let number = lastWord(cell)
    let label = cell.dropLast(number.count)
    guard !label.isEmpty, label.count <= 40, !label.contains(where: \.isNumber),
      number.count(where: \.isNumber) >= 6, number.allSatisfy({ $0.isNumber || "-./*xX".contains($0) }),
      kind(number) != .date
    else { return false }
    return PartWords.account.areIn(String(label)) || PartWords.savings.areIn(String(label))
      || HeaderWords.roles(of: label).first?.role == .accountNumber
  }

  /// `DE12 1203 0000 0000 0000 00 / EUR`: the number without the currency behind it.
  private static func withoutCurrency(_ cell: String) -> String {
    guard let last = cell.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).last, last.count == 3,
      Currency.listed(String(last)) != nil, last.startIndex > cell.startIndex
    else { return cell }
    return String(cell[..<last.startIndex].reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
  }

  /// `CH93 0076 2011 6238 5295 7  Privatkonto`: what kind of account it is behind its IBAN. Behind another number it may
  /// tell two accounts apart.
  private static func withoutProduct(_ cell: String) -> String {
    var words = cell.split(separator: " ")[...]
    guard words.first?.contains(where: \.isNumber) ?? false else { return cell }
    while let last = words.last, last.count > 3, last.allSatisfy(\.isLetter) { words.removeLast() }
    let number = words.joined(separator: " ")
    return unsafe number.withUTF8Bytes { unsafe AccountNumber.isIBAN($0) } ? number : cell
  }

  mutating func noteAccount(_ cell: String, label: String?) {
    guard cell.contains(where: \.isNumber),
      case let cell = PreambleFacts.withoutProduct(PreambleFacts.withoutCurrency(cell))
    else { return }
    let isIBAN = unsafe cell.withUTF8Bytes { unsafe AccountNumber.isIBAN($0) }
    // `STATEMENT OF ACCOUNT   PAGE 1`
    let isNumber = cell.count(where: \.isNumber) > 2
    let isLabelled = isNumber && label.map { HeaderWords.roles(of: $0).first?.role == .accountNumber } ?? false
    hasIBAN = hasIBAN || isIBAN && isLabelled
    guard isIBAN || isLabelled || PreambleFacts.isTitledNumber(cell) else { return noteIBAN(in: cell) }
    let number = AccountNumber.written(isIBAN || isLabelled ? cell : PreambleFacts.lastWord(cell))
    if !number.isEmpty, !accountNumbers.contains(number) { accountNumbers.append(number) }
  }

  /// `Promet po računu HR12... za razdoblje ...`, `Einzug von IBAN DE12...`: the only IBAN among the words of a line.
  private mutating func noteIBAN(in cell: String) {
    let words = cell.split { " ,;:()[]".contains($0) }
    let numbers = words.indices.compactMap { place -> String? in
      // Its digits may stand in groups of four.
      let groups = words[(place + 1)...].prefix { $0.count <= 4 && $0.contains(where: \.isNumber) }
      let word = words[place].count == 4 ? ([words[place]] + groups).joined() : String(words[place])
      guard word.utf8.count >= 15 else { return nil }
      return unsafe word.withUTF8Bytes { unsafe AccountNumber.isIBAN($0) } ? word : nil
    }
    guard numbers.count == 1, case let number = AccountNumber.written(numbers[0]) else { return }
    if !mentionedNumbers.contains(number) { mentionedNumbers.append(number) }
  }

  private mutating func noteDates(_ cell: String) {
    dates += PreambleFacts.dates(in: cell)
  }

  /// The dates that are written in that form, of numbers in an order of their own; nil where there is none.
  static func profile(of texts: some Sequence<String>, like form: DateForm) -> DateProfile? {
    guard form.style == .numeric else { return nil }
    var profile = DateProfile()
    for text in texts {
      let parts = unsafe text.withUTF8Bytes { unsafe NumericDate($0) }
      guard let own = parts?.form, own.firstSeparator == form.firstSeparator, own.yearDigits == form.yearDigits else {
        continue
      }
      _ = unsafe text.withUTF8Bytes { unsafe profile.add($0, line: 0) }
    }
    return profile.dates > 0 ? profile : nil
  }

  /// The dates among the words of a cell; `1 Jul 2024` is three of them.
  static func dates(in cell: String) -> [String] {
    let words = words(cell)
    var dates: [String] = []
    var place = 0
    while place < words.count {
      let three = words[place..<min(place + 3, words.count)].joined(separator: " ")
      let mayBegin = words[place].utf8.count <= 4 || words[place].allSatisfy(\.isLetter)
      if place + 3 <= words.count, mayBegin, kind(three) == .date {
        dates.append(three)
        place += 3
      } else {
        let ends = ends(ofSpan: words[place])
        dates += ends.isEmpty && kind(words[place]) == .date ? [words[place]] : ends
        place += 1
      }
    }
    return dates
  }

  /// `2024/12/01-2025/01/31`
  private static func ends(ofSpan word: String) -> [String] {
    guard word.utf8.count >= 13, word.first?.isNumber ?? false else { return [] }
    let ends = word.split { "-–—~～".contains($0) }.map(String.init)
    return ends.count == 2 && ends.allSatisfy { kind($0) == .date } ? ends : []
  }

  private static func words(_ cell: String) -> [String] {
    cell.split { $0 == " " || $0 == "\u{A0}" || $0 == "[" || $0 == "]" || $0 == "(" || $0 == ")" }.map {
      String($0.last == ":" || $0.last == "," ? $0.dropLast() : $0)
    }
  }

  /// What the label says, dates and digits in it left out: `Balance on 1 Jul 2024`.
  static func balanceMeaning(_ cell: String) -> BalanceWords.Meaning? {
    guard cell.utf8.count <= 60, kind(cell) == .text else { return nil }
    func meaning(_ text: String) -> BalanceWords.Meaning? {
      unsafe text.withUTF8Bytes { unsafe BalanceWords.meaning($0) }
    }
    if let whole = meaning(cell) { return whole }
    if BalanceWords.isOfOther(cell) { return nil }
    // In two languages: `Chom / Solde au 30/11/2025`.
    if let mark = cell.firstRange(of: " / ") {
      return balanceMeaning(String(cell[..<mark.lowerBound])) ?? balanceMeaning(String(cell[mark.upperBound...]))
    }
    var words = words(cell).filter { !$0.contains(where: \.isNumber) }
    while words.count > 0 {
      if let part = meaning(words.joined(separator: " ")) { return part }
      words.removeLast()
    }
    return nil
  }

  /// A few words, one or two of which say total: `Transactions Total`, `Køb i alt`. Quotes within a word are those of a
  /// Hebrew abbreviation.
  static func saysTotal(_ text: String, most: Int = 4) -> Bool {
    let words = text.split { !$0.isLetter && $0 != "\"" && $0 != "״" }
    guard words.count <= most else { return false }
    func isTotal(_ text: String) -> Bool { balanceMeaning(text) == .total }
    // `ご利用合計`: nothing parts the words.
    func endsInTotal(_ word: Substring) -> Bool {
      word.unicodeScalars.allSatisfy { $0.value >= 0x2e80 } && isTotal(String(word.suffix(2)))
    }
    return words.contains { isTotal(String($0)) || endsInTotal($0) }
      || zip(words, words.dropFirst()).contains { isTotal("\($0) \($1)") }
  }

  static func kind(_ text: String) -> FieldKind {
    unsafe text.withUTF8Bytes { unsafe FieldKind.of($0) }
  }

  /// The one day stated, read in that order.
  func day(order: DateOrder) -> Int32? {
    let days = Set(dates.compactMap { PreambleFacts.day($0, order) })
    return days.count == 1 ? days.first : nil
  }

  /// A year of four digits in front tells the order; one of two digits may as well be a day, `31/03/24`.
  private static func day(_ date: String, _ order: DateOrder) -> Int32? {
    let isYearFirst = date.utf8.prefix { $0.isDigit }.count >= 4
    return unsafe date.withUTF8Bytes { date in
      let own = isYearFirst ? nil : unsafe DateField.parse(date, order: order)
      return unsafe own ?? DateField.parse(date, order: .ymd) ?? DateField.parse(date, order: order)
    }
  }

  /// From when to when the rows are: the days of the one line that names two.
  func period(order: DateOrder) -> ClosedRange<Int32>? {
    guard pairs.count == 1, let first = PreambleFacts.day(pairs[0].first, order),
      let last = PreambleFacts.day(pairs[0].last, order)
    else { return nil }
    return first <= last ? first...last : nil
  }

  /// First and last of the days stated, read in that order; nil where there are not two, or where one line names the
  /// later day first.
  func span(order: DateOrder) -> ClosedRange<Int32>? {
    func day(_ date: String) -> Int32? { PreambleFacts.day(date, order) }
    for pair in pairs { if let first = day(pair.first), let last = day(pair.last), first > last { return nil } }
    let days = dates.compactMap { day($0) }
    guard let first = days.min(), let last = days.max(), first < last else { return nil }
    return first...last
  }
}

extension Records {
  /// Whether the last line above it, where one text alone stands in it, speaks of other balances than the account's:
  /// `Reward points summary`.
  func isTitledOther(above record: Int) -> Bool {
    let above = (0..<record).reversed().lazy.map { self.texts(of: $0).filter { !$0.isEmpty } }.first { !$0.isEmpty }
    return above.map { $0.count == 1 && BalanceWords.isOfOther($0[0]) } ?? false
  }
}
