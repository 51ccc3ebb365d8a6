package import GRDB
import Rules
package import Values

/// Categories of the book: the defaults that came with it, which stay, and a person's own.
package struct CategoryStore {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  package func paths() throws -> Set<String> {
    try Set(String.fetchAll(db, sql: "SELECT path FROM category"))
  }

  package func pathsByID() throws -> [Int64: String] {
    try Dictionary(once: Row.fetchAll(db, sql: "SELECT id, path FROM category").map { try ($0[0], $0[1]) })
  }

  package func path(of id: Int64) throws -> String? {
    try String.fetchOne(db, sql: "SELECT path FROM category WHERE id = ?", arguments: [id])
  }

  /// Those of kind transfer.
  package func transfers() throws -> Set<Int64> {
    try Int64.fetchSet(db, sql: "SELECT id FROM category WHERE kind = 'transfer'")
  }

  package func bucket(of path: String) throws -> Bucket? {
    try UInt8.fetchOne(db, sql: "SELECT bucket FROM category WHERE path = ?", arguments: [path])
      .flatMap { Bucket(rawValue: $0) }
  }

  /// The category of this path, or an error with the nearest.
  package func id(of path: String) throws -> Int64 {
    if let id = try Int64.fetchOne(db, sql: "SELECT id FROM category WHERE path = ?", arguments: [path]) { return id }
    let offered = try String.fetchAll(
      db, sql: "SELECT path FROM category WHERE id NOT IN (SELECT id FROM hidden_category) ORDER BY path")
    throw WorkspaceError.unknownCategory(name: path, nearest: nearest(to: path, among: offered))
  }

  /// The path names a category, or the beginning of some.
  package func requireKnown(_ path: String) throws {
    if try paths().contains(where: { $0 == path || $0.hasPrefix(path + ":") }) { return }
    _ = try id(of: path)
  }

  /// Only into a new book: defaults are part of it, not of a batch.
  func insertDefaults(_ definitions: [CategoryDefinition]) throws {
    for definition in definitions {
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO category(path, kind, bucket, icon, colour, position, is_default)
          VALUES (?, ?, ?, ?, ?, ?, 1)
          """,
        arguments: [
          definition.path, definition.kind, definition.bucket.map { Int($0.rawValue) } ?? 0, definition.icon,
          definition.colour, definition.order,
        ])
    }
  }

  /// Adds a person's own category; its kind and bucket are those of its parent, where it has one.
  package func add(_ path: String, journal: inout Journal) throws {
    try CategoryStore.requirePath(path)
    try db.execute(
      sql: """
        INSERT INTO category(path, kind, bucket, icon, colour, position, is_default)
        SELECT :path, coalesce((SELECT kind FROM category WHERE path = :parent), 'expense'),
          coalesce((SELECT bucket FROM category WHERE path = :parent), 0), '', '',
          (SELECT coalesce(max(position), 0) + 1 FROM category), 0
        """, arguments: ["path": path, "parent": CategoryStore.parent(of: path)])
    try journal.inserted("category", db.lastInsertedRowID...db.lastInsertedRowID)
  }

  package func add(_ paths: [String], journal: inout Journal) throws {
    for path in paths { try add(path, journal: &journal) }
  }

  static func requirePath(_ path: String) throws {
    let steps = path.split(separator: ":", omittingEmptySubsequences: false)
    if steps.contains(where: { $0.isEmpty || $0.hasPrefix(" ") || $0.hasSuffix(" ") || $0.contains(where: \.isNewline) }
    ) {
      throw WorkspaceError.refused("'\(path)' is no path of a category", remedy: "Write it like Food:Groceries.")
    }
  }

  /// `Food` of `Food:Groceries`; empty at the top.
  package static func parent(of path: String) -> String {
    path.split(separator: ":").dropLast().joined(separator: ":")
  }

  /// The category and all that are under it, in the order of their paths.
  package func subtree(_ path: String) throws -> [(id: Int64, path: String)] {
    _ = try id(of: path)
    return try Row.fetchAll(
      db, sql: "SELECT id, path FROM category WHERE path = :path OR instr(path, :path || ':') = 1 ORDER BY path",
      arguments: ["path": path]
    ).map { try ($0["id"], $0["path"]) }
  }

  /// How many transactions are in a category, by a part of a split, too.
  func transactions(in id: Int64) throws -> Int {
    try Int.fetchOne(
      db,
      sql: """
        SELECT count(*) FROM (SELECT id FROM "transaction" WHERE category_id = :id
          UNION SELECT transaction_id FROM split WHERE category_id = :id)
        """, arguments: ["id": id]) ?? 0
  }

  /// In the order of the tree: what is under a category follows it.
  package func records() throws -> [CategoryRecord] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT category.*, EXISTS(SELECT 1 FROM hidden_category hidden WHERE hidden.id = category.id) AS is_hidden,
          coalesce(transactions, 0) AS transactions
        FROM category LEFT JOIN (
          SELECT category_id, count(*) AS transactions FROM (
            SELECT id, category_id FROM "transaction" WHERE category_id IS NOT NULL
            UNION SELECT transaction_id, category_id FROM split)
          GROUP BY category_id) ON category_id = category.id
        ORDER BY position, path
        """)
    let records = try rows.map { row in
      try CategoryRecord(
        category: row["path"], kind: row["kind"], bucket: Bucket(rawValue: row["bucket"])?.name ?? "",
        icon: row["icon"], colour: row["colour"], isDefault: row["is_default"], isHidden: row["is_hidden"],
        transactions: row["transactions"])
    }
    return CategoryTree(records).ordered
  }
}

/// Puts categories into the order of their tree, siblings as they come.
private struct CategoryTree {
  private let known: Set<String>
  private var children: [String: [CategoryRecord]] = [:]
  private(set) var ordered: [CategoryRecord] = []

  init(_ records: [CategoryRecord]) {
    known = Set(records.map(\.category))
    for record in records { children[parent(of: record.category), default: []].append(record) }
    add(under: "", level: 0)
  }

  /// The nearest that exists: a category can be there without what its path says it is under.
  private func parent(of path: String) -> String {
    var parent = CategoryStore.parent(of: path)
    while !parent.isEmpty, !known.contains(parent) { parent = CategoryStore.parent(of: parent) }
    return parent
  }

  private mutating func add(under parent: String, level: Int) {
    for var record in children[parent] ?? [] {
      record.level = level
      record.name = String(record.category.dropFirst(parent.isEmpty ? 0 : parent.count + 1))
      ordered.append(record)
      add(under: record.category, level: level + 1)
    }
  }
}

/// A category as outputs show it.
package struct CategoryRecord: Codable, Sendable {
  package var category: String
  package var kind: String
  package var bucket: String
  package var icon: String
  package var colour: String
  package var isDefault: Bool
  /// Kept for what is in it, and offered no more.
  package var isHidden: Bool
  package var transactions: Int
  /// How many categories it is under, and its path from there.
  package var level = 0
  package var name = ""

  enum CodingKeys: String, CodingKey {
    case category, kind, bucket, icon, colour, transactions
    case isDefault = "default"
    case isHidden = "hidden"
  }

  package var fields: [String] {
    [
      category, kind, bucket, icon, colour, isDefault ? "yes" : "no", isHidden ? "yes" : "no", String(transactions),
    ]
  }
}
