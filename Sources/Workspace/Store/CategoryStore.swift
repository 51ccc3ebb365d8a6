internal import GRDB
internal import Ledger

/// Categories of the book: the defaults that came with it, which stay, and a person's own.
struct CategoryStore {
  let db: Database

  func paths() throws -> Set<String> {
    try Set(String.fetchAll(db, sql: "SELECT path FROM category"))
  }

  func insertDefaults(_ definitions: [CategoryDefinition], journal: inout Journal) throws {
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
      if db.changesCount > 0 { try journal.inserted("category", db.lastInsertedRowID...db.lastInsertedRowID) }
    }
  }

  /// Adds a person's own category; its kind and bucket are those of its parent, where it has one.
  func add(_ path: String, journal: inout Journal) throws {
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
}
