import Lexicon
import Values

/// Decides how a table is read: one plan, what decided each fact of it, and what stays open.
struct TableInference {
  let shape: TableShape
  var roles: ColumnRoles
  let sample: Records
  let dialect: Dialect
  let facts: PreambleFacts
  let hints: ReadingHints
  /// The decimals of the tables above this one, which all amounts of a statement share.
  let exponent: Int?
  /// What the lines around the table state of all its rows; empty where these are not all in the sample.
  let totals: StatedTotals
  /// The year of days that are written without one.
  let year: StatedYear?
  let money: MoneyColumns
  static let mostTexts = 500
  private static let mostLinesAbove = 60

  var plan = TablePlan()
  var evidence: [Layout.Evidence] = []
  var questions: [Question] = []
  var order = RowOrder.unknown
  /// Account numbers found between the rows once they were drafted.
  var sectionAccounts: [String] = []
  /// The last of them: rows of a table below are its own as well.
  var account: String?
  /// A column names the holders of cards, who are a few, in a file that has nothing of an account's.
  var isOfHolders = false
  /// Rows that the bank calls cancelled move money: that of others back, or the running balance.
  var cancelledMoveMoney = false
  /// So do those that failed.
  var failedMoveMoney = false
  /// The running balance holds over all rows, or all that it counts.
  var isChained = false
  /// Rows that the running balance leaves out, though no known word says so.
  var uncounted: UncountedRows?
  /// The running balance tells the signs of columns for money in and out, but not that of the oldest row.
  var isOldestOpen = false
  /// The currency of all rows, where a few name it and the balance goes on over all.
  var soleCurrency: Currency?
  /// Balances that the lines below the table state.
  var footerBalances: [PreambleFacts.Balance] = []
  private var marks: StateMarks?
  /// Some column counts instalments.
  let hasInstalments: Bool
  let signsAbove: SignsAbove?

  /// How the amounts in a table above were taken.
  struct SignsAbove {
    /// What the header calls them.
    var name: String
    /// `as-written` or `inverted`
    var key: String
    /// Else all are positive.
    var hasBothSigns: Bool
  }

  /// Nil where the table has no column of dates or none of amounts.
  init?(
    shape: TableShape, profiles: [ColumnProfile], sample: Records, dialect: Dialect, facts: PreambleFacts,
    hints: ReadingHints, exponent: Int? = nil, totals: StatedTotals = StatedTotals(), year: StatedYear? = nil,
    signsAbove: SignsAbove? = nil
  ) {
    self.year = year
    self.signsAbove = signsAbove
    self.exponent = exponent
    self.totals = totals
    self.shape = shape
    self.sample = sample
    self.dialect = dialect
    var facts = facts
    let (isCardAbove, isOneAbove) = (facts.isCard, facts.isOfOneCard)
    for name in shape.names { facts.noteKind(name) }
    for record in shape.below { facts.noteLimit(sample.texts(of: record)) }
    facts.isCurrent = facts.isCurrent || profiles.contains(where: \.isKindOfCurrentAccount)
    facts.isOfOneCard = facts.isOfOneCard || profiles.contains(where: \.isOfOneCard)
    hasInstalments = shape.names.indices.contains { column in
      RowWords.isInstalment(shape.names[column]) && profiles[column].filled > 0 && profiles[column].amounts.marked == 0
    }
    let isOfInstalments = hasInstalments && (isCardAbove || shape.names.contains(where: RowWords.isOfCard))
    facts.isCreditCard = facts.isCreditCard || isOfInstalments
    let areOfHolders = shape.names.indices.contains { column in
      RowWords.isOfHolder(shape.names[column]) && profiles[column].areFew
    }
    let isOfAccount =
      facts.isCurrent || facts.hasIBAN || shape.names.contains { HeaderWords.roles(of: $0).first?.role == .balance }
    isOfHolders = areOfHolders && !isOfAccount
    let isOfFleet =
      RowWords.areOfFleet(shape.names)
      && shape.names.indices.contains { column in
        HeaderWords.roles(of: shape.names[column]).first?.role == .cardNumber
          || RowWords.isPlate(shape.names[column]) && profiles[column].areFew
      }
    let isOfPurchasers = isOfHolders || isOfFleet
    facts.isCard = facts.isCard || facts.isOfOneCard || isOfInstalments || isOfPurchasers
    facts.noteKind(of: hints.kind)
    self.facts = facts
    self.hints = hints
    roles = ColumnRoles(
      names: shape.names, profiles: profiles, hasHeader: !shape.header.isEmpty,
      declared: hints.declared?.roles(in: shape.names) ?? DeclaredRoles(),
      foreign: ForeignAmounts(shape, sample, profiles), instalments: Instalments(shape, sample, profiles),
      isOfCard: facts.isCard || facts.isNamedCard && !isOfAccount, isCalledCard: isCardAbove || isOneAbove)
    marks = StateMarks(shape, sample, profiles)
    if let marks, marks.prefix == nil { roles.knownStatus = marks.column }
    money = MoneyColumns(roles: roles)
    guard decide() else { return nil }
  }

