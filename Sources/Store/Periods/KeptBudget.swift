import Foundation
package import GRDB
package import Values

/// The files of a budget, as bytes.
package struct BudgetTexts: Equatable, Sendable {
  package var policy: [UInt8]
  /// None where there is no such file.
  package var assigned: [UInt8]

  package init(policy: [UInt8], assigned: [UInt8]) {
    self.policy = policy
    self.assigned = assigned
  }
}

/// The files of a budget as the book last took them in without faults. No figure is computed from them for as long as
/// the files themselves have none, so that no batch has them and no undo takes them back.
package struct KeptBudget {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// With the day on which they were taken in.
  package func texts() throws -> (texts: BudgetTexts, day: Day)? {
    try Row.fetchOne(db, sql: "SELECT policy, assigned, day FROM budget_text").map { row in
      let texts = try BudgetTexts(policy: [UInt8](row[0] as Data), assigned: [UInt8](row[1] as Data))
      return (texts, Day(number: try row[2]))
    }
  }

  package func keep(_ texts: BudgetTexts, on day: Day) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO budget_text(id, policy, assigned, day) VALUES (1, ?, ?, ?)",
      arguments: [Data(texts.policy), Data(texts.assigned), day.number])
  }
}
