import Lexicon
import Values

/// Which amounts are money in and which money out.
extension TableInference {
  /// A column of amounts with signs, or without: as written, the other way round, or by the words of each row. A pair
  /// of columns that nothing names, which a balance proves as much if it is owed.
  mutating func decideSign(
    _ verdict: inout ColumnVerdict, _ table: inout ParsedTable, fees: FeeColumns, check: TotalsCheck,
    day: Int
  ) {
    guard let column = verdict.interpretation.source.signed.first ?? unnamedPair(verdict) else { return }
    let isChained = verdict.outcome != nil
    let hearing = hear(table, besides: Set(verdict.interpretation.source.columns), day: day)
    // Of a pair beside a balance only what a card or a loan has says more than that these are an account's.
    if verdict.interpretation.source.signed.isEmpty, !mayBeOwed(hearing) { return }
    let worded = isChained ? nil : textOfDirections(column, hearing, &table, day: day)
    let payments = isChained || worded != nil ? nil : textOfPayments(column, hearing, &table, day: day)
    let flag = isChained ? nil : contradictedFlag(column, table)
    plan.sides = namedSides(besides: Set(verdict.interpretation.source.columns + [day]))
    table.sides = plan.sides.map { directions(by: $0, table) } ?? []
    let readings = signReadings(
      verdict.interpretation, isChained: isChained, text: worded ?? payments, isElseOut: payments != nil, flag: flag,
      table)
    var signs = signCase(
      column, readings[0], hearing, table, fees: fees,
      check: isChained ? nil : check.open(below: verdict.interpretation.source.columns), verdict, day: day)
    signs.areFlagsContradicted = flag != nil
    // Between readings that differ in what failed or came back, nothing is to be decided.
    let moving = statesOfRows(table, day: day, money: Set(verdict.interpretation.source.columns)).map { $0 != .void }
    let judged = SignAxis.verdict(readings, signs, moving: moving)
    let chosen = readings[judged.best]
    verdict.interpretation = chosen.interpretation
    if chosen.interpretation.isInverted, signs.links.asWritten > signs.links.inverted {
      // The balance rises by what is spent: it is owed.
      verdict.interpretation.isBalanceOpposite = true
    }
    plan.words = hearing.words.ofKinds
    if case .worded(_, let text) = chosen.interpretation.source, text != flag, judged.isDecided {
      note("sign", "the words in '\(shape.names[text])'", margin: judged.margin)
      if signs.told == nil, !areKinds(text, of: hearing.words.view) {
        questions.append(SignQuestion.byWords(in: shape.names[text]))
      }
    } else if signs.moving == 0 {
      note("sign", "money out is negative")
    } else if signs.isOneSided, !isChained, judged.margin != nil, chosen.key != "by-sides",
      decideByKinds(
        column, hearing, &verdict, &table, day: day,
        onlyMixed: !mayDiffer(besides: column, hearing.words.ofKinds, day: day))
    {
      return
    } else if judged.isDecided {
      note("sign", judged.because, margin: judged.margin)
    } else if !decideByKinds(column, hearing, &verdict, &table, day: day) {
      note("sign", "not decided by the file")
      let name = flag.map { shape.names[$0] }
      questions.append(
        SignQuestion.sign(
          readings, signs, exponent: plan.exponent, isMixed: plan.hasRowCurrencies, flag: name))
    }
  }

  /// The first column of a pair that the balance alone makes one for money in and one for money out.
  private func unnamedPair(_ verdict: ColumnVerdict) -> Int? {
    guard case .inOut(let moneyIn, let moneyOut) = verdict.interpretation.source, verdict.isProven,
      ![moneyIn, moneyOut].contains(where: { roles.isForemost($0, .amountIn) || roles.isForemost($0, .amountOut) }),
      roles.declared.roles[moneyIn] == nil, roles.declared.roles[moneyOut] == nil, hints.answers["columns"] == nil
    else { return nil }
    return moneyIn
  }

