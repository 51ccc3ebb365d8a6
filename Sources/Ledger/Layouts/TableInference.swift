/// Decides how a table is read: one plan, what decided each fact of it, and what stays open.
struct TableInference {
  let shape: TableShape
  let roles: ColumnRoles
  let sample: Records
  let dialect: Dialect
  let facts: PreambleFacts
  let hints: ReadingHints
  /// The decimals of the tables above this one, which all amounts of a statement share.
  let exponent: Int?
  private let money: MoneyColumns
  static let mostTexts = 500

  private(set) var plan = TablePlan()
  private(set) var evidence: [Layout.Evidence] = []
  private(set) var questions: [Question] = []
  private(set) var order = RowOrder.unknown
  /// Account numbers found between the rows once they were drafted.
  var sectionAccounts: [String] = []
  /// Balances that the lines below the table state.
  var footerBalances: [PreambleFacts.Balance] = []

  /// Nil where the table has no column of dates or none of amounts.
  init?(
    shape: TableShape, profiles: [ColumnProfile], sample: Records, dialect: Dialect, facts: PreambleFacts,
    hints: ReadingHints, exponent: Int? = nil
  ) {
    self.exponent = exponent
    self.shape = shape
    self.sample = sample
    self.dialect = dialect
    var facts = facts
    for name in shape.names { facts.noteCard(name) }
    self.facts = facts
    self.hints = hints
    roles = ColumnRoles(
      names: shape.names, profiles: profiles, hasHeader: !shape.header.isEmpty,
      declared: hints.declared?.roles(in: shape.names) ?? DeclaredRoles())
    money = MoneyColumns(roles: roles)
    guard decide() else { return nil }
  }

  private mutating func decide() -> Bool {
    plan.width = shape.width
    plan.isPending = shape.isPending
    plan.account = facts.accountNumbers.first ?? ""
    plan.isCard = facts.isCard
    plan.delimiter = dialect.delimiter
    plan.names = shape.names
    if !shape.header.isEmpty {
      let last = shape.header.upperBound - 1
      plan.header = (0..<sample.fieldCount(last)).map { sample.trimmed(record: last, field: $0) }
    }
    guard let day = roles.day, decideDates(day) else { return false }
    var candidates = roles.agreeing(money.interpretations())
    if let told = hints.answers["columns"], candidates.contains(where: { $0.key == told }) {
      candidates.removeAll { $0.key != told }
    }
    guard !candidates.isEmpty else { return false }
    let numbers = Set(money.numbers).union(candidates.flatMap { $0.source.columns })
    let likeliest = candidates.min { $0.cost < $1.cost }?.source.columns.first
    decideCurrency(
      day: day, numbers: numbers, amounts: Set(candidates.flatMap { $0.source.columns }), amount: likeliest)
    decideDecimals(candidates)
    decideMoney(candidates, numbers: numbers, day: day)
    finish(day: day)
    return true
  }

  private mutating func note(_ fact: String, _ because: String) {
    evidence.append(Layout.Evidence(fact: fact, because: because))
  }

  // MARK: Days

  private mutating func decideDates(_ day: Int) -> Bool {
    let others = roles.columns.filter { $0 != day && roles.profiles[$0].isDates }
    let profile = roles.profiles[day].dates
    guard
      let decision = DateInference.decide(
        profile, others: others.map { roles.profiles[$0].dates }, hints: hints, span: { facts.span(order: $0) })
    else { return false }
    plan.dateOrder = decision.order
    plan.monthLanguages = profile.languages
    plan.dateFormat = profile.formName(order: decision.order)
    note("dates", decision.because)
    note("booking day", "'\(shape.names[day])'")
    if let question = decision.question { questions.append(question) }
    if let value = roles.valueDay(besides: day) {
      let orders = roles.profiles[value].dates.orders
      plan.valueOrder = orders.contains(decision.order) ? decision.order : orders.first ?? decision.order
    }
    return true
  }

  // MARK: Currency and decimals

