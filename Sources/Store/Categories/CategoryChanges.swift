import GRDB
import Values

/// Changes of the tree of categories. What is in a category follows it: only its path changes, never its id.
extension CategoryStore {
  /// Gives a category another path, and those under it with it; returns each old path with its new one.
  package func rename(_ path: String, to target: String, journal: inout Journal) throws -> [String: String] {
    try CategoryStore.requirePath(target)
    let categories = try subtree(path)
    if target == path || target.hasPrefix(path + ":") {
      throw WorkspaceError.refused(
        "'\(path)' cannot become '\(target)', which is \(target == path ? "its name" : "under itself")",
        remedy: "Name another path.")
    }
    let parent = CategoryStore.parent(of: target)
    if !parent.isEmpty { _ = try id(of: parent) }
    let known = try paths()
    var renamed: [String: String] = [:]
    for category in categories {
      let new = target + category.path.dropFirst(path.count)
      if known.contains(new) {
        throw WorkspaceError.refused(
          "there is a category '\(new)' already", remedy: "To make one of both: daybook categories merge")
      }
      try journal.changing("category", id: category.id)
      try db.execute(sql: "UPDATE category SET path = ? WHERE id = ?", arguments: [new, category.id])
      renamed[category.path] = new
    }
    return renamed
  }

  /// Puts what is in a category into another, then takes the category away: a default is hidden, another deleted.
  ///
  /// What is under it comes under the other, where `keepsChildren`; else into the other itself. Returns where what was
  /// in each path is now, and how many transactions changed.
  package func merge(
    _ path: String, into target: String, keepsChildren: Bool, journal: inout Journal
  ) throws -> (paths: [String: String], transactions: Int) {
    let categories = try subtree(path)
    _ = try id(of: target)
    if target == path || target.hasPrefix(path + ":") {
      throw WorkspaceError.refused(
        "'\(target)' is \(target == path ? "the same category" : "under '\(path)' itself")", remedy: "Name another.")
    }
    func depth(_ path: String) -> Int { path.count { $0 == ":" } }
    var (merged, transactions): ([String: String], Int) = ([:], 0)
    // Those above first: where `target` is above `path`, what is below may get the path of one that has gone.
    for category in categories.sorted(by: { depth($0.path) < depth($1.path) }) {
      let new = keepsChildren ? target + category.path.dropFirst(path.count) : target
      merged[category.path] = new
      if try paths().contains(new) {
        transactions += try self.transactions(in: category.id)
        try reassign(category.id, to: id(of: new), journal: &journal)
        try remove(category.id, journal: &journal)
      } else {
        try journal.changing("category", id: category.id)
        try db.execute(sql: "UPDATE category SET path = ? WHERE id = ?", arguments: [new, category.id])
      }
    }
    return (merged, transactions)
  }

  private func reassign(_ id: Int64, to target: Int64, journal: inout Journal) throws {
    for table in ["transaction", "split"] {
      try journal.changing(table, where: "category_id = ?", [id])
      try db.execute(sql: "UPDATE \"\(table)\" SET category_id = ? WHERE category_id = ?", arguments: [target, id])
    }
  }

  /// Takes a category away that nothing is in.
  private func remove(_ id: Int64, journal: inout Journal) throws {
    // The next run proposes another category where the evidence still says so.
    let proposals = "kind = '\(ReviewKind.suggestion)' AND subject ->> '$.suggestion.category' = \(id)"
    try settle("state = 'open' AND \(proposals)", journal: &journal)
    let isDefault = try Bool.fetchOne(db, sql: "SELECT is_default FROM category WHERE id = ?", arguments: [id]) == true
    if isDefault { return try hide([id], journal: &journal) }
    // A later category may get the same number: what was decided of this one says nothing about it.
    try settle("state = 'rejected' AND \(proposals)", journal: &journal)
    try journal.changing("hidden_category", id: id)
    try journal.changing("category", id: id)
    try db.execute(sql: "DELETE FROM category WHERE id = ?", arguments: [id])
  }

  private func settle(_ items: String, journal: inout Journal) throws {
    try journal.changing("review_item", where: items, [])
    try db.execute(sql: "UPDATE review_item SET state = 'settled' WHERE \(items)")
  }