  private func mayBeOwed(_ hearing: Hearing) -> Bool {
    facts.isCard || facts.isLoan || hearing.isOfCreditCard || hearing.rows.contains { $0.saying?.isOfCard ?? false }
  }

  /// The column says of each row what kind of movement it is.
  private func areKinds(_ column: Int, of view: MovementWords.View) -> Bool {
    let isSmall = roles.profiles[column].isSmall
    return view == .investor ? isSmall || roles.role(column) == .type : isSmall && roles.role(column) == .type
  }

  private func signReadings(
    _ written: Interpretation, isChained: Bool, text: Int?, isElseOut: Bool, flag: Int?, _ table: ParsedTable
  ) -> [SignReading] {
    var inverted = written.oppositePair ?? written
    if written.oppositePair == nil { inverted.isInverted.toggle() }
    if isChained { inverted.isBalanceOpposite.toggle() }
    var readings = [("as-written", written), ("inverted", inverted)]
    if let text, case .signed(let column) = written.source {
      var worded = written
      worded.source = .worded(column, text: text)
      worded.isElseOut = isElseOut
      readings.append(("by-words", worded))
    }
    if !isChained, let sides = plan.sides, case .signed(let column) = written.source,
      roles.profiles[column].amounts.negative == 0
    {
      var sided = written
      sided.source = .sided(column, from: sides.from, to: sides.to)
      readings.append(("by-sides", sided))
    }
    if let flag, case .signed(let column) = written.source {
      readings += flaggedReadings(column, flag: flag, written)
    }
    return readings.map { SignReading(key: $0, interpretation: $1, amounts: table.amounts(of: $1)) }
  }

  private func signCase(
    _ column: Int, _ asWritten: SignReading, _ hearing: Hearing, _ table: ParsedTable, fees: FeeColumns,
    check: TotalsCheck?, _ verdict: ColumnVerdict, day: Int
  ) -> SignCase {
    var signs = SignCase(told: hints.answers["sign"] ?? hints.sign)
    signs.written = asWritten.amounts
    signs.above = signsAbove.flatMap { readingBelow($0, of: column) }
    signs.spoken = hearing.rows
    signs.explicitPlus = verdict.interpretation.source.columns.reduce(0) {
      $0 + roles.profiles[$1].amounts.explicitPlus
    }
    signs.flags = money.bestFlag(for: column).flatMap { table.signs[$0] } ?? []
    signs.sides = table.sides
    // `Payment` may be either; `Debit` is not.
    if roles.isForemost(column, .amountOut), roles.weight(column, .amountOut) >= 90 { signs.named = .moneyOut }
    if roles.isForemost(column, .amountIn), roles.weight(column, .amountIn) >= 90 { signs.named = .moneyIn }
    if let fee = fees.sign(of: column) {
      (signs.feeSign, signs.isFeeNamed) = (fee.sign, fee.isNamed)
      let charged = table.sums(of: fees.fees)
      signs.uncharged = Set(charged.indices.filter { charged[$0] == 0 || charged[$0] == Drafts.noBalance })
    } else if verdict.outcome != nil, let fee = verdict.interpretation.fee {
      signs.feeSign = signOfFees(fee, table)
    }
    signs.check = check.map { asOfCard($0, signs) }
    signs.opening = table.openings[column]
    hearBalance(&signs, table, verdict)
    signs.repaid = signs.repaid ?? repaidOfLent(table, day: day)
    signs.spent = hearing.words.view == .merchant ? [] : spent(in: table)
    signs.hasKinds = hasKinds(besides: day)
    signs.mayPayOut = hasTransfersAmongKinds
    signs.hasDeposits = hasDeposits(besides: day)
    signs.hasUnknownKinds = hasUnknownKinds(hearing.words.ofKinds)
    if hearing.words.view == .holder || hearing.words.view == .card {
      signs.returned = returned(signs.written, table, besides: Set(verdict.interpretation.source.columns), day: day)
    }
    knowAccount(&signs, hearing, day: day)
    let said = descriptions(table, day: day)
    let areBought = signs.isCard || facts.isLoan || signs.spoken.contains { $0.shop.map { $0.kind != .word } ?? false }
    signs.earned = areBought ? nil : settled(signs.written, said, by: .paidOut)
    if hearing.words.view != .merchant {
      if isCardOfInstalments(signs, said) { (signs.isCard, signs.isCreditCard) = (true, true) }
      // A seller is paid for what it sold.
      if !said.contains(where: PartWords.sales.areIn) { signs.settled = settled(signs.written, said, by: .payments) }
      signs.signOfPayments = signOfPayments(signs, said, table)
    }
    signs.signOfShops = signOfShops(signs.written, table)
    signs.isOwedBelowZero =
      signs.isCard && verdict.outcome == nil
      && check.map { !$0.balances.isEmpty && $0.balances.allSatisfy { $0 < 0 } } ?? false
    return signs
  }

