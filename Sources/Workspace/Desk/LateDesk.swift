import Store

/// Carries out what a person says of rows that come late: accepted, they are booked, unless the option says otherwise;
/// rejected, they are ignored.
extension ReviewDesk {
  mutating func decideLate(_ item: ReviewItem, _ answer: ReviewAnswer) throws {
    let option = answer.option == nil ? LateItem.Answer.book.rawValue : chosen(item, answer)
    guard let said = option.flatMap({ LateItem.Answer(rawValue: $0) }) else { throw noOption(item) }
    for row in try HeldRow.all(of: item.id, db) {
      try decideDuplicate(held: row.id, other: row.other, isSame: false)
      guard said == .ignore || answer.verdict == .reject else { continue }
      try TransactionStanding(row.id, db)?.ignore(journal: &batch.journal)
    }
  }
}
