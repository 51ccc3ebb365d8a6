import Lexicon
import Values

/// What the header calls each column, with what other names and the rows show of it above that. A finding never
/// overrules what a layout declares.
struct CalledRoles {
  let names: [String]
  let profiles: [ColumnProfile]
  private let declared: DeclaredRoles
  /// How strongly each role is said of each column.
  private(set) var weights: [[HeaderRole: Int]]
  /// The column of currencies of each of several columns of amounts.
  private(set) var ownCurrencies: [Int: Int] = [:]
  private static let certain = 100

  init(names: [String], profiles: [ColumnProfile], declared: DeclaredRoles, hasHeader: Bool) {
    (self.names, self.profiles, self.declared) = (names, profiles, declared)
    weights = names.enumerated().map { column, name in
      if let role = declared.roles[column] { return [role: DeclaredRoles.weight] }
      guard hasHeader else { return [:] }
      let isOfOneUnit = RowWords.isOfOneUnit(name, among: names) || RowWords.isPrice(name, among: names)
      let suggested = CalledRoles.suggested(name).filter {
        !declared.claims($0.role) && !(isOfOneUnit && $0.role == .amount)
      }
      return Dictionary(suggested.map { ($0.role, $0.weight) }, uniquingKeysWith: max)
    }
  }

  /// Takes each of these columns for what was found of it and for nothing else, unless one of them is declared.
  mutating func tell(_ found: [Int: HeaderRole]) {
    guard found.keys.allSatisfy({ declared.roles[$0] == nil }) else { return }
    for (column, role) in found { weights[column] = [role: CalledRoles.certain] }
  }

  /// Hears the columns beside each other. `foreign`: what the rows show to be paid abroad. `isOfCard`: the file speaks of
  /// a card.
  mutating func hear(_ foreign: ForeignAmounts?, isOfCard: Bool) {
    leaveCurrencies()
    leaveNumbers()
    shareNames()
    tell(answers)
    tell(partsOfAmounts)
    tell(whatIsOwed)
    tell(kindsOfCards)
    tell(places)
    if isOfCard {
      tell(paymentsOntoCard)
      tell(billedParts)
    }
    takeAccountCurrency()
    tell(currencyOfInstruments)
    tell(quantities)
    if let pairs = ForeignPairs(weights, names: names, profiles: profiles) {
      ownCurrencies = pairs.currencies
      tell(pairs.found(in: weights))
    } else {
      ownCurrencies = ForeignPairs.currencies(of: weights, names: names, profiles: profiles)
      tell(foreign?.found ?? [:])
      tell(currencyOfOriginal ?? [:])
      tell(ForeignPairs.besidePair(weights, names: names, profiles: profiles))
    }
  }

  /// `Paid : Earnings : Fare`, `Paid : Tips` beside `Paid`: parts of that amount of what was earned, which is the only
  /// one so parted, by two names and more.
  private var partsOfAmounts: [Int: HeaderRole] {
    let paths = names.map { $0.split(separator: ":").map { $0.folded.filter { $0 != " " } } }
    guard paths.contains(where: { $0.count > 2 }) else { return [:] }
    let whole = names.indices.filter {
      paths[$0].count == 1 && profiles[$0].isNumbers && profiles[$0].amounts.marked > 0 && !FeeWords.names(names[$0])
    }
    let parts = whole.map { column in
      names.indices.filter { paths[$0].count > 1 && paths[$0].starts(with: paths[column]) }
    }
    guard let found = parts.indices.first(where: { parts[$0].count > 1 }), parts.count(where: { $0.count > 1 }) == 1,
      parts[found].contains(where: { paths[$0].count > 2 })
    else { return [:] }
    let ignored = parts[found].map { ($0, HeaderRole.ignored) }
    return Dictionary(uniqueKeysWithValues: ignored + [(whole[found], .amountIn)])
  }

