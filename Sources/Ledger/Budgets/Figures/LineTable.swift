/// The lines of a budget, and the line on which each category counts.
///
/// A category named in budget.yaml or assigned.csv is a line; a part counts on the nearest line at or above its
/// category, else its category is a line with nothing planned.
struct LineTable {
  struct Line {
    var path: String
    var setting: CategoryLine?
    var bucket: Bucket?
    /// Index of the account whose debt it carries.
    var debtor: Int?
  }

  struct Income {
    var path: String
    var setting: IncomeLine?
  }

  private(set) var lines: [Line] = []
  private(set) var income: [Income] = []
  /// Of each category: index of its line of expense or of income, its own bucket or that of the nearest ancestor.
  private(set) var lineOfCategory: [Int?]
  private(set) var incomeOfCategory: [Int?]
  private(set) var bucketOfCategory: [Bucket?]
  private(set) var lineNamed: [String: Int] = [:]
  private(set) var incomeNamed: [String: Int] = [:]

  init(_ input: BudgetInput) {
    let categories = input.categories
    let byPath = Dictionary(categories.map { ($0.path, $0) }) { first, _ in first }
    lineOfCategory = Array(repeating: nil, count: categories.count)
    incomeOfCategory = lineOfCategory
    bucketOfCategory = categories.map { LineTable.bucket(of: $0.path, byPath) }
    for setting in input.policy.categories { addLine(setting.category, setting, byPath) }
    for setting in input.policy.income { addIncome(setting.category, setting) }
    for path in Set(input.assigned.map(\.category)).subtracting([LineName.hold]).sorted() {
      if byPath[path]?.kind == .income { addIncome(path, nil) } else { addLine(path, nil, byPath) }
    }
    for source in LineTable.sources(input.policy) { addIncome(source, nil) }
    addDebts(input.accounts, byPath)
    attach(categories, used: LineTable.used(input), byPath)
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

  private static func bucket(of path: String, _ byPath: [String: BudgetCategory]) -> Bucket? {
    LineName.upwards(from: path).lazy.compactMap { byPath[$0]?.bucket }.first
  }

  private mutating func addLine(_ path: String, _ setting: CategoryLine?, _ byPath: [String: BudgetCategory]) {
    guard lineNamed[path] == nil else { return }
    lineNamed[path] = lines.count
    lines.append(Line(path: path, setting: setting, bucket: LineTable.bucket(of: path, byPath)))
  }

  private mutating func addIncome(_ path: String, _ setting: IncomeLine?) {
    guard incomeNamed[path] == nil else { return }
    incomeNamed[path] = income.count
    income.append(Income(path: path, setting: setting))
  }

  private mutating func addDebts(_ accounts: [BudgetAccount], _ byPath: [String: BudgetCategory]) {
    for (index, account) in accounts.enumerated() where account.carriesDebt && !account.onBudget.isEmpty {
      let path = LineName.debt(of: account.name)
      addLine(path, nil, byPath)
      if let line = lineNamed[path] { lines[line].debtor = index }
    }
  }

  /// Gives each category its line; those of `used` that have none become lines, in the order of their paths.
  private mutating func attach(_ categories: [BudgetCategory], used: Set<Int>, _ byPath: [String: BudgetCategory]) {
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
        let nearest = upwards.lazy.compactMap { named[$0] }.first
        if nearest == nil, used.contains(index) { addLine(category.path, nil, byPath) }
        lineOfCategory[index] = nearest ?? lineNamed[category.path]
      }
    }
  }
}
