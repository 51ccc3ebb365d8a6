import Lexicon
import Values

/// What each column of a table is, by the words over it and by what stands in it. Content wins over words.
struct ColumnRoles {
  let names: [String]
  private(set) var profiles: [ColumnProfile]
  let hasHeader: Bool
  let declared: DeclaredRoles
  private let weights: [[HeaderRole: Int]]

  init(
    names: [String], profiles: [ColumnProfile], hasHeader: Bool, declared: DeclaredRoles = DeclaredRoles()
  ) {
    self.declared = declared
    self.names = names
    self.profiles = profiles
    self.hasHeader = hasHeader
    weights = names.enumerated().map { column, name in
      if let role = declared.roles[column] { return [role: DeclaredRoles.weight] }
      guard hasHeader else { return [:] }
      let isOfOneUnit = RowWords.isOfOneUnit(name, among: names)
      let suggested = ColumnRoles.suggested(name).filter {
        !declared.claims($0.role) && !(isOfOneUnit && $0.role == .amount)
      }
      return Dictionary(suggested.map { ($0.role, $0.weight) }, uniquingKeysWith: max)
    }
    for column in columns where isForemost(column, .date) || isForemost(column, .valueDate) {
      self.profiles[column].isCalledDate = true
    }
  }

  /// What the header says: its words in front of a parenthesis where they say it plainly, else all of them.
  private static func suggested(_ name: String) -> [(role: HeaderRole, weight: Int)] {
    if let direction = signAlone(name) { return [(direction, 90)] }
    if let end = name.firstIndex(where: { $0 == "(" || $0 == "[" }), end > name.startIndex {
      let outer = HeaderWords.roles(of: name[..<end])
      let whole = HeaderWords.roles(of: name)
      if outer.first?.role == .amount, let direction = oneDirection(whole) { return [(direction, 90)] }
      if let first = outer.first, first.weight >= 90, first.weight > whole.first?.weight ?? 0 { return outer }
      return whole
    }
    return HeaderWords.roles(of: name)
  }

  /// `[+]` and `-`: a header that is a sign and nothing else.
  private static func signAlone(_ name: String) -> HeaderRole? {
    switch name.filter({ !" ()[]".contains($0) }) {
    case "+", "＋": .amountIn
    case "-", "－", "–", "−": .amountOut
    default: nil
    }
  }

  /// `Amount (credit)`: the direction that a header names, where it names one alone.
  private static func oneDirection(_ roles: [(role: HeaderRole, weight: Int)]) -> HeaderRole? {
    let directions = roles.map(\.role).filter { $0 == .amountIn || $0 == .amountOut }
    return directions.count == 1 ? directions[0] : nil
  }

  var columns: Range<Int> { 0..<profiles.count }

  /// How strongly the header says that the column is that; 0 for not at all.
  func weight(_ column: Int, _ role: HeaderRole) -> Int { weights[column][role] ?? 0 }

