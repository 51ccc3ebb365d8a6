package import GRDB
package import Values

/// One field of a transaction that a batch changed, in the words of the lists.
package struct FieldChange: Codable, Equatable, Sendable {
  package var transaction: Int64
  /// `category`, `split`, `payee`, `bucket`, `tags`, `note`, `transfer` (the own account that a rule names), `linked` (the
  /// number of the other side), `status`; `rule`, `payee_rule` and the like for the rule that set one.
  package var field: String
  package var before: ValueText
  package var after: ValueText

  /// All of them, in the order in which they are shown.
  package static let fields = FaceNames.fields.map(\.name)

  /// Whether it tells which rule set a value, not a value.
  package var isOfRule: Bool { field.hasSuffix("rule") }

  package init(transaction: Int64, field: String, before: ValueText, after: ValueText) {
    (self.transaction, self.field, self.before, self.after) = (transaction, field, before, after)
  }
}

/// A transaction that a batch changed.
package struct ChangedTransaction {
  package let id: Int64
  /// Minor units of the pattern's currency.
  package let amount: Int64
  package let pattern: ChangePattern
  /// Of a split, what it was shared out among and is.
  fileprivate var split: (before: [CategoryPart], after: [CategoryPart])?

  /// What it was shared out among, and is: one part where it is no split.
  package var before: [CategoryPart] { split?.before ?? [CategoryPart(category: pattern.before, amount: amount)] }
  package var after: [CategoryPart] { split?.after ?? [CategoryPart(category: pattern.after, amount: amount)] }

  package var changes: [FieldChange] {
    pattern.fields.map { FieldChange(transaction: id, field: $0.field, before: $0.before, after: $0.after) }
  }

  package struct CategoryPart: Equatable {
    package var category: String
    package var amount: Int64

    package init(category: String, amount: Int64) {
      (self.category, self.amount) = (category, amount)
    }
  }
}

/// What many transactions have in common that changed alike.
package final class ChangePattern {
  package let currency: String
  package let exponent: Int
  fileprivate let fields: [FieldChange]
  fileprivate let before, after: String
  /// Transactions of one number changed alike, all but their amounts, and none of them is a split; nil where it is not
  /// known of others.
  package fileprivate(set) var number: Int?

  fileprivate init(currency: String, exponent: Int, fields: [FieldChange], before: String, after: String) {
    (self.currency, self.exponent, self.fields, self.before, self.after) = (currency, exponent, fields, before, after)
  }
}

