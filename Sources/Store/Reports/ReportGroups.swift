import Budgets
import GRDB
import Values

/// What the parts of a report are grouped by beside their category, and the tag that they must have.
struct ReportGroups {
  private let group: SpendingBy?
  /// By number, as a report shows them.
  private(set) var names: [Int64: String] = [:]
  /// By account, from 1; 0 for no owner.
  private var owners: [Int64] = []
  /// By transaction.
  private var tags: [Int64: [Int64]] = [:]
  private var tagged: Set<Int64>?

  init(
    _ group: SpendingBy?, _ accounts: [String], _ ownerOfAccount: [String: String?], tagged: String?, _ db: Database
  ) throws {
    self.group = group
    if let tagged {
      self.tagged = try Int64.fetchSet(
        db, sql: "SELECT transaction_id FROM transaction_tag JOIN tag ON tag.id = tag_id WHERE name = ?",
        arguments: [tagged])
    }
    switch group {
    case .payee: names = try ReportGroups.names("payee", db)
    case .tag:
      names = try ReportGroups.names("tag", db)
      let rows = try Row.fetchCursor(db, sql: "SELECT transaction_id, tag_id FROM transaction_tag ORDER BY id")
      while let row = try rows.next() { try tags[row[0], default: []].append(row[1]) }
    case .account:
      names = Dictionary(uniqueKeysWithValues: accounts.enumerated().map { (Int64($0) + 1, $1) })
    case .owner:
      let own = accounts.map { ownerOfAccount[$0] ?? nil }
      let all = Set(own.compactMap(\.self)).sorted()
      names = Dictionary(uniqueKeysWithValues: all.enumerated().map { (Int64($0) + 1, $1) })
      owners = own.map { name in name.flatMap { all.firstIndex(of: $0) }.map { Int64($0) + 1 } ?? 0 }
    case .category, .bucket, nil: break
    }
  }

  private static func names(_ table: String, _ db: Database) throws -> [Int64: String] {
    try Dictionary(once: Row.fetchAll(db, sql: "SELECT id, name FROM \(table)").map { try ($0[0], $0[1]) })
  }

  /// Whether a transaction has the tag that is asked for.
  func contains(_ transaction: Int64) -> Bool { tagged?.contains(transaction) ?? true }

  var hasPayees: Bool { group == .payee }

  /// Calls `body` with each group that a part is in, and whether it was in another before; 0 where it is in none.
  @inline(__always)
  func forEach(
    of transaction: Int64, account: Int, payee: Int64, _ body: (_ group: Int64, _ isAgain: Bool) throws -> Void
  ) rethrows {
    switch group {
    case .payee: try body(payee, false)
    case .account: try body(Int64(account) + 1, false)
    case .owner: try body(owners[account], false)
    case .tag:
      guard let own = tags[transaction] else { return try body(0, false) }
      for (place, tag) in own.enumerated() { try body(tag, place > 0) }
    case .category, .bucket, nil: try body(0, false)
    }
  }
}
