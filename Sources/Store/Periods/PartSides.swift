import Budgets
import GRDB
import Values

/// The parts of split transactions.
struct SplitParts {
  private let categories: CategoryIndex
  /// By transaction: amounts in minor units, indices of categories, and buckets of their own.
  private var splits: [Int64: [(amount: Int64, category: Int?, bucket: Bucket?)]] = [:]
  private let marks: Marks

  init(_ db: Database, _ categories: CategoryIndex) throws {
    self.categories = categories
    let rows = try Row.fetchCursor(
      db, sql: "SELECT transaction_id, amount, category_id, bucket FROM split ORDER BY transaction_id, position")
    while let row = try rows.next() {
      try splits[row[0], default: []].append((row[1], categories.places[row[2]], Bucket(rawValue: row[3])))
    }
    marks = Marks(splits.keys)
  }

  func contains(_ id: Int64) -> Bool { marks.contains(id) }

  /// Calls `body` for each part, or for the transaction itself where it is not split. Of a split transfer the parts with
  /// a category of their own are ordinary ones.
  @inline(__always)
  func forEachPart(of id: Int64, _ whole: BudgetPart, _ body: (BudgetPart) throws -> Void) rethrows {
    guard marks.contains(id), let parts = splits[id] else { return try body(whole) }
    for split in parts {
      var part = whole
      (part.amount, part.category) = (split.amount, split.category)
      if let bucket = split.bucket { part.bucket = bucket }
      if let category = split.category, categories.all[category].kind != .transfer { part.other = nil }
      try body(part)
    }
  }
}

/// The other sides of transfers, linked or by rule.
struct TransferSides {
  private var sides: [Int64: BudgetPart.OtherSide] = [:]
  private let marks: Marks

  init(_ db: Database, _ accounts: BudgetAccounts) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT transfer.id, other.account_id, CASE WHEN other.status IN \(Status.counting) THEN other.day END
        FROM transfer JOIN "transaction" other ON other.id = other_id
        UNION ALL SELECT id, transfer_account_id, NULL FROM annotation
        WHERE transfer_account_id IS NOT NULL AND id NOT IN (SELECT id FROM transfer)
        """)
    while let row = try rows.next() {
      guard let account = accounts.places[try row[1]] else { continue }
      sides[try row[0]] = try BudgetPart.OtherSide(
        account: account, day: (row[2] as Int32?).map { Day(number: $0) },
        category: accounts.transferCategories[account])
    }
    marks = Marks(sides.keys)
  }

  func contains(_ id: Int64) -> Bool { marks.contains(id) }

  subscript(_ id: Int64) -> BudgetPart.OtherSide? { marks.contains(id) ? sides[id] : nil }

  /// Booked sides of transfers before a day.
  func rows(before day: Day, _ db: Database) throws -> [Row] {
    guard !sides.isEmpty else { return [] }
    return try Row.fetchAll(
      db,
      sql: """
        SELECT id, account_id, day, amount, category_id FROM "transaction"
        WHERE day < ? AND status IN \(Status.counting) AND (id IN (SELECT id FROM transfer)
          OR id IN (SELECT id FROM annotation WHERE transfer_account_id IS NOT NULL))
        """, arguments: [day.number])
  }
}
