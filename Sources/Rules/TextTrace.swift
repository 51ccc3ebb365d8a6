import Values

extension Matcher {
  /// What the rules make of a text alone, which has no day, no amount and no account: a rule that asks for one of these
  /// does not decide, and says what it would need.
  package func explain(text: String) -> [RuleTrace] {
    var drafts = Drafts()
    drafts.lines = [0]
    drafts.days = [0]
    drafts.amounts = [-1]
    drafts.descriptions = [drafts.texts.intern(text)]
    var decider = Decider(self, drafts, account: "")
    decider.begin(0)
    var traces = Traces(book: book)
    for number in book.rules.indices {
      let root = Int(program.roots[number])
      let (yes, no) = decider.canHold(root, in: .text)
      if !no {
        decider.apply(Int32(number))
        traces.matched(number, payee: decider.payee(setBy: number), isUnfit: false, isOwn: false)
      } else if yes, decider.hitsSomeText(root) {
        let open = decider.openFacts(of: book.rules[number].condition, at: root)
        traces.missed(number, because: "a text alone does not tell: " + open.joined(separator: "; "))
      } else if decider.hitsSomeText(root), decider.impossibleParts(of: root) == 1 {
        let failures = decider.failures(of: book.rules[number].condition, at: root, account: "") {
          !$0.canHold($1, in: .text).yes
        }
        traces.missed(number, because: failures.joined(separator: "; "))
      }
    }
    traces.cleaned(decider.cleanedName())
    return traces.all
  }
}

extension Decider {
  /// What is known of a draft beside its description.
  enum Known {
    case description
    /// A text that a person typed: also the payee that is in it, and the tags that rules before give it.
    case text
  }

  /// Whether a condition can hold, and whether it can fail, when only that is known of the draft.
  mutating func canHold(_ index: Int, in known: Known) -> (yes: Bool, no: Bool) {
    let node = program.nodes[index]
    switch node.operation {
    case .text where node.field == .description || node.field == .payee && known == .text, .tag where known == .text:
      let holds = holds(index)
      return (holds, !holds)
    case .all:
      var result = (yes: true, no: false)
      for part in program.parts(of: index) {
        let (yes, no) = canHold(part, in: known)
        result = (result.yes && yes, result.no || no)
      }
      return result
    case .any:
      var result = (yes: false, no: true)
      for part in program.parts(of: index) {
        let (yes, no) = canHold(part, in: known)
        result = (result.yes || yes, result.no && no)
      }
      return result
    case .not:
      let (yes, no) = canHold(index + 1, in: known)
      return (no, yes)
    default: return (true, true)
    }
  }

  /// How many conditions cannot hold of those that must all hold.
  fileprivate mutating func impossibleParts(of index: Int) -> Int {
    guard !canHold(index, in: .text).yes else { return 0 }
    guard program.nodes[index].operation == .all else { return 1 }
    var count = 0
    for part in program.parts(of: index) { count += impossibleParts(of: part) }
    return count
  }

  /// The conditions of which the text does not tell whether they hold, in words.
  fileprivate mutating func openFacts(of condition: Condition, at index: Int) -> [String] {
    let (yes, no) = canHold(index, in: .text)
    guard yes, no else { return [] }
    switch condition {
    case .all(let parts), .any(let parts):
      var open: [String] = []
      for (part, node) in zip(parts, program.parts(of: index)) { open += openFacts(of: part, at: node) }
      return open
    default: return [condition.question]
    }
  }
}

extension Condition {
  /// What it asks for, with what it asks it of.
  fileprivate var question: String {
    switch self {
    case .not(let part): "not " + part.question
    case .text(let field, _): "\(field.key) \(words)"
    case .column(let name, _): "column '\(name)' \(words)"
    case .account: "account \(words)"
    case .amount: "amount \(words)"
    case .currency: "currency \(words)"
    case .dayOfMonth, .direction: words
    case .weekday: "a \(words)"
    case .date: "a day \(words)"
    case .tag: "tag \(words)"
    case .category: "category \(words)"
    case .status: "status \(words)"
    case .number, .period, .lacks: words
    case .all(let parts): parts.map(\.question).joined(separator: " and ")
    case .any(let parts): parts.map(\.question).joined(separator: " or ")
    }
  }
}
