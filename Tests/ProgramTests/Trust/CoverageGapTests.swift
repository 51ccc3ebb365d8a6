import Foundation
import Testing

/// A month that no statement lists is asked about once: a file that lists it settles it, and so does a person.
@Suite struct CoverageGapTests {
  private static func month(_ month: Int) -> [String] {
    ["Date,Description,Amount"] + ["01", "09", "17", "26"].map { "2025-0\(month)-\($0),SHOP \($0),-\($0).50" }
  }

  private static func folder() throws -> TrustFolder {
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR, files: [\"*.csv\"]")
    for month in [1, 3] { try folder.write(Self.month(month), to: "inbox/\(month).csv") }
    let run = try folder.daybook("run", "--today", "2025-04-10")
    #expect(run.stderr.contains("no statement of Current lists 2025-01-27 to 2025-02-28"), "\(run.stderr)")
    #expect(try folder.waiting().map(\.kind) == ["gap"])
    return folder
  }

  @Test func theMissingFileSettlesIt() throws {
    let folder = try Self.folder()
    try folder.write(Self.month(2), to: "february.csv")
    #expect(try folder.daybook("import", "february.csv", "--account", "Current").status == 0)
    #expect(try folder.waiting().isEmpty)
  }

  /// What was asked for waits, is said by each run, and settles itself when the file comes.
  @Test func whatIsAskedForIsWaitedFor() throws {
    let folder = try Self.folder()
    let unknown = try folder.daybook("review", "accept", "1", "--option", "7")
    #expect(unknown.status == 64 && unknown.stderr.contains("asks for one of: asked, none"), "\(unknown.stderr)")
    let asked = try folder.daybook("review", "accept", "1", "--option", "asked", "--today", "2025-04-12")
    #expect(asked.status == 0, "\(asked.stderr)")
    let word = "no statement of Current lists 2025-01-27 to 2025-02-28; asked for on 2025-04-12"
    for day in ["2025-04-13", "2025-04-14"] {
      let run = try folder.daybook("run", "--today", day)
      #expect(run.stderr.contains(word) && !run.stderr.contains("Ask the bank"), "\(run.stderr)")
    }
    #expect(try folder.waiting().map(\.kind) == ["gap"])
    let shown = try folder.daybook("review", "show", "1").stdout
    #expect(shown.contains("asked for on 2025-04-12") && shown.contains("2  none"), "\(shown)")
    let accounts = try folder.daybook("accounts").stdout
    #expect(accounts.contains("its export was asked for on 2025-04-12"), "\(accounts)")
    try folder.write(Self.month(2), to: "inbox/february.csv")
    #expect(try folder.daybook("run", "--today", "2025-04-20").status == 0)
    #expect(try folder.waiting().isEmpty)
    // Undone, it is waited for again; the answer itself can be taken back, and the bank can have nothing.
    #expect(try folder.daybook("undo").status == 0)
    #expect(try folder.daybook("review", "show", "1").stdout.contains("asked for on 2025-04-12"))
    #expect(try folder.daybook("undo").status == 0)
    #expect(try !folder.daybook("review", "show", "1").stdout.contains("asked for on"))
    #expect(try folder.daybook("review", "accept", "1", "--option", "none").status == 0)
    #expect(try folder.waiting().isEmpty)
  }

  @Test func whatAPersonSaysOfItStays() throws {
    let folder = try Self.folder()
    #expect(try folder.daybook("review", "accept", "1").status == 0)
    let run = try folder.daybook("run", "--today", "2025-04-11", "--format", "json")
    #expect(run.status == 0 && run.stderr.isEmpty && !run.stdout.contains("\"gaps\""), "\(run.stderr)\(run.stdout)")
    try folder.write(Self.month(4), to: "inbox/4.csv")
    #expect(try folder.daybook("run", "--today", "2025-05-10").stderr.isEmpty)
    #expect(try folder.waiting().isEmpty)
    #expect(try folder.daybook("undo").status == 0)
    #expect(try folder.waiting().isEmpty)
  }
}
