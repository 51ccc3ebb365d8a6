import Values

/// The rules of a book in flat tables, as the matcher walks them: no references to follow, nothing to allocate.
///
/// Each text condition is a *leaf*, numbered in the order of the rules. A rule whose condition needs one of some
/// leaves has those as its *triggers* and is asked only of drafts whose texts hit one; the others are asked always.
struct RuleProgram: Sendable {
  enum Operation: UInt8 {
    case all, any, not, text, column, account, amount, income, expense, currency, dayOfMonth, weekday, date, tag,
      category, status, number, period, lacks
  }

  /// A condition; its parts follow it up to `end`. `low ..< high` are its operands in the table of its operation.
  struct Node {
    var operation: Operation
    var field = TextField.description
    var end: Int32
    var low: Int32
    var high: Int32
  }

  struct Leaf {
    var rule: Int32
    var field: TextField
    var isTrigger = false
  }

  /// What a rule sets, without the names.
  struct Effect {
    var category: Int32
    /// -1 for none, `derived` for one that is made of the text.
    var payee: Int32
    var bucket: UInt8
    var hasSplit: Bool
    /// Whether it adds tags or a note, or says that it is a transfer.
    var hasMore: Bool
    var decidesIgnore: Bool
    var decidesReview: Bool

    static let derived: Int32 = -2
  }

  private(set) var nodes: [Node] = []
  /// Per rule, the node of its whole condition.
  private(set) var roots: [Int32] = []
  private(set) var effects: [Effect] = []
  /// Payees to be made of the text, by rule.
  private(set) var derivedPayees: [Int32: DerivedPayee] = [:]
  private(set) var needles: [Needle] = []
  /// The leaves that look for needle `n`: `needleLeaves[needleStarts[n] ..< needleStarts[n + 1]]`.
  private(set) var needleLeaves: [Int32] = []
  private(set) var needleStarts: [Int32] = [0]
  private(set) var leaves: [Leaf] = []
  /// Rules without triggers, ascending.
  private(set) var always: [Int32] = []
  /// Fields other than the description that some rule has triggers on.
  private(set) var triggerFields: [TextField] = []

  private(set) var amounts: [DecimalRange] = []
  private(set) var currencies: [Currency] = []
  private(set) var daysOfMonth: [ClosedRange<Int>] = []
  private(set) var dates: [ClosedRange<Int32>] = []
  private(set) var numbers: [ClosedRange<Int64>] = []
  private(set) var tags: [Int32] = []
  /// In place of the number of a tag: that there is none at all.
  static let noTag: Int32 = -2
  /// Folded names of accounts.
  private(set) var accounts: [[UInt8]] = []
  /// Categories and statuses.
  private(set) var names: [String] = []
  /// Folded names of columns of statements.
  private(set) var columns: [[UInt8]] = []

  private(set) var problems: [Diagnostic] = []
  private var needleNumbers: [Needle: Int] = [:]
  private var leavesByNeedle: [[Int32]] = []
  private var tagNumbers: [String: Int32] = [:]
  /// Where each needle was first written.
  private(set) var needlePlaces: [(rule: Int, pattern: TextPattern)] = []

  init(_ book: RuleBook) {
    for (number, tag) in book.tags.enumerated() { tagNumbers[tag] = Int32(number) }
    for (number, rule) in book.rules.enumerated() {
      roots.append(Int32(nodes.count))
      add(rule.condition, of: rule, number: number)
      effects.append(Effect(rule.actions))
      if case .template(let template) = rule.actions.payee {
        derivedPayees[Int32(number)] = DerivedPayee(template, condition: rule.condition)
      }
      if let triggers = triggers(of: Int(roots[number])) {
        for leaf in triggers { leaves[Int(leaf)].isTrigger = true }
      } else {
        always.append(Int32(number))
      }
    }
    triggerFields = TextField.allCases.filter { field in
      field != .description && leaves.contains { $0.isTrigger && $0.field == field }
    }
    for leaves in leavesByNeedle {
      needleLeaves += leaves
      needleStarts.append(Int32(needleLeaves.count))
    }
    leavesByNeedle = []
    needleNumbers = [:]
  }

