package import GRDB
package import Matching
import Pipeline
package import Rules

/// Notes, transfers, splits and ignoring of the transactions of a chunk: what the rules say now beside what the book has.
package struct MovedAnnotations {
  private let db: Database
  private let chosen: ChosenAnnotations
  private let statuses: [UInt8]
  /// What a person linked as a transfer stays in the totals.
  private let linkedByPerson: Set<Int64>
  private var annotations: [Int: Annotation] = [:]
  private var splits: [Int: [SplitPart]] = [:]

  /// Makes the temporary tables in which what changes is gathered.
  package static func begin(_ db: Database) throws {
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS temp.move_annotation;
        CREATE TEMP TABLE move_annotation(
          id INTEGER PRIMARY KEY, note TEXT, note_rule INTEGER, transfer INTEGER, transfer_rule INTEGER,
          ignore_rule INTEGER, was_pending INTEGER, tax TEXT, is_empty INTEGER);
        DROP TABLE IF EXISTS temp.move_split;
        CREATE TEMP TABLE move_split(transaction_id INTEGER, position INTEGER, amount INTEGER, category_id INTEGER);
        """)
  }

  package init(_ db: Database, _ chunk: StoredDrafts, _ choices: Choices, _ book: RuleBook, _ names: inout NameTable)
    throws
  {
    self.db = db
    statuses = chunk.statuses
    linkedByPerson = try Int64.fetchSet(db, sql: "SELECT id FROM transfer WHERE by_person = 1")
    let part = ChoiceParts.Part(drafts: chunk.ids.indices, choices: choices)
    chosen = try ChosenAnnotations([part], chunk.drafts, book: book, names: &names, db)
    try readPresent(chunk)
  }

  private mutating func readPresent(_ chunk: StoredDrafts) throws {
    guard let first = chunk.ids.first, let last = chunk.ids.last else { return }
    let annotated = try Row.fetchAll(
      db, sql: "SELECT * FROM annotation WHERE id BETWEEN ? AND ?", arguments: [first, last])
    let parts = try Row.fetchAll(
      db,
      sql: """
        SELECT transaction_id, category_id, amount FROM split WHERE transaction_id BETWEEN ? AND ?
        ORDER BY transaction_id, position
        """, arguments: [first, last])
    guard !annotated.isEmpty || !parts.isEmpty else { return }
    let places = try Dictionary(once: zip(chunk.ids, chunk.ids.indices))
    for row in annotated {
      guard let place = try places[row["id"]] else { continue }
      annotations[place] = try Annotation(
        note: row["note"], noteRule: row["note_rule"] ?? 0, transfer: row["transfer_account_id"] ?? 0,
        transferRule: row["transfer_rule"] ?? 0, ignoreRule: row["ignore_rule"] ?? 0, wasPending: row["was_pending"],
        tax: row["tax"])
    }
    for row in parts {
      guard let place = try places[row["transaction_id"]] else { continue }
      try splits[place, default: []].append(SplitPart(category: row["category_id"], amount: row["amount"]))
    }
  }

  /// The parts of the split that it is to have: those of the rules, unless a person decided; nil for none.
  private func nextSplit(_ index: Int, isCategoryLocked: Bool) -> [SplitPart]? {
    isCategoryLocked ? splits[index] : chosen.splits[index]
  }

  /// What changes of one transaction.
  package struct Move {
    /// Whether anything does.
    package var isAnnotated = false
    package var isTransfer = false
    /// Nil where it stays.
    package var status: KnownRow.Status?
  }

  /// Notes what changes of one transaction. Held and reconciled transactions keep their status, and so their annotation
  /// does not say that they are ignored.
  package func move(_ index: Int, _ id: Int64, _ locked: LockedFields) throws -> Move {
    let present = annotations[index] ?? Annotation()
    let (annotation, next) = self.next(index, id, locked)
    let isAnnotated = !annotation.equals(present)
    if isAnnotated || !annotation.isOfSameRules(as: present) { try insert(annotation, id) }
    let parts = nextSplit(index, isCategoryLocked: locked.contains(.category)) ?? []
    let isSplit = parts != splits[index] ?? []
    if isSplit { try insert(parts, id) }
    return Move(
      isAnnotated: isAnnotated || isSplit || next != nil, isTransfer: isAnnotated && annotation.transfer != 0,
      status: next)
  }

  /// What a transaction is to have, and its new status; nil where that stays.
  private func next(_ index: Int, _ id: Int64, _ locked: LockedFields) -> (Annotation, KnownRow.Status?) {
    var annotation = chosen.annotations[index] ?? Annotation()
    let present = annotations[index] ?? Annotation()
    if present.isNotedByPerson { (annotation.note, annotation.noteRule) = (present.note, 0) }
    annotation.tax = present.tax
    if linkedByPerson.contains(id) || locked.contains(.ignored) { annotation.ignoreRule = 0 }
    let status = KnownRow.Status(rawValue: statuses[index])
    switch status {
    case .booked, .pending: annotation.wasPending = status == .pending
    case .ignored where present.ignoreRule == 0:
      annotation.ignoreRule = 0
      annotation.wasPending = present.wasPending
    case .ignored: annotation.wasPending = present.wasPending
    default: annotation.ignoreRule = 0
    }
    let next = newStatus(status, present, isIgnored: annotation.ignoreRule != 0)
    annotation.wasPending = annotation.wasPending && (annotation.ignoreRule != 0 || status == .ignored && next == nil)
    return (annotation, next)
  }

  /// Puts into a face what the rules say now; what is ignored is no side of a transfer.
  func take(into face: inout TransactionFace, _ index: Int, _ id: Int64, _ locked: LockedFields) {
    let (annotation, status) = next(index, id, locked)
    face.take(annotation)
    face.parts = nextSplit(index, isCategoryLocked: locked.contains(.category)) ?? []
    if let status { face.status = Int64(status.rawValue) }
    if status == .ignored { face.link = 0 }
  }

  /// The same with what the book has.
  func takePresent(into face: inout TransactionFace, _ index: Int) {
    face.take(annotations[index] ?? Annotation())
    face.parts = splits[index] ?? []
  }

  /// Nil where the status stays: what a person left out, no rule takes back.
  private func newStatus(_ status: KnownRow.Status?, _ present: Annotation, isIgnored: Bool) -> KnownRow.Status? {
    switch status {
    case .booked, .pending: isIgnored ? .ignored : nil
    case .ignored: isIgnored || present.ignoreRule == 0 ? nil : present.wasPending ? .pending : .booked
    default: nil
    }
  }

  private func insert(_ annotation: Annotation, _ id: Int64) throws {
    try db.cachedStatement(sql: "INSERT INTO temp.move_annotation VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [
        id, annotation.note, annotation.noteRule, annotation.transfer, annotation.transferRule, annotation.ignoreRule,
        annotation.wasPending, annotation.tax, annotation.isEmpty,
      ])
  }

  /// Position -1 says that the present parts go, even where none comes.
  private func insert(_ parts: [SplitPart], _ id: Int64) throws {
    let insert = try db.cachedStatement(sql: "INSERT INTO temp.move_split VALUES (?, ?, ?, ?)")
    try insert.execute(arguments: [id, -1, 0, 0])
    for (position, part) in parts.enumerated() {
      try insert.execute(arguments: [id, position, part.amount, part.category])
    }
  }

  /// Whether anything was gathered.
  package static func areAny(_ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS(SELECT 1 FROM temp.move_annotation) OR EXISTS(SELECT 1 FROM temp.move_split)") ?? false
  }

  /// Writes what was gathered of all chunks.
  package static func write(_ db: Database, _ journal: inout Journal) throws {
    try journal.changing("annotation", where: "id IN (SELECT id FROM temp.move_annotation)", [])
    try journal.inserting(
      "annotation",
      ids: "SELECT id FROM temp.move_annotation WHERE NOT is_empty AND id NOT IN (SELECT id FROM annotation)")
    try db.execute(
      sql: """
        DELETE FROM annotation WHERE id IN (SELECT id FROM temp.move_annotation);
        INSERT INTO annotation(id, note, note_rule, transfer_account_id, transfer_rule, ignore_rule, was_pending, tax)
        SELECT id, note, nullif(note_rule, 0), nullif(transfer, 0), nullif(transfer_rule, 0), nullif(ignore_rule, 0),
          was_pending, tax FROM temp.move_annotation WHERE NOT is_empty;
        """)
    try writeSplits(db, &journal)
  }

  private static func writeSplits(_ db: Database, _ journal: inout Journal) throws {
    let touched = "transaction_id IN (SELECT transaction_id FROM temp.move_split)"
    try journal.changing("split", where: touched, [])
    let last = try Int64.fetchOne(db, sql: "SELECT max(id) FROM split") ?? 0
    try db.execute(sql: "DELETE FROM split WHERE \(touched)")
    try db.execute(
      sql: """
        INSERT INTO split(id, transaction_id, position, amount, category_id)
        SELECT ? + row_number() OVER (ORDER BY transaction_id, position), transaction_id, position, amount, category_id
        FROM temp.move_split WHERE position >= 0
        """, arguments: [last])
    let now = last + Int64(db.changesCount)
    if now > last { try journal.inserted("split", last + 1...now) }
  }
}