  /// What the header says foremost.
  func role(_ column: Int) -> HeaderRole? {
    weights[column].max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }?.key
  }

  func isForemost(_ column: Int, _ role: HeaderRole) -> Bool {
    let own = weight(column, role)
    return own > 0 && weights[column].values.allSatisfy { $0 <= own }
  }

  /// The column that the header calls `role` most strongly, among those that `fits`.
  func best(_ role: HeaderRole, where fits: (Int) -> Bool = { _ in true }) -> Int? {
    columns.filter { isForemost($0, role) && fits($0) }.max {
      (weight($0, role), profiles[$0].filled, -$0) < (weight($1, role), profiles[$1].filled, -$1)
    }
  }

  // MARK: Days

  /// The booking day: the date column that the header calls so, else the first that is filled the most.
  var day: Int? {
    let dates = columns.filter { profiles[$0].isDates && declared.allows($0, .date) }
    let best = dates.max { left, right in
      dayRank(left) == dayRank(right) ? left > right : dayRank(left) < dayRank(right)
    }
    guard let best, profiles[best].filled < profiles[best].rows, !declared.claims(.date) else { return best }
    return dates.first { profiles[$0].filled == profiles[$0].rows && isPostingDay($0) } ?? best
  }

  /// A day of purchase may be missing where money came in; that of posting, where every row has it, is the row's day.
  private func isPostingDay(_ column: Int) -> Bool {
    guard isForemost(column, .date) || isForemost(column, .valueDate) else { return false }
    let name = names[column].folded
    return [
      "记账", "入账", "記帳", "入帳", "post", "buchung", "book", "contab", "comptab", "bokf", "ksieg", "uct", "clear",
      "settle",
    ]
    .contains { name.contains($0) }
  }

  private func dayRank(_ column: Int) -> Int {
    let isTime = isForemost(column, .time)
    let words =
      isForemost(column, .valueDate)
      ? 10 : isTime ? max(80, weight(column, .date)) : weight(column, .date) + (role(column) == nil ? 20 : 0)
    let isMostlyFilled = profiles[column].filled * 2 >= profiles[column].rows
    return words + (isMostlyFilled ? 100 : 0) - (isSameDay(column) ? 90 : 0)
  }

  func valueDay(besides day: Int) -> Int? {
    let dates = columns.filter { $0 != day && profiles[$0].isDates && declared.allows($0, .valueDate) }
    if let named = dates.first(where: { isForemost($0, .valueDate) }) { return named }
    return hasHeader ? nil : dates.first
  }

  /// A second day of a row: where a column tells the state of rows, any date.
  private func otherDay(besides day: Int, anyDate: Bool) -> Int? {
    let dates = columns.filter { $0 != day && profiles[$0].isDates }
    return dates.first { !hasHeader || isForemost($0, .date) || isForemost($0, .valueDate) }
      ?? (anyDate ? dates.first : nil)
  }

  /// The same day in every row, beside another one that differs: that of the statement.
  private func isSameDay(_ column: Int) -> Bool {
    func isSame(_ column: Int) -> Bool { profiles[column].isSmall && profiles[column].values.texts.count == 1 }
    return profiles[column].rows > 1 && isSame(column)
      && columns.contains { profiles[$0].isDates && isForemost($0, .date) && !isSame($0) }
  }

  // MARK: Texts

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
    texts.currency = take(currency(beside: amount, where: free))
    texts.status = take(status(where: free))
    texts.otherDay = otherDay(besides: day, anyDate: texts.status != nil)
    texts.account = take(account(where: free))
    texts.counterAccount = take(
      best(.counterAccount, where: free) ?? columns.first { free($0) && isMostlyAccounts($0) })
    texts.originalAmount = take(best(.originalAmount) { free($0) && profiles[$0].isNumbers })
    texts.originalCurrency = take(best(.originalCurrency, where: free))
    texts.reference = take(best(.reference, where: free))
    texts.category = take(best(.categoryHint) { free($0) && !profiles[$0].isDates })
    texts.counterparty = best(.counterparty) { free($0) && !profiles[$0].isNumbers }
    texts.type = take(best(.type) { free($0) && !profiles[$0].isDates })
    texts.description = description(counterparty: texts.counterparty, where: free)
    if texts.description.isEmpty { texts.description = [texts.type, texts.category].compactMap { $0 } }
    declared.settle(&texts, money: money)
    return texts
  }

  /// The column names the account of each row's other party.
  func isOfOtherAccounts(_ column: Int) -> Bool {
    isMostlyAccounts(column) && (isForemost(column, .counterAccount) || profiles[column].values.texts.count > 1)
  }

  private func isMostlyAccounts(_ column: Int) -> Bool {
    profiles[column].accountLike * 2 > profiles[column].filled
  }

  /// Who, then what for: the counterparty, texts called descriptions, notes; without a header all varied texts.
  private func description(counterparty: Int?, where free: (Int) -> Bool) -> [Int] {
    var parts: [Int] = []
    if let counterparty { parts.append(counterparty) }
    for role in [HeaderRole.counterparty, .description, .note] {
      parts += columns.filter { free($0) && isForemost($0, role) && !parts.contains($0) && !profiles[$0].isNumbers }
    }
    if !parts.isEmpty { return parts }
    let unnamed = columns.filter { free($0) && role($0) == nil && profiles[$0].isText && !isMostlyAccounts($0) }
    let varied = unnamed.filter { profiles[$0].values.isOverflowed || profiles[$0].values.texts.count > 1 }
    return varied.isEmpty ? unnamed : varied
  }

  /// A column of currencies, beside the amount, so called, or full of listed codes.
  private func currency(beside amount: Int?, where free: (Int) -> Bool) -> Int? {
    if let amount {
      for column in [amount + 1, amount - 1] where columns.contains(column) {
        if isForemost(column, .currency), free(column), isCurrencies(column) { return column }
      }
    }
    return best(.currency) { free($0) && isCurrencies($0) }
      ?? columns.first { weight($0, .originalCurrency) == 0 && free($0) && isCurrencies($0) }
  }

  /// Every value is a currency; of a column that is called so, most are, or all look like names of currencies.
  private func isCurrencies(_ column: Int) -> Bool {
    let profile = profiles[column]
    let isCalledSo = isForemost(column, .currency)
    guard profile.isSmall, !profile.isDates, profile.filled > profile.dashes else { return false }
    guard profile.filled * 10 >= profile.rows * (isCalledSo ? 5 : 9) else { return false }
    let values = profile.values
    let known = values.texts.indices.filter { index in
      let text = values.string(index)
      if isCalledSo { return Currency.listed(text) != nil || !CurrencyNames.candidates(of: text).isEmpty }
      return Currency.written(text) != nil
    }
    if known.count == values.texts.count { return isCalledSo || profile.isText }
    guard isCalledSo, !profile.isNumbers, weight(column, .currency) >= 80 else { return false }
    return known.reduce(0) { $0 + values.counts[$1] } * 2 >= profile.filled
      || values.texts.count <= 8 && values.texts.indices.allSatisfy { values.string($0).count <= 24 }
  }

  /// Some column of currencies has several.
  var hasRowCurrencies: Bool {
    columns.contains { isForemost($0, .currency) && profiles[$0].values.texts.count > 1 && isCurrencies($0) }
  }

  /// How many currencies the column beside an amount has; 0 where there is none.
  func currencyCount(beside amount: Int) -> Int {
    for column in [amount + 1, amount - 1] where columns.contains(column) && isForemost(column, .currency) {
      if profiles[column].isSmall, profiles[column].isText { return profiles[column].values.texts.count }
    }
    return 0
  }

  private func status(where free: (Int) -> Bool) -> Int? {
    func meanings(_ column: Int) -> Int {
      profiles[column].values.texts.count { unsafe $0.with(0..<$0.count) { unsafe StatusWords.meaning($0) } != nil }
    }
    if let named = best(.status, where: { free($0) && meanings($0) > 0 }) { return named }
    return columns.first { column in
      guard free(column), profiles[column].isSmall else { return false }
      return meanings(column) * 2 > profiles[column].values.texts.count
    }
  }

  /// The account whose statement it is: so called, or the same IBAN in every row.
  private func account(where free: (Int) -> Bool) -> Int? {
    if let named = best(.accountNumber, where: { free($0) && profiles[$0].isSmall }) { return named }
    return columns.first {
      free($0) && role($0) != .counterAccount && isMostlyAccounts($0) && profiles[$0].isSmall
        && profiles[$0].values.texts.count == 1 && profiles[$0].filled == profiles[$0].rows && profiles[$0].rows > 1
    }
  }
}
