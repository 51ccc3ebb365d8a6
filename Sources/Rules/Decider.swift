import Values

/// One pass of a matcher over the drafts of one account: asks the rules of each draft in their order.
///
/// Only rules whose triggers a text of the draft hits are asked, and those that have no triggers.
struct Decider: ~Copyable {
  let book: RuleBook
  let program: RuleProgram
  let drafts: Drafts
  private let descriptions: [TextID]
  private let stored: StoredColumns?
  private var hits: TextHits
  /// Operands of amount conditions in minor units of the drafts; nil where none fits.
  private let amounts: [ClosedRange<Int64>?]
  /// Whether the account is the one that each name means.
  private let isAccount: [Bool]
  /// The folded name of the account.
  private let account: [UInt8]
  /// Where in the drafts each column is that rules ask for; nil where the statement has no such column.
  private let columns: [Int?]

  /// Rules still to be asked of the draft, ascending.
  private var queue: [Int32] = []
  private var nextQueued = 0
  private(set) var draft = 0
  private(set) var outcome = Outcome()
  private(set) var derivedPayees: [String] = []
  /// Numbers of payees by name, filled when the first one is derived.
  private var payeeNumbers: [String: Int32] = [:]
  private var cleaned: CleanedPayees?
  /// Numbers of cleaned payees, -1 until one is asked for; by number in `cleaned`.
  private var cleanedNumbers: [Int32] = []
  /// What rules derive from texts, -1 for nothing; by rule and text.
  private var derivations: [UInt64: Int32] = [:]

  private var decisions = [Choices.Decision(): UInt32(0)]

  /// What has been decided for one draft so far.
  struct Outcome {
    var category: Int32 = -1
    var categoryRule: Int32 = -1
    var payee: Int32 = -1
    var payeeRule: Int32 = -1
    var bucket: UInt8 = 0
    var bucketRule: Int32 = -1
    var ignoreRule: Int32 = -1
    var isIgnored = false
    var reviewRule: Int32 = -1
    var isSplit = false
    var noteRule: Int32 = -1
    var transferRule: Int32 = -1
    var tags: [(tag: Int32, isAdded: Bool, rule: Int32)] = []
  }

  init(_ matcher: Matcher, _ drafts: Drafts, account: String, stored: StoredColumns? = nil) {
    book = matcher.book
    program = matcher.program
    self.drafts = drafts
    self.stored = stored
    hits = TextHits(matcher.program, database: matcher.database, texts: drafts.texts)
    cleaned = matcher.cleaner.map { CleanedPayees($0, texts: drafts.texts) }
    descriptions = drafts.descriptions
    amounts = program.amounts.map { $0.minorUnits(exponent: drafts.exponent) }
    let folded = Folding.shared.folded(account)
    isAccount = program.accounts.map { $0 == folded }
    self.account = folded
    columns = program.columns.map { name in
      drafts.sourceColumns.firstIndex { Folding.shared.folded($0.name) == name }
    }
  }

  /// Asks the rules of `draft`; the answer stands until the next call.
  mutating func decide(_ draft: Int) {
    begin(draft)
    enqueue(run: hits.run(of: descriptions[draft]), field: .description, after: -1)
    for field in program.triggerFields { enqueue(run: run(field), field: field, after: -1) }
    var nextAlways = 0
    while true {
      let queued = nextQueued < queue.count ? queue[nextQueued] : Int32.max
      let constant = nextAlways < program.always.count ? program.always[nextAlways] : Int32.max
      let rule = min(queued, constant)
      if rule == Int32.max { break }
      if queued == rule { nextQueued += 1 }
      if constant == rule { nextAlways += 1 }
      if holds(Int(program.roots[Int(rule)])) { apply(rule) }
    }
  }

  mutating func matchesAny(_ draft: Int) -> Bool {
    begin(draft)
    for root in program.roots where holds(Int(root)) { return true }
    return false
  }

