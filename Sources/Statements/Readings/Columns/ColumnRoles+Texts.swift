import Lexicon
import Values

/// What the text columns of a table are.
struct TextColumns: Sendable {
  var day = 0
  var valueDay: Int?
  /// Another column of dates, for rows that leave the booking day blank.
  var otherDay: Int?
  /// The column of dates that the header calls those of booking, which may be the day's.
  var postingDay: Int?
  /// Parts of the description, in the order in which they are joined.
  var description: [Int] = []
  /// What stands in place of a description that a row leaves blank: texts below names that nobody knows.
  var otherTexts: [Int] = []
  var counterparty: Int?
  var counterAccount: Int?
  var reference: Int?
  var type: Int?
  var category: Int?
  var account: Int?
  var currency: Int?
  /// A second column of currencies, for the rows that leave the first one blank: `Debit currency`, `Credit currency`.
  var otherCurrency: Int?
  var originalAmount: Int?
  var originalCurrency: Int?
  var status: Int?

  /// Where the column of each role is kept, but for the day and the parts of the description.
  static var places: [(role: HeaderRole, place: WritableKeyPath<TextColumns, Int?>)] {
    [
      (.valueDate, \.valueDay), (.currency, \.currency), (.counterparty, \.counterparty),
      (.counterAccount, \.counterAccount), (.reference, \.reference), (.type, \.type), (.status, \.status),
      (.categoryHint, \.category), (.accountNumber, \.account), (.originalAmount, \.originalAmount),
      (.originalCurrency, \.originalCurrency),
    ]
  }

  /// The columns and their roles. A column may have several: that which says most comes first.
  var roles: [(column: Int, role: HeaderRole)] {
    TextColumns.places.flatMap { role, place in
      let own = self[keyPath: place].map { [(column: $0, role: role)] } ?? []
      return role == .counterparty ? own + description.map { ($0, .description) } : own
    }
  }
}

/// Which columns are texts, by their words, their contents and what was declared.
extension ColumnRoles {
  /// `amount`: the column of amounts, which may have its currency in the column beside it.
  func texts(day: Int, money: Set<Int>, flag: Int?, amount: Int? = nil) -> TextColumns {
    var texts = TextColumns()
    texts.day = day
    texts.valueDay = valueDay(besides: day)
    texts.postingDay = columns.first {
      let (filled, rows) = (profiles[$0].filled, profiles[$0].rows)
      return profiles[$0].isDates && isPostingDay($0) && filled < rows && filled * 2 >= rows
    }
    texts.valueDay = texts.valueDay ?? texts.postingDay.flatMap { $0 == day ? nil : $0 }
    var taken = money.union([day])
    if let flag { taken.insert(flag) }
    func free(_ column: Int) -> Bool { !taken.contains(column) && profiles[column].filled > 0 }
    func take(_ column: Int?) -> Int? {
      if let column { taken.insert(column) }
      return column
    }
    texts.currency = take(currency(beside: amount) { free($0) && $0 != currenciesAbroad })
    texts.otherCurrency = take(texts.currency.flatMap { otherCurrency(besides: $0, where: free) })
    texts.status = status(where: free)
    // What rows wait by may be a word in place of their description.
    if let status = texts.status, !isForemost(status, .description) { taken.insert(status) }
    texts.otherDay = otherDay(besides: day, anyDate: texts.status != nil)
    texts.account = take(account(where: free))
    texts.counterAccount = take(
      best(.counterAccount) { free($0) && !isOwnAccount($0) }
        ?? columns.first {
          free($0) && (accountsOfOthers.contains($0) || isMostlyAccounts($0) && !isOwnAccount($0))
        })
    texts.originalAmount = take(best(.originalAmount) { free($0) && profiles[$0].isNumbers })
    texts.originalCurrency = take(best(.originalCurrency, where: free) ?? currenciesAbroad)
    texts.reference = take(best(.reference, where: free))
    texts.category = take(best(.categoryHint) { free($0) && !profiles[$0].isDates })
    texts.counterparty = best(.counterparty) { free($0) && !profiles[$0].isNumbers && !isOfHolder($0) }
    let kinds = texts.status.flatMap { isForemost($0, .type) ? $0 : nil }
    texts.type = kinds ?? take(best(.type) { free($0) && !profiles[$0].isDates })
    texts.description = descriptions(beside: texts, money: money, where: free)
    texts.otherTexts = columns.filter { column in
      free(column) && role(column) == nil && !texts.description.contains(column) && profiles[column].isText
        && !isMostlyAccounts(column) && profiles[column].withLetters > 0
        && isVaried(column, among: profiles[column].filled)
    }
    settleDeclared(&texts, money: money)
    return texts
  }

