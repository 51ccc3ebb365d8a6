internal import GRDB

/// Carries out what a person says of a proposed category, for all rows of the group at once.
struct SuggestionDesk {
  let db: Database
  let item: ReviewItem

  /// Gives the rows that still have no category the one proposed, or another of the person's choice, as its own.
  func accept(as path: String?, _ batch: inout Batch) throws {
    let category = try path.map { try CategoryStore(db: db).id(of: $0) } ?? proposed()
    let group = "SELECT transaction_id FROM suggestion WHERE item_id = ?"
    let rows = "id IN (\(group)) AND category_id IS NULL AND locked & 1 = 0"
    try batch.journal.changing("transaction", where: rows, [item.id])
    try db.execute(
      sql: "UPDATE \"transaction\" SET category_id = ?, category_rule = NULL, locked = locked | 1 WHERE \(rows)",
      arguments: [category, item.id])
    // What comes next of this payee may be proposed again; only a rejection is for good.
    try db.execute(
      sql: "UPDATE review_item SET subject = subject || '#' || id WHERE id = ?", arguments: [item.id])
  }

  private func proposed() throws -> Int64 {
    let parts = item.subject.split(separator: ":", maxSplits: 3)
    guard parts.count > 2, let category = Int64(parts[2]),
      try Bool.fetchOne(db, sql: "SELECT 1 FROM category WHERE id = ?", arguments: [category]) != nil
    else {
      throw WorkspaceError.refused(
        "the category that item \(item.id) proposes is not there any more",
        remedy: "Name another with: daybook review accept \(item.id) --option CATEGORY")
    }
    return category
  }
}
