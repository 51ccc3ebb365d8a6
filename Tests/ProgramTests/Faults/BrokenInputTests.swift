import Foundation
import Testing

/// What cannot be used is said, and stops nothing else.
struct BrokenInputTests {
  @Test func oneBadFileNeverStopsTheOthers() throws {
    let folder = try FaultFolder()
    try folder.write("", to: "inbox/empty.csv")
    try Data([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 2, 0, 0, 0]).write(to: folder.url.appending(path: "inbox/binary.csv"))
    try folder.write("Dear customer,\nyour statement is ready.\n", to: "inbox/letter.csv")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "inbox/folder.csv"), withIntermediateDirectories: true)
    let outcome = try folder.daybook("run", "--format", "json")
    #expect(outcome.status == 0)
    #expect(try folder.transactions().count == 1_160)
    let waiting = try folder.daybook("review", "list", "--format", "csv").stdout
    for name in ["empty.csv", "binary.csv", "letter.csv"] {
      #expect(waiting.contains(name), "\(name) is not in the queue")
    }
    #expect(try folder.daybook("run", "--strict").status == 3)
  }

  /// `max_file` bounds what is read; the other files go on.
  @Test func aFileThatIsTooLargeIsItsItem() throws {
    let folder = try FaultFolder(files: 2, rows: 400)
    let yaml = try String(contentsOf: folder.url.appending(path: "daybook.yaml"), encoding: .utf8)
    try folder.write(yaml + "\nmax_file: 100 kB\n", to: "daybook.yaml")
    try folder.write(String(repeating: "2025-01-01;X;1.00;1.00\n", count: 10_000), to: "inbox/large.csv")
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.transactions().count == 780)
    let waiting = try folder.daybook("review", "list", "--format", "csv").stdout
    #expect(waiting.contains("large.csv") && waiting.contains("more than the 97.6 KiB allowed"), "\(waiting)")
  }

  @Test func importOfUnusableFilesSaysSo() throws {
    let folder = try FaultFolder(files: 1)
    try folder.write("", to: "empty.csv")
    #expect(try folder.daybook("import", "empty.csv").status == 65)
    #expect(try folder.daybook("import", "nowhere.csv").status == 66)
    #expect(try folder.daybook("import", "empty.csv", "inbox/export-0.csv").status == 0)
  }

  @Test func aBookThatIsNoneIsRefused() throws {
    let folder = try FaultFolder(files: 1)
    try folder.write("This is no database, only a text that lies here.\n", to: "book.sqlite")
    let outcome = try folder.daybook("run")
    #expect(outcome.status == 65)
    #expect(outcome.stderr.contains("not a book"))
    let text = try String(contentsOf: folder.url.appending(path: "book.sqlite"), encoding: .utf8)
    #expect(text.hasPrefix("This is no database"))
  }

  @Test func aDamagedBookIsRefused() throws {
    let folder = try FaultFolder(files: 1)
    #expect(try folder.daybook("run").status == 0)
    let book = folder.url.appending(path: "book.sqlite")
    var bytes = try Data(contentsOf: book)
    for page in stride(from: 4096, to: bytes.count - 4096, by: 4096) {
      bytes.replaceSubrange(page..<page + 64, with: Data(repeating: 0xa5, count: 64))
    }
    try bytes.write(to: book)
    let outcome = try folder.daybook("check")
    #expect(outcome.status != 0)
    #expect(!outcome.stderr.isEmpty || outcome.stdout.contains("integrity"))
  }

  /// Changing a stored amount behind Daybook's back is seen.
  @Test func tamperingIsSeen() throws {
    let folder = try FaultFolder(files: 1)
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.daybook("check").status == 0)
    let tamper = Process()
    tamper.executableURL = URL(filePath: "/usr/bin/env")
    tamper.arguments = [
      "sqlite3", folder.url.appending(path: "book.sqlite").path,
      "UPDATE \"transaction\" SET amount = amount + 1 WHERE id = 7",
    ]
    tamper.standardError = FileHandle.nullDevice
    try tamper.run()
    tamper.waitUntilExit()
    guard tamper.terminationStatus == 0 else {
      print("skipped: sqlite3 is not installed")
      return
    }
    let outcome = try folder.daybook("check")
    #expect(outcome.status == 1)
    #expect(outcome.stdout.contains("export-0.csv:8") || outcome.stderr.contains("export-0.csv:8"))
  }

  /// A disk that takes no more, played by a limit on the size of files: nothing of the file is written.
  @Test func aFullDiskLeavesTheBookWhole() throws {
    let folder = try FaultFolder(files: 2)
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "inbox/export-1.csv"), to: folder.url.appending(path: "later.csv"))
    #expect(try folder.daybook("run").status == 0)
    let before = try folder.transactions()
    let limited = Process()
    limited.executableURL = URL(filePath: "/bin/sh")
    let size = try #require(
      try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: "book.sqlite").path)[.size] as? Int)
    limited.arguments = [
      "-c", "ulimit -f \(size / 512 + 8); exec \"$0\" import later.csv", Program.executable.path,
    ]
    limited.currentDirectoryURL = folder.url
    limited.standardOutput = FileHandle.nullDevice
    let said = try folder.scratch.file("said")
    limited.standardError = said
    try limited.run()
    limited.waitUntilExit()
    #expect(limited.terminationReason == .exit && limited.terminationStatus == 74, "\(limited.terminationStatus)")
    #expect(try folder.scratch.text(of: "said").contains("book"))
    #expect(try folder.transactions() == before)
    #expect(try folder.daybook("check").status == 0)
    #expect(try folder.daybook("import", "later.csv").status == 0)
    #expect(try folder.transactions().count == 780)
  }

  @Test func aSecondRunIsTurnedAway() throws {
    let folder = try FaultFolder(files: 1)
    #expect(try folder.daybook("run").status == 0)
    let holder = Process()
    holder.executableURL = URL(filePath: "/usr/bin/flock")
    holder.arguments = [folder.url.appending(path: "book.sqlite.lock").path, "sleep", "30"]
    try holder.run()
    defer { holder.terminate() }
    Thread.sleep(forTimeInterval: 0.3)
    try folder.write("Date;Text;Amount\n2026-01-01;X;1.00\n2026-01-02;Y;2.00\n", to: "inbox/new.csv")
    let outcome = try folder.daybook("run")
    #expect(outcome.status == 75)
    #expect(outcome.stderr.contains("another run holds the book"))
  }
}