  /// Nil where the amounts are all below zero, or it is not decided what their signs mean.
  var decidedSigns: SignsAbove? {
    guard case .signed(let column) = plan.interpretation.source, case let amounts = roles.profiles[column].amounts,
      amounts.positive > 0, !questions.contains(where: { $0.code == "sign" })
    else { return nil }
    return SignsAbove(
      name: shape.names[column], key: plan.interpretation.isInverted ? "inverted" : "as-written",
      hasBothSigns: amounts.hasBothSigns)
  }

  private mutating func decide() -> Bool {
    plan.width = shape.width
    plan.state = shape.state
    plan.split = shape.split
    plan.isDayOnce = shape.isDayOnce
    plan.isOfInvestor = RowWords.areOfInvestor(shape.names)
    plan.isOfMerchant = RowWords.areOfMerchant(shape.names)
    plan.account = facts.accountNumbers.first ?? ""
    plan.words.view = facts.isCard ? .card : .account
    plan.delimiter = dialect.delimiter
    plan.names = shape.names
    if !shape.header.isEmpty {
      let last = shape.header.upperBound - 1
      plan.header = sample.texts(of: last)
      let above = max(0, shape.header.lowerBound - TableInference.mostLinesAbove)..<shape.header.lowerBound
      plan.linesAbove = Set(above.compactMap { TablePlan.outline(sample.texts(of: $0)) })
    }
    guard let day = roles.days.first(where: { decideDates($0) }) else { return false }
    var candidates = roles.agreeing(money.interpretations())
    if let told = hints.answers["columns"] {
      let named = [candidates, candidates.compactMap(\.oppositePair)].map { $0.filter { $0.key == told } }
      candidates = named.first { !$0.isEmpty } ?? candidates
    }
    guard !candidates.isEmpty else { return false }
    let numbers = Set(money.numbers).union(candidates.flatMap { $0.source.columns })
    let open = self
    decideAmounts(candidates, numbers: numbers, day: day)
    if let column = currenciesAbroad(candidates, numbers: numbers, day: day) {
      self = open
      roles.currenciesAbroad = column
      note("currency", "one balance goes on over all currencies in '\(shape.names[column])': they are those abroad")
      decideAmounts(candidates, numbers: numbers, day: day)
    } else if let other = inOneCurrency(open, candidates, numbers: numbers, day: day) {
      self = other
    }
    finish(day: day)
    return true
  }

  /// Where some amounts name a currency, and one balance goes on over these and all others: all are in that of the
  /// account, as it is stated, or in the only one that is named.
  private func inOneCurrency(
    _ open: TableInference, _ candidates: [Interpretation], numbers: Set<Int>, day: Int
  ) -> TableInference? {
    guard plan.readsCurrencyFromAmount, plan.hasRowCurrencies, candidates.contains(where: { $0.balance != nil }) else {
      return nil
    }
    let written = Set(plan.interpretation.source.columns.flatMap { roles.profiles[$0].amounts.currencies })
    let balances = roles.columns.filter { roles.isBalance($0) }
    let stated = Set(
      [facts.currency, hints.currency].compactMap { $0 }
        + (balances + plan.interpretation.source.columns).compactMap { HeaderCurrency.named(in: shape.names[$0]) }
        + balances.flatMap { roles.profiles[$0].amounts.currencies })
    guard written.count == 1, stated.count < 2, let only = stated.first ?? written.first else { return nil }
    var other = open
    other.soleCurrency = only
    other.decideAmounts(candidates, numbers: numbers, day: day)
    return other.isChained && other.uncounted == nil && shape.entries.count > 2 ? other : nil
  }

