package import GRDB
package import Rules

/// The ids that the names of a `RuleBook` have in the book; payees, tags and rules get theirs when first used.
package struct NameTable {
  private let book: RuleBook
  private var categories: [Int64]
  private var payees: [Int64]
  private var tags: [Int64]
  private var rules: [Int64]
  /// Payees that rules took from the texts of the chunk at hand: numbers from `book.payees.count` on.
  private var derivedPayees: [String] = []
  private var derivedIDs: [Int64] = []
  /// The ids of its decisions that were asked for, by their place in the choices.
  private var chosen: [ChosenIDs?] = []
  /// Their ids, kept from chunk to chunk.
  private var knownPayees: [String: Int64] = [:]
  /// Rules of the book that stand nowhere now; nil until one is asked for.
  private var strays: [StoredRule]?
  private let followsRules: Bool
  private let looksOnly: Bool
  /// Names that the book does not have, by table and the numbers below 0 that stand for them; only where it is not to
  /// change.
  private(set) var missing: [String: [Int64: String]] = [:]
  /// Rules that stand elsewhere than when the book took them in: it says the new place now.
  package private(set) var moved: [MovedRule] = []

  package struct MovedRule: Codable, Sendable {
    package let rule: String
    /// File and line.
    package let before: String
    package let after: String
  }

  private struct StoredRule: Hashable {
    let id: Int64
    let file: String
    let line: Int
    let name: String
  }

  /// `followsRules`: a rule that was moved, or whose file was renamed, is the one that it was. Not so where the rules
  /// are others than those of the book. `looksOnly`: the book gets no names.
  package init(_ book: RuleBook, _ db: Database, followsRules: Bool = true, looksOnly: Bool = false) throws {
    self.book = book
    self.looksOnly = looksOnly
    self.followsRules = followsRules
    var ids: [String: Int64] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT id, path FROM category") { try ids[row["path"]] = row["id"] }
    categories = book.categories.map { ids[$0] ?? 0 }
    payees = Array(repeating: 0, count: book.payees.count)
    tags = Array(repeating: 0, count: book.tags.count)
    rules = Array(repeating: 0, count: book.rules.count)
  }

  /// Turns to the choices of another chunk.
  package mutating func turn(to choices: Choices) {
    derivedPayees = choices.derivedPayees
    derivedIDs = derivedPayees.map { knownPayees[$0] ?? 0 }
    chosen = Array(repeating: nil, count: choices.decisions.count)
  }

  func category(_ index: Int32) throws -> Int64 {
    let id = categories[Int(index)]
    guard id > 0 || looksOnly else {
      throw DatabaseError(
        resultCode: .SQLITE_CONSTRAINT_FOREIGNKEY, message: "no category '\(book.categories[Int(index)])' in the book")
    }
    return id
  }

  mutating func payee(_ index: Int32, _ db: Database) throws -> Int64 {
    let derived = Int(index) - book.payees.count
    guard derived >= 0 else {
      if payees[Int(index)] == 0 { payees[Int(index)] = try id("payee", book.payees[Int(index)], db) }
      return payees[Int(index)]
    }
    if derivedIDs[derived] == 0 {
      let name = derivedPayees[derived]
      derivedIDs[derived] = try id("payee", name, db)
      knownPayees[name] = derivedIDs[derived]
    }
    return derivedIDs[derived]
  }

  /// The ids of what was chosen for one draft.
  mutating func ids(of choices: borrowing Choices, at place: Int, _ db: Database) throws -> ChosenIDs {
    let number = Int(choices.numbers[place])
    if let known = chosen[number] { return known }
    let ids = try ids(of: choices.decisions[number], db)
    chosen[number] = ids
    return ids
  }

  private mutating func ids(of decision: Choices.Decision, _ db: Database) throws -> ChosenIDs {
    let (category, payee) = (decision.category, decision.payee)
    return ChosenIDs(
      category: category < 0 ? nil : try self.category(category),
      categoryRule: try chosenRule(category < 0 ? -1 : decision.categoryRule, db),
      payee: payee < 0 ? nil : try self.payee(payee, db),
      payeeRule: try chosenRule(payee < 0 ? -1 : decision.payeeRule, db),
      bucket: Int64(decision.bucket), bucketRule: try chosenRule(decision.bucketRule, db))
  }

  private mutating func chosenRule(_ index: Int32, _ db: Database) throws -> Int64? {
    index < 0 ? nil : try rule(index, db)
  }

  mutating func tag(_ index: Int32, _ db: Database) throws -> Int64 {
    if tags[Int(index)] == 0 { tags[Int(index)] = try id("tag", book.tags[Int(index)], db) }
    return tags[Int(index)]
  }

  private mutating func id(_ table: String, _ name: String, _ db: Database) throws -> Int64 {
    var id: Int64 = 0
    if !looksOnly { return try NameTable.id(&id, db, table: table, name: name) }
    if let id = try Int64.fetchOne(db, sql: "SELECT id FROM \(table) WHERE name = ?", arguments: [name]) { return id }
    return note(name, missingIn: table)
  }

  private mutating func note(_ name: String, missingIn table: String) -> Int64 {
    let id = -1 - Int64(missing[table]?.count ?? 0)
    missing[table, default: [:]][id] = name
    return id
  }

  mutating func rule(_ index: Int32, _ db: Database) throws -> Int64 {
    if rules[Int(index)] == 0 {
      let rule = book.rules[Int(index)]
      let place: StatementArguments = [rule.file, rule.line, rule.name]
      let find = try db.cachedStatement(sql: "SELECT id FROM rule WHERE file = ? AND line = ? AND name = ?")
      if let id = try Int64.fetchOne(find, arguments: place) ?? followed(rule, db) {
        rules[Int(index)] = id
      } else if looksOnly {
        rules[Int(index)] = note("\(rule.file):\(rule.line)", missingIn: "rule")
      } else {
        try db.cachedStatement(sql: "INSERT INTO rule(file, line, name) VALUES (?, ?, ?)").execute(arguments: place)
        rules[Int(index)] = db.lastInsertedRowID
      }
    }
    return rules[Int(index)]
  }

  /// The rule that the book knows from where it stands no more, at its new place: of those with that name the first of
  /// the same file, else the first; else the one that stood at this place by another name, as rules without one are called
  /// by what they set.
  ///
  /// Where a rule stands is a fact of files that a person keeps, and no value of the book: it is followed as names of
  /// daybook.yaml are, and not journaled. `undo` leaves it, since nothing stands at the old place any more, and is never
  /// refused because a later batch found the rule elsewhere again; recategorizing tells it.
  private mutating func followed(_ rule: Rule, _ db: Database) throws -> Int64? {
    guard followsRules else { return nil }
    var strays = try self.strays ?? strays(db)
    defer { self.strays = strays }
    let known =
      strays.firstIndex { $0.name == rule.name && $0.file == rule.file } ?? strays.firstIndex { $0.name == rule.name }
      ?? strays.firstIndex { $0.file == rule.file && $0.line == rule.line }
    guard let known else { return nil }
    let stray = strays.remove(at: known)
    if looksOnly {
      missing["rule", default: [:]][stray.id] = "\(rule.file):\(rule.line)"
    } else {
      try db.execute(
        sql: "UPDATE rule SET file = ?, line = ?, name = ? WHERE id = ?",
        arguments: [rule.file, rule.line, rule.name, stray.id])
    }
    let places = ["\(stray.file):\(stray.line)", "\(rule.file):\(rule.line)"]
    if places[0] != places[1] { moved.append(MovedRule(rule: rule.name, before: places[0], after: places[1])) }
    return stray.id
  }

  private func strays(_ db: Database) throws -> [StoredRule] {
    let present = Set(book.rules.map { StoredRule(id: 0, file: $0.file, line: $0.line, name: $0.name) })
    return try Row.fetchAll(
      db, sql: "SELECT id, file, line, name FROM rule WHERE file <> ? ORDER BY file, line",
      arguments: [SuggestionMark.file]
    ).map { try StoredRule(id: $0[0], file: $0[1], line: $0[2], name: $0[3]) }
      .filter { !present.contains(StoredRule(id: 0, file: $0.file, line: $0.line, name: $0.name)) }
  }

  static func id(_ cached: inout Int64, _ db: Database, table: String, name: String) throws -> Int64 {
    if cached == 0 {
      let find = try db.cachedStatement(sql: "SELECT id FROM \(table) WHERE name = ?")
      if let id = try Int64.fetchOne(find, arguments: [name]) {
        cached = id
      } else {
        try db.cachedStatement(sql: "INSERT INTO \(table)(name) VALUES (?)").execute(arguments: [name])
        cached = db.lastInsertedRowID
      }
    }
    return cached
  }
}

/// What a transaction holds of the choices for its draft, nil for nothing.
struct ChosenIDs {
  let category: Int64?
  let categoryRule: Int64?
  let payee: Int64?
  let payeeRule: Int64?
  let bucket: Int64
  let bucketRule: Int64?
}
