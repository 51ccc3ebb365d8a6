package import Values

/// How one field of a draft came to be what it is: the rule that set it, those that came too late, and those that
/// nearly matched.
package struct RuleTrace: Equatable, Sendable {
  package enum Field: Hashable, Sendable {
    case category, payee, bucket, ignore, review, note, transfer
    case tag(String)

    package var name: String {
      if case .tag(let tag) = self { return "tag \(tag)" }
      return String(describing: self)
    }
  }

  /// A rule that did not decide the field, what it would have set, and why it did not.
  package struct Other: Equatable, Sendable {
    /// Into `RuleBook.rules`.
    package var rule: Int
    package var value: String
    /// In words: `comes after 'Supermarkets' (rules/food.yaml:4)`, `amount -12.50 is not below -100`.
    package var because: String
  }

  package var field: Field
  /// Empty where nothing set it. A payee without a rule was cleaned from the bank's text.
  package var value = ""
  /// Into `RuleBook.rules`; nil where no rule set it.
  package var rule: Int?
  /// Rules that matched too.
  package var lost: [Other] = []
  /// Rules that nearly matched: a text of theirs is there, and one condition does not hold.
  package var near: [Other] = []
}

extension Matcher {
  /// Why a draft gets what it gets: category, payee and bucket always, other fields where a rule has to do with them.
  package func explain(draft: Int, of drafts: Drafts, account: String) -> [RuleTrace] {
    var decider = Decider(self, drafts, account: account)
    decider.begin(draft)
    var traces = Traces(book: book)
    for number in book.rules.indices {
      let root = Int(program.roots[number])
      if decider.holds(root) {
        let isUnfit = book.rules[number].actions.split != nil && !decider.canSplit(by: number)
        let isOwn = book.rules[number].actions.transfer != nil && !decider.isTransfer(by: number)
        decider.apply(Int32(number))
        traces.matched(number, payee: decider.payee(setBy: number), isUnfit: isUnfit, isOwn: isOwn)
      } else if decider.hitsSomeText(root), decider.failedParts(of: root) == 1 {
        let failures = decider.failures(of: book.rules[number].condition, at: root, account: account)
        traces.missed(number, because: failures.joined(separator: "; "))
      }
    }
    traces.cleaned(decider.cleanedName())
    return traces.all
  }
}

/// The traces of a draft while its rules are asked.
struct Traces {
  let book: RuleBook
  var all = [RuleTrace(field: .category), RuleTrace(field: .payee), RuleTrace(field: .bucket)]

  /// `payee` is what the rule itself made of the text, where it did; `isUnfit` says that its split cannot be made, and
  /// `isOwn` that it names the account itself as the other side.
  mutating func matched(_ rule: Int, payee: String?, isUnfit: Bool, isOwn: Bool) {
    for (field, value) in values(of: rule, payee: payee) {
      let index = index(of: field)
      if isUnfit && field == .category || isOwn && field == .transfer {
        let reason = isUnfit ? "the amounts of its split are more than there is" : "it is this account itself"
        all[index].near.append(RuleTrace.Other(rule: rule, value: value, because: reason))
      } else if field == .payee, payee == nil, all[index].rule == nil {
        all[index].near.append(RuleTrace.Other(rule: rule, value: value, because: "the text gives no name for it"))
      } else if let winner = all[index].rule {
        let by = book.rules[winner]
        all[index].lost.append(
          RuleTrace.Other(rule: rule, value: value, because: "comes after '\(by.name)' (\(by.file):\(by.line))"))
      } else {
        all[index].rule = rule
        all[index].value = value
      }
    }
  }

  /// `name` is the payee where no rule set one.
  mutating func cleaned(_ name: String?) {
    let payee = index(of: .payee)
    if all[payee].rule == nil, let name { all[payee].value = name }
  }

  mutating func missed(_ rule: Int, because reason: String) {
    for (field, value) in values(of: rule, payee: nil) {
      let index = index(of: field)
      all[index].near.append(RuleTrace.Other(rule: rule, value: value, because: reason))
    }
  }

  private mutating func index(of field: RuleTrace.Field) -> Int {
    if let index = all.firstIndex(where: { $0.field == field }) { return index }
    all.append(RuleTrace(field: field))
    return all.count - 1
  }

  private func values(of rule: Int, payee: String?) -> [(RuleTrace.Field, String)] {
    let actions = book.rules[rule].actions
    var values: [(RuleTrace.Field, String)] = []
    if actions.category >= 0 { values.append((.category, book.categories[Int(actions.category)])) }
    switch actions.payee {
    case .name(let number): values.append((.payee, book.payees[Int(number)]))
    case .template(let template): values.append((.payee, payee ?? template))
    case nil: break
    }
    if let bucket = actions.bucket { values.append((.bucket, bucket.name)) }
    for action in actions.tags {
      values.append((.tag(book.tags[Int(action.tag)]), action.isAdded ? "added" : "kept off"))
    }
    if let split = actions.split { values.append((.category, "split: " + split.words(book.categories))) }
    if let note = actions.note { values.append((.note, note)) }
    if let transfer = actions.transfer { values.append((.transfer, transfer)) }
    if let ignore = actions.ignore { values.append((.ignore, ignore ? "yes" : "no")) }
    if let review = actions.review { values.append((.review, review)) }
    return values
  }
}