  /// A row that says that it pays a card pays what was owed before the rows, to the cent: so the balances around them are
  /// what is owed, and tell no direction.
  private func asOfCard(_ check: TotalsCheck, _ signs: SignCase) -> TotalsCheck {
    var owed = check
    owed.isCard = true
    let paid = zip(signs.written, signs.spoken).filter {
      $1.saying?.isOfCard == true && $1.saying?.direction == .moneyIn
    }
    return owed.mayHoldPayment(paid.map(\.0)) ? owed : check
  }

  /// What the table above says of a column: of one that is called alike the same; of refunds, beside amounts of one
  /// direction, the opposite.
  private func readingBelow(_ above: SignsAbove, of column: Int) -> String? {
    let name = shape.names[column]
    if above.hasBothSigns { return above.name.folded == name.folded ? above.key : nil }
    guard roles.profiles[column].amounts.negative == 0, PartWords.undone.areIn(name),
      !PartWords.undone.areIn(above.name)
    else { return nil }
    return above.key == "inverted" ? "as-written" : "inverted"
  }

  /// 1 where the balance falls by every fee, as that of an account does; -1 where it grows by every one, as what is
  /// owed does.
  private func signOfFees(_ fee: Interpretation.Fee, _ table: ParsedTable) -> Int? {
    let taken = table.sums(of: fee.columns).filter { $0 != 0 && $0 != Drafts.noBalance }
    guard taken.count > 1, Set(taken.map { $0.signum() }).count == 1 else { return nil }
    return taken[0].signum() * fee.factor < 0 ? 1 : -1
  }

  /// What the balances beside the rows say of the amounts.
  private func hearBalance(_ signs: inout SignCase, _ table: ParsedTable, _ verdict: ColumnVerdict) {
    let isChained = verdict.outcome != nil
    signs.isChained = isChained && !verdict.interpretation.isBalanceOpposite && !verdict.holdsEitherWay
    signs.areFallingDeposits =
      isChained && verdict.interpretation.isBalanceOpposite && signs.named == .moneyIn && !facts.isCard
    guard let balance = verdict.interpretation.balance else { return }
    signs.isHeld = PartWords.creditor.areIn(shape.names[balance])
    // What is owed as a negative balance is seen from the owner already.
    let values = roles.profiles[balance].amounts
    if values.negative * 2 <= values.count {
      if isChained, !verdict.holdsEitherWay, mayBeLent(balance),
        isPrincipal(verdict.interpretation.source.columns[0], table)
      {
        signs.repaid = verdict.interpretation.isBalanceOpposite ? "as-written" : "inverted"
      }
      signs.isOwed = isOwed(balance)
      signs.isOwedFalling =
        signs.isOwed && isChained && verdict.interpretation.isBalanceOpposite && !verdict.holdsEitherWay
      signs.isLoan = facts.isLoan && !signs.isOwed
      // Interest is no fee of what is paid back.
      if signs.isOwedFalling { signs.feeSign = nil }
    }
    if !isChained, roles.isForemost(balance, .balance), let balances = table.balances(balance) {
      signs.links = links(signs.written, balances, table)
    }
  }