  /// The parts of the description, or what says most in their place: kinds and categories, texts that only the lines
  /// behind each row have, references.
  private func descriptions(beside texts: TextColumns, money: Set<Int>, where free: (Int) -> Bool) -> [Int] {
    var found = description(counterparty: texts.counterparty, where: free)
    // `No Description` in every row: the kinds say more.
    let says = found.contains { !profiles[$0].isConstant }
    if !says, let type = texts.type, found.isEmpty || isVaried(type) {
      found = [type, texts.category].compactMap { $0 }
    } else if found.isEmpty {
      found = [texts.category].compactMap { $0 }
    }
    // The rows leave it to the lines that follow each of them.
    if found.isEmpty { found = columns.filter { isForemost($0, .description) && profiles[$0].filled == 0 } }
    if found.isEmpty {
      found = columns.filter { !money.contains($0) && isForemost($0, .reference) && profiles[$0].isText }
    }
    return found
  }

  /// A seller's file names the schemes of its customers' cards: debit and credit are no directions beside them.
  var hasSchemes: Bool { RowWords.areOfMerchant(names) && hasSeveralSchemes }

  /// The header has names of a broker's orders, or some column says of rows that they buy, and of others that they sell.
  var isOfInvestor: Bool { RowWords.areOfInvestor(names) || areTrades }

  /// Kinds that buy and sell, beside money of one currency without signs: coins and other currencies come in where they
  /// are bought, and their price stands in another column.
  private var areTrades: Bool {
    isKind(RowWords.areOfTrades)
      && columns.allSatisfy { column in
        let (profile, name) = (profiles[column], names[column])
        if profile.isNumbers {
          let isTotal = unsafe name.withUTF8Bytes { unsafe BalanceWords.meaning($0) } == .total
          return profile.amounts.negative == 0 && !isTotal
        }
        let texts = profile.values.texts.indices.map { profile.values.string($0) }
        return !(profile.isOfCurrencyCodes && texts.count > 1)
          && !(profile.isSmall && !texts.isEmpty && texts.allSatisfy(ColumnRoles.isPair))
      }
  }

  /// Some column has purchases and sales.
  var areOfStock: Bool { isKind(RowWords.areOfStock) }

  /// The words of some small column, together, are so.
  private func isKind(_ areSo: ([String]) -> Bool) -> Bool {
    columns.contains { column in
      let values = profiles[column].values
      return profiles[column].isSmall && areSo(values.texts.indices.map { values.string($0) })
    }
  }

  /// `BTC/EUR`
  private static func isPair(_ text: String) -> Bool {
    let codes = text.split(whereSeparator: { "/-_".contains($0) })
    return codes.count == 2 && codes.allSatisfy { 3...5 ~= $0.count && $0.allSatisfy { $0.isUppercase || $0.isNumber } }
  }

  /// Some column names the schemes of cards, of which there are several: `VISA`, `ELO`.
  var hasSeveralSchemes: Bool {
    columns.contains { profiles[$0].values.texts.count > 1 && isOfSchemes($0) }
  }

  /// Some word of the column is that of a card for debit or credit.
  func mayBeOfCards(_ column: Int) -> Bool {
    let values = profiles[column].values
    return values.texts.indices.contains { PartWords.debitOrCredit.areIn(values.string($0)) }
  }

