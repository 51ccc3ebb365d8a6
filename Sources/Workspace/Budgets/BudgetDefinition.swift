import Budgets
import Foundation
import Pipeline
import Store
import Values

/// The budget as its files define it: the policy of budget.yaml and the lines of assigned.csv, held against the
/// categories of the book.
struct BudgetDefinition {
  let policy: BudgetPolicy
  let assigned: AssignedFile
  /// What does nothing, said once.
  let warnings: [Diagnostic]

  var lines: [AssignedLine] { assigned.lines.map(\.act) }

  /// - Throws: `Diagnostics` with all faults of both files.
  init(
    _ parsed: ParsedBudget, _ configuration: Configuration, categories: [BudgetCategory], calendar: PeriodCalendar,
    today: Day
  ) throws {
    let files = BudgetFiles(configuration)
    let written = parsed.written
    var document = Document(file: files.policy, text: String(decoding: parsed.policyText, as: UTF8.self))
    policy = written.policy(currency: files.currency(written), categories: categories, &document)
    let debts = configuration.accounts.filter(\.carriesDebt).map(\.name)
    let validation = BudgetValidation(categories: categories, debts: debts, calendar: calendar)
    let paths = categories.map(\.path) + debts.map(LineName.debt)
    for problem in validation.problems(in: policy) { document.add(problem, at: written.place(of: problem.site), paths) }
    assigned = parsed.assigned
    var lines = Document(file: assigned.file, text: String(decoding: assigned.bytes, as: UTF8.self))
    for problem in validation.problems(in: assigned.lines.map(\.act), today: today) {
      guard case .assigned(let index) = problem.site else { continue }
      lines.add(problem, at: assigned.categoryPlace(assigned.lines[index]), paths)
    }
    let faults = BudgetDefinition.accountFaults(configuration, paths) + document.sortedFaults + lines.sortedFaults
    guard faults.isEmpty else { throw Diagnostics(faults) }
    warnings = document.warnings + lines.warnings
  }

  /// Accounts off budget that name a category which is not there.
  private static func accountFaults(_ configuration: Configuration, _ paths: [String]) -> [Diagnostic] {
    let text = FileManager.default.contents(atPath: configuration.file).map { String(decoding: $0, as: UTF8.self) }
    var document = Document(file: configuration.file, text: text ?? "")
    for account in configuration.accounts {
      guard let path = account.transferCategory, !paths.contains(path) else { continue }
      document.add(BudgetProblem(.unknownCategory(path), at: .start), at: account.transferCategoryPlace, paths)
    }
    return document.sortedFaults
  }
}

extension Document {
  fileprivate mutating func add(_ problem: BudgetProblem, at place: Place, _ paths: [String]) {
    var remedy = problem.remedy
    if case .unknownCategory(let path) = problem.fact, let near = nearest(to: path, among: paths) {
      remedy = "Did you mean '\(near)'? " + (remedy ?? "")
    }
    if problem.isWarning {
      warn(problem.message, at: place, remedy: remedy)
    } else {
      fault(problem.message, at: place, remedy: remedy)
    }
  }
}

extension WrittenBudget {
  /// With plans understood; what cannot be is a fault.
  func policy(currency: Currency, categories: [BudgetCategory], _ document: inout Document) -> BudgetPolicy {
    let paths = Set(categories.map(\.path))
    func plan(_ plans: [Plan]) -> PlanTemplate? {
      let terms = plans.compactMap { plan -> PlanTemplate.Term? in
        do throws(BudgetTextFault) {
          return try PlanTemplate.Term(parsing: plan.text, currency: currency, isCategory: paths.contains)
        } catch {
          let place = Place(line: plan.place.line, column: plan.place.column + error.offset)
          document.fault(error.message(plan.text), at: place, remedy: "Write: \(error.example)")
          return nil
        }
      }
      return terms.isEmpty ? nil : PlanTemplate(terms)
    }
    return BudgetPolicy(
      methods: methods.map { BudgetPolicy.MethodStart(day: $0.from ?? start, method: $0.method) }, start: start,
      currency: currency, assignsItself: assign == .auto, targets: targets,
      income: income.map { IncomeLine(category: $0.category, plan: plan($0.plans), held: $0.ready.held) },
      categories: lines(plan))
  }

  private func lines(_ plan: ([Plan]) -> PlanTemplate?) -> [CategoryLine] {
    categories.map {
      CategoryLine(category: $0.category, plan: plan($0.plans), carry: $0.carry, due: $0.due, remind: $0.remind)
    }
  }

  func place(of site: BudgetProblem.Site) -> Place {
    switch site {
    case .method(let index): methods.indices.contains(index) ? methods[index].place : startPlace
    case .start: startPlace
    case .targets: targetsPlace
    case .income(let index, let field): income[index].place(of: field)
    case .category(let index, let field): categories[index].place(of: field)
    case .assigned: Place()
    }
  }
}

extension WrittenBudget.Ready {
  fileprivate var held: IncomeLine.Held? {
    switch self {
    case .now: nil
    case .next(nil): .all
    case .next(let days?): .lastDays(days)
    }
  }
}

extension WrittenBudget.Income {
  fileprivate func place(of field: BudgetProblem.Field) -> Place {
    switch field {
    case .plan(let term): plans.indices.contains(term) ? plans[term].place : place
    case .ready: readyPlace
    case .name, .carry, .remind: place
    }
  }
}

extension WrittenBudget.Category {
  fileprivate func place(of field: BudgetProblem.Field) -> Place {
    switch field {
    case .plan(let term): plans.indices.contains(term) ? plans[term].place : place
    case .carry: carryPlace
    case .name, .ready, .remind: place
    }
  }
}
