import GRDB
import Matching
import Pipeline
package import Rules
package import Values

/// What a statement leaves for a person, and the balances that it states.
extension StatementWriter {
  /// Keeps the stated balances as checks; the first of an account without an opening balance sets that, too.
  mutating func addBalances(_ plan: Plan, _ statement: NewStatement, id: Int64) throws {
    let first = try (Int64.fetchOne(db, sql: "SELECT max(id) FROM balance_check") ?? 0) + 1
    let insert = try RawStatement(
      db,
      sql: """
        INSERT INTO balance_check(id, account_id, day, balance, source, statement_id, line)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        """)
    insert.bind(statement.account, at: 2)
    insert.bind(id, at: 6)
    for (index, check) in plan.balances.checks.enumerated() {
      insert.bind(first + Int64(index), at: 1)
      insert.bind(Int64(check.day), at: 3)
      insert.bind(check.balance, at: 4)
      insert.bindTransient(check.kind.rawValue, at: 5)
      insert.bind(Int64(check.line), at: 7)
      try insert.run()
    }
    if !plan.balances.checks.isEmpty {
      try journal.inserted("balance_check", first...first + Int64(plan.balances.checks.count) - 1)
    }
    if let opening = plan.balances.impliedOpening { try imply(opening, of: statement.account) }
  }

  /// A declared opening balance stays; one that a later statement implied gives way to an earlier one.
  private mutating func imply(_ opening: BalanceReport.ImpliedOpening, of account: Int64) throws {
    let gives = "id = ? AND (opening_day IS NULL OR opening_source = 'statement' AND opening_day > ?)"
    try journal.changing("account", where: gives, [account, opening.day])
    try db.execute(
      sql: "UPDATE account SET opening_day = ?, opening_balance = ?, opening_source = 'statement' WHERE \(gives)",
      arguments: [opening.day, opening.balance, account, opening.day])
  }

  mutating func openItems(
    _ plan: Plan, _ book: RuleBook, _ statement: NewStatement, id: Int64, transactions: NewTransactions,
    into written: inout StoredStatement
  ) throws {
    let about = NewReviewItem.About(statement: statement, id: id)
    var items = rejectedRows(plan, about)
    items += try suspectedRows(plan, about, transactions)
    if let unlisted = try unlistedRows(plan, about, exponent: statement.exponent) { items.append(unlisted) }
    items += plan.balances.findings.filter { !$0.isExplained }.map { about.item($0, exponent: statement.exponent) }
    items += outsidePeriods(plan, about)
    items += rulesThatAsk(plan, book, about, transactions)
    for item in items where try queue.open(item, journal: &journal) {
      written.opened[item.kind.rawValue, default: 0] += 1
    }
    if try askTogether(plan, about, transactions) { written.opened[ReviewKind.partial.rawValue, default: 0] += 1 }
    if try askAboutLate(plan, about, transactions) { written.opened[ReviewKind.late.rawValue, default: 0] += 1 }
  }

  /// The same unreadable text in the next export of the account is the same item; equal ones of one file are several.
  private func rejectedRows(_ plan: Plan, _ about: NewReviewItem.About) -> [NewReviewItem] {
    var seen: [String: Int] = [:]
    return plan.drafts.others.filter { $0.disposition == .rejected }.map { other in
      let place = "\(about.file):\(other.line)"
      let text = other.text.isEmpty ? place : other.text
      seen[text, default: 0] += 1
      let subject = ReviewSubject.row(
        account: about.account, text: other.text, place: place, occurrence: seen[text] ?? 1, isCut: other.isCut)
      var item = about.item(subject, message: ValueText(other.reason), line: other.line)
      item.evidence = [ValueText(other.text)]
      if other.isCut { item.evidence.append("cut off") }
      if other.column > 0 { item.evidence.append("column \(other.column)") }
      return item
    }
  }

  private func suspectedRows(
    _ plan: Plan, _ about: NewReviewItem.About, _ transactions: NewTransactions
  ) throws -> [NewReviewItem] {
    let reasons = plan.verdicts.reasons
    let options = DuplicateOptions(plan, transactions, db)
    let together = Set(plan.verdicts.askedTogether + plan.verdicts.late)
    let suspected = plan.verdicts.verdicts.indices.filter {
      plan.verdicts.verdicts[$0] == .suspected && !together.contains($0)
    }
    return try suspected.map { draft in
      let transaction = transactions[draft]
      var item = about.item(
        .duplicate(transaction: transaction),
        message: "\(plan.money(draft)) on \(Day(number: plan.drafts.days[draft])) may be in the book already",
        line: plan.drafts.lines[draft])
      item.evidence = reasons[draft] ?? []
      item.transaction = transaction
      item.other = plan.verdicts.counterparts[draft]
      item.options = try options.of(draft)
      return item
    }
  }