  /// Nothing but schemes of cards.
  func isOfSchemes(_ column: Int) -> Bool {
    let values = profiles[column].values
    return profiles[column].isSmall && !values.texts.isEmpty
      && values.texts.indices.allSatisfy { RowWords.isScheme(values.string($0)) }
  }

  /// The column names the account of each row's other party.
  func isOfOtherAccounts(_ column: Int) -> Bool {
    isMostlyAccounts(column) && (isForemost(column, .counterAccount) || profiles[column].values.texts.count > 1)
  }

  /// `IBAN`: one number in all rows, which is that of the account rather than of others.
  private func isOwnAccount(_ column: Int) -> Bool {
    profiles[column].isConstant && weight(column, .accountNumber) > weight(column, .counterAccount)
  }

  /// A name that may be the other party's, and is the same in all rows, beside texts that differ.
  private func isOfHolder(_ column: Int) -> Bool {
    profiles[column].isConstant && weight(column, .counterparty) < 80
      && columns.contains { $0 != column && profiles[$0].isText && !profiles[$0].isConstant && role($0) != .currency }
  }

  private func isMostlyAccounts(_ column: Int) -> Bool {
    profiles[column].accountLike * 2 > profiles[column].filled
  }

  /// The roles of the parts of a description, in their order.
  private static let parts: [HeaderRole] = [.counterparty, .description, .note]

  /// Who, then what for: the counterparty, texts called descriptions, notes; without a header all varied texts.
  private func description(counterparty: Int?, where free: (Int) -> Bool) -> [Int] {
    var parts: [Int] = []
    if let counterparty { parts.append(counterparty) }
    for role in ColumnRoles.parts {
      parts += columns.filter {
        free($0) && isForemost($0, role) && !parts.contains($0) && (!profiles[$0].isNumbers || hasWords($0))
          && !profiles[$0].isDates && !isOfTruths($0)
          && (role != .counterparty || !isOfHolder($0))
      }
    }
    // `Consumo/Pago` above words names no amounts.
    let unnamed = columns.filter { column in
      free(column) && [nil, .amount, .amountIn, .amountOut, .balance].contains(role(column)) && profiles[column].isText
        && !isMostlyAccounts(column)
    }
    if parts == [counterparty] {
      // A name says who; what for may stand below a name that nobody knows.
      let free = unnamed.filter {
        isVaried($0) && profiles[$0].length >= ColumnRoles.fewestLetters * profiles[$0].filled
      }
      return parts + (free.max { profiles[$0].length < profiles[$1].length }.map { [$0] } ?? [])
    }
    if !parts.isEmpty {
      // `Purchase`, `Transfer`: where all that is called a description are kinds, another text says more.
      return parts.contains { isVaried($0) } ? parts : parts + unnamed.filter { isVaried($0) }
    }
    let varied = unnamed.filter { profiles[$0].values.isOverflowed || profiles[$0].values.texts.count > 1 }
    // What all rows say describes the account where the references of payments have words.
    let saysAccount = columns.contains {
      isForemost($0, .reference) && profiles[$0].isText && isVaried($0) && !isMostlyAccounts($0)
    }
    return varied.isEmpty && !(saysAccount && unnamed.allSatisfy { profiles[$0].isConstant }) ? unnamed : varied
  }

  /// `true` and `false` say yes and no to the column's name.
  private func isOfTruths(_ column: Int) -> Bool {
    let values = profiles[column].values
    return profiles[column].isSmall && !values.texts.isEmpty
      && values.texts.indices.allSatisfy { ["true", "false"].contains(values.string($0)) }
  }

  /// Texts below a plain name for them, most of which are references in digits.
  private func hasWords(_ column: Int) -> Bool {
    weight(column, .description) >= 90 && profiles[column].withLetters > 0
  }

  /// In fewer rows several accounts of one's own may have one each.
  private static let fewestRows = 8

