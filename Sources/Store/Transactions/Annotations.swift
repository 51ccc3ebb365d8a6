package import GRDB
import Pipeline
import Rules
package import Values

/// What rules say of one transaction beside its category, payee and bucket. Ids of the book's tables, 0 for none.
package struct Annotation {
  var note: String?
  var noteRule: Int64 = 0
  /// The own account on the other side of a transfer.
  var transfer: Int64 = 0
  var transferRule: Int64 = 0
  var ignoreRule: Int64 = 0
  /// An ignored transaction that the bank had not booked yet.
  var wasPending = false
  /// A person's code for whoever does the taxes.
  var tax: String?

  /// What a person noted stays when the rules are applied again.
  var isNotedByPerson: Bool { note != nil && noteRule == 0 }

  var isEmpty: Bool { note == nil && transfer == 0 && ignoreRule == 0 && tax == nil && !wasPending }

  /// Whether two say the same, whichever rules do.
  func equals(_ other: Annotation) -> Bool {
    note == other.note && transfer == other.transfer && (ignoreRule == 0) == (other.ignoreRule == 0)
  }

  /// Whether the same rules say it.
  func isOfSameRules(as other: Annotation) -> Bool {
    noteRule == other.noteRule && transferRule == other.transferRule && ignoreRule == other.ignoreRule
  }
}

/// One category's part of a transaction, in minor units.
package struct SplitPart: Equatable {
  package var category: Int64
  package var amount: Int64
  /// Nil where it has that of the transaction, or of its category.
  package var bucket: Bucket?
  package var note = ""

  package init(category: Int64, amount: Int64, bucket: Bucket? = nil, note: String = "") {
    self.category = category
    self.amount = amount
    self.bucket = bucket
    self.note = note
  }
}

/// The annotations and splits that rules give to the drafts of a chunk: few drafts have any.
struct ChosenAnnotations {
  private(set) var annotations: [Int: Annotation] = [:]
  private(set) var splits: [Int: [SplitPart]] = [:]

  init(
    _ parts: some Sequence<ChoiceParts.Part>, _ drafts: Drafts, book: RuleBook, names: inout NameTable, _ db: Database
  ) throws {
    for part in parts {
      try annotate(part, drafts, book, &names, db)
      for mark in part.choices.splits {
        let draft = part.drafts.lowerBound + mark.draft
        guard let split = book.rules[Int(mark.rule)].actions.split,
          let amounts = split.amounts(of: drafts.amounts[draft], exponent: drafts.exponent)
        else { continue }
        splits[draft] = try zip(split.parts, amounts).filter { $1 != 0 }
          .map { SplitPart(category: try names.category($0.category), amount: $1) }
      }
    }
  }

  private mutating func annotate(
    _ part: ChoiceParts.Part, _ drafts: Drafts, _ book: RuleBook, _ names: inout NameTable, _ db: Database
  ) throws {
    let first = part.drafts.lowerBound
    for mark in part.choices.notes {
      annotations[first + mark.draft, default: Annotation()].note = book.rules[Int(mark.rule)].actions.note
      annotations[first + mark.draft]?.noteRule = try names.rule(mark.rule, db)
    }
    if !part.choices.transfers.isEmpty {
      let accounts = try ChosenAnnotations.accounts(db)
      for mark in part.choices.transfers {
        let name = book.rules[Int(mark.rule)].actions.transfer ?? ""
        guard let account = accounts[Folding.shared.folded(name)] else { continue }
        annotations[first + mark.draft, default: Annotation()].transfer = account
        annotations[first + mark.draft]?.transferRule = try names.rule(mark.rule, db)
      }
    }
    for mark in part.choices.ignored {
      let draft = first + mark.draft
      annotations[draft, default: Annotation()].ignoreRule = try names.rule(mark.rule, db)
      annotations[draft]?.wasPending = !drafts.pending.isEmpty && drafts.pending[draft]
    }
  }