/// What a batch changed in transactions that were there, read from its journal and from what came after it.
///
/// What was taken back since shows no changes: the book does not keep what such a batch had set.
package final class BatchChanges {
  private let db: Database
  private let run: Int64
  private let names: FaceNames
  private let annotations, splits, tags, links: PastRows
  /// The other sides of transfers, and what is a split today: few, so that they are not looked up row by row.
  private let linked: [Int64: Int64]
  private let split: Set<Int64>
  /// Columns that later batches changed, as they were before those.
  private var later: [Int64: [String: JournalValue]] = [:]

  package init(_ db: Database, run: Int64) throws {
    self.db = db
    self.run = run
    names = try FaceNames(db)
    annotations = try PastRows("annotation", owner: "id", run: run, db)
    splits = try PastRows("split", owner: "transaction_id", run: run, db)
    tags = try PastRows("transaction_tag", owner: "transaction_id", run: run, db)
    links = try PastRows("transfer", owner: "id", run: run, db)
    linked = try Dictionary(once: Row.fetchAll(db, sql: "SELECT id, other_id FROM transfer").map { try ($0[0], $0[1]) })
    split = try Int64.fetchSet(db, sql: "SELECT transaction_id FROM split")
    // A later batch may have changed the whole book: what counts is the few that this one changed.
    var own: Set<Int64>?
    try JournalReader(db: db).forEach("transaction", .after(run)) { entry in
      let touched = try own ?? self.touched()
      own = touched
      switch entry {
      case .inserted: break
      case .image(let id, let row):
        if touched.contains(id) { later[id, default: [:]].merge(row) { first, _ in first } }
      case .block(let text):
        let block = RowBlock.Kept(text)
        for row in 0..<block.count where touched.contains(block.id(row)) {
          let values = zip(block.columns.indices, block.columns).map { (String($1), block.value(row, $0)) }
          later[block.id(row), default: [:]].merge(values.map { ($0, .integer($1)) }) { first, _ in first }
        }
      }
    }
  }

  /// The transactions of which the batch changed anything.
  private func touched() throws -> Set<Int64> {
    var ids = Set([annotations, splits, tags, links].flatMap(\.before.keys))
    try JournalReader(db: db).forEach("transaction", .only(run)) { entry in
      switch entry {
      case .inserted: break
      case .image(let id, _): ids.insert(id)
      case .block(let text):
        let block = RowBlock.Kept(text)
        ids.formUnion((0..<block.count).map(block.id))
      }
    }
    return ids
  }

  /// Review items that the batch opened, and those that waited and that it settled or decided.
  package func items() throws -> (opened: Int, settled: Int) {
    let opened = "SELECT count(*) FROM review_item WHERE run_id = ? AND state = 'open'"
    let settled = """
      SELECT count(DISTINCT item.id) FROM change JOIN review_item item ON item.id = first_id
      WHERE change.run_id = ? AND table_name = 'review_item' AND json_extract(before, '$.state') = 'open'
        AND item.state <> 'open'
      """
    return try (
      Int.fetchOne(db, sql: opened, arguments: [run]) ?? 0, Int.fetchOne(db, sql: settled, arguments: [run]) ?? 0
    )
  }

  /// In the order of the journal; each transaction once.
  package func forEachTransaction(_ body: (ChangedTransaction) throws -> Void) throws {
    var images: [Int64: [String: JournalValue]] = [:]
    var new: [ClosedRange<Int64>] = []
    var patterns: [[Int64]: ChangePattern?] = [:]
    // Account, present values and those before: made anew for each row in the same place.
    var key: [Int64] = []
    let rows = Set([annotations, splits, tags, links].flatMap(\.before.keys))
    var rest = rows
    let reader = JournalReader(db: db)
    try reader.forEach("transaction", .only(run)) { entry in
      switch entry {
      case .inserted(let ids): new.append(ids)
      case .image(let id, let row): images[id, default: [:]].merge(row) { first, _ in first }
      case .block: break
      }
    }
    try reader.forEach("transaction", .only(run)) { entry in
      guard case .block(let text) = entry else { return }
      let block = RowBlock.Kept(text)
      let paths = block.columns.map { column in TransactionFace.columns.first { $0.name == column }?.path }
      var place = 0
      try forEachPresent((0..<block.count).map(block.id)) { present in
        while place < block.count, block.id(place) < present.id { place += 1 }
        // Most rows have nothing but these columns, and few different ones.
        let isPlain = present.isPlain && !rows.contains(present.id) && images[present.id] == nil
        if isPlain {
          key.removeAll(keepingCapacity: true)
          key.append(contentsOf: present.values)
          key.append(contentsOf: block.columns(place))
          if let known = patterns[key] {
            if let known { try body(ChangedTransaction(id: present.id, amount: present.amount, pattern: known)) }
            return
          }
        }
        rest.remove(present.id)
        let face = try self.face(of: present)
        var before = self.before(present.id, face)
        if let image = images.removeValue(forKey: present.id) { before.take(image) }
        before.take(block, place, paths)
        let changed = try compared(present, before, face)
        if isPlain {
          changed?.pattern.number = patterns.count
          patterns[key] = .some(changed?.pattern)
        }
        if let changed { try body(changed) }
      }
    }
    rest.formUnion(images.keys)
    let ids = rest.filter { id in !new.contains { $0.contains(id) } }.sorted()
    try forEachPresent(ids) { present in
      let face = try self.face(of: present)
      var before = self.before(present.id, face)
      if let image = images[present.id] { before.take(image) }
      if let changed = try compared(present, before, face) { try body(changed) }
    }
  }

  /// A transaction as the table has it.
  private struct Present {
    var id: Int64 = 0
    var amount: Int64 = 0
    /// The account and the columns of the face.
    var values: [Int64] = []
    /// Whether the face has nothing else, and is that of right after the batch.
    var isPlain = false

    var account: Int64 { values[0] }
  }

  private static let query: String = {
    let columns = TransactionFace.columns.map { "t.\($0.name)" }.joined(separator: ", ")
    return "SELECT t.id, t.amount, t.account_id, \(columns) FROM \"transaction\" t"
  }()

  /// - Parameter ids: ascending.
  private func forEachPresent(_ ids: [Int64], _ body: (Present) throws -> Void) throws {
    guard !ids.isEmpty else { return }
    let rows = IDSelection(ids, column: "t.id")
    let query = try RawStatement(db, sql: BatchChanges.query + " WHERE \(rows.condition) ORDER BY t.id")
    rows.bind(query)
    var place = 0
    var present = Present()
    try query.eachRow { row in
      let id = row.integer(0)
      while place < ids.count, ids[place] < id { place += 1 }
      guard place < ids.count, ids[place] == id else { return }
      (present.id, present.amount) = (id, row.integer(1))
      present.values.removeAll(keepingCapacity: true)
      for column in 0...Int32(TransactionFace.columns.count) { present.values.append(row.integer(2 + column)) }
      present.isPlain = linked[id] == nil && !split.contains(id) && later[id] == nil
      if let amount = later[id]?["amount"] { present.amount = amount.integer }
      try body(present)
    }
  }

  /// As it was right after the batch.
  private func face(of present: Present) throws -> TransactionFace {
    let id = present.id
    var face = TransactionFace()
    for (index, column) in TransactionFace.columns.enumerated() {
      face[keyPath: column.path] = present.values[1 + index]
    }
    face.link = linked[id] ?? 0
    if split.contains(id) { try face.take(splits: presentSplits(id)) }
    if let row = later[id] { face.take(row) }
    if let rows = annotations.after[id] { face.take(annotation: rows[id]) }
    if let rows = splits.after[id] { face.take(splits: rows.values) }
    if let rows = tags.after[id] { face.take(tags: rows.values) }
    if let rows = links.after[id] { face.link = rows[id]?["other_id"]?.integer ?? 0 }
    return face
  }

  private func presentSplits(_ id: Int64) throws -> [[String: JournalValue]] {
    try Row.fetchAll(
      db, sql: "SELECT position, category_id, amount, bucket, note FROM split WHERE transaction_id = ?", arguments: [id]
    )
    .map { row in Dictionary(uniqueKeysWithValues: row.map { ($0, JournalValue($1)) }) }
  }

  private func before(_ id: Int64, _ after: TransactionFace) -> TransactionFace {
    var face = after
    if let rows = annotations.before[id] { face.take(annotation: rows[id]) }
    if let rows = splits.before[id] { face.take(splits: rows.values) }
    if let rows = tags.before[id] { face.take(tags: rows.values) }
    if let rows = links.before[id] { face.link = rows[id]?["other_id"]?.integer ?? 0 }
    return face
  }

  /// Nil where no field reads otherwise than before.
  private func compared(
    _ present: Present, _ before: TransactionFace, _ after: TransactionFace
  ) throws -> ChangedTransaction? {
    let account = present.account
    let changes = try FaceNames.fields.compactMap { field -> FieldChange? in
      guard !field.isAlike(before, after) else { return nil }
      let old = try field.words(names, before, account)
      let new = try field.words(names, after, account)
      return old == new ? nil : FieldChange(transaction: present.id, field: field.name, before: old, after: new)
    }
    guard !changes.isEmpty else { return nil }
    let pattern = ChangePattern(
      currency: names.currencies[account] ?? "", exponent: names.exponents[account] ?? 2, fields: changes,
      before: names.category(names.category(before)), after: names.category(names.category(after)))
    let isSplit = !before.parts.isEmpty || !after.parts.isEmpty
    return ChangedTransaction(
      id: present.id, amount: present.amount, pattern: pattern,
      split: isSplit ? (parts(before, present.amount), parts(after, present.amount)) : nil)
  }

  private func parts(_ face: TransactionFace, _ amount: Int64) -> [ChangedTransaction.CategoryPart] {
    let parts = face.parts.isEmpty ? [SplitPart(category: names.category(face), amount: amount)] : face.parts
    return parts.map { .init(category: names.category($0.category), amount: $0.amount) }
  }
}