  mutating func begin(_ draft: Int) {
    self.draft = draft
    queue.removeAll(keepingCapacity: true)
    nextQueued = 0
    outcome.category = -1
    outcome.categoryRule = -1
    outcome.payee = -1
    outcome.payeeRule = -1
    outcome.bucket = 0
    outcome.bucketRule = -1
    outcome.ignoreRule = -1
    outcome.isIgnored = false
    outcome.reviewRule = -1
    outcome.isSplit = false
    outcome.noteRule = -1
    outcome.transferRule = -1
    if !outcome.tags.isEmpty { outcome.tags.removeAll(keepingCapacity: true) }
  }

  /// Adds the rules that a run of hits in `field` triggers and that come after `rule`.
  private mutating func enqueue(run: Int, field: TextField, after rule: Int32) {
    for index in 0..<hits.count(run: run) {
      let leaf = program.leaves[Int(hits.leaf(index, run: run))]
      guard leaf.isTrigger, leaf.field == field, leaf.rule > rule else { continue }
      var place = queue.count
      while place > nextQueued, queue[place - 1] > leaf.rule { place -= 1 }
      if place > nextQueued, queue[place - 1] == leaf.rule { continue }
      queue.append(leaf.rule)
      var last = queue.count - 1
      while last > place {
        queue[last] = queue[last - 1]
        last -= 1
      }
      queue[place] = leaf.rule
    }
  }
}

// MARK: Conditions

extension Decider {
  mutating func holds(_ index: Int) -> Bool {
    let node = program.nodes[index]
    switch node.operation {
    case .all, .any:
      let isAny = node.operation == .any
      var part = index + 1
      while part < Int(node.end) {
        if holds(part) == isAny { return isAny }
        part = Int(program.nodes[part].end)
      }
      return !isAny
    case .not: return !holds(index + 1)
    case .text: return hits.contains(node.low, run: run(node.field))
    case .column:
      guard let column = columns[Int(node.high)] else { return false }
      return hits.contains(node.low, run: run(of: drafts.sourceColumns[column].texts, draft))
    default: return holdsValue(node)
    }
  }

  private func holdsValue(_ node: RuleProgram.Node) -> Bool {
    let operands = Int(node.low)..<Int(max(node.low, node.high))
    switch node.operation {
    case .income: return drafts.amounts[draft] > 0
    case .expense: return drafts.amounts[draft] < 0
    case .weekday: return node.low & 1 << Int32(Day(number: drafts.days[draft]).weekday) != 0
    case .amount: return operands.contains { amounts[$0]?.contains(drafts.amounts[draft]) ?? false }
    case .account: return operands.contains { isAccount[$0] }
    case .currency:
      guard let currency = (drafts.currencies.isEmpty ? nil : drafts.currencies[draft]) ?? drafts.currency else {
        return false
      }
      return operands.contains { program.currencies[$0] == currency }
    case .dayOfMonth:
      let day = Day(number: drafts.days[draft]).civil.day
      return operands.contains { program.daysOfMonth[$0].contains(day) }
    case .date: return operands.contains { program.dates[$0].contains(drafts.days[draft]) }
    case .tag: return operands.contains { hasTag(program.tags[$0]) }
    case .category: return operands.contains { isCategory(program.names[$0]) }
    case .status:
      guard let stored, !stored.statuses.isEmpty else { return false }
      return operands.contains { program.names[$0] == drafts.texts[stored.statuses[draft]] }
    case .number:
      guard let stored, !stored.numbers.isEmpty else { return false }
      return operands.contains { program.numbers[$0].contains(stored.numbers[draft]) }
    case .period:
      guard let stored, !stored.periods.isEmpty else { return false }
      let first = stored.periods[draft]
      return operands.contains { program.dates[$0].contains(first) }
    case .lacks: return stored?.texts[node.field].map { $0[draft] == 0 } ?? true
    case .all, .any, .not, .text, .column: return false
    }
  }

