package import GRDB
package import Rules
package import Values

/// What a transaction has and what applying the rules again would give it, decided as `recategorize` does; nothing is
/// written.
package struct RuleDecision {
  /// The fields of `FieldChange.fields` in words.
  package private(set) var present: [String: ValueText] = [:]
  package private(set) var next: [String: ValueText] = [:]
  package let locked: LockedFields
  package let isReconciled: Bool
  /// The other side of a transfer; 0 for none.
  package let link: Int64

  /// - Parameter chunk: one transaction, of `account`.
  package init?(
    _ chunk: StoredDrafts, _ choices: Choices, _ book: RuleBook, account: StoredAccount, _ db: Database
  ) throws {
    guard let id = chunk.ids.first else { return nil }
    locked = LockedFields(rawValue: chunk.locked[0])
    isReconciled = chunk.statuses[0] == Status.reconciled
    link = try Int64.fetchOne(db, sql: "SELECT other_id FROM transfer WHERE id = ?", arguments: [id]) ?? 0
    var names = try NameTable(book, db, looksOnly: true)
    names.turn(to: choices)
    let tags = try MovedTags(db, chunk, choices, &names)
    let annotations = try MovedAnnotations(db, chunk, choices, book, &names)
    let isSuggested = try SuggestionMark.all(db).contains(chunk.categoryRules[0])
    let change = try RuleChange(chunk, choices, 0, locked, &names, db, isSuggested: isSuggested)

    var face = TransactionFace(chunk, 0)
    face.link = link
    face.tags = try TransactionFace.Tag.all(of: id, db)
    annotations.takePresent(into: &face, 0)
    var next = face
    next.take(change)
    if !locked.contains(.tags) { next.tags = tags.next(0, beside: face.tags) }
    annotations.take(into: &next, 0, id, locked)
    // A rule that only moved is the same one: the book says its new place with the next run.
    let faceNames = try FaceNames(db, missing: names.missing)
    for field in FaceNames.fields {
      present[field.name] = try field.words(faceNames, face, account.id)
      self.next[field.name] = try field.words(faceNames, next, account.id)
    }
  }
}

extension TransactionFace {
  fileprivate init(_ chunk: StoredDrafts, _ index: Int) {
    status = Int64(chunk.statuses[index])
    (category, categoryRule) = (chunk.categories[index], chunk.categoryRules[index])
    (payee, payeeRule) = (chunk.payees[index], chunk.payeeRules[index])
    (bucket, bucketRule) = (Int64(chunk.buckets[index]), chunk.bucketRules[index])
    locked = Int64(chunk.locked[index])
  }

  fileprivate mutating func take(_ change: RuleChange) {
    (category, categoryRule) = (change.category, change.categoryRule)
    (payee, payeeRule) = (change.payee, change.payeeRule)
    (bucket, bucketRule) = (Int64(change.bucket), change.bucketRule)
  }
}

extension TransactionFace.Tag {
  fileprivate static func all(of transaction: Int64, _ db: Database) throws -> [TransactionFace.Tag] {
    try Row.fetchAll(
      db, sql: "SELECT tag_id, coalesce(rule_id, 0) FROM transaction_tag WHERE transaction_id = ? ORDER BY tag_id",
      arguments: [transaction]
    ).map { try TransactionFace.Tag(tag: $0[0], rule: $0[1]) }
  }
}
