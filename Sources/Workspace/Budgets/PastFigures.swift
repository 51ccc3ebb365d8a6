import Budgets
import Foundation
import Store
import Values

/// A figure of an ended period that a batch changed; amounts in major units of the currency.
package struct FigureRecord: Codable, Equatable, Sendable {
  /// First day of the period.
  package var period: String
  package var category: String
  package var currency: String
  /// `planned`, `carried`, `spent` or `remaining`.
  package var figure: String
  package var before: String
  package var after: String

  init(_ change: FigureChange) {
    period = change.period.first.description
    category = change.category
    currency = change.currency.code
    figure = change.figure.rawValue
    before = Money.text(change.before, exponent: change.currency.exponent)
    after = Money.text(change.after, exponent: change.currency.exponent)
  }
}

/// Ready of the current period that a batch changed, by way of the past.
package struct ReadyRecord: Codable, Equatable, Sendable {
  package var currency: String
  package var before: String
  package var after: String

  init(_ change: ReadyChange) {
    currency = change.currency.code
    before = Money.text(change.before, exponent: change.currency.exponent)
    after = Money.text(change.after, exponent: change.currency.exponent)
  }
}

/// What a batch changed of the budget's past. Nothing is listed of a ready that no ended period changed: each new row
/// of the current one changes it.
package struct PastFigures: Sendable {
  var figures: [FigureRecord] = []
  var ready: [ReadyRecord] = []

  init() {}

  init(_ after: Budget, since before: Budget) {
    figures = after.changes(since: before).map(FigureRecord.init)
    if !figures.isEmpty { ready = after.readyChanges(since: before).map(ReadyRecord.init) }
  }
}

extension WorkingFolder {
  /// The budget as the book has it now; nil where there is none, or where its files are at fault, which other commands
  /// say.
  func soundBudget(_ db: Book.Connection, _ today: Day) throws -> Budget? {
    guard FileManager.default.fileExists(atPath: configuration.budget) else { return nil }
    do {
      return try budget(budgetInForce(db, today).definition, db, today)
    } catch is Diagnostics {
      return nil
    } catch WorkspaceError.noBudget {
      return nil
    } catch WorkspaceError.refused {
      return nil
    }
  }

  /// What the batch of a run changed of ended periods; nil without a budget. Days of the current period alone cost a
  /// query: only where the batch reaches back the budget is added up with it and without it.
  func pastFigures(of run: Int64?, _ db: Book.Connection, _ today: Day) throws -> PastFigures? {
    guard FileManager.default.fileExists(atPath: configuration.budget) else { return nil }
    guard let run, let current = try calendar(db)?.period(onOrAfter: today),
      try BatchReach(db: db, run: run).reaches(before: current.first)
    else { return PastFigures() }
    guard let after = try soundBudget(db, today) else { return nil }
    let before = try db.takingBack {
      try BatchReversal(db: db).reverse(run)
      return try soundBudget(db, today)
    }
    return before.map { PastFigures(after, since: $0) }
  }
}