  private func outsidePeriods(_ plan: Plan, _ about: NewReviewItem.About) -> [NewReviewItem] {
    let outside = plan.periods.indices.filter {
      plan.periods[$0] == Drafts.noDay && plan.verdicts.verdicts[$0] != .duplicate
    }
    guard let first = outside.first else { return [] }
    let message = OutsidePeriods.message(
      outside.count, first: plan.money(first), on: Day(number: plan.drafts.days[first]))
    return [about.item(.period(statement: about.id), message: message, line: plan.drafts.lines[first])]
  }

  private func rulesThatAsk(
    _ plan: Plan, _ book: RuleBook, _ about: NewReviewItem.About, _ transactions: NewTransactions
  ) -> [NewReviewItem] {
    plan.choices.inDraftOrder.flatMap { part in
      part.choices.reviews.compactMap { mark in
        let draft = part.drafts.lowerBound + mark.draft
        let transaction = transactions[draft]
        guard transaction != 0 else { return nil }
        let description = plan.drafts.texts[plan.drafts.descriptions[draft]]
        var item = NewReviewItem(book.rules[Int(mark.rule)], asksAbout: transaction, description)
        (item.account, item.statement, item.line, item.file) = (
          about.account, about.id, Int(plan.drafts.lines[draft]), about.file
        )
        return item
      }
    }
  }
}

extension NewReviewItem {
  /// What a rule sends to a person, but for where it stands.
  package init(_ rule: Rule, asksAbout transaction: Int64, _ description: String?) {
    self.init(.rule(transaction: transaction), message: ValueText(rule.review ?? "a rule asks to look at this"))
    self.transaction = transaction
    evidence = ["\(rule.file):\(rule.line)", description].compactMap { $0.map { ValueText($0) } }
  }

  /// The command that mends a balance, whose words no style changes.
  package static func mending(_ account: String, _ day: Day, _ balance: Int64, exponent: Int) -> ValueText {
    let balance = Money.text(balance, exponent: exponent)
    return "mend it with: daybook reconcile \"\(account)\" --date \(day.description) --balance \(balance)"
  }

  /// The statement that items are about.
  struct About {
    let account: Int64
    let accountName: String
    let id: Int64
    let file: String

    init(statement: NewStatement, id: Int64) {
      (account, accountName) = (statement.account, statement.accountName)
      self.id = id
      file = statement.file
    }

    func item(_ subject: ReviewSubject, message: ValueText, line: UInt32) -> NewReviewItem {
      NewReviewItem(subject, message: message, account: account, statement: id, line: Int(line), file: file)
    }

    /// The same break of the same day, told by several statements, is one item.
    func item(_ finding: BalanceReport.Finding, exponent: Int) -> NewReviewItem {
      let subject = ReviewSubject.balance(
        account: account, cause: BalanceCause(finding.kind), day: finding.day, stated: finding.stated,
        difference: finding.difference)
      var item = item(subject, message: finding.message, line: finding.line)
      item.evidence = [
        "stated \(.amount(finding.stated, exponent: exponent))",
        "expected \(.amount(finding.expected, exponent: exponent))",
        "difference \(.amount(finding.difference, exponent: exponent))",
      ]
      if [.openingDiffers, .bookDiffers, .closingDiffers].contains(finding.kind) {
        item.evidence.append(
          NewReviewItem.mending(accountName, Day(number: finding.day), finding.stated, exponent: exponent))
      }
      item.evidence += finding.causes.dropFirst().prefix(2).map { "or \($0.message)" }
      return item
    }
  }
}

extension Plan {
  func money(_ draft: Int) -> ValueText {
    let (amount, exponent) = (drafts.amounts[draft], drafts.exponent)
    guard let currency = drafts.currency else { return .amount(amount, exponent: exponent) }
    return .money(amount, exponent: exponent, currency.code)
  }
}
