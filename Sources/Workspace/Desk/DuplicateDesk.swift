import Store

/// Carries out what a person says of a row that is held because it may be in the book already.
extension ReviewDesk {
  /// Without an option it is what the item shows: one with the transaction beside it.
  mutating func decideDuplicate(_ item: ReviewItem, _ answer: ReviewAnswer) throws {
    guard let held = item.transaction, let other = item.other else { return }
    guard answer.verdict == .accept else { return try decideDuplicate(held: held, other: other, isSame: false) }
    let option = answer.option == nil ? item.options.first?.value : chosen(item, answer)
    switch option.flatMap({ DuplicateChoice($0) }) {
    case nil, .book: try decideDuplicate(held: held, other: other, isSame: true)
    case .file: try decideDuplicate(held: held, other: other, isSame: true, restates: true)
    case .one(let other, let restates):
      try ReviewQueue.point(item.id, atOther: other, db)
      try decideDuplicate(held: held, other: other, isSame: true, restates: restates == true)
      try withdraw(other, from: item)
    case .twin(let twin):
      try decideDuplicate(held: held, other: other, isSame: false)
      try absorb(twin: twin, into: other)
    }
  }

  /// `restates`: whether the kept transaction takes the held row's amount where the two differ.
  mutating func decideDuplicate(held: Int64, other: Int64, isSame: Bool, restates: Bool = false) throws {
    var absorption = Absorption(db: db, journal: batch.journal)
    // Where what it may have been is gone, the held row is all that the book has of it.
    if isSame, let kept = try Absorption.standing(other, db), kept != held {
      try absorption.absorb(held, into: kept, restates: restates)
      unpaired.insert(kept)
    } else {
      try absorption.separate(held)
      unpaired.insert(held)
    }
    batch.journal = absorption.journal
  }

  /// The row of the same file that was booked as new is the one that the book had.
  private mutating func absorb(twin: Int64, into other: Int64) throws {
    guard let standing = try TransactionStanding(twin, db) else { throw WorkspaceError.noTransaction(twin) }
    guard let kept = try Absorption.standing(other, db) else { return }
    try standing.requireFree("its existence")
    if let link = try TransferStore(db: db, run: batch.run).link(of: twin), link.isByPerson {
      throw TransferDesk.linkedByPerson(twin, link.other)
    }
    var desk = try transfers ?? TransferDesk(db, batch, days: transferDays)
    desk.batch = batch
    try desk.release([twin])
    (batch, transfers) = (desk.batch, desk)
    var absorption = Absorption(db: db, journal: batch.journal)
    try absorption.absorb(booked: twin, into: kept)
    batch.journal = absorption.journal
    moved.note(standing.account, from: standing.day)
    unpaired.insert(kept)
  }

  /// One transaction absorbs one row of a file: others that are held of it may be that one no more.
  private mutating func withdraw(_ taken: Int64, from item: ReviewItem) throws {
    for other in try OpenItems(db: db).duplicates(besides: item.id) {
      let choices = other.options.map { ($0, DuplicateChoice($0.value)) }
      let left = choices.filter { if case .one(taken, _) = $0.1 { false } else { true } }
      guard left.count < choices.count else { continue }
      let next = left.lazy.compactMap { if case .one(let id, _)? = $0.1 { id } else { nil } }.first
      if let next {
        try ReviewQueue.offer(left.map(\.0), of: other.id, other: next, db, journal: &batch.journal)
      } else {
        try ReviewQueue.settle(other.id, db, journal: &batch.journal)
        if let held = other.transaction { try decideDuplicate(held: held, other: taken, isSame: false) }
      }
    }
  }
}
