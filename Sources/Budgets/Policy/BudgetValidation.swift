package import Values

/// Holds a policy and assigned lines against the categories that there are.
package struct BudgetValidation: Sendable {
  private let kinds: [String: BudgetCategory.Kind]
  private let debts: Set<String>
  private let calendar: PeriodCalendar

  /// `debts`: names of the accounts with `debt: carried`.
  package init(categories: [BudgetCategory], debts: [String] = [], calendar: PeriodCalendar) {
    kinds = Dictionary(categories.map { ($0.path, $0.kind) }) { first, _ in first }
    self.debts = Set(debts.map(LineName.debt))
    self.calendar = calendar
  }

  /// In the order of the text, as far as it has one.
  package func problems(in policy: BudgetPolicy) -> [BudgetProblem] {
    methodProblems(policy) + targetProblems(policy) + incomeProblems(policy) + categoryProblems(policy)
  }

  /// Lines of assigned.csv; days before the first budgeted one are history and stand.
  package func problems(in lines: [AssignedLine], today: Day) -> [BudgetProblem] {
    // Lines of a day mostly stand together.
    var last: (day: Day, fact: BudgetProblem.Fact?)?
    return lines.enumerated().compactMap { index, line in
      if last?.day != line.day { last = (line.day, dayFact(line.day, today)) }
      return (last?.fact ?? categoryFact(line)).map { BudgetProblem($0, at: .assigned(index)) }
    }
  }

  private func dayFact(_ day: Day, _ today: Day) -> BudgetProblem.Fact? {
    if calendar.period(containing: day) == nil { return .dayOutside(day) }
    return day - today > 366 * BudgetProblem.mostYearsAhead ? .dayTooFar(day) : nil
  }

  private func categoryFact(_ line: AssignedLine) -> BudgetProblem.Fact? {
    if line.category == LineName.hold || debts.contains(line.category) { return nil }
    switch kinds[line.category] {
    case nil: return .unknownCategory(line.category)
    case .transfer: return .transferCategory(line.category)
    case .income, .expense: return nil
    }
  }

  private func methodProblems(_ policy: BudgetPolicy) -> [BudgetProblem] {
    var problems: [BudgetProblem] = []
    if policy.methods.isEmpty { problems.append(BudgetProblem(.noMethod, at: .method(0))) }
    for (index, start) in policy.methods.enumerated() {
      if calendar.period(containing: start.day) == nil, policy.methods.count > 1 {
        problems.append(BudgetProblem(.dayOutside(start.day), at: .method(index)))
      }
      if policy.methods[..<index].contains(where: { $0.day == start.day }) {
        problems.append(BudgetProblem(.dayTwice(start.day), at: .method(index)))
      }
    }
    if calendar.period(containing: policy.start) == nil {
      problems.append(BudgetProblem(.dayOutside(policy.start), at: .start))
    }
    return problems
  }

  private func targetProblems(_ policy: BudgetPolicy) -> [BudgetProblem] {
    guard let targets = policy.targets else {
      return policy.uses(.percentage) ? [BudgetProblem(.targetsMissing, at: .targets)] : []
    }
    let sum = Bucket.allCases.reduce(0) { $0 + targets[$1].hundredths }
    return sum == 10_000 ? [] : [BudgetProblem(.targetsSum(sum), at: .targets)]
  }

  private func incomeProblems(_ policy: BudgetPolicy) -> [BudgetProblem] {
    var seen: Set<String> = []
    return policy.income.enumerated().flatMap { index, line in
      var found: [(BudgetProblem.Field, BudgetProblem.Fact)] = []
      if let fact = nameFact(line.category, is: .income, &seen) { found.append((.name, fact)) }
      for (term, kind) in (line.plan?.terms.map(\.kind) ?? []).enumerated() {
        switch kind {
        case .amount, .average: break
        case .percent, .by, .upTo, .share: found.append((.plan(term), .planOfIncome))
        }
      }
      if line.plan != nil, !policy.uses(.envelope), !policy.uses(.percentage) { found.append((.plan(0), .planUnused)) }
      if line.held != nil, !policy.uses(.zeroBased) { found.append((.ready, .readyUnused)) }
      if case .lastDays(let days) = line.held, !(1...366).contains(days) { found.append((.ready, .readyDays(days))) }
      return found.map { BudgetProblem($0.1, at: .income(index, $0.0)) }
    }
  }

  private func categoryProblems(_ policy: BudgetPolicy) -> [BudgetProblem] {
    var seen: Set<String> = []
    return policy.categories.enumerated().flatMap { index, line in
      var found: [(BudgetProblem.Field, BudgetProblem.Fact)] = []
      if let fact = nameFact(line.category, is: .expense, &seen) { found.append((.name, fact)) }
      for (term, kind) in (line.plan?.terms.map(\.kind) ?? []).enumerated() {
        guard case .percent(_, let source?) = kind, kinds[source] != .income else { continue }
        found.append((.plan(term), kinds[source] == nil ? .unknownCategory(source) : .sourceIsNoIncome(source)))
      }
      if debts.contains(line.category), let carry = line.carry, carry != .keep {
        found.append((.carry, .debtIsKept(line.category)))
      }
      for days in line.remind where !(0...366).contains(days) { found.append((.remind, .reminder(days))) }
      return found.map { BudgetProblem($0.1, at: .category(index, $0.0)) }
    }
  }

  private func nameFact(
    _ path: String, is expected: BudgetCategory.Kind, _ seen: inout Set<String>
  ) -> BudgetProblem.Fact? {
    guard seen.insert(path).inserted else { return .namedTwice(path) }
    if path == LineName.hold || path == LineName.ready { return .reservedName(path) }
    if expected == .expense, debts.contains(path) { return nil }
    switch kinds[path] {
    case nil: return .unknownCategory(path)
    case .transfer: return .transferCategory(path)
    case expected: return nil
    case .income: return .incomeCategory(path)
    case .expense: return .expenseCategory(path)
    }
  }
}

extension BudgetPolicy {
  /// Whether a method holds at some time.
  package func uses(_ method: BudgetMethod) -> Bool { methods.contains { $0.method == method } }
}