  private static func accounts(_ db: Database) throws -> [[UInt8]: Int64] {
    var accounts: [[UInt8]: Int64] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT id, name FROM account") {
      try accounts[Folding.shared.folded(row["name"])] = row["id"]
    }
    return accounts
  }

  /// Puts them into the book for new transactions; `id` gives that of a draft, 0 for none.
  func insert(for id: (Int) -> Int64, _ db: Database, journal: inout Journal) throws {
    let annotations = annotations.map { (id: id($0), annotation: $1) }.sorted { $0.id < $1.id }
    for (id, annotation) in annotations where id != 0 {
      try annotation.insert(id, db)
      try journal.inserted("annotation", id...id)
    }
    let splits = splits.map { (id: id($0), parts: $1) }.sorted { $0.id < $1.id }
    for (id, parts) in splits where id != 0 { try SplitPart.insert(parts, id, db, journal: &journal) }
  }
}

extension Annotation {
  /// Sets the note of a transaction, as a person's; an empty one says that there is to be none, whatever rules say.
  package static func setNote(_ note: String, of transaction: Int64, _ db: Database, journal: inout Journal) throws {
    try ensure(transaction, db, journal: &journal)
    try db.execute(
      sql: "UPDATE annotation SET note = ?, note_rule = NULL WHERE id = ?", arguments: [note, transaction])
  }

  /// A code for whoever does the taxes; empty for none.
  package static func setTax(_ code: String, of transaction: Int64, _ db: Database, journal: inout Journal) throws {
    try ensure(transaction, db, journal: &journal)
    try db.execute(
      sql: "UPDATE annotation SET tax = nullif(?, '') WHERE id = ?", arguments: [code, transaction])
  }

  /// To be called before a change of the annotation, which is there afterwards.
  static func ensure(_ transaction: Int64, _ db: Database, journal: inout Journal) throws {
    let isThere = try Bool.fetchOne(
      db, sql: "SELECT EXISTS(SELECT 1 FROM annotation WHERE id = ?)", arguments: [transaction])
    if isThere == true { return try journal.changing("annotation", id: transaction) }
    try Annotation().insert(transaction, db)
    try journal.inserted("annotation", transaction...transaction)
  }

  func insert(_ transaction: Int64, _ db: Database) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO annotation(id, note, note_rule, transfer_account_id, transfer_rule, ignore_rule, was_pending, tax)
        VALUES (?, ?, nullif(?, 0), nullif(?, 0), nullif(?, 0), nullif(?, 0), ?, ?)
        """
    ).execute(arguments: [transaction, note, noteRule, transfer, transferRule, ignoreRule, wasPending, tax])
  }
}

extension SplitPart {
  static func insert(_ parts: [SplitPart], _ transaction: Int64, _ db: Database, journal: inout Journal) throws {
    let first = try (Int64.fetchOne(db, sql: "SELECT max(id) FROM split") ?? 0) + 1
    for (position, part) in parts.enumerated() {
      try db.cachedStatement(
        sql: """
          INSERT INTO split(id, transaction_id, position, amount, category_id, bucket, note)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        first + Int64(position), transaction, position, part.amount, part.category, part.bucket?.rawValue ?? 0,
        part.note,
      ])
    }
    if !parts.isEmpty { try journal.inserted("split", first...first + Int64(parts.count) - 1) }
  }

  /// The parts of a transaction, in their order.
  package static func all(of transaction: Int64, _ db: Database) throws -> [SplitPart] {
    try Row.fetchAll(
      db, sql: "SELECT category_id, amount, bucket, note FROM split WHERE transaction_id = ? ORDER BY position",
      arguments: [transaction]
    ).map { try SplitPart(category: $0[0], amount: $0[1], bucket: Bucket(rawValue: $0[2]), note: $0[3]) }
  }

  /// Takes the split of a transaction away: its category alone counts then.
  static func delete(of transaction: Int64, _ db: Database, journal: inout Journal) throws {
    try journal.changing("split", where: "transaction_id = ?", [transaction])
    try db.execute(sql: "DELETE FROM split WHERE transaction_id = ?", arguments: [transaction])
  }

  /// A person's split of a transaction whose amount changed keeps its parts; the difference is the last part's.
  static func fit(_ transaction: Int64, _ db: Database, journal: inout Journal) throws {
    let last = "transaction_id = ?1 AND position = (SELECT max(position) FROM split WHERE transaction_id = ?1)"
    try journal.changing("split", where: last, [transaction])
    try db.execute(
      sql: """
        UPDATE split SET amount = amount + (SELECT amount FROM "transaction" WHERE id = ?1)
          - (SELECT sum(amount) FROM split WHERE transaction_id = ?1) WHERE \(last)
        """, arguments: [transaction])
  }
}