  private func hasTag(_ tag: Int32) -> Bool {
    guard tag >= 0 else { return tag == RuleProgram.noTag && stored?.tags[draft] == nil }
    if outcome.tags.contains(where: { $0.tag == tag && $0.isAdded }) { return true }
    return stored?.tags[draft]?.contains(book.tags[Int(tag)]) ?? false
  }

  /// Whether the stored category is `path` or lies under it; an empty path means that there is none.
  private func isCategory(_ path: String) -> Bool {
    guard let stored, !stored.categories.isEmpty else { return false }
    let id = stored.categories[draft]
    guard id != 0, !path.isEmpty else { return id == 0 && path.isEmpty }
    return ([id] + (stored.splits[draft] ?? [])).contains { id in
      let category = drafts.texts[id]
      return category == path || category.hasPrefix(path + ":")
    }
  }

  /// The run of hits of the draft's text in `field`.
  private mutating func run(_ field: TextField) -> Int {
    switch field {
    case .description: return hits.run(of: descriptions[draft])
    case .counterparty: return run(of: drafts.counterparties, draft)
    case .counterAccount: return run(of: drafts.counterAccounts, draft)
    case .reference: return run(of: drafts.references, draft)
    case .type: return run(of: drafts.types, draft)
    case .categoryHint: return run(of: drafts.categoryHints, draft)
    case .payee: return runOfPayee()
    case .layout: return run(of: drafts.layouts, draft)
    case .owner: return hits.run(of: drafts.owner)
    case .bucket, .note, .tax, .transfer, .statement, .rule: return run(of: stored?.texts[field] ?? [], draft)
    }
  }

  private mutating func runOfPayee() -> Int {
    if outcome.payee >= 0 { return hits.run(ofPayee: Int(outcome.payee), name: name(ofPayee: Int(outcome.payee))) }
    if let stored, !stored.payees.isEmpty, stored.payees[draft] != 0 { return run(of: stored.payees, draft) }
    let payee = cleanedPayee()
    if payee < 0 { return hits.run(of: payeeText) }
    return hits.run(ofPayee: Int(payee), name: name(ofPayee: Int(payee)))
  }

  /// The text that names the payee: the bank's counterparty, else the description.
  private var payeeText: TextID {
    let counterparty = drafts.counterparties.isEmpty ? 0 : drafts.counterparties[draft]
    return counterparty != 0 ? counterparty : descriptions[draft]
  }

  /// The number of the payee that is cleaned from the draft's text; -1 for none.
  mutating func cleanedPayee() -> Int32 {
    let text = payeeText
    guard let payee = cleaned?.payee(of: text, in: drafts.texts), payee != 0 else { return -1 }
    while cleanedNumbers.count <= Int(payee) { cleanedNumbers.append(-1) }
    if cleanedNumbers[Int(payee)] < 0, let name = cleaned?.names[payee] {
      cleanedNumbers[Int(payee)] = number(ofPayee: name)
    }
    return cleanedNumbers[Int(payee)]
  }

  private mutating func run(of column: [TextID], _ draft: Int) -> Int {
    column.isEmpty ? 0 : hits.run(of: column[draft])
  }

  func name(ofPayee payee: Int) -> String {
    payee < book.payees.count ? book.payees[payee] : derivedPayees[payee - book.payees.count]
  }
}

// MARK: Effects

extension Decider {
  mutating func apply(_ rule: Int32) {
    let effect = program.effects[Int(rule)]
    if outcome.categoryRule < 0, effect.category >= 0, !effect.hasSplit || canSplit(by: Int(rule)) {
      outcome.category = effect.category
      outcome.categoryRule = rule
      outcome.isSplit = effect.hasSplit
    }
    if outcome.bucketRule < 0, effect.bucket > 0 {
      outcome.bucket = effect.bucket
      outcome.bucketRule = rule
    }
    if outcome.payeeRule < 0, effect.payee != -1 { setPayee(effect.payee, by: rule) }
    if outcome.ignoreRule < 0, effect.decidesIgnore {
      outcome.ignoreRule = rule
      outcome.isIgnored = book.rules[Int(rule)].actions.ignore ?? false
    }
    if outcome.reviewRule < 0, effect.decidesReview { outcome.reviewRule = rule }
    if effect.hasMore { applyMore(rule) }
  }

