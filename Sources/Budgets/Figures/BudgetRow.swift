package import Values

/// The figures of a line in one period and currency, or of a parent with all lines below it. Minor units.
package struct BudgetRow: Equatable, Sendable {
  package enum State: String, Sendable { case ok, empty, short, over }

  /// `Food:Groceries`; `Food:*` is a parent's own money beside the lines below it.
  package let category: String
  package let bucket: Bucket?
  package fileprivate(set) var planned: Int64 = 0
  package fileprivate(set) var carried: Int64 = 0
  /// Money out positive.
  package fileprivate(set) var spent: Int64 = 0
  /// Signed sums of held and pending parts, which count nowhere.
  package fileprivate(set) var held: Int64 = 0
  package fileprivate(set) var pending: Int64 = 0
  /// What the plan asks before any line of the period.
  package fileprivate(set) var wanted: Int64 = 0
  package fileprivate(set) var due: Day?
  package fileprivate(set) var dueState = DueState.none
  /// A parent with its children: lines without it add up to the totals.
  package let isSum: Bool

  package var remaining: Int64 { carried + planned - spent }

  package var state: State {
    if remaining < 0 { return .over }
    if planned < wanted { return .short }
    return remaining == 0 ? .empty : .ok
  }

  fileprivate init(_ category: String, _ bucket: Bucket?, isSum: Bool) {
    self.category = category
    self.bucket = bucket
    self.isSum = isSum
  }

  fileprivate var isBlank: Bool {
    planned == 0 && carried == 0 && spent == 0 && held == 0 && pending == 0 && wanted == 0
  }

  fileprivate mutating func add(_ other: BudgetRow) {
    planned += other.planned
    carried += other.carried
    spent += other.spent
    held += other.held
    pending += other.pending
    wanted = Money.sum(wanted, other.wanted)
  }
}

extension Budget {
  /// The rows of a period: the tree in the order of budget.yaml, other categories by name, debts last.
  func rows(of period: Int, book: Int) -> [BudgetRow] {
    let wanted = wanted(of: period, in: book)
    let due = due(in: period, book: book, wanted: wanted)
    var rows: [BudgetRow?] = table.lines.indices.map { line(of: $0, period, book, wanted[$0]) }
    for (index, figures) in due {
      rows[index]?.due = figures.day
      rows[index]?.dueState = figures.state
    }
    return tree.roots.flatMap { below($0, rows) }
  }

  /// Nil where nothing is to be seen of the line in this currency.
  private func line(of index: Int, _ period: Int, _ book: Int, _ wanted: Int64) -> BudgetRow? {
    let (line, sums, chain) = (table.lines[index], books[book].sums, books[book].chain)
    var row = BudgetRow(line.path, line.bucket, isSum: false)
    row.planned = sums.planned[period, index]
    row.carried = chain.carried[period, index]
    row.spent = sums.spent[period, index]
    row.held = sums.held[period, index]
    row.pending = sums.pending[period, index]
    row.wanted = wanted
    let isHere = line.setting.map { setting in
      setting.plan?.terms.contains { $0.currency == currencies[book] } ?? (currencies[book] == input.policy.currency)
    }
    return isHere == true || !row.isBlank || sums.assigned[period].contains(index) ? row : nil
  }

  private func below(_ node: Int, _ rows: [BudgetRow?]) -> [BudgetRow] {
    let (path, line, children) = (tree.nodes[node].path, tree.nodes[node].line, tree.nodes[node].children)
    let under = children.flatMap { below($0, rows) }
    let own = line.flatMap { rows[$0] }
    guard !under.isEmpty else { return own.map { [$0] } ?? [] }
    var sum = BudgetRow(path, tree.nodes[node].bucket, isSum: true)
    for row in under where !row.isSum { sum.add(row) }
    guard let own else { return [sum] + under }
    sum.add(own)
    var named = BudgetRow(LineName.own(path), own.bucket, isSum: false)
    named.add(own)
    (named.due, named.dueState) = (own.due, own.dueState)
    return [sum, named] + under
  }
}
