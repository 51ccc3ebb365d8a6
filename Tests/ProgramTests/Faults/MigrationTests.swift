import Foundation
import Testing

/// A book of an older Daybook, killed anywhere while its tables change, is the old or the new one.
struct MigrationTests {
  /// What takes the book's tables back to the first ones.
  private static let back = """
    DROP VIEW v_transaction; DROP VIEW v_split; DROP VIEW v_row; DROP VIEW v_balance; DROP VIEW v_review;
    DROP INDEX review_item_by_key;
    ALTER TABLE review_item DROP COLUMN spans;
    ALTER TABLE review_item DROP COLUMN subject; ALTER TABLE review_item RENAME COLUMN key TO subject;
    CREATE UNIQUE INDEX review_item_once ON review_item(subject) WHERE state <> 'settled';
    ALTER TABLE statement DROP COLUMN covered_first; ALTER TABLE statement DROP COLUMN covered_last;
    ALTER TABLE statement DROP COLUMN turnover;
    DROP TABLE correction; DROP TABLE attachment; DROP TABLE budget_text; DROP TABLE calendar; DROP TABLE suspect; DROP TABLE hidden_category; DROP TRIGGER category_decided; DROP TABLE suggestion;
    DROP TABLE unlearned; DROP TABLE evidence;
    DROP TABLE split; DROP TABLE annotation; DROP TABLE transfer; DROP TABLE transfer_refusal;
    DROP INDEX transaction_by_hand; DROP INDEX transaction_pending; DROP INDEX transaction_by_day;
    CREATE INDEX transaction_by_day ON "transaction"(account_id, day);
    DELETE FROM grdb_migrations WHERE identifier <> '1';
    """

  @Test func killedAnywhereItConverges() throws {
    guard let disk = FailingDisk.installed else { return }
    let whole = try WholeFolder()
    let dump = try whole.copy().dump()
    guard try sql(MigrationTests.back, whole.folder.url) else { return print("skipped: sqlite3 is not installed") }
    let run = try whole.copy()
    let calls = try disk.calls(["accounts"], in: run.url)
    #expect(run.backups == ["backups/book-schema-1.sqlite"])
    for point in FailingDisk.points(calls.count, sample: 3) {
      let copy = try whole.copy()
      #expect(try disk.run(["accounts"], in: copy.url, at: point, .kill).status == 128 + 9)
      #expect(try copy.dump() == dump, "killed at call \(point) of \(calls.count)")
      #expect(copy.backups.contains("backups/book-schema-1.sqlite"))
      #expect(try copy.daybook(["check"]).status == 0)
    }
  }

  private func sql(_ text: String, _ folder: URL) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sqlite3", folder.appending(path: "book.sqlite").path, text]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
