import Foundation
import Testing

/// A folder in which one of three statements is imported and two wait in the inbox, with what a run must make of it.
struct WholeFolder {
  let folder: FaultFolder
  static let today = ["run", "--today", "2025-01-02"]

  init() throws {
    folder = try FaultFolder()
    for name in ["1", "2"] { try move("inbox/export-\(name).csv", "export-\(name).csv") }
    #expect(try folder.daybook("run", "--today", "2025-01-01").status == 0)
    for name in ["1", "2"] { try move("export-\(name).csv", "inbox/export-\(name).csv") }
  }

  private func move(_ from: String, _ to: String) throws {
    try FileManager.default.moveItem(at: folder.url.appending(path: from), to: folder.url.appending(path: to))
  }

  /// The same folder once more, for one experiment.
  func copy() throws -> Copy {
    let scratch = try ScratchFolder()
    let url = scratch.url.appending(path: "copy")
    try FileManager.default.copyItem(at: folder.url, to: url)
    return Copy(scratch: scratch, url: url)
  }

  struct Copy {
    let scratch: ScratchFolder
    let url: URL

    func daybook(_ arguments: [String]) throws -> Program.Outcome { try Program.run(arguments, in: url) }

    /// Every transaction and where it stands, without the numbers.
    func dump(_ book: String = "book.sqlite") throws -> [String] {
      let list = try daybook(["transactions", "--format", "csv", "--book", book])
      #expect(list.status == 0, "\(list.stderr)")
      return list.stdout.split(separator: "\n").dropFirst()
        .map { $0.split(separator: ",", omittingEmptySubsequences: false).dropFirst().joined(separator: ",") }.sorted()
    }

    var backups: [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.appending(path: "backups").path)) ?? []
      return names.filter { $0.hasSuffix(".sqlite") }.map { "backups/" + $0 }
    }

    /// Each file whole or not at all, a backup of what was before any change, and the same end after another run.
    func expectWhole(from before: [String], to end: [String], at place: String) throws {
      let now = try dump()
      #expect([before.count, before.count + 380, end.count].contains(now.count), "\(place): \(now.count) transactions")
      if now != before {
        #expect(try backups.contains { try dump($0) == before }, "\(place): no backup of what was before")
      }
      let check = try daybook(["check"])
      #expect(check.status == 0, "\(place): \(check.stdout)\(check.stderr)")
      let again = try daybook(WholeFolder.today)
      #expect(again.status == 0, "\(place): \(again.stderr)")
      #expect(try dump() == end, "\(place): another end")
      let left = try FileManager.default.contentsOfDirectory(atPath: url.appending(path: "inbox").path)
      #expect(left.isEmpty, "\(place): \(left) stay in the inbox")
    }
  }
}
