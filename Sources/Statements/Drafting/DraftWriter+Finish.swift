import Values

extension DraftWriter {
  /// Makes the reading: decides the decimal mark, gives amounts the decimals of their currency, rejects those that do
  /// not fit, decides the signs, and proves the rows by the balances.
  mutating func finish(
    format: String, layout: Layout, hints: ReadingHints, questions: [Question] = [],
    signs: WrittenSigns = WrittenSigns()
  ) -> Reading {
    var layout = layout
    var questions = questions
    if let question = settleRepeated(hints) { questions.append(question) }
    if let question = settleMarks(hints, CurrencyPlan(self, hints: hints)) { questions.append(question) }
    let currencies = CurrencyPlan(self, hints: hints)
    drafts.currency = currencies.only
    drafts.exponent = currencies.exponent
    let rounding = rounding(currencies, hints)
    if let rounding { layout.note("decimals", rounding.because) }
    if let question = rounding?.question { questions.append(question) }
    let misfits = scale(currencies, rounds: rounding?.rounds ?? false)
    let (isInverted, signQuestion) = signs.settle(&drafts, hints)
    if let signQuestion { questions.append(signQuestion) }
    var parts = parts(inverted: isInverted, &layout)
    var proof = proof(parts)
    if proof == .none, signs.isCard || ["card", "loan"].contains(hints.kind), self.proof(parts.map(\.owed)) != .none {
      parts = parts.map(\.owed)
      proof = .totals
      layout.note("balance", "what is owed: the rows move it the other way")
    }
    if !misfits.isEmpty || !questions.isEmpty { proof = .none }
    drafts.order = rowOrder()
    fillStatementColumns(currencies)
    state(parts)
    drop(misfits)
    sortOthers()
    layout.accountNumbers = accounts
    layout.evidence += notes
    if layout.decimalMark.isEmpty { layout.decimalMark = pointDecimals >= commaDecimals ? "." : "," }
    if pointDecimals + commaDecimals == 0 { layout.decimalMark = "" }
    return Reading(format: format, layout: layout, drafts: drafts, questions: questions, proof: proof)
  }

  /// Decides `1,500`. Programs write more decimals than they should, but with a point: what decimals a currency has
  /// speaks of a comma alone.
  private mutating func settleMarks(_ hints: ReadingHints, _ currencies: CurrencyPlan) -> Question? {
    let balancesDoubt = statements.contains { $0.balances.contains { $0.amount.isDoubtful } }
    guard !doubtful.isEmpty || balancesDoubt else { return nil }
    let told = hints.answers["decimal_mark"]
    // Any amount may be in the currency that has three decimals.
    if told == nil, profile.decidedMark == nil, currencies.found.contains(where: { $0.exponent == 3 }) { return nil }
    var marks = MarkCase(marked: [profile], profiles: [profile])
    if doubtful.allSatisfy({ $0.mark == .comma }) { marks.currency = currencies.found.first }
    let decision = MarkAxis.decide(marks, told: told)
    if decision.question == nil, let mark = WrittenAmount.Mark(rawValue: decision.mark) { group(allBut: mark) }
    return decision.question
  }

  /// Reads the one mark of every doubtful amount as grouping thousands unless it is `mark`.
  private mutating func group(allBut mark: WrittenAmount.Mark) {
    for doubt in doubtful where doubt.mark != mark {
      var amount = WrittenAmount(digits: drafts.amounts[doubt.row], decimals: Int(decimals[doubt.row]))
      amount = amount.grouped
      drafts.amounts[doubt.row] = amount.digits
      decimals[doubt.row] = 0
    }
    for index in statements.indices {
      for place in statements[index].balances.indices {
        let amount = statements[index].balances[place].amount
        if amount.isDoubtful, amount.mark != mark { statements[index].balances[place].amount = amount.grouped }
      }
    }
  }

  /// What becomes of amounts with more decimals than their currency has; nil where few have some: those are at fault.
  private func rounding(_ currencies: CurrencyPlan, _ hints: ReadingHints) -> Rounding? {
    var walk = currencies.walk(self)
    let fine = (0..<count).filter { decimals[$0] > walk.exponent(of: $0) }
    guard fine.count > 1, fine.count * 2 > count else { return nil }
    return Rounding(most: Int(fine.map { decimals[$0] }.max() ?? 0), exponent: drafts.exponent, hints)
  }

  /// Brings every amount to the drafts' exponent; the rows where that is not exact, with the reason.
  private mutating func scale(_ currencies: CurrencyPlan, rounds: Bool) -> [(row: Int, reason: String)] {
    var misfits: [(row: Int, reason: String)] = []
    var walk = currencies.walk(self)
    for row in 0..<count {
      var amount = WrittenAmount(digits: drafts.amounts[row], decimals: Int(decimals[row]))
      let own = walk.exponent(of: row)
      if rounds { amount = amount.rounded(to: own) }
      if amount.decimals > own {
        misfits.append((row, "the amount has more decimals than its currency, which has \(own)"))
      } else if let scaled = amount.scaled(to: drafts.exponent) {
        drafts.amounts[row] = scaled
      } else {
        misfits.append((row, "the amount has more digits than an amount can have"))
      }
    }
    return misfits
  }

