import Lexicon
import Values

/// Holds the drafts against what the lines around a table state: balances, and sums of the rows.
enum StatedAround {
  /// `account`: what the lines above all tables say of it. The balances may be what is owed on a card or a loan.
  static func settle(
    _ reading: inout Reading, _ facts: PreambleFacts, _ stated: StatedTotals, of account: PreambleFacts,
    isDirected: Bool, _ hints: ReadingHints
  ) {
    let isCard = account.isCard
    addBalances(&reading, facts.balances, stated, of: account, isDirected: isDirected)
    let available = isCard ? Set(facts.balances.filter(\.isAvailable).map(\.line)) : []
    // What may still be spent with a card is its balance where the rows lead to it; on credit they do not.
    defer {
      if reading.proof == .none { reading.drafts.statedBalances.removeAll { available.contains($0.line) } }
    }
    guard !reading.drafts.others.contains(where: { $0.disposition == .rejected }) else { return }
    reading.proof = StatementProof.proof(of: reading.drafts)
    if reading.proof == .balances { bookWhatMovesTheBalance(&reading) }
    compare(&reading, stated, isCard: isCard, hints)
    if !isCard { askGap(&reading, hints) }
    if reading.proof == .balances { askDays(&reading, hints) }
  }

  /// The balances that the lines around the rows state, as the account's owner sees them.
  private static func addBalances(
    _ reading: inout Reading, _ around: [PreambleFacts.Balance], _ stated: StatedTotals, of account: PreambleFacts,
    isDirected: Bool
  ) {
    let inRows = reading.drafts.statedBalances.count
    let ends = stated.balances.filter { $0.meaning == .opening || $0.meaning == .closing }
    // Lists of accounts above the rows state the balances of others.
    let isFramed = isOfOne(reading.drafts) && StatementProof.gap(of: reading.drafts, whole(reading.drafts)) == 0
    addStated(&reading, isFramed ? around.filter { $0.meaning == .opening } : around)
    addStated(&reading, ends)
    dateOpenings(&reading.drafts)
    let isUnsigned = isUnsignedCard(reading, account)
    let owed = Set((around + ends).filter { $0.isOwed || isUnsigned && !$0.isHeld }.map(\.line))
    let isInverted = reading.layout.decided["sign"] == "inverted"
    if account.isCard || account.isLoan || isDirected || !owed.isEmpty || isInverted && isGrowingDebt(reading.drafts) {
      let called = account.isCard || isUnsigned ? owed : []
      owe(&reading.drafts, around: isInverted ? inRows : nil, called: called)
    } else {
      openWithOldest(&reading.drafts)
    }
  }

  /// Beside purchases and payments without signs, in columns of their own, a credit card's balance has none either.
  private static func isUnsignedCard(_ reading: Reading, _ account: PreambleFacts) -> Bool {
    let roles = Set(reading.layout.columns.map(\.role))
    return account.isTitledCreditCard && !account.isCurrent && !account.isSavings
      && roles.isSuperset(of: ["amountIn", "amountOut"])
  }

  /// What the balances around the rows have grown by is what went out: they are owed.
  private static func isGrowingDebt(_ drafts: Drafts) -> Bool {
    let part = whole(drafts)
    return isOfOne(drafts) && part.balances.count == 2 && StatementProof.gap(of: drafts, part.owed) == 0
  }

  /// All rows, between all balances.
  private static func whole(_ drafts: Drafts) -> StatementProof.Part {
    StatementProof.Part(rows: 0..<drafts.count, balances: drafts.statedBalances)
  }

