import Foundation
import Testing

@testable import daybook

/// Lists fit a terminal and are whole elsewhere; the newest come first under a limit; sums stand below.
@Suite struct ListTests {
  private static let description = "SUPERMARKT AM BAHNHOF 電車賃 VIELEN DANK FUER IHREN EINKAUF 0815"

  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.write("categories:\n  Food:Groceries: [supermarkt]\n", to: "rules/a.yaml")
    try folder.take(
      "2025-05-01,\(Self.description),-1210.50", "2025-05-02,☕ CAFÉ e\u{301} 👨‍👩‍👧‍👦,-2.00", "2025-05-03,SALARY,2000.00",
      "2025-05-04,KIOSK,-3.20")
    return folder
  }

  private func screen(_ folder: CommandFolder, _ width: UInt16, _ arguments: [String], _ environment: [String: String])
    throws -> TerminalScreen
  {
    let terminal = try PseudoTerminal(arguments, in: folder.url, width: width, environment: environment)
    try terminal.start()
    #expect(try terminal.ended() == 0)
    return terminal.screen
  }

  @Test(arguments: [50, 60, 80] as [UInt16])
  func transactionsFitTheTerminal(_ width: UInt16) throws {
    let lines = try screen(folder(), width, ["transactions"], ["NO_COLOR": "1"]).lines.filter { !$0.isEmpty }
    #expect(lines.count == 6)
    #expect(lines.dropLast().allSatisfy { displayWidth($0) <= Int(width) }, "\(lines)")
    // What tells them apart is whole: numbers, days and amounts.
    for (line, (day, amount)) in zip(
      lines.dropFirst(), [("01", "-1,210.50"), ("02", "-2.00"), ("03", "2,000.00"), ("04", "-3.20")])
    {
      #expect(line.contains("2025-05-\(day)") && line.contains(" \(amount) EUR"), "\(line)")
    }
    #expect(lines[1].contains("…") && !lines[1].contains(Self.description))
  }

  @Test(arguments: [["log"], ["rows"], ["review", "list"], ["accounts"], ["categories"], ["periods"], ["answers"]])
  func otherListsFitToo(_ list: [String]) throws {
    let folder = try folder()
    try folder.take(
      "2025-05-2x,\(Self.description),-1.50", "2025-05-22,KINO,-9.00", from: "a-rather-long-name-of-a-file.csv")
    for width in [60, 80] as [UInt16] {
      let lines = try screen(folder, width, list, ["NO_COLOR": "1"]).lines
      let listed = lines.filter { !$0.contains("ask the bank") }
      #expect(listed.allSatisfy { displayWidth($0) <= Int(width) }, "\(listed)")
    }
  }

  @Test func aPipeGetsAllOfEachText() throws {
    let text = try folder().daybook("transactions")
    #expect(text.contains(Self.description) && !text.contains("…") && !text.contains("\u{1B}"))
    #expect(text.hasSuffix("In all: 4 booked, 784.30 EUR\n"))
  }

  @Test func aLimitTakesTheNewestAndSaysHowManyThereAre() throws {
    let folder = try folder()
    try folder.daybook("transactions", "ignore", "2")
    let lines = try folder.daybook("transactions", "--limit", "2").split(separator: "\n")
    #expect(lines[1].contains("KIOSK") && lines[2].contains("SALARY"))
    #expect(lines[3] == "The newest 2 of 4; all of them without --limit.")
    #expect(lines[4] == "In all: 3 booked, 786.30 EUR; beside it 1 ignored, -2.00 EUR")
    #expect(try folder.column(1, "transactions", "--limit", "2") == ["2025-05-04", "2025-05-03"])
    #expect(try folder.daybook("transactions", "--limit", "4").contains("newest") == false)
    #expect(try folder.column(0, "transactions", "--where", "amount:<0", "--limit", "1") == ["4"])
    let refused = try folder.attempt("transactions", "--limit", "0")
    #expect(refused.status == 64)
  }

  @Test func bucketsAndTagsAreOptions() throws {
    let folder = try folder()
    try folder.daybook("transactions", "set", "4", "--bucket", "wants", "--tag", "+trip")
    #expect(try folder.column(0, "transactions", "--bucket", "wants") == ["4"])
    #expect(try folder.column(0, "transactions", "--bucket", "needs") == ["1"])
    #expect(try folder.column(0, "transactions", "--tag", "trip") == ["4"])
    try folder.daybook(
      "transactions", "split", "1", "--part", "10.50 Food:Groceries bucket=savings", "--part", "rest Food:Dining")
    #expect(try folder.column(0, "transactions", "--bucket", "savings") == ["1"])
    #expect(try folder.column(0, "transactions", "--bucket", "wants") == ["1", "4"])
    #expect(try folder.column(0, "transactions", "--bucket", "needs").isEmpty)
  }

  @Test func coloursAreForTerminalsThatWantThem() throws {
    let folder = try folder()
    let red = "[31m"
    #expect(try screen(folder, 80, ["transactions"], [:]).others.contains(red))
    #expect(try screen(folder, 80, ["report", "trend", "--step", "day"], [:]).others.contains(red))
    #expect(try screen(folder, 80, ["transactions"], ["NO_COLOR": "1"]).others.isEmpty)
    #expect(try screen(folder, 80, ["transactions"], ["TERM": "dumb"]).others.isEmpty)
    #expect(try screen(folder, 80, ["transactions", "--format", "csv"], [:]).others.isEmpty)
    func piped(_ arguments: [String], _ environment: [String: String]) throws -> Program.Outcome {
      try Program.run(arguments, in: folder.url, environment: environment)
    }
    let forced = ["CLICOLOR_FORCE": "1", "NO_COLOR": ""]
    #expect(try piped(["transactions"], forced).stdout.contains("\u{1B}[31m"))
    #expect(try piped(["transactions"], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).stdout.contains("\u{1B}") == false)
    #expect(try piped(["transactions", "--format", "json"], forced).stdout.contains("\u{1B}") == false)
    #expect(try piped(["frobnicate"], forced).stderr.hasPrefix("\u{1B}[31merror:\u{1B}[0m no command"))
  }
}
