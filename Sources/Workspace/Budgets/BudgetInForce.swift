import Budgets
import Store
import Values

/// The budget's files may be at fault on any day, since a person writes them: the book has the last ones without.
extension WorkingFolder {
  /// - Throws: `Diagnostics` with all faults of the budget's files.
  func budgetDefinition(_ db: Book.Connection, _ today: Day) throws -> BudgetDefinition {
    let files = BudgetFiles(configuration)
    return try define(files.parsed(files.texts()), db, today)
  }

  /// Where the files have faults, as the book last took them in; without that the faults are thrown.
  /// `read`: the files where they are read already.
  func budgetInForce(
    _ db: Book.Connection, _ today: Day, read: Background<Result<ParsedBudget?, any Error>>? = nil
  ) throws -> (definition: BudgetDefinition, outdated: BudgetState.Outdated?) {
    let files = BudgetFiles(configuration)
    do {
      return (try define(read.map { try $0.value.get() } ?? files.parsed(files.texts()), db, today), nil)
    } catch let faults as Diagnostics {
      guard let kept = try KeptBudget(db: db).texts() else { throw faults }
      do {
        return (try define(files.parsed(kept.texts), db, today), BudgetState.Outdated(faults: faults, day: kept.day))
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
      let files = BudgetFiles(configuration)
      guard let texts = try files.texts(), try KeptBudget(db: db).texts()?.texts != texts else { return nil }
      _ = try define(files.parsed(texts), db, today)
      return texts
    } catch is Diagnostics {
      return nil
    } catch WorkspaceError.noBudget {
      return nil
    } catch WorkspaceError.refused {
      return nil
    }
  }

  private func define(_ parsed: ParsedBudget?, _ db: Book.Connection, _ today: Day) throws -> BudgetDefinition {
    guard let parsed else { throw WorkspaceError.noBudget(path: configuration.budget) }
    return try BudgetDefinition(
      parsed, configuration, categories: CategoryIndex(db).all, calendar: budgetCalendar(db), today: today)
  }
}

extension BudgetState.Outdated {
  /// The faults, and of when what is shown is.
  package var message: String {
    faults.rendered + "\nnote: until that is mended the budget is the one of \(day), the last without faults"
  }
}