  private mutating func decideAmounts(_ candidates: [Interpretation], numbers: Set<Int>, day: Int) {
    let ranked = ColumnAxis.ranked(candidates, roles: roles, currency: facts.currency ?? hints.currency)
    if candidates[0].source.isOfCurrencies {
      decideColumnCurrencies(Set(candidates.flatMap { $0.source.columns }))
    } else {
      decideCurrency(
        day: day, numbers: numbers, amounts: Set(candidates.flatMap { $0.source.columns }),
        best: ranked[0].source.columns)
    }
    decideDecimals(candidates, numbers: numbers, day: day)
    let open = self
    decideMoney(candidates, numbers: numbers, day: day)
    decideRounding()
    if plan.rounds { proveRounding(from: open, candidates, numbers: numbers, day: day) }
  }

  /// Where the balance goes on from row to row with the rounded amounts, nothing is lost by it, and nothing to be asked.
  private mutating func proveRounding(
    from open: TableInference, _ candidates: [Interpretation], numbers: Set<Int>, day: Int
  ) {
    var rounded = open
    rounded.plan.rounds = true
    rounded.decideMoney(candidates, numbers: numbers, day: day)
    guard rounded.isChained else { return }
    self = rounded
    note(Rounding.code, "rounded to \(plan.exponent): the balance goes on with these over every row")
  }

  mutating func note(_ fact: String, _ because: String, margin: Int? = nil) {
    note(fact, ValueText(because), margin: margin)
  }

  mutating func note(_ fact: String, _ because: ValueText, margin: Int? = nil) {
    evidence.append(Layout.Evidence(fact: fact, because: because, margin: margin))
  }

  // MARK: The rest

  private mutating func finish(day: Int) {
    let interpretation = plan.interpretation
    var used = Set(
      interpretation.source.columns + [interpretation.balance].compactMap { $0 } + (interpretation.fee?.columns ?? []))
    var flag: Int?
    if case .flagged(_, let column) = interpretation.source { flag = column }
    for column in roles.columns where isSpentMoney(column) { used.insert(column) }
    plan.texts = roles.texts(day: day, money: used, flag: flag, amount: interpretation.source.columns.first)
    plan.unfilled = Set(roles.columns.filter { roles.profiles[$0].filled == 0 })
    func isDirected(_ column: Int) -> Bool {
      roles.isForemost(column, .amountIn) || roles.isForemost(column, .amountOut)
    }
    if interpretation.source.columns.allSatisfy(isDirected) { plan.unfilledMoney = plan.unfilled.filter(isDirected) }
    plan.hasWordyValueDays = plan.texts.valueDay.map { roles.profiles[$0].hasOtherThanDates } ?? false
    plan.waitsWithoutBalance = uncounted.map { $0.column == nil && $0.counted.isEmpty } ?? false
    if let status = plan.texts.status {
      plan.states = states(status)
      plan.areRefundsBooked = hasBookedRefunds(status)
    }
    plan.widestText = plan.texts.description.max { roles.profiles[$0].length < roles.profiles[$1].length }
    if let marks, let prefix = marks.prefix { plan.pendingPrefix = (marks.column, Array(prefix.utf8)) }
    findOddRow(used)
    plan.totalCodes = totalCodes()
    setChecks()
  }

  /// Some row with money in, in a column of its own, is booked as the column of states says.
  private func hasBookedRefunds(_ status: Int) -> Bool {
    guard case .inOut(let moneyIn, _) = plan.interpretation.source else { return false }
    return shape.entries.prefix(TableInference.mostTexts).contains { record in
      guard sample.trimmed(record: record, field: moneyIn).contains(where: { $0.isNumber && $0 != "0" }) else {
        return false
      }
      return unsafe sample.trimmed(record: record, field: status).withUTF8Bytes {
        unsafe StatusWords.meaning($0, below: shape.names[status]) == .booked
      }
    }
  }