  /// The rows of each statement and its balances.
  private func parts(inverted: Bool, _ layout: inout Layout) -> [StatementProof.Part] {
    var result: [StatementProof.Part] = []
    for (index, statement) in statements.enumerated() {
      var scaled: [StatedBalance] = []
      let own = statement.currency?.exponent ?? drafts.exponent
      for balance in statement.balances {
        guard balance.amount.decimals <= own, let amount = balance.amount.scaled(to: drafts.exponent) else {
          layout.note("balances", "line \(balance.line): the balance does not fit its currency's decimals")
          continue
        }
        scaled.append(
          StatedBalance(
            kind: balance.kind, day: balance.day, amount: inverted ? -amount : amount, line: balance.line))
      }
      result.append(StatementProof.Part(rows: rows(of: index), balances: scaled))
    }
    return result
  }

  private func proof(_ parts: [StatementProof.Part]) -> Proof {
    StatementProof.proof(of: drafts, rowCurrencies.isEmpty ? parts : [])
  }

  /// The rows of statement `index`.
  func rows(of index: Int) -> Range<Int> {
    statements[index].firstRow..<(index + 1 < statements.count ? statements[index + 1].firstRow : count)
  }

  /// Account numbers and currencies by row, where they differ.
  private mutating func fillStatementColumns(_ currencies: CurrencyPlan) {
    if accounts.count > 1 {
      let names = accounts.map { drafts.texts.intern($0) }
      drafts.accountNumbers = Array(repeating: 0, count: count)
      for index in statements.indices where statements[index].account >= 0 {
        for row in rows(of: index) { drafts.accountNumbers[row] = names[statements[index].account] }
      }
    }
    if currencies.only == nil, !currencies.found.isEmpty {
      var walk = currencies.walk(self)
      drafts.currencies = (0..<count).map { walk.currency(of: $0) }
    }
  }

  /// Keeps the balances of days. A balance between two pages counts only at the end of the account's pages.
  private mutating func state(_ parts: [StatementProof.Part]) {
    let ends = pageEnds()
    for index in statements.indices {
      let name = accounts.count > 1 && statements[index].account >= 0 ? accounts[statements[index].account] : ""
      let balances = parts[index].balances
      for (place, balance) in balances.enumerated() {
        let isBetween =
          balances.count == statements[index].balances.count
          && statements[index].balances[place].isBetweenPages
        let end = ends[statements[index].account]
        if isBetween, index != (balance.kind == .opening ? end?.first : end?.last) { continue }
        var stated = balance
        stated.accountNumber = drafts.texts.intern(name)
        if balance.kind == .opening { stated.day = openingDay(balance.day, statement: index) }
        drafts.statedBalances.append(stated)
      }
    }
  }

  /// The first and the last statement of each account; those without a number count as one account.
  private func pageEnds() -> [Int: (first: Int, last: Int)] {
    var ends: [Int: (first: Int, last: Int)] = [:]
    for (index, statement) in statements.enumerated() {
      ends[statement.account] = (ends[statement.account]?.first ?? index, index)
    }
    return ends
  }

  /// Banks date an opening balance by the day before or by its own first day; it is that of the day before the rows.
  private func openingDay(_ day: Day?, statement: Int) -> Day? {
    guard let day else { return nil }
    var first = day.number
    for row in drafts.booked(rows(of: statement)) { first = min(first, drafts.days[row] - 1) }
    return Day(number: first)
  }

  private func rowOrder() -> RowOrder {
    statements.indices.reduce(into: DaySteps()) { $0 += DaySteps(drafts.days[rows(of: $1)]) }.order
  }

  /// Turns the rows at fault into rejected records.
  private mutating func drop(_ misfits: [(row: Int, reason: String)]) {
    guard !misfits.isEmpty else { return }
    for misfit in misfits {
      let place = Int(places[misfit.row].lowerBound)..<Int(places[misfit.row].upperBound)
      set(aside: place, line: drafts.lines[misfit.row], as: .rejected, because: misfit.reason)
    }
    let dropped = Set(misfits.map(\.row))
    drafts.select((0..<count).filter { !dropped.contains($0) })
  }

  private mutating func sortOthers() {
    let order = drafts.others.indices.sorted {
      (drafts.others[$0].line, $0) < (drafts.others[$1].line, $1)
    }
    drafts.others = order.map { drafts.others[$0] }
  }
}