  /// The balance tells the order of the rows: days that leap to and fro among them were damaged, as where a spreadsheet
  /// took some for months.
  private static func askDays(_ reading: inout Reading, _ hints: ReadingHints) {
    let drafts = reading.drafts
    guard drafts.accountNumbers.isEmpty, drafts.currencies.isEmpty else { return }
    let steps = zip(drafts.days, drafts.days.dropFirst())
    guard steps.count(where: { $0 - $1 > longestStep }) > 1, steps.count(where: { $1 - $0 > longestStep }) > 1,
      let leap = drafts.days.indices.dropFirst().first(where: {
        abs(drafts.days[$0] - drafts.days[$0 - 1]) > longestStep
      })
    else { return }
    // That one file is right says nothing of the next one: the answer is that to these days.
    let code = "days \(Day(number: drafts.days[leap - 1])) \(Day(number: drafts.days[leap]))"
    guard hints.answers[code] != "as-read" else { return }
    reading.questions.append(
      Question(
        code: code,
        message:
          "The balance follows from row to row, but the days leap to and fro, first from line "
          + "\(drafts.lines[leap - 1]) to line \(drafts.lines[leap]): day and month may be swapped in some of them. "
          + "Are they right?",
        options: [Question.Option(value: "as-read", label: "yes: take them as they are read")]))
  }

  /// So many days lie between rows that follow each other in neither direction of time more than once.
  private static let longestStep: Int32 = 25

  /// Sums that the lines around the table state prove the rows, or are asked about where they contradict them.
  private static func compare(
    _ reading: inout Reading, _ stated: StatedTotals, isCard: Bool, _ hints: ReadingHints
  ) {
    let drafts = reading.drafts
    guard !stated.totals.isEmpty, drafts.currencies.isEmpty, drafts.accountNumbers.isEmpty, drafts.count > 0 else {
      return
    }
    let mark = reading.layout.decimalMark.utf8.first ?? stated.profile.decidedMark ?? UInt8(ascii: ".")
    var check = TotalsCheck(stated: stated, decimalMark: mark, exponent: drafts.exponent, isCard: isCard)
    // `Total Access` names a filling station where the row is a transaction.
    check.stated.removeTotals { drafts.lines.place(ofSorted: $0.line) != nil }
    leaveOutSections(&check, drafts)
    let booked = drafts.booked(0..<drafts.count).map { drafts.amounts[$0] }
    for amounts in [booked, drafts.amounts] {
      let answer = check.answer(amounts)
      if answer == .proven || answer == .silent && (check.provesNet(amounts) || check.owe(amounts)) {
        if reading.proof == .none { reading.proof = .totals }
        return
      }
    }
    // What was owed before the rows, perhaps without a sign, is part of what is owed behind them.
    if let before = drafts.statedBalances.first(where: { $0.kind == .opening })?.amount,
      [before, 0 &- before].contains(where: { check.provesNet(booked + [$0]) })
    {
      if reading.proof == .none { reading.proof = .totals }
      return
    }
    guard let fault = check.contradiction(booked), check.contradiction(drafts.amounts) != nil,
      check.contradiction(sinceTotal(stated, drafts)) != nil
    else { return }
    func text(_ amount: Int64) -> ValueText { .amount(amount, exponent: drafts.exponent) }
    let message: ValueText =
      "Line \(fault.total.line) states \(text(fault.stated)) for '\(fault.total.label)', but the rows make "
      + "\(text(fault.found)), a difference of \(text(fault.found &- fault.stated))"
    reading.layout.note("totals", message)
    // As with days: the answer is that to these sums, and none for the next file.
    let code = "totals \(text(fault.stated).plain) \(text(fault.found).plain)"
    guard reading.proof == .none, reading.questions.isEmpty, hints.answers[code] != "as-read" else { return }
    reading.questions.append(
      Question(
        code: code, message: message,
        options: [Question.Option(value: "as-read", label: "take the rows as they are read, whatever that line says")]))
  }

