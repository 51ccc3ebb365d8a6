import Foundation
import Testing

/// Backups: one before the first change of a day, rotated, put back to the byte.
struct BackupTests {
  private func list(_ copy: WholeFolder.Copy) throws -> [String] {
    try copy.daybook(["backup", "list", "--format", "csv"]).stdout.split(separator: "\n").dropFirst()
      .map { String($0.prefix { $0 != "," }) }
  }

  @Test func onlyARunThatWritesMakesOne() throws {
    let copy = try WholeFolder().copy()
    #expect(try copy.daybook(["import", "inbox/export-1.csv", "--dry-run", "--today", "2025-01-02"]).status == 0)
    #expect(try list(copy).isEmpty)
    let before = try copy.dump()
    #expect(try copy.daybook(["import", "inbox/export-1.csv", "--today", "2025-01-02"]).status == 0)
    #expect(try copy.daybook(["import", "inbox/export-2.csv", "--today", "2025-01-02"]).status == 0)
    #expect(try list(copy) == ["book-2025-01-02.sqlite"])
    #expect(try copy.dump("backups/book-2025-01-02.sqlite") == before)
    #expect(try copy.daybook(["import", "inbox/export-2.csv", "--today", "2025-01-03"]).status == 0)
    #expect(try list(copy) == ["book-2025-01-02.sqlite"], "a file that is known changes nothing")
  }

  @Test func restoredToTheByte() throws {
    let copy = try WholeFolder().copy()
    func bytes(_ name: String) throws -> Data { try Data(contentsOf: copy.url.appending(path: name)) }
    #expect(try copy.daybook(WholeFolder.today).status == 0)
    let (late, dump) = (try bytes("book.sqlite"), try copy.dump())
    #expect(try copy.daybook(["backup", "--to", "kept.sqlite"]).status == 0)
    #expect(try copy.daybook(["backup", "--to", "kept.sqlite"]).status == 73, "nothing is overwritten")
    let restored = try copy.daybook(["restore", "backups/book-2025-01-02.sqlite", "--today", "2025-01-04"])
    #expect(restored.status == 0, "\(restored.stderr)")
    #expect(try copy.dump().count == 400)
    #expect(try bytes("backups/book-2025-01-04-replaced.sqlite") == late)
    #expect(try copy.daybook(["restore", "kept.sqlite"]).status == 0)
    #expect(try copy.dump() == dump)
    #expect(try copy.daybook(["check"]).status == 0)
  }

  @Test func aDamagedBackupIsNotRestored() throws {
    let copy = try WholeFolder().copy()
    let before = try copy.dump()
    try Data("no book".utf8).write(to: copy.url.appending(path: "text"))
    #expect(try copy.daybook(["restore", "text"]).status == 65)
    #expect(try copy.daybook(["restore", "nowhere"]).status == 66)
    var bytes = try Data(contentsOf: copy.url.appending(path: "book.sqlite"))
    bytes.removeLast(bytes.count / 2)
    try bytes.write(to: copy.url.appending(path: "half"))
    #expect(try copy.daybook(["restore", "half"]).status == 65)
    #expect(try copy.dump() == before)
  }

  /// The book is beyond reading, with a journal that must not be played into what takes its place.
  @Test func restoresOverADamagedBook() throws {
    let copy = try WholeFolder().copy()
    let dump = try copy.dump()
    #expect(try copy.daybook(["backup", "--to", "kept.sqlite"]).status == 0)
    try Data(repeating: 0xa5, count: 70_000).write(to: copy.url.appending(path: "book.sqlite"))
    try Data(repeating: 0x5a, count: 9_000).write(to: copy.url.appending(path: "book.sqlite-journal"))
    #expect(try copy.daybook(WholeFolder.today).status == 65)
    #expect(try copy.daybook(["restore", "kept.sqlite"]).status == 0)
    #expect(try copy.dump() == dump)
  }

