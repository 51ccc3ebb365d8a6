import Foundation
import Testing

/// A file that ends within a row is never booked as if the row were whole.
@Suite struct CutFileTests {
  private static let whole = [
    "Date,Description,Amount", "2025-06-01,Rent,-900.00", "2025-06-02,Salary,2100.50", "2025-06-03,Tesco,-52.10",
  ]
  private static let rows = ["Current 2025-06-01 -900.00", "Current 2025-06-02 2100.50"]

  private static func folder() throws -> TrustFolder {
    try TrustFolder(accounts: "name: Current, currency: EUR, files: [\"*.csv\"]")
  }

  @Test(arguments: ["2025-06-03,Tesco,-5", "2025-06-03,Tesco,-52.1", "2025-06-03,Tesco,", "2025-06-03,Te", "2025-06"])
  func waitsThenIsAskedAbout(_ rest: String) throws {
    let folder = try Self.folder()
    try folder.write(Self.whole.dropLast().map { $0 + "\n" }.joined() + rest, to: "inbox/june.csv")
    let early = try folder.daybook("run", "--quiet")
    #expect(early.status == 0)
    #expect(early.stderr.contains("cut off"), "\(early.stderr)")
    #expect(try folder.names(in: "inbox") == ["june.csv"])
    try folder.age("inbox/june.csv")
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.booked() == Self.rows)
    let waiting = try folder.waiting()
    #expect(waiting.map(\.kind) == ["row"])
    #expect(waiting.first?.message.contains("cut off") == true)
    // The whole file books the row once, and there is nothing left to ask.
    try folder.write(Self.whole, to: "inbox/june.csv")
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.booked() == Self.rows + ["Current 2025-06-03 -52.10"])
    #expect(try folder.waiting().isEmpty)
    #expect(try folder.daybook("check").status == 0)
  }

  /// Copied into the inbox and taken at once, as ever: without a last line end, with a footer, or with zeros left out.
  @Test(arguments: [
    "2025-06-03,Tesco,-52.10", "\"2025-06-03\",\"Tesco\",\"-52.10\"", "2025-06-03,Tesco,-5\n", "End of list",
    "2025-06-03,Tesco,-52.10\n2025-06-04,Bus,-2.5\n2025-06-05,Shop,-5",
  ])
  func aWholeFileIsTakenAtOnce(_ rest: String) throws {
    let folder = try Self.folder()
    try folder.write(Self.whole.dropLast().map { $0 + "\n" }.joined() + rest, to: "inbox/june.csv")
    let run = try folder.daybook("run")
    #expect(run.status == 0)
    #expect(try folder.names(in: "inbox").isEmpty, "\(run.stdout)\(run.stderr)")
    #expect(try folder.waiting().isEmpty)
  }

  /// A name that a download gives is said, every night until the file has its own; nothing of it is asked.
  @Test(arguments: ["part", "tmp", "crdownload", "filepart"])
  func aDownloadWaits(_ ending: String) throws {
    let folder = try Self.folder()
    try folder.write(Self.whole, to: "inbox/june.csv.\(ending)")
    for _ in 0..<2 {
      let run = try folder.daybook("run")
      #expect(run.status == 0)
      #expect(run.stderr.contains("its name ends in .\(ending)"), "\(run.stderr)")
      #expect(run.stderr.contains("rename it"), "\(run.stderr)")
    }
    #expect(try folder.waiting().isEmpty)
    #expect(try folder.names(in: "inbox") == ["june.csv.\(ending)"])
    #expect(try folder.daybook("run", "--strict").status == 3)
  }

  /// A balance that follows proves the amount before it.
  @Test func aProvedRowIsWhole() throws {
    let folder = try Self.folder()
    let text = "Date,Description,Balance,Amount\n2025-06-01,Rent,100.00,-900.00\n2025-06-02,Salary,2200.50,2100.50\n"
    try folder.write(text + "2025-06-03,Tesco,2195.50,-5", to: "inbox/june.csv")
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.booked().last == "Current 2025-06-03 -5.00")
  }
}