// MARK: Why a condition does not hold

extension Decider {
  /// The payee that `rule` gave the draft, where it was the one to decide it.
  func payee(setBy rule: Int) -> String? {
    outcome.payeeRule == Int32(rule) ? name(ofPayee: Int(outcome.payee)) : nil
  }

  /// The payee that is cleaned from the draft's text.
  mutating func cleanedName() -> String? {
    let payee = cleanedPayee()
    return payee < 0 ? nil : name(ofPayee: Int(payee))
  }

  /// Whether some text of the row that the condition looks for (and does not exclude) is there.
  mutating func hitsSomeText(_ index: Int) -> Bool {
    switch program.nodes[index].operation {
    case .text where [.layout, .owner].contains(program.nodes[index].field): return false
    case .text, .column: return holds(index)
    case .all, .any:
      for part in program.parts(of: index) where hitsSomeText(part) { return true }
      return false
    default: return false
    }
  }

  /// How many conditions do not hold of those that must all hold.
  mutating func failedParts(of index: Int) -> Int {
    guard !holds(index) else { return 0 }
    guard program.nodes[index].operation == .all else { return 1 }
    var count = 0
    for part in program.parts(of: index) { count += failedParts(of: part) }
    return count
  }

  /// What stands in the way of a condition that does not hold, in words.
  mutating func failures(
    of condition: Condition, at index: Int, account: String,
    where fails: (inout Decider, Int) -> Bool = { !$0.holds($1) }
  ) -> [String] {
    guard fails(&self, index) else { return [] }
    switch condition {
    case .all(let parts), .any(let parts):
      var all: [String] = []
      for (part, node) in zip(parts, program.parts(of: index)) {
        all += failures(of: part, at: node, account: account, where: fails)
      }
      return all
    case .not(let excluded): return ["the rule excludes it: \(excluded.words)"]
    case .text(let field, _): return ["\(field.key) has no \(condition.words)"]
    case .column(let name, _): return ["column '\(name)' has no \(condition.words)"]
    case .account: return ["account is '\(account)', not \(condition.words)"]
    case .amount:
      let amount = Money.text(drafts.amounts[draft], exponent: drafts.exponent)
      return ["amount \(amount) is not \(condition.words)"]
    case .direction(let direction): return [direction == .in ? "no money comes in" : "no money goes out"]
    case .currency:
      let currency = (drafts.currencies.isEmpty ? nil : drafts.currencies[draft]) ?? drafts.currency
      return ["currency is \(currency?.code ?? "not stated"), not \(condition.words)"]
    case .dayOfMonth, .date: return ["\(Day(number: drafts.days[draft])) is not \(condition.words)"]
    case .weekday:
      let name = DayRanges.weekdayNames[Day(number: drafts.days[draft]).weekday - 1]
      return ["\(Day(number: drafts.days[draft])) is a \(name), not a \(condition.words)"]
    case .tag: return ["no earlier rule adds the tag \(condition.words)"]
    case .category: return ["category is not \(condition.words)"]
    case .status: return ["status is not \(condition.words)"]
    case .number, .period, .lacks: return ["it is not \(condition.words)"]
    }
  }
}

extension Condition {
  /// What the condition asks for, for people.
  var words: String {
    func list(_ words: [String]) -> String { words.joined(separator: " or ") }
    return switch self {
    case .all(let parts): parts.map(\.words).joined(separator: " and ")
    case .any(let parts): list(parts.map(\.words))
    case .not(let part): "not \(part.words)"
    case .text(_, let patterns), .column(_, let patterns):
      list(patterns.map { $0.regex == nil ? "'\($0.source)'" : $0.source })
    case .account(let names), .tag(let names), .status(let names): list(names.map { "'\($0)'" })
    case .category(let paths): list(paths.map { $0.isEmpty ? "none" : "'\($0)'" })
    case .amount(let ranges): list(ranges.map(\.words))
    case .direction(let direction): direction == .in ? "money in" : "money out"
    case .currency(let currencies): list(currencies.map(\.code))
    case .dayOfMonth(let days):
      "day " + list(days.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" })
    case .weekday(let days): list(days.sorted().map { DayRanges.weekdayNames[$0 - 1] })
    case .date(let ranges): list(ranges.map(Condition.words))
    case .number(let numbers): "number " + list(numbers.map { "\($0.lowerBound) to \($0.upperBound)" })
    case .period(let firsts): "a period " + list(firsts.map(Condition.words))
    case .lacks(let field): "without \(field.key)"
    }
  }

  private static func words(_ dates: ClosedRange<Int32>) -> String {
    let (first, last) = (Day(number: dates.lowerBound), Day(number: dates.upperBound))
    if dates.lowerBound == Int32.min { return "up to \(last)" }
    if dates.upperBound == Int32.max { return "from \(first)" }
    return first == last ? "\(first)" : "from \(first) to \(last)"
  }
}