  /// What each word of the column of states says of its rows.
  private mutating func states(_ status: Int) -> WordColumn<TablePlan.RowState> {
    let header = shape.names[status]
    let isOfLedger = isOfLedger(status)
    let isOfKinds = plan.texts.type == status
    let (cancelledMove, failedMove) = (cancelledMoveMoney, failedMoveMoney)
    let (odd, counted) = (uncounted?.words ?? [], uncounted?.counted ?? [])
    let told = isOfKinds ? [:] : isOfLedger ? uncleared(status) : statesTold(status)
    let profile = roles.profiles[status]
    let usualReason = usualReason(status)
    let states = WordColumn(profile.values) { text -> TablePlan.RowState in
      if let state = marks?.states[text] { return state }
      if isOfKinds, unsafe text.withUTF8Bytes({ unsafe StatusWords.isDeclined($0) }) { return .void }
      if text == usualReason { return .booked }
      let state = unsafe text.withUTF8Bytes { unsafe TablePlan.RowState($0, below: header) }
      if state == .booked, odd.contains(text) || isOfKinds && StatusWords.isHold(text) { return .pending }
      if counted.contains(text) { return .booked }
      if let told = told[text] { return told }
      if cancelledMove, state == .void {
        return unsafe !failedMove && text.withUTF8Bytes { unsafe StatusWords.isFailed($0) } ? .void : .booked
      }
      return isOfLedger && state == .pending ? .booked : state
    }
    if !isOfKinds, !isOfLedger, profile.filled == profile.rows, states.meanings.allSatisfy({ $0 != .booked }),
      profile.rows > 2, !profile.values.texts.indices.contains(where: { isPlainlyPending(profile.values.string($0)) })
    {
      return allWaiting(states, rows: profile.rows, status)
    }
    // `X` below `Processed`, and nothing where a row is not.
    let areBooked = profile.filled < profile.rows && states.meanings.allSatisfy { $0 == .booked } && !isOfLedger
    guard areBooked else { return states }
    if StatusWords.blankMeaning(below: header) == .pending { return states.withBlank(meaning: .pending) }
    return states.withBlank(meaning: blankState(status))
  }

  /// What is pending, in words that say it of a row alone.
  private func isPlainlyPending(_ state: String) -> Bool {
    StatusWords.isPlainlyPending(state) || StatusWords.isHold(state)
  }

  /// `Not Paid` in every row of an account may be said of something else than of the row: it is asked.
  private mutating func allWaiting(
    _ states: WordColumn<TablePlan.RowState>, rows: Int, _ status: Int
  ) -> WordColumn<TablePlan.RowState> {
    switch hints.answers["states"] {
    case "pending": return states
    case "booked": break
    default:
      let text = String(decoding: states.texts[0], as: UTF8.self)
      questions.append(
        Question(
          code: "states",
          message: "All \(rows) rows have '\(text)' or the like in '\(shape.names[status])'. Are they booked?",
          options: [
            Question.Option(value: "booked", label: "yes: that is said of something else"),
            Question.Option(value: "pending", label: "not yet: all rows are pending"),
          ]))
    }
    var booked = states
    booked.meanings = states.meanings.map { _ in .booked }
    return booked
  }

  /// What rows without a state are that all have a text which begins with a word for what waits: `PENDING DEBIT CARD
  /// PURCHASE`. A fee may be called so: it is asked.
  private mutating func blankState(_ status: Int) -> TablePlan.RowState {
    let texts = roles.columns.filter { roles.profiles[$0].isText && $0 != status }
    let blank = shape.entries.filter { !isFilled($0, status) }
    let areMarked =
      !blank.isEmpty
      && blank.allSatisfy { record in
        texts.contains { column in
          let field = sample.bytes.trimmed(sample.range(record: record, field: column))
          let mark = unsafe sample.bytes.with(field) { unsafe StatusWords.pendingMark(in: $0) }
          return mark == .word || mark == .parted
        }
      }
    guard areMarked else { return .booked }
    switch hints.answers["state blank"] {
    case "booked": return .booked
    case "pending": return .pending
    default:
      let line = sample.lines[blank[0]]
      let rows =
        blank.count == 1
        ? "Is the row without a state, line \(line),"
        : "Are the \(blank.count) rows without a state, from line \(line) on,"
      questions.append(.whetherBooked("state blank", "\(rows) booked? Its text says that it is pending"))
      return .pending
    }
  }

