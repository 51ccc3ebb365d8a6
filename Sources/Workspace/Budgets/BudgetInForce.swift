import Budgets
import Store
import Values

/// The budget's files may be at fault on any day, since a person writes them: the book has the last ones without.
extension WorkingFolder {
  /// - Throws: `Diagnostics` with all faults of the budget's files.
  func budgetDefinition(_ db: Book.Connection, _ today: Day) throws -> BudgetDefinition {
    try define(BudgetFiles(configuration).texts(), db, today)
  }

  /// Where the files have faults, as the book last took them in; without that the faults are thrown.
  func budgetInForce(
    _ db: Book.Connection, _ today: Day
  ) throws -> (definition: BudgetDefinition, outdated: BudgetState.Outdated?) {
    do {
      return (try budgetDefinition(db, today), nil)
    } catch let faults as Diagnostics {
      guard let kept = try KeptBudget(db: db).texts() else { throw faults }
      do {
        return (try define(kept.texts, db, today), BudgetState.Outdated(faults: faults, day: kept.day))
      } catch is Diagnostics {
        throw faults
      }
    }
  }

  /// Has the book take in the files, where they are other ones than it has, and without faults.
  func takeInBudget(_ db: Book.Connection, _ today: Day) throws {
    guard let texts = try newBudget(db, today) else { return }
    try db.atomically { try KeptBudget(db: db).keep(texts, on: today) }
  }

  func newBudget(_ db: Book.Connection, _ today: Day) throws -> BudgetTexts? {
    do {
      guard let texts = try BudgetFiles(configuration).texts(), try KeptBudget(db: db).texts()?.texts != texts else {
        return nil
      }
      _ = try define(texts, db, today)
      return texts
    } catch is Diagnostics {
      return nil
    } catch WorkspaceError.noBudget {
      return nil
    } catch WorkspaceError.refused {
      return nil
    }
  }

  private func define(_ texts: BudgetTexts?, _ db: Book.Connection, _ today: Day) throws -> BudgetDefinition {
    let definition = try texts.flatMap {
      try BudgetDefinition(
        $0, configuration, categories: CategoryIndex(db).all, calendar: budgetCalendar(db), today: today)
    }
    guard let definition else { throw WorkspaceError.noBudget(path: configuration.budget) }
    return definition
  }
}

extension BudgetState.Outdated {
  /// The faults, and of when what is shown is.
  package var message: String {
    faults.rendered + "\nnote: until that is mended the budget is the one of \(day), the last without faults"
  }
}