  private mutating func add(_ condition: Condition, of rule: Rule, number: Int) {
    let index = nodes.count
    nodes.append(Node(operation: .all, end: 0, low: 0, high: 0))
    switch condition {
    case .all(let parts): for part in parts { add(part, of: rule, number: number) }
    case .any(let parts):
      nodes[index].operation = .any
      for part in parts { add(part, of: rule, number: number) }
    case .not(let part):
      nodes[index].operation = .not
      add(part, of: rule, number: number)
    case .text(let field, let patterns): addLeaf(field, patterns, of: rule, number: number, at: index)
    case .column(let name, let patterns):
      addLeaf(.description, patterns, of: rule, number: number, at: index)
      nodes[index].operation = .column
      nodes[index].high = self.number(ofColumn: name)
    case .direction(let direction): nodes[index].operation = direction == .in ? .income : .expense
    case .weekday(let days):
      nodes[index].operation = .weekday
      nodes[index].low = days.reduce(0) { $0 | 1 << Int32($1) }
    case .account(let names): append(names.map { Folding.shared.folded($0) }, to: \.accounts, .account, at: index)
    case .amount(let ranges): append(ranges, to: \.amounts, .amount, at: index)
    case .currency(let currencies): append(currencies, to: \.currencies, .currency, at: index)
    case .dayOfMonth(let days): append(days, to: \.daysOfMonth, .dayOfMonth, at: index)
    case .date(let ranges): append(ranges, to: \.dates, .date, at: index)
    case .tag(let names):
      append(names.map { $0.isEmpty ? RuleProgram.noTag : tagNumbers[$0] ?? -1 }, to: \.tags, .tag, at: index)
    case .category(let paths): append(paths, to: \.names, .category, at: index)
    case .status(let statuses): append(statuses, to: \.names, .status, at: index)
    case .number(let numbers): append(numbers, to: \.numbers, .number, at: index)
    case .period(let firsts): append(firsts, to: \.dates, .period, at: index)
    case .lacks(let field):
      nodes[index].operation = .lacks
      nodes[index].field = field
    }
    nodes[index].end = Int32(nodes.count)
  }

  private mutating func number(ofColumn name: String) -> Int32 {
    let folded = Folding.shared.folded(name)
    if let number = columns.firstIndex(of: folded) { return Int32(number) }
    columns.append(folded)
    return Int32(columns.count - 1)
  }

  private mutating func append<Operand>(
    _ operands: [Operand], to table: WritableKeyPath<RuleProgram, [Operand]>, _ operation: Operation, at index: Int
  ) {
    nodes[index].operation = operation
    nodes[index].low = Int32(self[keyPath: table].count)
    self[keyPath: table] += operands
    nodes[index].high = Int32(self[keyPath: table].count)
  }

  private mutating func addLeaf(
    _ field: TextField, _ patterns: [TextPattern], of rule: Rule, number: Int, at index: Int
  ) {
    let leaf = Int32(leaves.count)
    leaves.append(Leaf(rule: Int32(number), field: field))
    nodes[index].operation = .text
    nodes[index].field = field
    nodes[index].low = leaf
    for pattern in patterns {
      if let needle = Needle(pattern) {
        let known = needleNumbers[needle] ?? needles.count
        if known == needles.count {
          needleNumbers[needle] = known
          needles.append(needle)
          leavesByNeedle.append([])
          needlePlaces.append((number, pattern))
        }
        if leavesByNeedle[known].last != leaf { leavesByNeedle[known].append(leaf) }
      } else if let fault = pattern.fault(file: rule.file) {
        problems.append(fault)
      }
    }
  }

  /// Leaves of which one must be hit for the node to hold; nil where it can hold without any.
  private func triggers(of index: Int) -> [Int32]? {
    let node = nodes[index]
    switch node.operation {
    case .text: return [node.low]
    case .all:
      let choices = parts(of: index).compactMap { triggers(of: $0) }
      return choices.min { weight($0) < weight($1) }
    case .any:
      var union: [Int32] = []
      for part in parts(of: index) {
        guard let triggers = triggers(of: part) else { return nil }
        union += triggers
      }
      return union
    default: return nil
    }
  }

  /// Triggers on the description are preferred: every draft is looked up by it anyway.
  private func weight(_ triggers: [Int32]) -> Int {
    triggers.count + (triggers.allSatisfy { leaves[Int($0)].field == .description } ? 0 : 1000)
  }

  /// What is wrong with single patterns: the most costly check of all, so not made of rules that were checked before.
  func faults(in book: RuleBook) -> [Diagnostic] {
    needlePlaces.compactMap { rule, pattern in pattern.fault(file: book.rules[rule].file) }
  }

  /// The nodes right under a node.
  func parts(of index: Int) -> [Int] {
    var parts: [Int] = []
    var part = index + 1
    while part < Int(nodes[index].end) {
      parts.append(part)
      part = Int(nodes[part].end)
    }
    return parts
  }
}

extension RuleProgram.Effect {
  fileprivate init(_ actions: Rule.Actions) {
    category = actions.split?.parts.first?.category ?? actions.category
    payee =
      switch actions.payee {
      case .name(let number): number
      case .template: RuleProgram.Effect.derived
      case nil: -1
      }
    bucket = actions.bucket?.rawValue ?? 0
    hasSplit = actions.split != nil
    hasMore = !actions.tags.isEmpty || actions.note != nil || actions.transfer != nil
    decidesIgnore = actions.ignore != nil
    decidesReview = actions.review != nil
  }
}