  /// `Skuld efter händelse`, where no column is called a balance: what is then owed.
  private var whatIsOwed: [Int: HeaderRole] {
    guard !weights.contains(where: { $0[.balance] != nil || $0[.balanceBefore] != nil }) else { return [:] }
    let owed = names.indices.filter {
      weights[$0].values.allSatisfy { $0 < 60 } && profiles[$0].isNumbers && profiles[$0].amounts.marked > 0
        && profiles[$0].values.texts.count > 1 && PartWords.owed.areIn(names[$0])
    }
    return owed.count == 1 ? [owed[0]: .balance] : [:]
  }

  /// `Debit` and `credit` below `Card type` say no direction.
  private var kindsOfCards: [Int: HeaderRole] {
    Dictionary(uniqueKeysWithValues: names.indices.filter { RowWords.isKindOfCard(names[$0]) }.map { ($0, .ignored) })
  }

  /// `State` beside `City`, of two capitals in every row: a part of an address. Those of a payment are words, or `OK`.
  private var places: [Int: HeaderRole] {
    guard names.contains(where: PartWords.city.areIn) else { return [:] }
    let states = names.indices.filter { column in
      let values = profiles[column].values
      let codes = values.texts.indices.map { values.string($0) }
      return RowWords.mayBeStateOfCountry(names[column]) && profiles[column].isSmall
        && codes.allSatisfy { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isUppercase } }
        && codes.contains { code in unsafe code.withUTF8Bytes { unsafe StatusWords.meaning($0) } == nil }
    }
    return Dictionary(uniqueKeysWithValues: states.map { ($0, .ignored) })
  }

  /// `Instrument currency` beside rates of exchange that differ: what was traded is priced in it, and the amounts are the account's.
  private var currencyOfInstruments: [Int: HeaderRole] {
    let hasRates = weights.indices.contains { weights[$0][.exchangeRate] != nil && profiles[$0].values.texts.count > 1 }
    guard hasRates else { return [:] }
    let columns = names.indices.filter { RowWords.isCurrencyOfInstrument(names[$0]) && !profiles[$0].isNumbers }
    return Dictionary(uniqueKeysWithValues: columns.map { ($0, .originalCurrency) })
  }

  // MARK: One name

  /// What a name says: its words in front of a parenthesis where they say it plainly, else all of them.
  private static func suggested(_ name: String) -> [(role: HeaderRole, weight: Int)] {
    if let direction = signAlone(name) { return [(direction, 90)] }
    let name = FeeWords.withoutTaxHeld(name) ?? name
    if let end = name.firstIndex(where: { $0 == "(" || $0 == "[" }), end > name.startIndex {
      let outer = HeaderWords.roles(of: name[..<end])
      let whole = HeaderWords.roles(of: name)
      if outer.first?.role == .amount, let direction = oneDirection(whole) { return [(direction, 90)] }
      if let first = outer.first, first.weight >= 90, first.weight > whole.first?.weight ?? 0 { return outer }
      return whole
    }
    return HeaderWords.roles(of: name)
  }

  /// `[+]`, `-` and `[-] EUR`: a name that is a sign and nothing else but a currency.
  private static func signAlone(_ name: String) -> HeaderRole? {
    let parts = name.split { " ()[]".contains($0) }
    let signs = parts.filter { Currency.listed(String($0)) == nil && CurrencyNames.candidates(of: String($0)).isEmpty }
    return switch signs.joined() {
    case "+", "＋": .amountIn
    case "-", "－", "–", "−": .amountOut
    default: nil
    }
  }

  /// `Amount (credit)`: the direction that a name tells, where it tells one alone.
  private static func oneDirection(_ roles: [(role: HeaderRole, weight: Int)]) -> HeaderRole? {
    let directions = roles.map(\.role).filter { $0 == .amountIn || $0 == .amountOut }
    return directions.count == 1 ? directions[0] : nil
  }

  /// What a column without a name is called.
  static func unnamed(_ column: Int) -> String { "column \(column + 1)" }

  // MARK: Names beside others

  /// `Card currency amount` over amounts is no currency.
  private mutating func leaveCurrencies() {
    for column in weights.indices where profiles[column].isNumbers && profiles[column].amounts.marked > 0 {
      let others = weights[column].filter { ![.currency, .originalCurrency, .cardNumber].contains($0.key) }
      // Many a word for money is that for currencies as well.
      let isCurrency = weights[column][.currency] != nil && weights[column][.cardNumber] == nil
      if !others.isEmpty || isCurrency { weights[column] = others }
    }
  }

  /// `No` numbers the rows; it is a debit only where Vietnamese leaves out its marks, and a credit stands beside it.
  private mutating func leaveNumbers() {
    let numbers = names.indices.filter { names[$0].filter(\.isLetter).lowercased() == "no" }
    let others = weights.indices.filter { !numbers.contains($0) }
    func has(_ role: HeaderRole) -> Bool { others.contains { weights[$0][role] != nil } }
    guard !numbers.isEmpty, !has(.amountIn) || has(.amountOut) else { return }
    for column in numbers { weights[column][.amountOut] = nil }
  }

  /// A name over two columns, a currency and what is in it, which the header states over the first of them alone, is
  /// that of the amounts and not of their currencies.
  private mutating func shareNames() {
    let said = weights
    for column in weights.indices.dropFirst()
    where names[column] == CalledRoles.unnamed(column) && profiles[column].isNumbers {
      let left = column - 1
      guard names[left] != CalledRoles.unnamed(left), profiles[left].isOfCurrencyCodes else { continue }
      weights[column] = said[left].filter { [.amount, .amountIn, .amountOut, .balance].contains($0.key) }
      weights[left] = [.currency: CalledRoles.certain]
    }
  }

  /// `1` and `0` below `Booked` are answers, and no amounts.
  private var answers: [Int: HeaderRole] {
    let asked = weights.indices.filter { column in
      profiles[column].isOfAnswers && [.amount, .amountIn, .amountOut].allSatisfy { weights[column][$0] == nil }
        && StatusWords.blankMeaning(below: names[column]) != nil
    }
    return Dictionary(uniqueKeysWithValues: asked.map { ($0, .status) })
  }

  /// `Consumos` beside `Pagos`, each of one currency or more, and no other money in or out: what was bought, and what was
  /// paid onto the card.
  private var paymentsOntoCard: [Int: HeaderRole] {
    func isBought(_ column: Int) -> Bool { PartWords.purchases.areIn(names[column]) }
    let directed = weights.indices.filter { column in
      (profiles[column].isNumbers || profiles[column].filled == 0)
        && (isForemost(column, .amountIn) || isForemost(column, .amountOut) || isCalledPayments(column)
          || isBought(column))
    }
    let bought = directed.filter(isBought)
    let paid = directed.filter { !bought.contains($0) && isCalledPayments($0) }
    guard !bought.isEmpty, bought.count == paid.count, bought.count + paid.count == directed.count,
      bought.contains(where: { profiles[$0].isNumbers })
    else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: bought.map { ($0, HeaderRole.amountOut) } + paid.map { ($0, .amountIn) })
  }

  private func isCalledPayments(_ column: Int) -> Bool { CalledRoles.isOfPayments(names[column]) }

  /// The text speaks of payments onto a card, or has a word for a payment and no more.
  static func isOfPayments(_ text: String) -> Bool {
    PartWords.paymentsOnto.areIn(text)
      || text.split { !$0.isLetter }.contains { word in
        unsafe String(word).withUTF8Bytes { unsafe FlagWords.isPayment($0) }
      }
  }

  /// `Valor cuota` where no other column is called an amount: what a card bills of a purchase.
  private var billedParts: [Int: HeaderRole] {
    let parts = names.indices.filter { RowWords.isPartPaid(names[$0]) && profiles[$0].isNumbers }
    let others = weights.indices.filter { isOfMoney($0) && profiles[$0].isNumbers }
    return parts.count == 1 && Set(others).isSubset(of: parts) ? [parts[0]: .amount] : [:]
  }

  /// `Amount in account currency` is what moved the account; an amount beside it is what was paid in another currency.
  private mutating func takeAccountCurrency() {
    func isOwn(_ column: Int) -> Bool {
      profiles[column].isNumbers && PartWords.accountCurrency.areIn(names[column])
        && [.balance, .fee, .originalAmount].allSatisfy { weights[column][$0] == nil }
    }
    for column in weights.indices where isOwn(column) {
      let directions = weights[column].filter { [.amountIn, .amountOut].contains($0.key) && $0.value >= 90 }
      guard directions.count == 1 || weights[column][.amount] != nil else { continue }
      tell([column: directions.count == 1 ? directions.first!.key : .amount])
    }
    let roles: [HeaderRole] = [.amount, .amountIn, .amountOut]
    let own = weights.indices.filter { column in isOwn(column) && roles.contains { isForemost(column, $0) } }
    let isPair = own.count == 2 && roles.dropFirst().allSatisfy { role in own.contains { isForemost($0, role) } }
    guard own.count == 1 && isForemost(own[0], .amount) || isPair else { return }
    for column in weights.indices
    where !own.contains(column) && isForemost(column, .amount) && profiles[column].isNumbers {
      tell([column: .originalAmount])
      let currencies = weights.indices.filter { isForemost($0, .currency) && profiles[$0].isOfCurrencyCodes }
      guard currencies.count == 1, abs(currencies[0] - column) == 1 else { continue }
      // The only currency stands beside the other amount, or is called that of what was paid.
      if own.allSatisfy({ abs(currencies[0] - $0) > 1 }) || weights[currencies[0]][.originalCurrency] != nil {
        tell([currencies[0]: .originalCurrency])
      }
    }
  }

  /// `Amount asset, Asset` beside `Amount fiat, Fiat`: of two amounts with codes behind them that whose codes are not
  /// all currencies counts units.
  private var quantities: [Int: HeaderRole] {
    let amounts = weights.indices.dropLast().filter { column in
      let codes = profiles[column + 1]
      return isForemost(column, .amount) && profiles[column].isNumbers && codes.isSmall && codes.filled == codes.rows
        && codes.values.texts.allSatisfy { (2...6).contains($0.count) && $0.allSatisfy { $0.isCapital || $0.isDigit } }
    }
    let counted = amounts.filter { !profiles[$0 + 1].isOfCurrencyCodes && RowWords.isOfAssets(names[$0 + 1]) }
    guard amounts.count == 2, counted.count == 1 else { return [:] }
    return [counted[0]: .ignored]
  }

  private func isOfMoney(_ column: Int) -> Bool {
    [.amount, .amountIn, .amountOut].contains { weights[column][$0] != nil }
  }

  private func isForemost(_ column: Int, _ role: HeaderRole) -> Bool { weights[column].isForemost(role) }

  /// The only column of currencies, which are several, right behind an original amount is that amount's.
  private var currencyOfOriginal: [Int: HeaderRole]? {
    let currencies = weights.indices.filter { isForemost($0, .currency) && profiles[$0].isText }
    guard currencies.count == 1, let column = currencies.first, column > 0, profiles[column].values.texts.count > 1,
      profiles[column].isSmall, isForemost(column - 1, .originalAmount), profiles[column - 1].isNumbers,
      weights.indices.contains(where: { $0 != column - 1 && isForemost($0, .amount) && profiles[$0].isNumbers })
    else { return nil }
    return [column: .originalCurrency]
  }
}

extension [HeaderRole: Int] {
  /// Whether nothing is said of a column more strongly than that it is this.
  func isForemost(_ role: HeaderRole) -> Bool { self[role].map { $0 > 0 && $0 == values.max() } ?? false }
}