  /// Defaults stay, and so does what holds transactions or other categories.
  package func delete(_ path: String, journal: inout Journal) throws {
    let categories = try subtree(path)
    let id = try id(of: path)
    if try Bool.fetchOne(db, sql: "SELECT is_default FROM category WHERE id = ?", arguments: [id]) == true {
      throw WorkspaceError.defaultCategory(path)
    }
    let used = try transactions(in: id)
    if used > 0 { throw WorkspaceError.categoryInUse(path, count: used) }
    if categories.count > 1 {
      throw WorkspaceError.refused(
        "'\(categories.last?.path ?? "")' is under '\(path)'",
        remedy: "Delete or move that first, or say where all of it goes: --to CATEGORY")
    }
    try remove(id, journal: &journal)
  }

  package func hide(_ ids: [Int64], journal: inout Journal) throws {
    let hidden = try Int64.fetchSet(db, sql: "SELECT id FROM hidden_category")
    for id in ids where !hidden.contains(id) {
      try db.execute(sql: "INSERT INTO hidden_category(id) VALUES (?)", arguments: [id])
      try journal.inserted("hidden_category", id...id)
    }
  }

  package func show(_ ids: [Int64], journal: inout Journal) throws {
    for id in ids {
      try journal.changing("hidden_category", id: id)
      try db.execute(sql: "DELETE FROM hidden_category WHERE id = ?", arguments: [id])
    }
  }

  package func set(_ facts: CategoryFacts, of path: String, journal: inout Journal) throws {
    let id = try id(of: path)
    try journal.changing("category", id: id)
    func update(_ column: String, _ value: (any DatabaseValueConvertible)?) throws {
      guard let value else { return }
      try db.execute(sql: "UPDATE category SET \(column) = ? WHERE id = ?", arguments: [value, id])
    }
    try update("icon", facts.icon)
    try update("colour", facts.colour.map(CategoryStore.colour))
    try update(
      "kind", facts.kind.map { try CategoryStore.known($0, "kind", among: ["expense", "income", "transfer"]) })
    if let name = facts.bucket {
      _ = try CategoryStore.known(name, "bucket", among: Bucket.allCases.map(\.name) + ["none"])
      try update("bucket", Int(Bucket(name: name)?.rawValue ?? 0))
    }
    if let place = facts.place { try move(id, path, to: place, journal: &journal) }
  }

  /// Makes room beside a sibling; only the order among siblings counts.
  private func move(_ id: Int64, _ path: String, to place: CategoryFacts.Place, journal: inout Journal) throws {
    let (sibling, offset) =
      switch place {
      case .before(let path): (path, 0)
      case .after(let path): (path, 1)
      }
    let other = try self.id(of: sibling)
    guard CategoryStore.parent(of: sibling) == CategoryStore.parent(of: path), other != id else {
      throw WorkspaceError.refused(
        "'\(sibling)' and '\(path)' are not beside each other",
        remedy: "To put it under another category: daybook categories move")
    }
    let at = try (Int64.fetchOne(db, sql: "SELECT position FROM category WHERE id = ?", arguments: [other]) ?? 0)
    let position = at + Int64(offset)
    try journal.changing("category", where: "position >= ? AND id <> ?", [position, id])
    try db.execute(sql: "UPDATE category SET position = position + 1 WHERE position >= ?", arguments: [position])
    try db.execute(sql: "UPDATE category SET position = ? WHERE id = ?", arguments: [position, id])
  }

  private static func known(_ name: String, _ what: String, among names: [String]) throws -> String {
    if names.contains(name) { return name }
    throw WorkspaceError.refused(
      "\(what) cannot be '\(name)'", remedy: "It is one of: \(names.joined(separator: ", ")).")
  }

  private static func colour(_ text: String) throws -> String {
    if text.utf8.count == 7, text.hasPrefix("#"), UInt32(text.dropFirst(), radix: 16) != nil { return text }
    throw WorkspaceError.refused("'\(text)' is no colour", remedy: "Write it as \"#RRGGBB\", in quotes.")
  }
}

/// What a person says of a category; nil for what stays.
package struct CategoryFacts: Sendable {
  package enum Place: Sendable, Equatable {
    case before(String)
    case after(String)
  }
  package var icon: String?
  /// `#RRGGBB`.
  package var colour: String?
  /// `expense`, `income`, `transfer`.
  package var kind: String?
  /// `needs`, `wants`, `savings`, `none`.
  package var bucket: String?
  package var place: Place?

  package init() {}

  package var isEmpty: Bool { icon == nil && colour == nil && kind == nil && bucket == nil && place == nil }
}
