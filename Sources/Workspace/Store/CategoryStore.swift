internal import GRDB
internal import Ledger

/// Categories of the book: the defaults that came with it, which stay, and a person's own.
struct CategoryStore {
  let db: Database

  func paths() throws -> Set<String> {
    try Set(String.fetchAll(db, sql: "SELECT path FROM category"))
  }

  /// The category of this path, or an error with the nearest.
  func id(of path: String) throws -> Int64 {
    if let id = try Int64.fetchOne(db, sql: "SELECT id FROM category WHERE path = ?", arguments: [path]) { return id }
    throw WorkspaceError.unknownCategory(name: path, nearest: nearest(to: path, among: try paths().sorted()))
  }

  /// The path names a category, or the beginning of some.
  func requireKnown(_ path: String) throws {
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
  func add(_ path: String, journal: inout Journal) throws {
    let steps = path.split(separator: ":", omittingEmptySubsequences: false)
    if steps.contains(where: { $0.isEmpty || $0.hasPrefix(" ") || $0.hasSuffix(" ") || $0.contains(where: \.isNewline) }
    ) {
      throw WorkspaceError.cannotDecide("'\(path)' is no path of a category", remedy: "Write it like Food:Groceries.")
    }
    let parent = path.split(separator: ":").dropLast().joined(separator: ":")
    try db.execute(
      sql: """
        INSERT INTO category(path, kind, bucket, icon, colour, position, is_default)
        SELECT :path, coalesce((SELECT kind FROM category WHERE path = :parent), 'expense'),
          coalesce((SELECT bucket FROM category WHERE path = :parent), 0), '', '',
          (SELECT coalesce(max(position), 0) + 1 FROM category), 0
        """, arguments: ["path": path, "parent": parent])
    try journal.inserted("category", db.lastInsertedRowID...db.lastInsertedRowID)
  }

  func add(_ paths: [String], journal: inout Journal) throws {
    for path in paths { try add(path, journal: &journal) }
  }

  /// Defaults stay; so does a category that transactions are in.
  func delete(_ path: String, journal: inout Journal) throws {
    let id = try id(of: path)
    if try Bool.fetchOne(db, sql: "SELECT is_default FROM category WHERE id = ?", arguments: [id]) == true {
      throw WorkspaceError.defaultCategory(path)
    }
    let used = try Int.fetchOne(
      db,
      sql: """
        SELECT count(*) FROM "transaction" t WHERE category_id = :id
          OR EXISTS(SELECT 1 FROM split WHERE transaction_id = t.id AND category_id = :id)
        """, arguments: ["id": id])
    if let used, used > 0 { throw WorkspaceError.categoryInUse(path, count: used) }
    try journal.changing("category", id: id)
    try db.execute(sql: "DELETE FROM category WHERE id = ?", arguments: [id])
  }

  func records() throws -> [CategoryRecord] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT path, kind, bucket, icon, colour, is_default,
          (SELECT count(*) FROM (SELECT id FROM "transaction" WHERE category_id = category.id
            UNION SELECT transaction_id FROM split WHERE category_id = category.id)) AS transactions
        FROM category ORDER BY position, path
        """
    ).map { row in
      CategoryRecord(
        category: row["path"], kind: row["kind"], bucket: Bucket(rawValue: row["bucket"])?.name ?? "",
        icon: row["icon"], colour: row["colour"], isDefault: row["is_default"], transactions: row["transactions"])
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
  package var transactions: Int

  enum CodingKeys: String, CodingKey {
    case category, kind, bucket, icon, colour, transactions
    case isDefault = "default"
  }

  package static let names = ["category", "kind", "bucket", "icon", "colour", "default", "transactions"]

  package var fields: [String] {
    [category, kind, bucket, icon, colour, isDefault ? "yes" : "no", String(transactions)]
  }
}
