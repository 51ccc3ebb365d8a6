import Budgets
import Foundation
import Store
import Values

extension WorkingFolder {
  /// Adds to a nightly report what the budget reminds of on that day. A faulty budget stops no run: it is said.
  /// `read`: its files where they are read already.
  func remind(
    _ report: inout RunReport, _ db: Book.Connection, _ today: Day,
    read: Background<Result<ParsedBudget?, any Error>>? = nil
  ) throws {
    guard FileManager.default.fileExists(atPath: configuration.budget) else { return }
    do {
      let (definition, outdated) = try budgetInForce(db, today, read: read)
      report.budgetError = outdated?.message
      let calendar = try calendar(db)
      report.due = []
      if let calendar, definition.policy.mayRemind(on: today, calendar) {
        let since = definition.policy.firstDay(ofReminders: today, calendar)
        report.due = try budget(definition, db, today, since: since).reminders().map(DueRecord.init)
      }
      report.isToAssign = outdated == nil && definition.isToAssign(on: today, calendar)
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
    guard report.isToAssign, !options.dryRun else { return }
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
}

extension BudgetDefinition {
  /// Whether the budget wants it, and no line of the period was written yet.
  fileprivate func isToAssign(on today: Day, _ calendar: PeriodCalendar?) -> Bool {
    guard policy.assignsItself, let period = calendar?.period(onOrAfter: today) else { return false }
    return !lines.contains { period.first <= $0.day && $0.day <= period.last }
  }
}