  private mutating func decideCurrency(day: Int, numbers: Set<Int>, amounts: Set<Int>, amount: Int?) {
    let texts = roles.texts(day: day, money: numbers, flag: nil, amount: amount)
    if roles.hasRowCurrencies, let amount, let own = HeaderCurrency.named(in: shape.names[amount]) {
      plan.currency = own
      return note("currency", "the header '\(shape.names[amount])'")
    }
    if let column = texts.currency {
      let words = WordColumn(roles.profiles[column].values) { Currency.written($0) }
      plan.currencies = words
      let known = Set(words.meanings.compactMap { $0 })
      plan.hasRowCurrencies = known.count > 1
      if known.count == 1 { plan.currency = known.first }
      if !known.isEmpty { return note("currency", "column '\(shape.names[column])'") }
    }
    let written = Set(
      roles.columns.filter { amounts.contains($0) && !roles.isForemost($0, .originalAmount) }
        .flatMap { roles.profiles[$0].amounts.currencies })
    if written.count == 1 { plan.currency = written.first }
    plan.readsCurrencyFromAmount = written.count > 1
    plan.hasRowCurrencies = written.count > 1
    if !written.isEmpty { return note("currency", "written beside the amounts") }
    for column in roles.columns where numbers.contains(column) {
      if let named = HeaderCurrency.named(in: shape.names[column]) {
        plan.currency = named
        return note("currency", "the header '\(shape.names[column])'")
      }
    }
    if let stated = facts.currency {
      plan.currency = stated
      note("currency", "stated above the table")
    }
  }

  private mutating func decideDecimals(_ candidates: [Interpretation]) {
    let sources = Set(candidates.flatMap { $0.source.columns })
    var columns = sources.union(candidates.compactMap { $0.balance })
    plan.balanceMark = DecimalInference.ownMark(
      of: columns.subtracting(sources).map { roles.profiles[$0].amounts },
      besides: sources.map { roles.profiles[$0].amounts })
    if plan.balanceMark != nil { columns = sources }
    let profiles = columns.sorted().map { roles.profiles[$0].amounts }
    let currency = plan.currency ?? hints.currency
    let decision = DecimalInference.decide(
      profiles,
      others: roles.columns.filter { !columns.contains($0) && roles.profiles[$0].isNumbers }
        .map { roles.profiles[$0].amounts },
      currency: currency,
      hasIdeographs: shape.names.contains { $0.unicodeScalars.contains { $0.isEastAsian } },
      hints: hints)
    plan.decimalMark = decision.mark
    plan.isMarked = decision.isMarked
    if decision.isMarked { note("decimal mark", "'\(Character(UnicodeScalar(decision.mark)))': \(decision.because)") }
    if let question = decision.question { questions.append(question) }
    let shown = profiles.map { $0.mostDecimals(decision.mark) }.max() ?? 0
    if plan.hasRowCurrencies {
      plan.exponent = plan.currencies.meanings.compactMap { $0?.exponent }.max() ?? 2
      plan.exponent = max(plan.exponent, 2)
    } else {
      plan.exponent = currency?.exponent ?? min(6, max(2, shown))
    }
    if let exponent { plan.exponent = exponent }
  }

  // MARK: Amounts and balances

  private mutating func decideMoney(_ candidates: [Interpretation], numbers: Set<Int>, day: Int) {
    let table = SampleParser(plan: plan, shape: shape, sample: sample, money: money, roles: roles, day: day)
      .table(numbers: numbers)
    let judge = BalanceChainJudge(table: table)
    guard var verdict = judge.judge(candidates) else { return }
    decideSign(&verdict, table: table, day: day)
    plan.interpretation = verdict.interpretation
    order = rowOrder(table, verdict)
    noteMoney(verdict)
    if !verdict.rivals.isEmpty { askColumns(verdict) }
    if case .flagged(_, let flag) = verdict.interpretation.source, let words = money.flags[flag] { plan.flags = words }
  }

  private mutating func decideSign(_ verdict: inout BalanceChainJudge.Verdict, table: ParsedTable, day: Int) {
    guard case .signed(let column) = verdict.interpretation.source else { return }
    let chain = verdict.outcome != nil
    if !chain, decideByWords(&verdict, column: column, table: table, day: day) { return }
    let flag = money.bestFlag(for: column)
    let texts = sampleTexts(table.records, column: column, day: day)
    let decision = SignInference(
      amounts: table.amounts(of: verdict.interpretation), texts: texts,
      flags: flag.flatMap { table.signs[$0] } ?? [],
      isCard: facts.isCard,
      isChained: chain && !verdict.interpretation.isBalanceOpposite, exponent: plan.exponent, hints: hints
    ).decide()
    if decision.isInverted {
      verdict.interpretation.isInverted.toggle()
      if chain { verdict.interpretation.isBalanceOpposite.toggle() }
    }
    note("sign", decision.because)
    if let question = decision.question { questions.append(question) }
  }