  /// Rows without a sign of which none moves the other way, and balances around them that these do not lead to.
  private static func askGap(_ reading: inout Reading, _ hints: ReadingHints) {
    let drafts = reading.drafts
    guard reading.proof == .none, reading.questions.isEmpty, reading.layout.decided["sign"] == "inverted",
      isOfOne(drafts), drafts.statedBalances.count == 2,
      drafts.booked(0..<drafts.count).allSatisfy({ drafts.amounts[$0] <= 0 }),
      let closing = drafts.statedBalances.first(where: { $0.kind == .closing }),
      let gap = StatementProof.gap(of: drafts, whole(drafts)),
      gap != 0
    else { return }
    func text(_ amount: Int64) -> ValueText { .amount(amount, exponent: drafts.exponent) }
    let found = closing.amount &+ gap
    let code = "totals \(text(closing.amount).plain) \(text(found).plain)"
    guard hints.answers[code] != "as-read" else { return }
    reading.questions.append(
      Question(
        code: code,
        message:
          "Line \(closing.line) states \(text(closing.amount)) as the balance at the end, but the rows lead to \(text(found)), "
          + "all of them money out: some may have come in",
        options: [Question.Option(value: "as-read", label: "take the rows as they are read, whatever that line says")]))
  }

  /// Totals between the rows that are the sums of those behind the total before them say nothing of all rows.
  private static func leaveOutSections(_ check: inout TotalsCheck, _ drafts: Drafts) {
    let lines = drafts.others.filter { $0.reason == OtherRows.total }.map(\.line).sorted()
    guard lines.count > 1 else { return }
    for (before, line) in zip([0] + lines, lines) where check.stated.totals.contains(where: { $0.line == line }) {
      let rows = drafts.lines.indices.filter { before < drafts.lines[$0] && drafts.lines[$0] < line }
      let own = check
      check.stated.removeTotals { total in
        total.line == line && !rows.isEmpty && own.states(total, sumOf: rows.map { drafts.amounts[$0] })
          && !own.states(total, sumOf: drafts.amounts)
      }
    }
  }

  /// The rows behind the last total that stands between rows, of which the one below the table may be: that of a month.
  private static func sinceTotal(_ stated: StatedTotals, _ drafts: Drafts) -> [Int64] {
    let below = stated.totals.map(\.line).max() ?? 0
    let before = drafts.others.filter { $0.reason == OtherRows.total && $0.line < below }.map(\.line).max()
    guard let before else { return drafts.amounts }
    return zip(drafts.amounts, drafts.lines).filter { $1 > before && $1 < below }.map(\.0)
  }

  /// The balances above and below the table, now that the decimal mark is known. A day counts for a closing balance
  /// where no row is later: it is then that of the export. A balance of a day before all rows is the opening one.
  private static func addStated(_ reading: inout Reading, _ balances: [PreambleFacts.Balance]) {
    let mark = reading.layout.decimalMark.utf8.first ?? UInt8(ascii: ".")
    let known = Set(reading.drafts.statedBalances.map(\.line))
    for balance in balances where !known.contains(balance.line) {
      // What may be drawn is no balance where the rows state theirs.
      if balance.isAvailable, !reading.drafts.balances.isEmpty { continue }
      guard let value = balance.amount(decimalMark: mark, exponent: reading.drafts.exponent) else { continue }
      guard !Money.isTooMuch(value) else {
        reading.layout.note("balances", "the balance on line \(balance.line) is more than any account holds")
        continue
      }
      let day = day(balance, reading)
      let isBeforeRows = balance.meaning == .balance && day.map { $0 <= reading.drafts.days.min() ?? .max } ?? false
      let kind: StatedBalance.Kind = balance.meaning == .opening || isBeforeRows ? .opening : .closing
      let last = reading.drafts.days.max() ?? .min
      let end = kind == .closing ? day.flatMap { $0 >= last ? Day(number: $0) : nil } : nil
      // Above the rows and again below them, there perhaps with a sign as they have: `New balance`, `Your new balance`.
      let isKnown = reading.drafts.statedBalances.contains {
        $0.kind == kind && $0.amount.magnitude == value.magnitude && $0.day == end
      }
      if isKnown { continue }
      reading.drafts.statedBalances.append(StatedBalance(kind: kind, day: end, amount: value, line: balance.line))
    }
  }