  /// How many links hold with the amounts as written and with their opposites, in the order of time that the days tell,
  /// else in that in which more of them do; none where it is one among many.
  private func links(
    _ amounts: [Int64], _ balances: [Int64], _ table: ParsedTable
  ) -> (asWritten: Int, inverted: Int) {
    let order = DaySteps(table.days).order
    let orders = order == .unknown ? [true, false] : [order == .newestFirst]
    func most(_ amounts: [Int64]) -> Int {
      let chain = BalanceChain(amounts: amounts, balances: balances, groups: table.groups)
      let telling = orders.map { chain.walk(newestFirst: $0, isBefore: false).telling }.max() ?? 0
      return telling > 1 || telling * TableInference.linksForEachThatHolds >= amounts.count - 1 ? telling : 0
    }
    return (most(amounts), most(amounts.map { 0 &- $0 }))
  }

  private static let linksForEachThatHolds = 4

  /// The rows of which some text besides that of a description is the name of a category of purchases, and nothing
  /// else.
  private func spent(in table: ParsedTable) -> [Int] {
    var texts = roles.columns.filter {
      roles.profiles[$0].isText && !roles.isForemost($0, .description) && !roles.isForemost($0, .counterparty)
    }
    if !roles.hasHeader, let widest = texts.max(by: { roles.profiles[$0].length < roles.profiles[$1].length }) {
      texts.removeAll { $0 == widest }
    }
    // A seller has one code in all rows: its own.
    let codes = roles.columns.filter {
      RowWords.isCategoryCode(roles.names[$0]) && roles.profiles[$0].values.texts.count > 1
    }
    return table.records.prefix(TableInference.mostTexts).indices.filter { row in
      if codes.contains(where: { SpendingWords.isCode(sample.trimmed(record: table.records[row], field: $0)) }) {
        return true
      }
      return texts.contains { column in
        let field = sample.bytes.trimmed(sample.range(record: table.records[row], field: column))
        return unsafe sample.bytes.with(field) { unsafe SpendingWords.areIn($0) }
      }
    }
  }

  private func signOfShops(_ written: [Int64], _ table: ParsedTable) -> Int64? {
    guard let column = roles.columns.first(where: { RowWords.isOfShop(shape.names[$0]) }) else { return nil }
    var signs: (shops: Set<Int64>, others: Set<Int64>) = ([], [])
    for (row, record) in table.records.enumerated() where row < written.count && written[row] != 0 {
      let isBlank = sample.trimmed(record: record, field: column).isEmpty
      if isBlank { signs.others.insert(written[row].signum()) } else { signs.shops.insert(written[row].signum()) }
    }
    guard signs.shops.count == 1, let shops = signs.shops.first, signs.others == [0 - shops] else { return nil }
    return shops
  }

  /// What each row describes itself with, and its kind.
  func descriptions(_ table: ParsedTable, day: Int) -> [String] {
    let texts = roles.texts(day: day, money: [], flag: nil)
    let columns = (texts.description + [texts.type].compactMap { $0 }).filter { roles.profiles[$0].isText }
    return table.records.map { record in
      columns.map { sample.trimmed(record: record, field: $0) }.joined(separator: " ")
    }
  }

