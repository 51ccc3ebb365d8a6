import Foundation
import Testing

/// A book by any of its names is one book, and where there is none, nothing is left that looks like one.
struct BookPathTests {
  private func link(_ folder: FaultFolder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: name).path, withDestinationPath: target)
  }

  @Test func aLinkToNothingMakesTheBookWhereItLeads() throws {
    let folder = try FaultFolder(files: 1)
    try link(folder, "book.sqlite", to: "disk/kept.sqlite")
    let refused = try folder.daybook("run")
    #expect(refused.status == 66 && refused.stderr.contains("disk/kept.sqlite"), "\(refused.stderr)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(left == ["book.sqlite", "daybook.yaml", "inbox"], "a disk that is not there gets no folder")
    try FileManager.default.createDirectory(at: folder.url.appending(path: "disk"), withIntermediateDirectories: true)
    for command in [["run"], ["check"], ["check", "--book", "disk/kept.sqlite"]] {
      let outcome = try Program.run(command, in: folder.url)
      #expect(outcome.status == 0, "\(command): \(outcome.stderr)")
    }
    #expect(try folder.transactions().count == 400)
  }

  @Test func anEmptyBookIsSaidToBeEmpty() throws {
    let folder = try FaultFolder(files: 1)
    try folder.write("", to: "book.sqlite")
    let outcome = try folder.daybook("run")
    #expect(outcome.status == 65 && outcome.stderr.contains("the book is empty"), "\(outcome.stderr)")
  }

  @Test func allNamesShareTheLock() throws {
    let folder = try FaultFolder(files: 1)
    #expect(try folder.daybook("run").status == 0)
    let book = folder.url.appending(path: "book.sqlite").path
    try link(folder, "soft.sqlite", to: "book.sqlite")
    try FileManager.default.linkItem(atPath: book, toPath: folder.url.appending(path: "hard.sqlite").path)
    let names = ["book.sqlite", "inbox/../book.sqlite", "soft.sqlite", "hard.sqlite"]
    for held in names {
      let holder = try hold(folder, held)
      defer { holder.release() }
      for name in names {
        let outcome = try folder.daybook("categories", "add", "Test:A", "--book", name)
        #expect(outcome.status == 75, "\(name) while \(held) is held: \(outcome.stderr)")
      }
    }
    for (number, name) in names.enumerated() {
      #expect(try folder.daybook("categories", "add", "Test:\(number)", "--book", name).status == 0, "\(name)")
    }
  }

  /// A run that waits in its `prepare` holds the book by this name.
  private func hold(_ folder: FaultFolder, _ name: String) throws -> Holder {
    try folder.write(
      "book: \(name)\nbackup: off\naccounts: [{ name: Slow, currency: EUR, prepare: 'touch held; sleep 50' }]\n",
      to: "slow.yaml")
    try folder.write("Date;Text;Amount\n2026-01-01;X;1.00\n", to: "slow.csv")
    let run = try Program.start(["import", "slow.csv", "--config", "slow.yaml"], in: folder.url)
    let mark = folder.url.appending(path: "held")
    while !FileManager.default.fileExists(atPath: mark.path), run.isRunning { usleep(10_000) }
    try FileManager.default.removeItem(at: mark)
    return Holder(run: run)
  }

  private struct Holder {
    let run: Process
    func release() {
      run.terminate()
      run.waitUntilExit()
    }
  }
}
