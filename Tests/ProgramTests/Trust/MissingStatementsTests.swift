import Foundation
import Testing

/// What the archive has and the book has not is named, by a run and by a check.
@Suite struct MissingStatementsTests {
  private static func month(_ number: Int) -> [String] {
    ["Date,Description,Amount", "2025-0\(number)-01,Rent,-900.00", "2025-0\(number)-02,Salary,2100.50"]
  }

  @Test func afterAnOlderCopyWasPutBack() throws {
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR, files: [\"*.csv\"]")
    try folder.write(Self.month(5), to: "inbox/may.csv")
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.daybook("backup", "--to", "morning.sqlite").status == 0)
    for number in 6...9 { try folder.write(Self.month(number), to: "inbox/month \(number).csv") }
    #expect(try folder.daybook("run").status == 0)
    let all = try folder.booked()
    #expect(try folder.daybook("check").status == 0)
    #expect(try folder.daybook("restore", "morning.sqlite").status == 0)
    let check = try folder.daybook("check")
    #expect(check.status == 1)
    #expect((6...9).allSatisfy { check.stdout.contains("_month \($0).csv") }, "\(check.stdout)")
    let run = try folder.daybook("run", "--quiet")
    let command = try #require(run.stderr.split(separator: "\n").last?.split(separator: "with: ").last)
    #expect(command.hasPrefix("daybook import 'archive/2025/"), "\(run.stderr)")
    // The command that it names takes them all again.
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", String(command).replacing("daybook", with: Program.executable.path, maxReplacements: 1)]
    shell.currentDirectoryURL = folder.url
    shell.standardOutput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(try folder.booked() == all)
    #expect(try folder.daybook("check").status == 0)
    #expect(try folder.daybook("run", "--quiet").stderr.isEmpty)
  }

  /// What a person took back is not missing.
  @Test func notWhatWasTakenBack() throws {
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR, files: [\"*.csv\"]")
    try folder.write(Self.month(5), to: "inbox/may.csv")
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.daybook("undo").status == 0)
    #expect(try folder.daybook("run", "--quiet").stderr.isEmpty)
    #expect(try folder.daybook("check").status == 0)
  }
}
