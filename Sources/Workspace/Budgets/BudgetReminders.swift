import Budgets
import Foundation
import Store
import Values

extension WorkingFolder {
  /// Adds to a nightly report what the budget reminds of on that day. A faulty budget stops no run: it is said.
  func remind(_ report: inout RunReport, _ db: Book.Connection, _ today: Day) throws {
    guard FileManager.default.fileExists(atPath: configuration.budget) else { return }
    do {
      let (definition, outdated) = try budgetInForce(db, today)
      report.budgetError = outdated?.message
      let isDue = try calendar(db).map { definition.policy.mayRemind(on: today, $0) } ?? false
      report.due = isDue ? try budget(definition, db, today).reminders().map(DueRecord.init) : []
    } catch WorkspaceError.noBudget {
      return
    } catch let faults as Diagnostics {
      report.budgetError = faults.rendered
    } catch WorkspaceError.refused(let what, let remedy) {
      report.budgetError = "\(configuration.budget): error: \(what)\n  \(remedy)"
    }
  }

  /// `assign: auto`: the first run of a period gives out what the plans ask, as a batch of its own.
  func assignItself(_ report: inout RunReport, _ options: JobOptions) throws {
    let today = options.occasion.today
    guard !options.dryRun, report.due != nil, report.budgetError == nil, try assignsItself(on: today) else { return }
    do {
      let act = try act(.next(beyond: false), on: nil, force: false, options)
      report.assigned = act.run
    } catch WorkspaceError.refused(let what, let remedy) {
      report.budgetError = "\(configuration.budget): error: \(what)\n  \(remedy)"
    } catch let failure as CocoaError {
      // What the run imported stands.
      report.budgetError =
        "\(BudgetFiles(configuration).assigned): error: it cannot be written: "
        + "\(failure.localizedDescription)\n  Make the file and its folder writable."
    }
  }

  /// Whether the budget wants it, and no line of the period was written yet.
  private func assignsItself(on today: Day) throws -> Bool {
    try reading { db in
      let definition = try budgetDefinition(db, today)
      guard definition.policy.assignsItself, let period = try calendar(db)?.period(onOrAfter: today) else {
        return false
      }
      return !definition.lines.contains { period.first <= $0.day && $0.day <= period.last }
    }
  }
}