  private mutating func applyMore(_ rule: Int32) {
    let actions = book.rules[Int(rule)].actions
    for action in actions.tags where !outcome.tags.contains(where: { $0.tag == action.tag }) {
      outcome.tags.append((action.tag, action.isAdded, rule))
    }
    if outcome.noteRule < 0, actions.note != nil { outcome.noteRule = rule }
    if outcome.transferRule < 0, isTransfer(by: Int(rule)) { outcome.transferRule = rule }
  }

  /// Whether the rule names another account than the draft's own.
  func isTransfer(by rule: Int) -> Bool {
    book.rules[rule].actions.transfer.map { Folding.shared.folded($0) != account } ?? false
  }

  /// Whether the amounts of the rule's split leave nothing below zero.
  func canSplit(by rule: Int) -> Bool {
    book.rules[rule].actions.split?.amounts(of: drafts.amounts[draft], exponent: drafts.exponent) != nil
  }

  private mutating func setPayee(_ payee: Int32, by rule: Int32) {
    let payee = payee == RuleProgram.Effect.derived ? derivedPayee(by: rule) : payee
    guard payee >= 0 else { return }
    outcome.payee = payee
    outcome.payeeRule = rule
    if program.triggerFields.contains(.payee) { enqueue(run: runOfPayee(), field: .payee, after: rule) }
  }

  private mutating func derivedPayee(by rule: Int32) -> Int32 {
    let text = drafts.descriptions[draft]
    let key = UInt64(rule) << 32 | UInt64(text)
    if let known = derivations[key] { return known }
    let bytes = unsafe drafts.texts.withBytes(of: text) { unsafe Array($0) }
    let name = program.derivedPayees[rule]?.name(for: bytes)
    let number = name.map { self.number(ofPayee: $0) } ?? -1
    derivations[key] = number
    return number
  }

  private mutating func number(ofPayee name: String) -> Int32 {
    if payeeNumbers.isEmpty {
      for (number, name) in book.payees.enumerated() where payeeNumbers[name] == nil {
        payeeNumbers[name] = Int32(number)
      }
    }
    if let number = payeeNumbers[name] { return number }
    let number = Int32(book.payees.count + derivedPayees.count)
    derivedPayees.append(name)
    payeeNumbers[name] = number
    return number
  }

  /// Puts what was decided at `index` of the choices.
  mutating func write(to choices: inout Choices, at index: Int) {
    let payee = outcome.payeeRule >= 0 ? outcome.payee : cleanedPayee()
    choices.set(
      Choices.Decision(
        category: outcome.category, categoryRule: outcome.categoryRule, payee: payee, payeeRule: outcome.payeeRule,
        bucket: outcome.bucket, bucketRule: outcome.bucketRule), of: index, &decisions)
    for tag in outcome.tags where tag.isAdded {
      choices.tags.append(Choices.TagChoice(draft: index, tag: tag.tag, rule: tag.rule))
    }
    if outcome.isIgnored { choices.ignored.append(Choices.RuleMark(draft: index, rule: outcome.ignoreRule)) }
    if outcome.isSplit { choices.splits.append(Choices.RuleMark(draft: index, rule: outcome.categoryRule)) }
    if outcome.noteRule >= 0 { choices.notes.append(Choices.RuleMark(draft: index, rule: outcome.noteRule)) }
    if outcome.transferRule >= 0 {
      choices.transfers.append(Choices.RuleMark(draft: index, rule: outcome.transferRule))
    }
    if outcome.reviewRule >= 0 { choices.reviews.append(Choices.RuleMark(draft: index, rule: outcome.reviewRule)) }
  }
}