  /// Where no row leaves its reason for failing blank: what most rows have there is none.
  private func usualReason(_ status: Int) -> String? {
    let profile = roles.profiles[status]
    guard profile.filled == profile.rows, profile.dashes == 0, PartWords.failureReason.areIn(shape.names[status]),
      let most = profile.values.counts.max(), let place = profile.values.counts.firstIndex(of: most)
    else { return nil }
    return profile.values.string(place)
  }

  /// A program's own ledger tells what its user has compared with a statement: nothing waits there for a bank.
  private func isOfLedger(_ status: Int) -> Bool {
    ["cleared", "reconciled", "reconcile"].contains(shape.names[status].folded)
      || roles.profiles[status].values.texts.contains { String(decoding: $0, as: UTF8.self).folded == "reconciled" }
  }

  /// Without a header, a row that leaves out the texts of all others and has one where no other has any, or leaves out
  /// three columns that all others fill, is no transaction: most likely the balance.
  private mutating func findOddRow(_ used: Set<Int>) {
    guard shape.header.isEmpty else { return }
    let others = roles.columns.filter { $0 != plan.texts.day }
    let free = others.filter { !used.contains($0) }
    let rows = roles.profiles[plan.texts.day].rows
    guard rows >= 3 else { return }
    let short = shortRows
    var filled = others.filter { column in
      roles.profiles[column].filled == (short.isEmpty ? rows - 1 : rows) && short.allSatisfy { !isFilled($0, column) }
    }
    var odd = short
    if short.isEmpty,
      let other = shape.entries.max(by: { left, right in
        filled.count { isFilled(left, $0) } > filled.count { isFilled(right, $0) }
      })
    {
      // What another row leaves out, as a cheque does, says nothing of this one.
      filled.removeAll { isFilled(other, $0) }
      odd = [other]
    }
    let usual = filled.filter { free.contains($0) && roles.profiles[$0].isText }
    let unusual = free.filter { column in
      roles.profiles[column].filled == (short.isEmpty ? 1 : 0) && odd.allSatisfy { isFilled($0, column) }
    }
    if usual.count >= 2, !unusual.isEmpty || filled.count >= 3 {
      (plan.usualTexts, plan.unusualFields) = (usual, unusual)
    } else if !usual.isEmpty, filled.count >= 2 || !short.isEmpty {
      if !odd.isEmpty, odd.allSatisfy({ namesAccount($0, among: free) }) { plan.usualTexts = usual }
    }
  }

  /// Whether the row has an account's number, and no words, in place of its texts.
  private func namesAccount(_ record: Int, among texts: [Int]) -> Bool {
    let said = texts.filter { isFilled(record, $0) && !roles.profiles[$0].isConstant }.map {
      sample.trimmed(record: record, field: $0)
    }
    return said.count == 1 && said[0].count(where: \.isNumber) >= TableInference.fewestDigits
      && said[0].count(where: \.isLetter) <= 2
  }

  /// Of an account's number.
  private static let fewestDigits = 8

  /// The only record among the rows that is cut short, or the first and the last one; they are none of the entries.
  private var shortRows: [Int] {
    let short = shape.rows.filter { record in
      (2..<shape.width).contains(sample.fieldCount(record)) && !shape.entries.contains(record)
    }
    guard let first = short.first, let last = short.last else { return [] }
    let areEnds = short.count == 2 && shape.entries.allSatisfy { first < $0 && $0 < last }
    return short.count == 1 || areEnds ? short : []
  }

  private func isFilled(_ record: Int, _ column: Int) -> Bool {
    !sample.trimmed(record: record, field: column).isEmpty
  }

  /// The numbers that the account column holds.
  var accountNumbers: [String] {
    guard let column = plan.texts.account else { return [] }
    return roles.profiles[column].values.texts.map { AccountNumber.written(String(decoding: $0, as: UTF8.self)) }
  }

  /// Columns of money that are neither the amount nor text: other amounts, taxes, rates.
  private func isSpentMoney(_ column: Int) -> Bool {
    roles.profiles[column].isNumbers && !roles.isForemost(column, .reference)
      && !roles.isForemost(column, .originalAmount) && !roles.isForemost(column, .accountNumber)
      && !roles.isForemost(column, .counterAccount) && !roles.isForemost(column, .cardNumber)
      && !roles.isForemost(column, .currency) && !roles.isOfAnswers(column)
  }
}
