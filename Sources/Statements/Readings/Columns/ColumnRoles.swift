import Lexicon
import Values

/// What each column of a table is, by the words over it and by what stands in it. Content wins over words.
struct ColumnRoles {
  let names: [String]
  private(set) var profiles: [ColumnProfile]
  let hasHeader: Bool
  /// Lines above the table call it that of a card.
  let isCalledCard: Bool
  let declared: DeclaredRoles
  private let weights: [[HeaderRole: Int]]
  /// Columns of accounts that are those of the other side, as the balances tell.
  var accountsOfOthers: Set<Int> = []
  /// The column of currencies that are those of what was paid abroad, as the balances tell.
  var currenciesAbroad: Int?
  /// The column whose words each have a running balance of their own: pockets of one account, or several accounts.
  var pockets: Int?
  /// The column whose words are states, as the running balance shows or a note beside the table says.
  var knownStatus: Int?
  /// The column of currencies of each of several columns of amounts.
  let ownCurrencies: [Int: Int]

  init(
    names: [String], profiles: [ColumnProfile], hasHeader: Bool, declared: DeclaredRoles = DeclaredRoles(),
    foreign: ForeignAmounts? = nil, instalments: Instalments? = nil, isOfCard: Bool = false,
    isCalledCard: Bool = false
  ) {
    self.declared = declared
    self.names = names
    self.profiles = profiles
    self.hasHeader = hasHeader
    self.isCalledCard = isCalledCard
    var called = CalledRoles(names: names, profiles: profiles, declared: declared, hasHeader: hasHeader)
    if hasHeader { called.hear(foreign, isOfCard: isOfCard) }
    called.tell(instalments?.found(in: called.weights) ?? [:])
    (weights, ownCurrencies) = (called.weights, called.ownCurrencies)
    for column in columns where isForemost(column, .date) || isForemost(column, .valueDate) {
      self.profiles[column].isCalledDate = true
    }
  }

  var columns: Range<Int> { 0..<profiles.count }

  /// How strongly the header says that the column is that; 0 for not at all.
  func weight(_ column: Int, _ role: HeaderRole) -> Int { weights[column][role] ?? 0 }

  /// What the header says foremost.
  func role(_ column: Int) -> HeaderRole? {
    weights[column].max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }?.key
  }

  func isForemost(_ column: Int, _ role: HeaderRole) -> Bool { weights[column].isForemost(role) }

  /// Whether the header calls the column a balance, after the row or before it.
  func isBalance(_ column: Int) -> Bool { isForemost(column, .balance) || isForemost(column, .balanceBefore) }

  /// Whether the header has no name for the column.
  func isUnnamed(_ column: Int) -> Bool { names[column] == CalledRoles.unnamed(column) }

  /// Where the currency of an amount may stand: where pairs tell it, else behind it, unless the currency before it has
  /// its name.
  func beside(_ amount: Int) -> [Int] {
    if let own = ownCurrencies[amount] { return [own] }
    return hasHeader && isUnnamed(amount) ? [amount - 1, amount + 1] : [amount + 1, amount - 1]
  }

  /// `1` and `0` below a header that asks, and no amounts.
  func isOfAnswers(_ column: Int) -> Bool { isForemost(column, .status) && profiles[column].isOfAnswers }

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
    profiles[column].isDates && PartWords.posting.areIn(names[column])
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
    // A symbol of a payment may be written like a day.
    let dates = columns.filter {
      $0 != day && profiles[$0].isDates && declared.allows($0, .valueDate)
        && !PartWords.betweenAccounts.areIn(names[$0])
    }
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
      ?? dates.first(where: isPostingDay) ?? (anyDate ? dates.first : nil)
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
