import Foundation
import Testing

/// A run killed at any moment leaves each file imported whole or not at all; running again converges to the same book.
@Suite(.serialized)
struct KillTests {
  @Test func killedAnywhereItConverges() throws {
    let whole = try FaultFolder()
    #expect(try whole.daybook("run").status == 0)
    let expected = try whole.transactions()
    #expect(expected.count == 1_160)

    var killed = 0
    var delay = 0.004
    while killed < 40 {
      let folder = try FaultFolder()
      let ended = try KillTests.run(in: folder.url, killAfter: delay)
      if ended {
        // The point has moved past the end of a run: begin again at points between.
        guard killed > 0 else { break }
        delay = 0.004 + Double(killed % 7) * 0.0013
      } else {
        killed += 1
        delay += 0.004
      }
      try expectWholeFiles(folder)
      #expect(try folder.daybook("run").status == 0)
      #expect(try folder.transactions() == expected)
      #expect(try folder.daybook("check").status == 0)
      if ended { break }
    }
    #expect(killed > 5, "only \(killed) runs were killed before they ended")
  }

  /// Whatever is in the book: of each file all records or none.
  private func expectWholeFiles(_ folder: FaultFolder) throws {
    guard FileManager.default.fileExists(atPath: folder.url.appending(path: "book.sqlite").path) else { return }
    let rows = try folder.daybook("rows", "--format", "csv")
    guard rows.status == 0 else {
      Issue.record("rows failed with \(rows.status): \(rows.stderr)")
      return
    }
    let files = rows.stdout.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    for (file, count) in Dictionary(files.map { ($0, 1) }, uniquingKeysWith: +) {
      #expect(count == 401, "\(file) has \(count) records")
    }
  }

  /// Starts a run and kills it after `delay` seconds; true where it had ended by then.
  private static func run(in folder: URL, killAfter delay: Double) throws -> Bool {
    let process = Process()
    process.executableURL = Program.executable
    process.arguments = ["run"]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: delay)
    let ended = !process.isRunning
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return ended
  }
}
