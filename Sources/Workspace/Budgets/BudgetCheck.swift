import Budgets
import Store
import Values

/// What the budget says is ready, against what the accounts hold.
extension BookCheck {
  /// Up to the day of the last transaction. A budget whose files have faults is noted: they are no fault of the book.
  mutating func budget(of folder: WorkingFolder) throws {
    guard let last = try TransactionList(db: db).lastDay() else { return }
    do {
      let (_, budget) = try folder.openBudget(db, last)
      for found in budget.breaks { fail("budget", "\(found.period.first)", ValueText(found.message)) }
    } catch WorkspaceError.noBudget {
      return
    } catch let faults as Diagnostics {
      report.notes.append("the budget is not checked: \(faults.all.first.map(\.message) ?? "")")
    } catch WorkspaceError.refused(let what, _) {
      report.notes.append("the budget is not checked: \(what)")
    }
  }
}
