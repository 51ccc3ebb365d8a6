import Foundation
import Testing

/// A row that may be one of two: each is offered, and neither; one transaction absorbs one row of a file.
@Suite struct TiedRowTests {
  private static let days = (1...28).map { "2026-03-\($0 < 10 ? "0" : "")\($0),Shop \($0),-\(10 + $0).\(10 + $0)" }

  private func with(_ rows: String...) -> [String] { (Self.days + rows).sorted { $0.prefix(10) < $1.prefix(10) } }

  /// A book of one file, and another export of the same days.
  private func book(_ first: [String], _ second: [String]) throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.take(first, from: "first.csv")
    try folder.take(second, from: "second.csv")
    return folder
  }

  private func options(_ folder: CommandFolder, of item: String) throws -> [String] {
    let list = Data(try folder.daybook("review", "list", "--format", "json").utf8)
    let items = try #require(try JSONSerialization.jsonObject(with: list) as? [[String: Any]])
    let one = try #require(items.first { $0["id"].map { "\($0)" } == item })
    return try #require(one["options"] as? [[String: Any]]).map { $0["value"] as? String ?? "" }
  }

  private func held(_ folder: CommandFolder) throws -> [String] {
    try folder.column(0, "review", "list", "--kind", "duplicate")
  }

  /// Of what counts, in minor units.
  private func balance(_ folder: CommandFolder) throws -> Int {
    try zip(folder.values("amount"), folder.values("status")).filter { $0.1 == "booked" }
      .reduce(0) { $0 + (Int($1.0.filter { $0 != "." }) ?? 0) }
  }

  /// Two in the book around the day of one in the file: which of them did the bank date anew?
  @Test func eachTransactionIsOfferedAndNeither() throws {
    let folder = try book(
      with("2026-03-09,Garage,-71.95", "2026-03-13,Garage,-71.95"), with("2026-03-11,Garage,-71.95"))
    let before = try balance(folder)
    let item = try #require(try held(folder).first)
    #expect(try options(folder, of: item) == ["t10", "t15"])
    let shown = try folder.daybook("review", "show", item)
    #expect(shown.contains("1  t10  one row with -71.95 on 2026-03-09 'Garage' (first.csv:11)"))
    #expect(shown.contains("2  t15  one row with -71.95 on 2026-03-13 'Garage' (first.csv:16)"))
    for (option, kept) in [("1", "10"), ("t15", "15")] {
      try folder.daybook("review", "accept", item, "--option", option)
      #expect(try balance(folder) == before)
      #expect(try folder.daybook("rows", "--format", "csv").contains("second.csv,13,duplicate,\(kept),"))
      #expect(try folder.daybook("check").contains("sound"))
      // Chosen once, it is known: nothing is asked of it again.
      try folder.take(with("2026-03-11,Garage,-71.95") + [""], from: "third-\(kept).csv")
      #expect(try held(folder).isEmpty)
      try folder.daybook("undo")
      try folder.daybook("undo")
    }
    try folder.daybook("review", "reject", item)
    #expect(try balance(folder) == before - 7195)
    #expect(try folder.daybook("check").contains("sound"))
  }

  /// One in the book between two in the file: the one that was booked as new can be the known one.
  @Test func eachRowOfTheFileIsOffered() throws {
    let folder = try book(
      with("2026-03-11,Garage,-71.95"), with("2026-03-09,Garage,-71.95", "2026-03-13,Garage,-71.95"))
    let before = try balance(folder)
    let item = try #require(try held(folder).first)
    #expect(try options(folder, of: item) == ["t12", "n31"])
    try folder.daybook("transactions", "set", "31", "--note", "mine")
    try folder.daybook("review", "accept", item, "--option", "n31")
    #expect(try balance(folder) == before)
    let rows = try folder.daybook("rows", "--format", "csv")
    #expect(rows.contains("second.csv,16,duplicate,12,") && rows.contains("second.csv,11,imported,30,"))
    #expect(try folder.daybook("check").contains("sound"))
    try folder.take(with("2026-03-09,Garage,-71.95", "2026-03-13,Garage,-71.95") + [""], from: "third.csv")
    #expect(try balance(folder) == before && held(folder).isEmpty)
    try folder.daybook("undo")
    try folder.daybook("undo")
    #expect(try held(folder) == [item])
    #expect(try folder.daybook("transactions", "31", "--format", "json").contains("mine"))
    #expect(try folder.daybook("check").contains("sound"))
  }

  /// Two and two: what one was said to be the other is not.
  @Test func oneTransactionAbsorbsOneRow() throws {
    let folder = try book(
      with("2026-03-09,Garage,-71.95", "2026-03-13,Garage,-71.95"),
      with("2026-03-11,GAR 1,-71.95", "2026-03-11,GAR 2,-71.95"))
    let items = try held(folder)
    #expect(try items.map { try options(folder, of: $0) } == [["t10", "t15"], ["t15", "t10"]])
    try folder.daybook("review", "accept", items[0], "--option", "t15")
    #expect(try options(folder, of: items[1]) == ["t10"])
    let taken = try folder.attempt("review", "accept", items[1], "--option", "t15")
    #expect(taken.status == 64 && taken.stderr.contains("asks for one of: t10"))
    try folder.daybook("review", "accept", items[1], "--option", "t10")
    let rows = try folder.daybook("rows", "--format", "csv")
    #expect(rows.contains("second.csv,13,duplicate,15,") && rows.contains("second.csv,14,duplicate,10,"))
    #expect(try folder.column(0, "transactions").count == 30)
    #expect(try folder.daybook("check").contains("sound"))
    try folder.daybook("undo")
    try folder.daybook("undo")
    #expect(try items.map { try options(folder, of: $0) } == [["t10", "t15"], ["t15", "t10"]])
  }
}