  /// Balances around the rows of a card that lead from one to the other the other way round are what is owed. So are
  /// those above zero behind the first `around`, which lines around the rows state as its purchases are written, and
  /// those of the lines `called` so.
  private static func owe(_ drafts: inout Drafts, around: Int?, called: Set<UInt32>) {
    let part = whole(drafts)
    guard isOfOne(drafts), 1...2 ~= part.balances.count else { return }
    var turned = part
    for place in part.balances.indices where part.balances[place].amount > 0 {
      let isAround = around.map { place >= $0 } ?? false
      if isAround || called.contains(part.balances[place].line) { turned.balances[place].amount.negate() }
    }
    // Of both one may have a sign already.
    var below = part
    for place in part.balances.indices { below.balances[place].amount = -abs(part.balances[place].amount) }
    let ways =
      part.balances.count == 2 ? [part, part.owed, turned, below].flatMap { [$0, openedByOldest($0, drafts)] } : []
    let proven = ways.compactMap(\.self).first { StatementProof.gap(of: drafts, $0) == 0 }
    drafts.statedBalances = (proven ?? turned).balances
  }

  /// No balance stands in the rows, which are of one currency and one account.
  private static func isOfOne(_ drafts: Drafts) -> Bool {
    drafts.balances.isEmpty && Set(drafts.currencies).count <= 1 && drafts.accountNumbers.isEmpty
  }

  /// Of two balances that say of no opening, that before the oldest row is the opening one where the rows lead from it to
  /// the other: `Saldo der letzten Abrechnung`, `Neuer Saldo`.
  private static func openWithOldest(_ drafts: inout Drafts) {
    let part = whole(drafts)
    guard isOfOne(drafts), let opened = openedByOldest(part, drafts), StatementProof.gap(of: drafts, opened) == 0 else {
      return
    }
    drafts.statedBalances = opened.balances
  }

  /// Nil where not one stands on either side of the rows, both as closing ones.
  private static func openedByOldest(_ part: StatementProof.Part, _ drafts: Drafts) -> StatementProof.Part? {
    let balances = part.balances
    guard let first = drafts.lines.min(), balances.count == 2, balances.allSatisfy({ $0.kind == .closing }),
      let above = balances.indices.first(where: { balances[$0].line < first }), balances[1 - above].line > first,
      balances[0].amount != balances[1].amount, let day = drafts.days.first, let last = drafts.days.last
    else { return nil }
    let opening = day > last ? 1 - above : above
    var opened = part
    opened.balances[opening].kind = .opening
    opened.balances[opening].day = nil
    return opened
  }

  /// An opening balance that bears the day of the first row is that of the evening before.
  private static func dateOpenings(_ drafts: inout Drafts) {
    guard let first = drafts.days.min() else { return }
    for index in drafts.statedBalances.indices where drafts.statedBalances[index].kind == .opening {
      guard drafts.statedBalances[index].day?.number == first else { continue }
      drafts.statedBalances[index].day = Day(number: first - 1)
    }
  }

  /// The day that stands beside a balance, as `Day.number`.
  private static func day(_ balance: PreambleFacts.Balance, _ reading: Reading) -> Int32? {
    guard let text = balance.day,
      let order = reading.layout.decided["date_order"].flatMap({ DateOrder(rawValue: $0) })
    else { return nil }
    return unsafe text.withUTF8Bytes { unsafe DateField.parse($0, order: order) }
  }

  /// Wallets call rows pending that their balance has counted: it holds with them, and breaks without them. Rows that
  /// wait at the end of the statement break nothing, and go on waiting.
  private static func bookWhatMovesTheBalance(_ reading: inout Reading) {
    let booked = Array(reading.drafts.booked(0..<reading.drafts.count))
    guard !booked.isEmpty, booked.count < reading.drafts.count else { return }
    guard !StatementProof.mayHold(reading.drafts, booked) else { return }
    reading.drafts.pending = []
    reading.layout.note("pending", "the running balance counts the rows that are called so: none waits")
  }
}
