import Values

/// Where a day lies in the budgeted periods.
enum PeriodPlace: Equatable {
  case inside(Int)
  /// Outside every period; the index is that of the next.
  case gap(before: Int)

  var period: Int {
    switch self {
    case .inside(let period), .gap(let period): period
    }
  }
}

extension Array where Element == Period {
  /// Nil before the first and after the last.
  func place(of day: Day) -> PeriodPlace? {
    guard let first, first.first <= day else { return nil }
    let next = countOfPrefix { $0.last < day }
    guard next < count else { return nil }
    return self[next].first <= day ? .inside(next) : .gap(before: next)
  }
}

/// What came together in one period and currency, beside its lines. Signed as in the accounts.
struct PeriodSums {
  var income: Int64 = 0
  /// What of the income is held for the next period.
  var incomeHeld: Int64 = 0
  var uncategorized: Int64 = 0
  var uncategorizedCount = 0
  var converted: Int64 = 0
  var outside: Int64 = 0
  /// Inside parts in the period, and in the days outside every period before it.
  var inside: Int64 = 0
  var insideBefore: Int64 = 0
  /// Lines of `hold`.
  var holdLines: Int64 = 0
  var held: Int64 = 0
  var pending: Int64 = 0
  /// Spent by bucket, in the order of `Bucket.allCases`, then without one.
  var buckets: [Int64] = [0, 0, 0, 0]
}

/// All sums of one currency, by period and line.
struct CurrencySums {
  var planned: Grid
  var spent: Grid
  var held: Grid
  var pending: Grid
  /// Spent by the account that carries a debt.
  var spentOnCard: [Int: Grid] = [:]
  var received: Grid
  var incomePlanned: Grid
  var periods: [PeriodSums]
  /// Lines of expense and of income that have an assigned line, by period.
  var assigned: [Set<Int>]
  var assignedIncome: [Set<Int>]
  /// The last period with an assigned line; -1 without any.
  var horizon = -1

  init(periods: Int, _ table: LineTable) {
    planned = Grid(periods: periods, width: table.lines.count)
    spent = planned
    held = planned
    pending = planned
    received = Grid(periods: periods, width: table.income.count)
    incomePlanned = received
    self.periods = Array(repeating: PeriodSums(), count: periods)
    assigned = Array(repeating: [], count: periods)
    assignedIncome = assigned
  }

  mutating func add(_ line: AssignedLine, in period: Int, _ table: LineTable) {
    horizon = max(horizon, period)
    if line.category == LineName.hold {
      periods[period].holdLines += line.amount
    } else if let index = table.incomeNamed[line.category] {
      incomePlanned[period, index] += line.amount
      assignedIncome[period].insert(index)
    } else if let index = table.lineNamed[line.category] {
      planned[period, index] += line.amount
      assigned[period].insert(index)
    }
  }

  mutating func add(_ sum: PartSum, at place: PeriodPlace, of period: Period, _ table: LineTable) {
    switch (place, sum.group.standing, sum.group.kind) {
    case (.gap(let next), .counted, .inside): periods[next].insideBefore += sum.amount
    case (.gap(let next), .counted, _): periods[next].outside += sum.amount
    case (.gap, _, _): break
    case (.inside(let index), .counted, _): count(sum, in: index, period, table)
    case (.inside(let index), _, _): setBeside(sum, in: index, table)
    }
  }

  private mutating func count(_ sum: PartSum, in index: Int, _ period: Period, _ table: LineTable) {
    switch sum.group.kind {
    case .inside: periods[index].inside += sum.amount
    case .converted: periods[index].converted += sum.amount
    case .income: countIncome(sum, in: index, period, table)
    case .expense: countExpense(sum, in: index, table)
    case .uncategorized:
      periods[index].uncategorized += sum.amount
      periods[index].uncategorizedCount += sum.count
    }
    countBucket(sum, in: index, table)
  }

  private mutating func countIncome(_ sum: PartSum, in index: Int, _ period: Period, _ table: LineTable) {
    periods[index].income += sum.amount
    guard let line = sum.group.category.flatMap({ table.incomeOfCategory[$0] }) else { return }
    received[index, line] += sum.amount
    switch sum.group.category.flatMap({ table.heldOfCategory[$0] }) {
    case .all: periods[index].incomeHeld += sum.amount
    case .lastDays(let days) where period.last - sum.group.day < days: periods[index].incomeHeld += sum.amount
    default: break
    }
  }

  private mutating func countExpense(_ sum: PartSum, in index: Int, _ table: LineTable) {
    guard let line = sum.group.category.flatMap({ table.line(of: $0, in: index) }) else { return }
    spent[index, line] -= sum.amount
    guard let card = sum.group.card else { return }
    spentOnCard[card, default: Grid(periods: periods.count, width: table.lines.count)][index, line] -= sum.amount
  }

  /// Spending counts in its bucket; of transfers without effect only the paying side, where it is saved.
  private mutating func countBucket(_ sum: PartSum, in index: Int, _ table: LineTable) {
    let bucket = sum.group.bucket ?? sum.group.category.flatMap { table.bucketOfCategory[$0] }
    switch sum.group.kind {
    case .income: return
    case .inside where bucket != .savings, .converted where bucket != .savings: return
    default:
      let column = bucket.map { Int($0.rawValue) - 1 } ?? Bucket.allCases.count
      periods[index].buckets[column] -= sum.amount
    }
  }

  /// Held and pending parts count nowhere and stand beside their line and beside the whole.
  private mutating func setBeside(_ sum: PartSum, in index: Int, _ table: LineTable) {
    guard sum.group.kind != .inside else { return }
    let isHeld = sum.group.standing == .held
    if isHeld { periods[index].held += sum.amount } else { periods[index].pending += sum.amount }
    guard sum.group.kind == .expense else { return }
    guard let line = sum.group.category.flatMap({ table.line(of: $0, in: index) }) else { return }
    if isHeld { held[index, line] += sum.amount } else { pending[index, line] += sum.amount }
  }
}
