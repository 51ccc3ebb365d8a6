package import Budgets
import Foundation
import Store
package import Values

/// The budget as it stands on a day.
package struct BudgetState: Sendable {
  package let budget: Budget
  /// What in its files does nothing.
  package var warnings: [Diagnostic] = []
  /// What is wrong with its files: the budget is then that of the last ones without faults, and since when.
  package var outdated: Outdated?

  package struct Outdated: Sendable {
    package let faults: Diagnostics
    /// When the book took them in.
    package let day: Day
  }

  /// The period that holds a day, or the current one.
  package func period(_ day: Day?) throws -> Int {
    guard let day else { return budget.current }
    if let period = budget.period(containing: day) { return period }
    throw WorkspaceError.refused(ActRefusal.outside(day).message, remedy: ActRefusal.outside(day).remedy ?? "")
  }
}

extension BudgetState {
  /// A currency of the budget by its code; nil for nil.
  package func currency(named code: String?) throws -> Currency? {
    guard let code else { return nil }
    if let currency = budget.currencies.first(where: { $0.code == code.uppercased() }) { return currency }
    throw WorkspaceError.refused(
      "the budget has no money in '\(code)'", remedy: "It has \(budget.currencies.map(\.code).joined(separator: ", "))."
    )
  }
}

/// What a person does with the money of a period.
package enum BudgetAct: Sendable {
  /// The amount as it is typed: `480`, `+20`, `-20`.
  case assign(category: String, amount: String)
  case move(amount: String, from: String, to: String)
  case cover(category: String, from: String?)
  /// What the plans ask; `beyond`: more than is ready.
  case next(beyond: Bool)
}

extension WorkingFolder {
  package func budget(on today: Day) throws -> BudgetState {
    try reading { db in
      let (definition, outdated) = try budgetInForce(db, today)
      return BudgetState(
        budget: try budget(definition, db, today), warnings: definition.warnings, outdated: outdated)
    }
  }

  /// Writes the lines of an act into assigned.csv: one batch, which undo takes out again; none where nothing changes.
  package func act(_ act: BudgetAct, on day: Day?, force: Bool, _ options: JobOptions) throws -> BudgetActReport {
    try writing(options) { db, options in
      let (definition, budget) = try openBudget(db, options.occasion.today)
      let state = BudgetState(budget: budget)
      let period = try state.period(day)
      let (lines, next) = try budget.lines(of: act, on: budget.periods[period].first, force: force)
      let after = try BudgetFailure.said { () throws(BudgetFailure) in
        try budget.with(assigned: budget.input.assigned + lines)
      }
      var report = BudgetActReport(lines, next, before: budget, after: after, period: period)
      guard !lines.isEmpty, !options.dryRun else { return report }
      report.run = try db.atomically {
        let batch = try Batch(db, options.occasion)
        let assigned = definition.assigned
        let file = TextChange(path: assigned.file, old: assigned.bytes, new: assigned.appending(lines))
        try texts.write([file], run: batch.run, options.occasion)
        try batch.summarize(db, BudgetSummary(budget: [file.edit.seen(from: configuration.folder)]))
        return batch.run
      }
      return report
    }
  }

  func openBudget(_ db: Book.Connection, _ today: Day) throws -> (BudgetDefinition, Budget) {
    let definition = try budgetDefinition(db, today)
    return (definition, try budget(definition, db, today))
  }

  func budget(
    _ definition: BudgetDefinition, _ db: Book.Connection, _ today: Day, since: Day? = nil
  ) throws -> Budget {
    let facts = try BudgetFacts(
      db, declared: configuration.accounts, policy: definition.policy, calendar: budgetCalendar(db), today: today,
      since: since)
    return try BudgetFailure.said { () throws(BudgetFailure) in try Budget(facts.input(assigned: definition.lines)) }
  }

  func budgetCalendar(_ db: Book.Connection) throws -> PeriodCalendar {
    if let calendar = try calendar(db) { return calendar }
    throw WorkspaceError.refused(
      "a budget needs periods, and daybook.yaml leaves them out", remedy: "Take 'periods: off' out of its stages.")
  }
}

extension BudgetFailure {
  fileprivate static func said<Value>(_ body: () throws(BudgetFailure) -> Value) throws -> Value {
    do throws(BudgetFailure) { return try body() } catch {
      throw WorkspaceError.refused(error.message, remedy: "See budget.yaml and assigned.csv.")
    }
  }
}

extension Budget {
  /// The lines of an act; what cannot be done is said with its remedy.
  fileprivate func lines(
    of act: BudgetAct, on day: Day, force: Bool
  ) throws -> (lines: [AssignedLine], next: BudgetNext?) {
    let currency = input.policy.currency
    do {
      switch act {
      case .assign(let category, let text):
        let amount = try AssignedAmount(parsing: text, currency: currency)
        return (try assign(amount, to: category, on: day, force: force), nil)
      case .move(let text, let from, let to):
        let amount = try CurrencyAmount(parsing: text, currency: currency)
        return (try move(amount, from: from, to: to, on: day, force: force), nil)
      case .cover(let category, let from):
        return (try cover(category, from: from, currency: currency, on: day, force: force), nil)
      case .next(let beyond):
        let next = try next(on: day, beyond: beyond)
        return (next.lines, next)
      }
    } catch let refusal as ActRefusal {
      throw WorkspaceError.refused(refusal.message, remedy: remedy(refusal))
    } catch let fault as BudgetTextFault {
      throw WorkspaceError.refused(fault.message(act.amount), remedy: "Write: \(fault.example)")
    }
  }

  private func remedy(_ refusal: ActRefusal) -> String {
    guard case .unknownCategory(let path) = refusal,
      let near = nearest(to: path, among: input.categories.map(\.path))
    else { return refusal.remedy ?? "" }
    return "Did you mean '\(near)'? " + (refusal.remedy ?? "")
  }
}

extension BudgetAct {
  fileprivate var amount: String {
    switch self {
    case .assign(_, let amount), .move(let amount, _, _): amount
    case .cover, .next: ""
    }
  }
}

/// What a batch of the budget keeps in the log.
private struct BudgetSummary: Codable {
  var budget: [TextFileEdit]
}

extension WorkingFolder {
  /// The files without the lines that a batch wrote; what is not there any more is an error.
  static func takingBudgetEditsBack(_ summary: String, in folder: String) throws -> [TextChange] {
    let kept = try? JSONDecoder().decode(BudgetSummary.self, from: Data(summary.utf8))
    return try (kept?.budget ?? []).map { edit in
      do throws(LinesGone) { return try edit.takingBack(in: folder) } catch {
        throw error.diagnostics(file: edit.file.found(from: folder))
      }
    }
  }
}
