import Foundation
import GRDB
import Values

/// Review items say what they are about as a value; before, a text of parts between colons did, and texts of the
/// evidence that were not for people. Where an undone decision opens an item again, another of its subject may wait.
extension Schema {
  static func subjects(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE review_item RENAME COLUMN subject TO key;
        ALTER TABLE review_item ADD COLUMN subject TEXT NOT NULL DEFAULT '';
        DROP INDEX review_item_once;
        """)
    let exponents = try Dictionary(
      once: Row.fetchAll(db, sql: "SELECT id, currency FROM account").map {
        (try $0[0] as Int64, Currency(try $0[1] as String)?.exponent ?? 2)
      })
    for row in try Row.fetchAll(
      db, sql: "SELECT id, state, key AS subject, evidence, file, line, kind FROM review_item")
    {
      let item = try EarlierItem(row, exponents)
      try db.repeating(
        "UPDATE review_item SET state = ?, key = ?, subject = ?, evidence = ? WHERE id = ?",
        [item.state, item.key, item.subject.json, item.evidenceJSON, item.id])
    }
    try changes(db, exponents)
    try db.execute(
      sql: """
        CREATE INDEX review_item_by_key ON review_item(key)
          WHERE state <> 'settled' AND NOT (kind = 'suggestion' AND state = 'accepted');
        """)
  }

  /// What batches keep of items for their undoing.
  private static func changes(_ db: Database, _ exponents: [Int64: Int]) throws {
    func field(_ name: String) -> String { "before ->> '$.\(name)' AS \(name)" }
    let fields = ["id", "state", "subject", "evidence", "file", "line", "kind"].map(field).joined(separator: ", ")
    let kept = try Row.fetchAll(
      db,
      sql: "SELECT run_id, seq, \(fields) FROM change WHERE table_name = 'review_item' AND before IS NOT NULL")
    for row in kept {
      let item = try EarlierItem(row, exponents)
      try db.repeating(
        """
        UPDATE change
        SET before = json_set(before, '$.state', ?, '$.key', ?, '$.subject', ?, '$.evidence', ?)
        WHERE run_id = ? AND seq = ?
        """,
        [item.state, item.key, item.subject.json, item.evidenceJSON, row["run_id"] as Int64, row["seq"] as Int64])
    }
  }
}

/// A review item of a book before items had subjects.
private struct EarlierItem {
  let id: Int64
  private(set) var state: String
  private(set) var key: String
  private(set) var evidence: [String]
  private(set) var subject = ReviewSubject.calendar(rule: "")
  private let file: String?
  private let line: Int

  var evidenceJSON: String {
    get throws { String(decoding: try JSONEncoder().encode(evidence), as: UTF8.self) }
  }

  init(_ row: Row, _ exponents: [Int64: Int]) throws {
    (id, state, key) = try (row["id"], row["state"], row["subject"])
    file = try row["file"]
    line = try row["line"] ?? 0
    evidence = try JSONDecoder().decode([String].self, from: Data((row["evidence"] as String).utf8))
    guard let kind = ReviewKind(rawValue: try row["kind"]), let subject = try subject(kind, exponents) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "review item \(id) is about '\(key.prefix(80))'")
    }
    self.subject = subject
  }

  /// The parts of the text: `last` is what stands behind the colon of that number, with all its colons.
  private func part(_ place: Int, isLast: Bool = false) -> String? {
    let parts = key.split(separator: ":", maxSplits: isLast ? place : .max, omittingEmptySubsequences: false)
    return parts.indices.contains(place) ? String(parts[place]) : nil
  }

  private func number(_ place: Int) -> Int64? { part(place).flatMap { Int64($0) } }

  private func numbers(_ place: Int) -> [Int64] {
    (part(place) ?? "").split(separator: ",").compactMap { Int64($0) }
  }

  private mutating func subject(_ kind: ReviewKind, _ exponents: [Int64: Int]) throws -> ReviewSubject? {
    switch kind {
    case .row: row()
    case .duplicate: number(1).map { .duplicate(transaction: $0) }
    case .unlisted: number(1).map { .unlisted(account: $0, transactions: numbers(2)) }
    case .partial: number(1).map { .partial(statement: $0) }
    case .question: question()
    case .file: unusable()
    case .account: account()
    case .balance: balance(exponents)
    case .period: number(1).map { .period(statement: $0) }
    case .calendar: part(1, isLast: true).map { .calendar(rule: $0) }
    case .rule: number(1).map { .rule(transaction: $0) }
    case .transfer: number(1).map { .transfer(transaction: $0, candidates: numbers(2)) }
    case .pending: number(1).map { .pending(transaction: $0) }
    case .stale: stale()
    case .suggestion: suggestion()
    // Of later books.
    case .late, .gap, .recurring: nil
    }
  }

  private func row() -> ReviewSubject? {
    guard let account = number(1), let occurrence = number(2), let text = evidence.first else { return nil }
    return .row(
      account: account, text: text, place: text.isEmpty ? part(3, isLast: true) ?? "" : "\(file ?? ""):\(line)",
      occurrence: Int(occurrence), isCut: evidence.dropFirst().first == "cut off")
  }

  /// Shape and code stood before what people see; a third text more than one was what contradicts the answer.
  private mutating func question() -> ReviewSubject? {
    guard evidence.count > 1, let sha256 = part(1) else { return nil }
    let (shape, code) = (evidence[0], evidence[1])
    let account = part(3, isLast: true)
    defer { evidence.removeFirst(2) }
    return .question(
      sha256: sha256, code: code, account: account, shape: shape, contradicts: account == nil && evidence.count == 4)
  }

  private mutating func unusable() -> ReviewSubject? {
    guard let path = file, !evidence.isEmpty else { return nil }
    let code = evidence.removeFirst()
    let sha256 = key.split(separator: ":").last { $0.utf8.count == 64 }.map(String.init)
    let subject = ReviewSubject.file(path: path, sha256: sha256, code: code)
    key = subject.key
    return subject
  }

  private mutating func account() -> ReviewSubject? {
    guard !evidence.isEmpty else { return nil }
    let shape = evidence.removeFirst()
    guard let sha256 = part(1), sha256.utf8.count == 64 else {
      return .account(sha256: nil, number: nil, shape: shape)
    }
    return .account(sha256: sha256, number: part(2, isLast: true), shape: shape)
  }

  /// The oldest have the difference as text only; their keys stay, since a later item may have the whole one.
  private func balance(_ exponents: [Int64: Int]) -> ReviewSubject? {
    guard let account = number(1), let cause = part(2).flatMap({ BalanceCause(rawValue: $0) }),
      let day = number(3), let stated = number(4)
    else { return nil }
    let written = evidence.first { $0.hasPrefix("difference ") }?.dropFirst("difference ".count)
    let told = written.flatMap { try? Money.parse($0, exponent: exponents[account] ?? 2) }
    return .balance(
      account: account, cause: cause, day: Int32(truncatingIfNeeded: day), stated: stated,
      difference: number(5) ?? told)
  }

  private func stale() -> ReviewSubject? {
    guard let account = number(1), let last = part(2).flatMap({ Day(iso: $0) }) else { return nil }
    return .stale(account: account, last: last.number)
  }

  /// What was accepted, or decided of a category that was taken away later, had the number of the item behind it.
  private mutating func suggestion() -> ReviewSubject? {
    let mark = "#\(id)"
    while key.hasSuffix(mark), state == "accepted" || state == "rejected" {
      key.removeLast(mark.count)
      if state == "rejected" { state = "settled" }
    }
    guard let account = number(1), let category = number(2), let payee = part(3, isLast: true) else { return nil }
    return .suggestion(account: account, category: category, payee: payee)
  }
}
