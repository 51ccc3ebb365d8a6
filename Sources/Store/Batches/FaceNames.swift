import GRDB
import Values

/// The words for the numbers in a `TransactionFace`, as lists of transactions show them.
struct FaceNames {
  private var categories: [Int64: String] = [:]
  private var buckets: [Int64: Int64] = [:]
  private var ofTransfers: Set<Int64> = []
  private var transferCategory: Int64 = 0
  private var payees: [Int64: String] = [:]
  private var tags: [Int64: String] = [:]
  private var rules: [Int64: String] = [:]
  private var accounts: [Int64: String] = [:]
  private var statements: [Int64: String] = [:]
  let exponents: [Int64: Int]
  let currencies: [Int64: String]

  /// `missing`: names that the book does not have; see `NameTable`.
  init(_ db: Database, missing: [String: [Int64: String]] = [:]) throws {
    for row in try Row.fetchAll(db, sql: "SELECT id, path, kind, bucket FROM category ORDER BY position, id") {
      let id: Int64 = try row[0]
      (categories[id], buckets[id]) = try (row[1], row[3])
      if try row[2] == "transfer" {
        ofTransfers.insert(id)
        if transferCategory == 0 { transferCategory = id }
      }
    }
    func names(_ query: String) throws -> [Int64: String] {
      try Dictionary(once: Row.fetchAll(db, sql: query).map { try ($0[0], $0[1]) })
    }
    payees = try names("SELECT id, name FROM payee")
    tags = try names("SELECT id, name FROM tag")
    accounts = try names("SELECT id, name FROM account")
    statements = try names("SELECT id, name FROM statement")
    rules = try names("SELECT id, file || ':' || line FROM rule")
    payees.merge(missing["payee"] ?? [:]) { $1 }
    tags.merge(missing["tag"] ?? [:]) { $1 }
    rules.merge(missing["rule"] ?? [:]) { $1 }
    currencies = try names("SELECT id, currency FROM account")
    exponents = currencies.mapValues { Currency($0)?.exponent ?? 2 }
  }

  /// What sums count it under: of a linked transfer another than its own; see `TransferCategory`.
  func category(_ face: TransactionFace) -> Int64 {
    let isOwn =
      face.link == 0 || face.locked & Int64(LockedFields.category.rawValue) != 0 || ofTransfers.contains(face.category)
    return isOwn ? face.category : transferCategory
  }

  func category(_ id: Int64) -> String { categories[id] ?? "" }

  func account(_ id: Int64) -> String { accounts[id] ?? "" }

  func statement(_ id: Int64) -> String { statements[id] ?? "" }

  func payee(_ face: TransactionFace) -> String { payees[face.payee] ?? "" }

  /// What a rule or a person set, else that of the category.
  func bucket(_ face: TransactionFace) -> String {
    let category = category(face)
    let isOfCategory =
      face.locked & Int64(LockedFields.bucket.rawValue) == 0 && (face.bucket == 0 || category != face.category)
    let bucket = isOfCategory ? buckets[category] ?? 0 : face.bucket
    return Bucket(rawValue: UInt8(truncatingIfNeeded: bucket))?.name ?? ""
  }

  /// What set the category.
  func rule(_ face: TransactionFace) -> String {
    if face.locked & Int64(LockedFields.category.rawValue) != 0 { return "person" }
    if category(face) != face.category { return "transfer \(face.link)" }
    return rule(face.categoryRule)
  }

  private func rule(_ id: Int64) -> String {
    let place = rules[id] ?? ""
    return place == SuggestionMark.file + ":0" ? SuggestionMark.file : place
  }

  /// A part of a split: `Food -12.50`, `Home -3.00 (needs; paint)`.
  private func words(_ part: SplitPart, _ account: Int64) -> ValueText {
    let more = [part.bucket?.name, part.note.isEmpty ? nil : part.note].compactMap(\.self).joined(separator: "; ")
    let amount = ValueText.amount(part.amount, exponent: exponents[account] ?? 2)
    return "\(category(part.category)) \(amount)" + (more.isEmpty ? "" : " (\(more))")
  }

  /// A field of a face: when it may differ, and what it reads like.
  struct Field {
    let name: String
    /// Ids alone: cheap, and never equal where the words are not.
    let isAlike: @Sendable (TransactionFace, TransactionFace) -> Bool
    /// In the account with this id.
    let words: @Sendable (FaceNames, TransactionFace, Int64) throws -> ValueText
  }

  /// As `FieldChange.field` calls them.
  static let fields: [Field] = [
    Field(name: "category") {
      countAlike($0, $1) && $0.parts == $1.parts
    } words: { names, face, _ in
      let parts = face.parts.map { names.category($0.category) }.joined(separator: " + ")
      return ValueText(face.parts.isEmpty ? names.category(names.category(face)) : parts)
    },
    Field(name: "split") {
      $0.parts == $1.parts
    } words: { names, face, account in
      face.parts.map { names.words($0, account) }.joined(separator: ", ")
    },
    Field(name: "payee") {
      $0.payee == $1.payee
    } words: { names, face, _ in
      ValueText(names.payee(face))
    },
    Field(name: "bucket") {
      $0.bucket == $1.bucket && countAlike($0, $1)
    } words: { names, face, _ in
      ValueText(names.bucket(face))
    },
    Field(name: "tags") {
      $0.tags == $1.tags
    } words: { names, face, _ in
      ValueText(face.tags.map { names.tags[$0.tag] ?? "" }.sorted().joined(separator: ", "))
    },
    Field(name: "note") {
      $0.note == $1.note
    } words: { _, face, _ in
      ValueText(face.note)
    },
    Field(name: "tax") {
      $0.tax == $1.tax
    } words: { _, face, _ in
      ValueText(face.tax)
    },
    Field(name: "transfer") {
      $0.transfer == $1.transfer
    } words: { names, face, _ in
      ValueText(names.accounts[face.transfer] ?? "")
    },
    Field(name: "linked") {
      $0.link == $1.link
    } words: { _, face, _ in
      face.link == 0 ? "" : "\(face.link)"
    },
    Field(name: "status") {
      $0.status == $1.status
    } words: { _, face, _ in
      try ValueText(Status.name(UInt8(truncatingIfNeeded: face.status)))
    },
    Field(name: "rule") {
      $0.categoryRule == $1.categoryRule && countAlike($0, $1)
    } words: { names, face, _ in
      ValueText(names.rule(face))
    },
    ofRule("payee_rule") { $0.payeeRule }, ofRule("bucket_rule") { $0.bucketRule }, ofRule("note_rule") { $0.noteRule },
    ofRule("transfer_rule") { $0.transferRule }, ofRule("ignore_rule") { $0.ignoreRule },
    Field(name: "tags_rule") {
      $0.tags == $1.tags
    } words: { names, face, _ in
      ValueText(Set(face.tags.map { names.rule($0.rule) }).sorted().joined(separator: ", "))
    },
  ]

  /// Whether the two are in the same category, for whoever counts them.
  private static func countAlike(_ one: TransactionFace, _ other: TransactionFace) -> Bool {
    one.category == other.category && one.link == other.link && one.locked == other.locked
  }

  private static func ofRule(_ name: String, _ id: @escaping @Sendable (TransactionFace) -> Int64) -> Field {
    Field(name: name) {
      id($0) == id($1)
    } words: { names, face, _ in
      ValueText(names.rule(id(face)))
    }
  }
}
