import Lexicon
import Values

/// What each column of a table is, by the words over it and by what stands in it. Content wins over words.
struct ColumnRoles {
  let names: [String]
  private(set) var profiles: [ColumnProfile]
  let hasHeader: Bool
  let declared: DeclaredRoles
  private let weights: [[HeaderRole: Int]]
  /// Columns of accounts that are those of the other side, as the balances tell.
  var accountsOfOthers: Set<Int> = []
  /// The column whose words each have a running balance of their own: pockets of one account, or several accounts.
  var pockets: Int?
  /// The column whose words the running balance shows to be states.
  var statusByBalance: Int?
  /// The column of currencies of each of two columns of amounts.
  let ownCurrencies: [Int: Int]

  init(
    names: [String], profiles: [ColumnProfile], hasHeader: Bool, declared: DeclaredRoles = DeclaredRoles(),
    foreign: ForeignAmounts? = nil, instalments: Instalments? = nil
  ) {
    self.declared = declared
    self.names = names
    self.profiles = profiles
    self.hasHeader = hasHeader
    let said: [[HeaderRole: Int]] = names.enumerated().map { column, name in
      if let role = declared.roles[column] { return [role: DeclaredRoles.weight] }
      guard hasHeader else { return [:] }
      let isOfOneUnit = RowWords.isOfOneUnit(name, among: names)
      let suggested = ColumnRoles.suggested(name).filter {
        !declared.claims($0.role) && !(isOfOneUnit && $0.role == .amount)
      }
      return Dictionary(suggested.map { ($0.role, $0.weight) }, uniquingKeysWith: max)
    }
    let money = zip(said, profiles).map { said, profile -> [HeaderRole: Int] in
      // `Card currency amount` over amounts.
      guard profile.isNumbers, profile.amounts.marked > 0 else { return said }
      let others = said.filter { ![.currency, .originalCurrency, .cardNumber].contains($0.key) }
      return others.isEmpty ? said : others
    }
    let sound = ColumnRoles.numbering(money, names: names)
    let shared = hasHeader ? ColumnRoles.sharingNames(sound, names: names, profiles: profiles) : sound
    let pairs = hasHeader ? ForeignPairs(shared, names: names, profiles: profiles) : nil
    ownCurrencies =
      pairs?.currencies ?? (hasHeader ? ForeignPairs.currencies(of: shared, names: names, profiles: profiles) : [:])
    let told = pairs?.said(of: shared, besides: Set(declared.roles.keys)) ?? shared
    let own =
      hasHeader && pairs == nil
      ? ColumnRoles.ownedByOriginals(ColumnRoles.told(told, foreign, declared), profiles, declared) : told
    weights = ColumnRoles.billed(own, instalments, declared)
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

  /// What the header says, with what the rows show to be paid abroad called so.
  private static func told(
    _ said: [[HeaderRole: Int]], _ foreign: ForeignAmounts?, _ declared: DeclaredRoles
  ) -> [[HeaderRole: Int]] {
    guard let foreign, declared.roles[foreign.amount] == nil, declared.roles[foreign.currency] == nil else {
      return said
    }
    var told = said
    told[foreign.amount] = [.originalAmount: certain]
    told[foreign.currency] = [.originalCurrency: certain]
    return told
  }

  /// What the header says, with what is billed of instalments called the amount.
  private static func billed(
    _ said: [[HeaderRole: Int]], _ instalments: Instalments?, _ declared: DeclaredRoles
  ) -> [[HeaderRole: Int]] {
    guard let instalments, declared.roles[instalments.whole] == nil, declared.roles[instalments.billed] == nil else {
      return said
    }
    var told = said
    let isOut = (said[instalments.whole][.amountOut] ?? 0) > (said[instalments.whole][.amount] ?? 0)
    told[instalments.whole] = [.ignored: certain]
    told[instalments.billed] = [isOut ? .amountOut : .amount: certain]
    return told
  }

  /// The only column of currencies, which are several, right behind an original amount is that amount's.
  private static func ownedByOriginals(
    _ said: [[HeaderRole: Int]], _ profiles: [ColumnProfile], _ declared: DeclaredRoles
  ) -> [[HeaderRole: Int]] {
    func isForemost(_ column: Int, _ role: HeaderRole) -> Bool {
      said[column][role].map { $0 > 0 && $0 == said[column].values.max() } ?? false
    }
    let currencies = said.indices.filter { isForemost($0, .currency) && profiles[$0].isText }
    guard currencies.count == 1, let column = currencies.first, column > 0, profiles[column].values.texts.count > 1,
      profiles[column].isSmall, isForemost(column - 1, .originalAmount), profiles[column - 1].isNumbers,
      declared.roles[column] == nil,
      said.indices.contains(where: { $0 != column - 1 && isForemost($0, .amount) && profiles[$0].isNumbers })
    else { return said }
    var told = said
    told[column] = [.originalCurrency: certain]
    return told
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

  /// Columns that may hold the booking day, the likeliest first: that which the header calls so, else the first that is
  /// filled the most.
  var days: [Int] {
    let dates = columns.filter { profiles[$0].isDates && declared.allows($0, .date) }
    let ranked = dates.sorted { (-dayRank($0), $0) < (-dayRank($1), $1) }
    guard let best = ranked.first, profiles[best].given < profiles[best].rows, !declared.claims(.date),
      let posting = dates.first(where: { profiles[$0].given == profiles[$0].rows && isPostingDay($0) })
    else { return ranked }
    return [posting] + ranked.filter { $0 != posting }
  }

  /// A day of purchase may be missing where money came in; that of posting, where every row has it, is the row's day.
  func isPostingDay(_ column: Int) -> Bool {
    profiles[column].isDates && ColumnRoles.isOfPosting(names[column].folded)
  }

  /// `name`: folded.
  static func isOfPosting(_ name: String) -> Bool {
    [
      "记账", "入账", "記帳", "入帳", "post", "buchung", "book", "boek", "bogf", "kirjaus", "contab", "comptab", "bokf",
      "ksieg", "uct", "clear",
      "settle",
    ]
    .contains { name.contains($0) }
  }

  private func dayRank(_ column: Int) -> Int {
    let isTime = isForemost(column, .time)
    let words =
      isForemost(column, .valueDate)
      ? 10 : isTime ? max(80, weight(column, .date)) : weight(column, .date) + (role(column) == nil ? 20 : 0)
    let isMostlyFilled = profiles[column].given * 2 >= profiles[column].rows
    return words + (isMostlyFilled ? 100 : 0) - (isSameDay(column) && !isPostingDay(column) ? 90 : 0)
  }

  func valueDay(besides day: Int) -> Int? {
    let dates = columns.filter { $0 != day && profiles[$0].isDates && declared.allows($0, .valueDate) }
    if let named = dates.first(where: { isForemost($0, .valueDate) }) { return named }
    // `Valuta` is a currency, too, but for dates.
    if let named = dates.first(where: { weight($0, .valueDate) > 0 || isForemost($0, .currency) }) { return named }
    if let posting = dates.first(where: isPostingDay) { return posting }
    // One that some rows leave blank may be what the others are booked on.
    return hasHeader
      ? dates.first { profiles[$0].given < profiles[$0].rows && profiles[$0].given * 2 > profiles[$0].rows }
      : dates.first { !isSameDay($0) } ?? dates.first
  }

  /// A second day of a row: where a column tells the state of rows, any date.
  func otherDay(besides day: Int, anyDate: Bool) -> Int? {
    let dates = columns.filter { $0 != day && profiles[$0].isDates }
    return dates.first { !hasHeader || isForemost($0, .date) || isForemost($0, .valueDate) }
      ?? (anyDate ? dates.first : nil)
  }

  /// The same day in every row, beside another one that differs: that of the statement.
  private func isSameDay(_ column: Int) -> Bool {
    func isSame(_ column: Int) -> Bool { profiles[column].isSmall && profiles[column].values.texts.count == 1 }
    return profiles[column].rows > 1 && isSame(column)
      && columns.contains {
        profiles[$0].isDates && !isSame($0) && (isForemost($0, .date) || !hasHeader && hasDaysOfWeeks($0))
      }
  }

  /// Its days lie further apart than a day of booking and its value day do.
  private func hasDaysOfWeeks(_ column: Int) -> Bool {
    let dates = profiles[column].dates
    return dates.orders.allSatisfy { order in dates.days(in: order).map { $0.upperBound - $0.lowerBound > 7 } ?? false }
  }
}