  /// Sentences are longer, on average.
  private static let fewestLetters = 12

  /// Most rows have a text of their own, of all or of so many.
  private func isVaried(_ column: Int, among rows: Int? = nil) -> Bool {
    let profile = profiles[column]
    return profile.values.isOverflowed || profile.values.texts.count * 2 > rows ?? profile.rows
  }

  /// A column of currencies, beside the amount, so called, or full of listed codes.
  private func currency(beside amount: Int?, where free: (Int) -> Bool) -> Int? {
    if let amount {
      for column in beside(amount) where columns.contains(column) {
        if isForemost(column, .currency), free(column), isCurrencies(column) { return column }
      }
      // Each amount may have its own behind it, without a name.
      if columns.contains(amount + 1), isUnnamed(amount + 1), free(amount + 1), isCurrencies(amount + 1) {
        return amount + 1
      }
    }
    return best(.currency) { free($0) && isCurrencies($0) }
      ?? columns.first { weight($0, .originalCurrency) == 0 && free($0) && isCurrencies($0) }
      ?? columns.first { free($0) && isAssets($0) } ?? columns.first { free($0) && endsInCurrencies($0) }
  }

  /// `Inversion Argentina Pesos` beside `Inversion Argentina Dolares`: kinds of account, each with its currency behind.
  private func endsInCurrencies(_ column: Int) -> Bool {
    let (profile, values) = (profiles[column], profiles[column].values)
    guard profile.isSmall, profile.isText, profile.filled == profile.rows, 2...4 ~= values.texts.count else {
      return false
    }
    let named = values.texts.indices.map { index -> [Currency] in
      let words = values.string(index).split(separator: " ").map { String($0).folded }
      guard words.count > 1, let last = words.last, last.count > 3 else { return [] }
      return Currency.written(last).map { [$0] } ?? CurrencyNames.candidates(of: last)
    }
    return named.allSatisfy { !$0.isEmpty } && Set(named).count == named.count
  }

  /// Hardly any row has both: one in eight may exchange one for the other.
  private func otherCurrency(besides currency: Int, where free: (Int) -> Bool) -> Int? {
    columns.first { column in
      column != currency && free(column) && isForemost(column, .currency) && profiles[column].isOfCurrencyCodes
        && profiles[column].filled + profiles[currency].filled <= profiles[column].rows * 9 / 8
    }
  }

