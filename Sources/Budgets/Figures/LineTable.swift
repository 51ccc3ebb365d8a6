import Values

/// The lines of a budget, and the line on which each category counts.
///
/// A category named in budget.yaml is a line, one named in assigned.csv is a line from the period of its first line on,
/// so that assigning changes nothing that came before. A part counts on the nearest line at or above its category;
/// where there is none its category is a line with nothing planned.
struct LineTable {
  struct Line {
    var path: String
    var setting: CategoryLine?
    var bucket: Bucket?
    /// Index of the account whose debt it carries.
    var debtor: Int?
    /// The first period in which parts of categories below count on it.
    var from = 0
  }

  struct Income {
    var path: String
    var setting: IncomeLine?
  }

  private(set) var lines: [Line] = []
  private(set) var income: [Income] = []
  private(set) var lineNamed: [String: Int] = [:]
  private(set) var incomeNamed: [String: Int] = [:]
  /// Of each category: its lines of expense and their first periods, the nearest first; its line of income; what of its income is held; its own
  /// bucket or that of the nearest ancestor.
  private var linesOfCategory: [[(line: Int, from: Int)]]
  private(set) var incomeOfCategory: [Int?]
  private(set) var heldOfCategory: [IncomeLine.Held?]
  private(set) var bucketOfCategory: [Bucket?]

  init(_ input: BudgetInput, _ periods: [Period]) {
    let categories = input.categories
    let byPath = Dictionary(categories.map { ($0.path, $0) }) { first, _ in first }
    linesOfCategory = Array(repeating: [], count: categories.count)
    incomeOfCategory = Array(repeating: nil, count: categories.count)
    heldOfCategory = categories.map { input.policy.held(ofIncome: $0.path) }
    bucketOfCategory = categories.map { BudgetCategory.bucket(of: $0.path, byPath) }
    for setting in input.policy.categories { addLine(setting.category, setting, byPath) }
    for setting in input.policy.income { addIncome(setting.category, setting) }
    addAssigned(input.assigned, periods, byPath)
    for source in LineTable.sources(input.policy) { addIncome(source, nil) }
    addDebts(input.accounts, byPath)
    attach(categories, used: LineTable.used(input), byPath)
  }

  /// The line on which parts of a category of kind expense count in a period.
  func line(of category: Int, in period: Int) -> Int? {
    linesOfCategory[category].first { $0.from <= period }?.line
  }

  /// The income of which plans ask a percentage.
  private static func sources(_ policy: BudgetPolicy) -> [String] {
    policy.categories.compactMap(\.plan).flatMap(\.terms).compactMap { term in
      if case .percent(_, let source) = term.kind { source } else { nil }
    }
  }

  private static func used(_ input: BudgetInput) -> Set<Int> {
    Set(input.parts.compactMap(\.group.category)).union(input.payments.map(\.category))
  }

  private mutating func addLine(
    _ path: String, _ setting: CategoryLine?, from: Int = 0, _ byPath: [String: BudgetCategory]
  ) {
    guard lineNamed[path] == nil else { return }
    lineNamed[path] = lines.count
    lines.append(Line(path: path, setting: setting, bucket: BudgetCategory.bucket(of: path, byPath), from: from))
  }

  private mutating func addIncome(_ path: String, _ setting: IncomeLine?) {
    guard incomeNamed[path] == nil else { return }
    incomeNamed[path] = income.count
    income.append(Income(path: path, setting: setting))
  }

  private mutating func addAssigned(
    _ assigned: [AssignedLine], _ periods: [Period], _ byPath: [String: BudgetCategory]
  ) {
    let first = Dictionary(assigned.map { ($0.category, $0.day) }, uniquingKeysWith: min)
    for (path, day) in first.sorted(by: { $0.key < $1.key }) where path != LineName.hold {
      if byPath[path]?.kind == .income {
        addIncome(path, nil)
      } else {
        addLine(path, nil, from: periods.place(of: day)?.period ?? 0, byPath)
      }
    }
  }

  private mutating func addDebts(_ accounts: [BudgetAccount], _ byPath: [String: BudgetCategory]) {
    for (index, account) in accounts.enumerated() where account.carriesDebt && !account.onBudget.isEmpty {
      let path = LineName.debt(of: account.name)
      addLine(path, nil, byPath)
      if let line = lineNamed[path] { lines[line].debtor = index }
    }
  }

  /// Gives each category its lines; those of `used` that have none in some period get their own, in the order of paths.
  private mutating func attach(
    _ categories: [BudgetCategory], used: Set<Int>, _ byPath: [String: BudgetCategory]
  ) {
    let (named, namedIncome) = (lineNamed, incomeNamed)
    for (index, category) in categories.enumerated().sorted(by: { $0.element.path < $1.element.path }) {
      let upwards = LineName.upwards(from: category.path)
      switch category.kind {
      case .transfer: continue
      case .income:
        let nearest = upwards.lazy.compactMap { namedIncome[$0] }.first
        if nearest == nil, used.contains(index) { addIncome(category.path, nil) }
        incomeOfCategory[index] = nearest ?? incomeNamed[category.path]
      case .expense:
        linesOfCategory[index] = upwards.compactMap { named[$0] }.map { ($0, lines[$0].from) }
        guard used.contains(index), !linesOfCategory[index].contains(where: { $0.from == 0 }) else { continue }
        addLine(category.path, nil, byPath)
        linesOfCategory[index].append((lineNamed[category.path] ?? 0, 0))
      }
    }
  }
}
