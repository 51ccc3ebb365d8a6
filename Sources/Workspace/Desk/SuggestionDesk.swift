import Store

/// Carries out what a person says of a proposed category, for all rows of the group at once.
struct SuggestionDesk {
  let db: Book.Connection
  let item: ReviewItem

  /// Gives the rows that still have no category the one proposed, or another of the person's choice, as its own.
  func accept(as path: String?, _ batch: inout Batch) throws {
    let category = try path.map { try CategoryStore(db: db).id(of: $0) } ?? proposed()
    try SuggestionStore(db: db).accept(item.id, as: category, journal: &batch.journal)
  }

  private func proposed() throws -> Int64 {
    guard case .suggestion(_, let category, _) = item.subject,
      try CategoryStore(db: db).path(of: category) != nil
    else {
      throw WorkspaceError.refused(
        "the category that item \(item.id) proposes is not there any more",
        remedy: "Name another with: daybook review accept \(item.id) --option CATEGORY")
    }
    return category
  }
}
