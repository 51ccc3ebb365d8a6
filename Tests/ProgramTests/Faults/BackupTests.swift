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
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "kept").path).sorted()
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
}
