internal import Foundation
internal import GRDB
internal import Ledger

extension WorkingFolder {
  /// Adds to a nightly report what the budget reminds of on that day. A faulty budget stops no run: it is said.
  func remind(_ report: inout RunReport, _ db: Database, _ today: Day) throws {
    guard FileManager.default.fileExists(atPath: configuration.budget) else { return }
    do {
      let definition = try budgetDefinition(db, today)
      // Without a due day the book need not be added up.
      let isDue = definition.policy.categories.contains { $0.due != nil }
      report.due = isDue ? try budget(definition, db, today).reminders().map(DueRecord.init) : []
    } catch WorkspaceError.noBudget {
      return
    } catch let faults as Diagnostics {
      report.budgetError = faults.rendered
    } catch WorkspaceError.refused(let what, let remedy) {
      report.budgetError = "\(configuration.budget): error: \(what)\n  \(remedy)"
    }
  }
}