  /// Magnitudes alone, and words that tell the direction of every row: those of a column of kinds decide, those of a
  /// description are asked about.
  private mutating func decideByWords(
    _ verdict: inout BalanceChainJudge.Verdict, column: Int, table: ParsedTable, day: Int
  ) -> Bool {
    let told = hints.answers["sign"] ?? hints.sign
    guard told == nil || told == "by-words", roles.profiles[column].amounts.negative == 0 else { return false }
    let texts = roles.texts(day: day, money: [column], flag: nil)
    let columns = [texts.type].compactMap { $0 } + texts.description
    guard let text = columns.first(where: { tellsDirections($0) }) else { return false }
    verdict.interpretation.source = .worded(column, text: text)
    plan.isCard = true
    note("sign", "the words in '\(shape.names[text])'")
    if told == nil, !roles.profiles[text].isSmall || roles.role(text) != .type {
      questions.append(SignInference.question(byWordsIn: shape.names[text]))
    }
    return true
  }

  /// Whether the words of the column tell the direction of every row, and not all the same.
  private func tellsDirections(_ column: Int) -> Bool {
    var found: Set<MovementWords.Direction> = []
    for record in shape.entries.prefix(TableInference.mostTexts) where column < sample.fieldCount(record) {
      let text = sample.trimmed(record: record, field: column)
      guard let direction = MovementWords.direction(of: text) else { return false }
      found.insert(direction)
    }
    return found.count == 2
  }

  /// What the bank says of each row of the sample, kind first.
  private func sampleTexts(_ records: [Int], column: Int, day: Int) -> [String] {
    let texts = roles.texts(day: day, money: [column], flag: nil)
    var columns = [texts.type, texts.category].compactMap { $0 } + texts.description
    columns = columns.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return records.prefix(TableInference.mostTexts).map { record in
      columns.filter { $0 < sample.fieldCount(record) }
        .map { sample.trimmed(record: record, field: $0) }.joined(separator: " ")
    }
  }

  private func rowOrder(_ table: ParsedTable, _ verdict: BalanceChainJudge.Verdict) -> RowOrder {
    if verdict.isProven { return verdict.newestFirst ? .newestFirst : .oldestFirst }
    let days = table.days.filter { $0 != Drafts.noDay }
    let up = zip(days, days.dropFirst()).count { $0 < $1 }
    let down = zip(days, days.dropFirst()).count { $0 > $1 }
    if up + down == 0 { return .unknown }
    if min(up, down) > 0 { return .mixed }
    return up > 0 ? .oldestFirst : .newestFirst
  }

  private mutating func noteMoney(_ verdict: BalanceChainJudge.Verdict) {
    let names = verdict.interpretation.source.columns.map { "'\(shape.names[$0])'" }.joined(separator: " and ")
    note("amount", names)
    guard let balance = verdict.interpretation.balance else { return }
    let name = "'\(shape.names[balance])'"
    if let outcome = verdict.outcome {
      note(
        "balance",
        outcome.isWhole
          ? "\(name) follows from the amounts over all \(outcome.held + 1) rows"
          : "\(name) follows from the amounts over \(outcome.held) of \(outcome.held + outcome.broken) rows")
    } else {
      note("balance", "\(name) by its header; it does not follow from the amounts")
    }
  }

  private mutating func askColumns(_ verdict: BalanceChainJudge.Verdict) {
    func label(_ interpretation: Interpretation) -> String {
      switch interpretation.source {
      case .inOut(let moneyIn, let moneyOut):
        "money in from '\(shape.names[moneyIn])', money out from '\(shape.names[moneyOut])'"
      default:
        "the amount from \(interpretation.source.columns.map { "'\(shape.names[$0])'" }.joined(separator: ", "))"
      }
    }
    var keys = Set<String>()
    let options = ([verdict.interpretation] + verdict.rivals).compactMap { reading in
      keys.insert(reading.key).inserted ? Question.Option(value: reading.key, label: label(reading)) : nil
    }
    guard options.count > 1 else { return }
    questions.append(
      Question(
        code: "columns",
        message: verdict.isProven
          ? "Which columns hold the amounts? The running balance holds with each of these"
          : "Which columns hold the amounts? Neither their names nor a running balance tell",
        options: options))
  }