  @Test func rotatesByTheDayGiven() throws {
    let folder = try FaultFolder(files: 1)
    #expect(try folder.daybook("run", "--today", "2025-01-01").status == 0)
    try folder.write(
      "backup: { daily: 2, weekly: 2, monthly: 2, folder: kept }\naccounts:\n  - { name: Current, currency: EUR }\n",
      to: "daybook.yaml")
    for day in ["2025-01-30", "2025-02-05", "2025-02-10", "2025-02-11", "2025-02-12"] {
      #expect(try folder.daybook("categories", "add", "Test:\(day)", "--today", day).status == 0)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "kept").path)
      .filter { $0.hasSuffix(".sqlite") }.sorted()
    let days = ["2025-01-30", "2025-02-05", "2025-02-11", "2025-02-12"]
    #expect(names == days.map { "book-\($0).sqlite" })
  }

  @Test func offMakesNone() throws {
    let folder = try FaultFolder(files: 1)
    #expect(try folder.daybook("run").status == 0)
    try folder.write("backup: off\naccounts:\n  - { name: Current, currency: EUR }\n", to: "daybook.yaml")
    #expect(try folder.daybook("categories", "add", "Test:One").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "backups").path))
  }

  /// Neither a list nor a change takes the backups of another book for its own.
  @Test func twoBooksDoNotShareAFolder() throws {
    let scratch = try ScratchFolder()
    let whole = try FaultFolder(files: 1)
    #expect(try whole.daybook("run", "--today", "2025-01-01").status == 0)
    try whole.write(
      "backup: { folder: ../kept }\naccounts:\n  - { name: Current, currency: EUR }\n", to: "daybook.yaml")
    for name in ["one", "two"] {
      try FileManager.default.copyItem(at: whole.url, to: scratch.url.appending(path: name))
    }
    func daybook(_ book: String, _ arguments: String...) throws -> Program.Outcome {
      try Program.run(arguments, in: scratch.url.appending(path: book))
    }
    #expect(try daybook("one", "backup", "--today", "2025-01-02").status == 0)
    for arguments in [["backup"], ["backup", "list"], ["categories", "add", "Test", "--today", "2025-01-02"]] {
      let refused = try Program.run(arguments, in: scratch.url.appending(path: "two"))
      #expect(refused.status == 73 && refused.stderr.contains("one/book.sqlite"), "\(arguments): \(refused.stderr)")
    }
    #expect(try !daybook("two", "categories").stdout.contains("Test"))
    #expect(try daybook("one", "categories", "add", "Test", "--today", "2025-01-03").status == 0)
    try FileManager.default.removeItem(at: scratch.url.appending(path: "kept/book.path"))
    #expect(try daybook("two", "backup").status == 0, "the folder is another's no more")
  }

  /// A folder and its book that move together stay together.
  @Test func aMovedFolderKeepsItsBackups() throws {
    let copy = try WholeFolder().copy()
    #expect(try copy.daybook(["backup", "--today", "2025-01-02"]).status == 0)
    let moved = copy.scratch.url.appending(path: "moved")
    try FileManager.default.copyItem(at: copy.url, to: moved)
    #expect(try Program.run(["backup", "--today", "2025-01-03"], in: moved).status == 0)
  }

  @Test func namesTellBooksApart() throws {
    let copy = try WholeFolder().copy()
    try FileManager.default.copyItem(
      at: copy.url.appending(path: "book.sqlite"), to: copy.url.appending(path: "book.db"))
    func list(_ book: String) throws -> [String] {
      try copy.daybook(["backup", "list", "--format", "csv", "--book", book]).stdout.split(separator: "\n").dropFirst()
        .map { String($0.prefix { $0 != "," }) }
    }
    #expect(try copy.daybook(["backup", "--book", "book.db", "--today", "2025-01-02"]).status == 0)
    let backups = copy.url.appending(path: "backups")
    try Data().write(to: backups.appending(path: "book-2024-01-01.sqlite"))
    #expect(try list("book.db") == ["book.db-2025-01-02.sqlite", "book-2024-01-01.sqlite"], "that of before is listed")
    #expect(try copy.daybook(["backup", "--today", "2025-01-02"]).status == 0)
    #expect(try list("book.db") == ["book.db-2025-01-02.sqlite"])
    #expect(try list("book.sqlite") == ["book-2025-01-02.sqlite", "book-2024-01-01.sqlite"])
    for number in 2...999 { try Data().write(to: backups.appending(path: "book-2025-01-02.\(number).sqlite")) }
    let full = try copy.daybook(["backup", "--today", "2025-01-02"])
    #expect(full.status == 73 && full.stderr.contains("already"), "\(full.stderr)")
  }

  @Test func saysWhyABackupCannotBePutBack() throws {
    let folder = try FaultFolder(files: 1)
    #expect(try folder.daybook("run").status == 0)
    let missing = try folder.daybook("restore", "backups/nothere.sqlite")
    #expect(missing.status == 66 && missing.stderr.contains("daybook backup list"), "\(missing.stderr)")
    let notFile = try folder.daybook("restore", "inbox")
    #expect(notFile.status == 65 && notFile.stderr.contains("cannot be read: it is a folder"), "\(notFile.stderr)")
    for arguments in [["restore", ""], ["backup", "--to", ""]] {
      #expect(try Program.run(arguments, in: folder.url).status == 64)
    }
  }

  /// A restore that is killed leaves the one book or the other, and can be given again.
  @Test func killedInARestoreTheBookIsWhole() throws {
    guard let disk = FailingDisk.installed else { return }
    let copy = try WholeFolder().copy()
    let early = try copy.dump()
    #expect(try copy.daybook(["backup", "--to", "early.sqlite"]).status == 0)
    #expect(try copy.daybook(WholeFolder.today).status == 0)
    let late = try copy.dump()
    #expect(try copy.daybook(["backup", "--to", "late.sqlite"]).status == 0)
    let calls = try disk.calls(["restore", "early.sqlite"], in: copy.url).count
    for point in FailingDisk.points(calls, sample: 4) {
      #expect(try copy.daybook(["restore", "late.sqlite"]).status == 0)
      let outcome = try disk.run(["restore", "early.sqlite"], in: copy.url, at: point, .kill)
      #expect(outcome.status == 128 + 9, "not killed at call \(point) of \(calls)")
      let left = try copy.dump()
      #expect(left == early || left == late, "killed at call \(point) of \(calls): \(left.count) transactions")
    }
  }
}