  /// Codes of what is counted in each row: `EUR`, `BTC`. Where units have a column of their own, money must be among
  /// it.
  private func isAssets(_ column: Int) -> Bool {
    let profile = profiles[column]
    guard RowWords.isOfAssets(names[column]), profile.isSmall, profile.filled == profile.rows else { return false }
    let codes = profile.values.texts.indices.map { profile.values.string($0) }
    return codes.allSatisfy { $0.count <= 6 && $0.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "." } }
      && (!RowWords.countUnits(names) || codes.contains { Currency.listed($0) != nil })
  }

  /// Every value is a currency; of a column that is called so, most are, or all look like names of currencies.
  private func isCurrencies(_ column: Int) -> Bool {
    let profile = profiles[column]
    let isCalledSo = isForemost(column, .currency)
    let isOfFees = weight(column, .fee) > 0
    guard profile.isSmall, !profile.isDates, profile.filled > profile.dashes, !isOfFees else { return false }
    guard profile.filled * 10 >= profile.rows * (isCalledSo ? 5 : 9) else { return false }
    let values = profile.values
    let known = values.texts.indices.filter { index in
      let text = values.string(index)
      if isCalledSo { return Currency.listed(text) != nil || !CurrencyNames.candidates(of: text).isEmpty }
      // `R` may be reconciled, `QR` a way to pay.
      let fewest = names[column].isEmpty ? 2 : 3
      guard text.count >= fewest || !text.allSatisfy(\.isLetter) else { return false }
      return Currency.written(text) != nil
    }
    if known.count == values.texts.count { return isCalledSo || profile.isText }
    guard isCalledSo, !profile.isNumbers, weight(column, .currency) >= 80 else { return false }
    return known.reduce(0) { $0 + values.counts[$1] } * 2 >= profile.filled
      || values.texts.count <= 8
        && values.texts.indices.allSatisfy {
          values.string($0).count <= 24
            && (values.string($0).contains(where: \.isLetter) || !values.string($0).contains(where: \.isNumber))
        }
  }

  /// Some column of currencies has several.
  var hasRowCurrencies: Bool {
    columns.contains {
      isForemost($0, .currency) && $0 != currenciesAbroad && profiles[$0].values.texts.count > 1 && isCurrencies($0)
    }
  }

  /// How many currencies the column beside an amount has; 0 where there is none.
  func currencyCount(beside amount: Int) -> Int {
    for column in beside(amount) where columns.contains(column) && isForemost(column, .currency) {
      if profiles[column].isSmall, profiles[column].isText { return profiles[column].values.texts.count }
    }
    return 0
  }

  private func status(where free: (Int) -> Bool) -> Int? {
    func meanings(_ column: Int) -> Int {
      let header = hasHeader ? names[column] : ""
      return profiles[column].values.texts.count {
        unsafe $0.with(0..<$0.count) { unsafe StatusWords.meaning($0, below: header) } != nil
      }
    }
    // A dispute that was rejected, a receipt that is missing: states of something else.
    func mayBe(_ column: Int) -> Bool { free(column) && !PartWords.otherStates.areIn(names[column]) }
    if let column = knownStatus, free(column) { return column }
    if let named = best(.status, where: { mayBe($0) && meanings($0) > 0 }) { return named }
    let told = columns.first { column in
      guard mayBe(column), profiles[column].isSmall, !isOfKinds(column) else { return false }
      guard meanings(column) * 2 > profiles[column].values.texts.count else { return false }
      // `Open` and `Close` are what a trade does.
      return isForemost(column, .status) || !isOfInvestor
    }
    return told ?? columns.first { free($0) && isForemost($0, .type) && hasHolds($0) }
      ?? columns.first { free($0) && hasStatesWithCodes($0) } ?? columns.first { free($0) && areCodesOfStates($0) }
      ?? columns.first { mayBe($0) && usualState($0) != nil }
  }

  /// Of a few words below `Status`, of which none is known, that of two rows in three at least.
  func usualState(_ column: Int) -> Int? {
    let (profile, values) = (profiles[column], profiles[column].values)
    guard weight(column, .status) >= 80, isForemost(column, .status), !RowWords.mayBeStateOfCountry(names[column]),
      profile.isSmall, profile.isText, profile.filled == profile.rows, 2...3 ~= values.texts.count,
      let most = values.counts.max(), most * 3 >= profile.rows * 2,
      !values.texts.indices.contains(where: { PartWords.undone.areIn(values.string($0)) })
    else { return nil }
    return values.counts.firstIndex(of: most)
  }

  /// Two or three texts of a letter or two below `Status`, of which none is known: `S`, `F` and `P`.
  func areCodesOfStates(_ column: Int) -> Bool {
    let values = profiles[column].values
    // `State` and `Estado` may be of a country.
    return isForemost(column, .status) && names[column].folded == "status" && 2...3 ~= values.texts.count
      && values.texts.allSatisfy { text in
        let isDirection = unsafe text.withUnsafeBufferPointer { unsafe FlagWords.direction($0) } != nil
        return text.count <= 2 && text.allSatisfy { $0.isLetter } && (!isDirection || text.count == 1)
      }
  }

  /// `Returned` beside `Sent` and `Received`, below a header of kinds: what came back moved as well.
  private func isOfKinds(_ column: Int) -> Bool {
    isForemost(column, .type)
      && profiles[column].values.texts.allSatisfy { text in
        unsafe text.withUnsafeBufferPointer { field in
          let meaning = unsafe StatusWords.meaning(field)
          return unsafe meaning == nil || meaning == .booked
            || meaning == .void && PartWords.returned.areIn(String(decoding: field, as: UTF8.self))
        }
      }
  }

  /// Every text is a state with a number of its own behind it: `Autorizada 136805`, `Denegada 190`.
  private func hasStatesWithCodes(_ column: Int) -> Bool {
    let (profile, values) = (profiles[column], profiles[column].values)
    guard profile.isText, values.texts.count > 2, values.counts.reduce(0, +) * 2 > profile.filled
    else { return false }
    return values.texts.allSatisfy { text in
      guard text.last?.isDigit ?? false else { return false }
      return unsafe text.withUnsafeBufferPointer { unsafe StatusWords.meaning($0) } != nil
    }
  }

  /// Some kinds of rows, but not most rows, are holds or were declined; or one kind says no more than that its rows are
  /// pending.
  private func hasHolds(_ column: Int) -> Bool {
    guard profiles[column].isSmall, case let values = profiles[column].values, values.texts.count <= 12 else {
      return false
    }
    let holds = values.texts.indices.filter { index in
      let isDeclined = unsafe values.string(index).withUTF8Bytes { unsafe StatusWords.isDeclined($0) }
      return isDeclined || StatusWords.isHold(values.string(index))
    }
    let isState = holds.allSatisfy { StatusWords.isPlainlyPending(values.string($0)) }
    let held = holds.reduce(0) { $0 + values.counts[$1] }
    return !holds.isEmpty && (isState ? held < profiles[column].filled : held * 2 < profiles[column].filled)
  }

  /// The account whose statement it is: so called, or the same IBAN in every row.
  private func account(where free: (Int) -> Bool) -> Int? {
    func mayBe(_ column: Int) -> Bool { free(column) && profiles[column].isSmall && !accountsOfOthers.contains(column) }
    if let pockets, free(pockets) { return pockets }
    if let named = best(.accountNumber, where: { mayBe($0) && !isOfOthers($0) }) { return named }
    return columns.first {
      mayBe($0) && role($0) != .counterAccount && isMostlyAccounts($0)
        && profiles[$0].values.texts.count == 1 && profiles[$0].filled == profiles[$0].rows && profiles[$0].rows > 1
    }
  }

  /// Many rows leave it out, or no two have the same where some do or each names a person, or most rows have one of
  /// their own: it is the account of another, or what was paid for.
  private func isOfOthers(_ column: Int) -> Bool {
    let (profile, values) = (profiles[column], profiles[column].values)
    if profile.given * 10 < profile.rows * 9 { return true }
    if profile.rows >= ColumnRoles.fewestRows, values.texts.count * 2 > profile.filled { return true }
    guard values.texts.count > 1, values.counts.allSatisfy({ $0 == 1 }) else { return false }
    return profile.filled < profile.rows
      || values.texts.count > 2 && columns.contains { isForemost($0, .counterparty) && profiles[$0].isText }
  }

  // MARK: What a person declared

  /// Puts the declared columns in their places, and takes them out of all others. Columns that are read as `money` are
  /// no numbers of accounts meanwhile.
  private func settleDeclared(_ texts: inout TextColumns, money: Set<Int>) {
    for (role, place) in TextColumns.places {
      // What rows wait by may stand in place of their description.
      if let column = texts[keyPath: place], !declared.allows(column, role),
        role != .status || declared.roles[column] != .description
      {
        texts[keyPath: place] = nil
      }
      guard let column = declared.column(role), role != .accountNumber || !money.contains(column) else { continue }
      texts[keyPath: place] = column
    }
    let parts = ColumnRoles.parts.flatMap { part in declared.order.filter { declared.roles[$0] == part } }
    if !declared.description.isEmpty {
      texts.description = declared.description
    } else if declared.column(.description) != nil {
      texts.description = parts
    } else {
      texts.description.removeAll { column in declared.roles[column].map { !ColumnRoles.parts.contains($0) } ?? false }
      texts.description += parts.filter { !texts.description.contains($0) }
    }
  }
}