  // MARK: The rest

  private mutating func finish(day: Int) {
    let interpretation = plan.interpretation
    var used = Set(
      interpretation.source.columns + [interpretation.balance, interpretation.fee?.column].compactMap { $0 })
    var flag: Int?
    if case .flagged(_, let column) = interpretation.source { flag = column }
    for column in roles.columns where isSpentMoney(column) { used.insert(column) }
    plan.texts = roles.texts(day: day, money: used, flag: flag, amount: interpretation.source.columns.first)
    if let status = plan.texts.status {
      plan.states = WordColumn(roles.profiles[status].values) { text in
        var text = text
        return text.withUTF8 { unsafe TablePlan.RowState($0) }
      }
    }
    plan.widestText = plan.texts.description.max { roles.profiles[$0].length < roles.profiles[$1].length }
    plan.looksForBalanceRows = true
    findOddRow(used)
    setChecks()
  }

  /// Without a header, a row that leaves out the texts of all others and has one where no other has any is no
  /// transaction: most likely the balance.
  private mutating func findOddRow(_ used: Set<Int>) {
    guard shape.header.isEmpty else { return }
    let free = roles.columns.filter { !used.contains($0) && $0 != plan.texts.day && roles.profiles[$0].rows >= 3 }
    let usual = free.filter { roles.profiles[$0].isText && roles.profiles[$0].filled == roles.profiles[$0].rows - 1 }
    let unusual = free.filter { roles.profiles[$0].filled == 1 }
    guard usual.count >= 2, !unusual.isEmpty else { return }
    plan.usualTexts = usual
    plan.unusualFields = unusual
  }

  /// The numbers that the account column holds.
  var accountNumbers: [String] {
    guard let column = plan.texts.account else { return [] }
    return roles.profiles[column].values.texts.map { text in
      String(decoding: text, as: UTF8.self).filter { $0.isLetter || $0.isNumber || $0 == "*" }
    }
  }

  /// Columns of money that are neither the amount nor text: other amounts, taxes, rates.
  private func isSpentMoney(_ column: Int) -> Bool {
    roles.profiles[column].isNumbers && !roles.isForemost(column, .reference)
      && !roles.isForemost(column, .originalAmount) && !roles.isForemost(column, .accountNumber)
      && !roles.isForemost(column, .counterAccount) && !roles.isForemost(column, .cardNumber)
  }

  /// A column for one direction of money: any row may leave it blank.
  private func isOneOfTwo(_ column: Int) -> Bool {
    guard case .inOut(let moneyIn, let moneyOut) = plan.interpretation.source else { return false }
    return column == moneyIn || column == moneyOut
  }

  private mutating func setChecks() {
    for column in roles.columns {
      let profile = roles.profiles[column]
      let isOptional = profile.filled * 20 < profile.rows * 19
      if profile.isDates {
        let order = column == plan.texts.day ? plan.dateOrder : plan.valueOrder
        plan.checks[column] = .day(order, isOptional: isOptional)
      } else if plan.balanceMark != nil, column == plan.interpretation.balance {
        continue
      } else if profile.isNumbers, profile.amounts.marked > 0 || plan.interpretation.source.columns.contains(column) {
        let amounts = profile.amounts
        let decimals = amounts.mostDecimals(plan.decimalMark)
        let isUniform = amounts.withDecimals(plan.decimalMark) * 10 >= amounts.count * 8
        plan.checks[column] = .money(
          decimals: isUniform ? decimals : nil, isOptional: isOptional || isOneOfTwo(column),
          currencies: amounts.currencies)
      } else if column == plan.texts.currency {
        plan.checks[column] = .word(profile.values, isOptional: isOptional)
      } else if profile.isText, profile.withLetters == profile.filled {
        plan.checks[column] = .text
      }
    }
  }
}