  /// Of a credit card, or one that names the holder of each purchase, the one sign of the rows that say that something is
  /// paid, where most rows have the other one, and none of these says so, or that money came in.
  private func signOfPayments(_ signs: SignCase, _ said: [String], _ table: ParsedTable) -> Int64? {
    let holders = isOfHolders ? roles.columns.first { RowWords.isOfHolder(shape.names[$0]) } : nil
    let isOfCredit = signs.isCreditCard || signs.isNamedCreditCard
    guard isOfCredit || holders != nil else { return nil }
    func isOfCard(_ row: Int) -> Bool {
      isOfCredit || holders.map { sample.trimmed(record: table.records[row], field: $0).isEmpty } ?? false
    }
    let moving = signs.written.indices.filter { signs.written[$0] != 0 && $0 < said.count && $0 < signs.spoken.count }
    let payments = moving.filter { PartWords.paymentsOnto.areIn(said[$0]) && signs.spoken[$0].shop == nil }
    guard let sign = payments.first.map({ signs.written[$0].signum() }),
      payments.allSatisfy({
        isOfCard($0) && signs.written[$0].signum() == sign && said[$0].split(separator: " ").count <= 3
      })
    else { return nil }
    let others = moving.filter { signs.written[$0].signum() != sign }
    let areMost = others.count * 2 > moving.count
    return areMost && others.allSatisfy { signs.spoken[$0].saying?.direction != .moneyIn } ? sign : nil
  }

  /// The sign of what rows that are called so pay together: each is, to the cent, the opposite of the sum of the rows
  /// between it and the one before it. Nil where none is.
  private func settled(_ written: [Int64], _ said: [String], by called: PartWords) -> Int64? {
    let arePayments = said.prefix(written.count).map(called.areIn)
    let orders = order == .unknown ? [true, false] : [order == .newestFirst]
    return orders.lazy.compactMap { Settlements.sign(written, arePayments: arePayments, newestFirst: $0) }.first
  }

  private func returned(_ written: [Int64], _ table: ParsedTable, besides money: Set<Int>, day: Int) -> Int64? {
    guard written.contains(where: { $0 > 0 }), written.contains(where: { $0 < 0 }) else { return nil }
    let columns = roles.texts(day: day, money: money, flag: nil).description
    // What was sold and came back went the other way.
    let areSold = table.records.prefix(TableInference.mostTexts).contains { record in
      columns.contains { PartWords.sales.areIn(sample.trimmed(record: record, field: $0)) }
    }
    let texts = table.records.prefix(TableInference.mostTexts).map { record in
      Set(
        columns.flatMap { column in
          sample.trimmed(record: record, field: column).folded.split { !$0.isLetter }.filter { $0.count >= 4 }
            .map { String($0) }
        })
    }
    let sign = ReturnedPurchases.sign(written, days: table.days, texts: texts)
    return areSold && sign == 1 ? nil : sign
  }

  /// Beside the magnitudes of a card, the text that calls a few rows payments onto it: all others are purchases, but for
  /// what it says came back. That is asked about: what came back may not say so. Once told so, it holds for a file without
  /// payments as well.
  private func textOfPayments(_ column: Int, _ hearing: Hearing, _ table: inout ParsedTable, day: Int) -> Int? {
    let amounts = roles.profiles[column].amounts
    guard amounts.negative == 0, hearing.words.view == .card, !facts.isLoan else { return nil }
    let written = table.money[column] ?? []
    let isTold = (hints.answers["sign"] ?? hints.sign) == "by-words"
    let texts = roles.texts(day: day, money: [column], flag: nil)
    // A column of kinds says more of each row.
    if let kinds = texts.type, directions(of: kinds, hearing.words.ofKinds) != nil { return nil }
    for text in texts.description {
      let said = table.records.map { hearing.words.saying(of: SpokenText(sample.trimmed(record: $0, field: text))) }
      let incoming = said.indices.filter { said[$0]?.direction == .moneyIn && written[$0] != 0 }
      let moving = written.count { $0 != 0 && $0 != Drafts.noBalance }
      let areFew = incoming.count * Weights.purchasesForOnePayment <= moving
      guard isTold || areFew && incoming.contains(where: { said[$0]?.isOfCard ?? false }) else { continue }
      table.signs[text] = said.map { $0.map { $0.direction == .moneyIn ? 1 : -1 } ?? 0 }
      return text
    }
    return nil
  }

  /// Beside magnitudes alone, the text whose words tell the direction of every row, and not all the same. Beside a
  /// column of kinds a few amounts may be negative, where their kind says money out as well.
  private func textOfDirections(_ column: Int, _ hearing: Hearing, _ table: inout ParsedTable, day: Int) -> Int? {
    let amounts = roles.profiles[column].amounts
    let areFewNegative = amounts.negative * 4 <= amounts.positive
    // What a broker's client buys may be positive beside withdrawals that are not.
    guard areFewNegative || hearing.words.view == .investor else { return nil }
    let written = table.money[column] ?? []
    let texts = roles.texts(day: day, money: [column], flag: nil)
    let words = hearing.words.ofKinds
    let others = areFewNegative && amounts.negative == 0 ? texts.description : []
    for text in [texts.type].compactMap({ $0 }) + others where !roles.hasSchemes || !roles.mayBeOfCards(text) {
      let open = text == texts.type ? openPayments(text, words) : []
      let directions = table.records.map { record -> Int8 in
        let said = sample.trimmed(record: record, field: text)
        return open.contains(said) ? 0 : words.sign(of: said)
      }
      let moving = zip(directions, written).filter { $1 != 0 && $1 != Drafts.noBalance }.map(\.0)
      guard Set(moving) == [1, -1] || !areFewNegative && Set(moving).isSubset(of: [1, -1]),
        !zip(directions, written).contains(where: { $0 > 0 && $1 < 0 && $1 != Drafts.noBalance })
      else { continue }
      if !areFewNegative, !areBoughtAlone(text, directions, written, table.records) { continue }
      table.signs[text] = directions
      return text
    }
    return nil
  }

  /// Of all that went out purchases alone are above zero, and none is below: there one above it would be a correction.
  private func areBoughtAlone(_ text: Int, _ directions: [Int8], _ written: [Int64], _ records: [Int]) -> Bool {
    written.indices.allSatisfy { row in
      guard directions[row] < 0, written[row] != 0, written[row] != Drafts.noBalance else { return true }
      return (written[row] > 0) == PartWords.bought.areIn(sample.trimmed(record: records[row], field: text))
    }
  }

  /// Columns for money in and out that hold both signs: which of these is the reversal.
  mutating func decideReversals(
    _ reading: inout Interpretation, _ table: ParsedTable, _ check: TotalsCheck, day: Int
  ) {
    guard case .inOut(let moneyIn, let moneyOut) = reading.source else { return }
    if check.change(table.amounts(of: reading)) == true {
      return note("sign", "the balances around the rows differ by the amounts so read")
    }
    for (column, isOut) in [(moneyIn, false), (moneyOut, true)] where roles.profiles[column].amounts.isMixed {
      let code = isOut ? "out_sign" : "in_sign"
      let factor = isOut ? -reading.outFactor : reading.inFactor
      let readings = (factor > 0 ? ["positive", "negative"] : ["negative", "positive"]).map { key in
        var reading = reading
        let sign: Int64 = key == "positive" ? 1 : -1
        if isOut { reading.outFactor = -sign } else { reading.inFactor = sign }
        return SignReading(key: key, interpretation: reading, amounts: table.amounts(of: reading))
      }
      var signs = SignCase(told: hints.answers[code])
      signs.written = (table.money[column] ?? []).map { $0 == Drafts.noBalance ? 0 : $0 }
      signs.spoken = hear(table, besides: [moneyIn, moneyOut], day: day).rows
      signs.check = check
      let judged = SignAxis.verdict(readings, signs)
      reading = readings[judged.best].interpretation
      if judged.isDecided {
        note("sign", "'\(shape.names[column])': \(judged.because)" as ValueText)
      } else {
        questions.append(
          SignQuestion.reversals(readings, code, isOut: isOut, in: shape.names[column], exponent: plan.exponent))
      }
    }
  }
}

extension AmountProfile {
  var hasBothSigns: Bool { negative > 0 && positive > 0 }

  /// At least a quarter of the values is of the rarer sign: hardly reversals.
  var isMixed: Bool {
    let rarer = min(negative, positive)
    return rarer > 0 && rarer * 4 >= negative + positive
  }
}
