import Foundation
import Testing

/// Many runs at once: one works, the others give up or wait; readers always see a whole book.
struct TurnTests {
  @Test func twentyRunsAtOnce() throws {
    let whole = try WholeFolder()
    for waits in [false, true] {
      let copy = try whole.copy()
      let runs = try (0..<20).map { _ in try start(WholeFolder.today + (waits ? ["--wait"] : []), in: copy) }
      repeat {
        let count = try copy.dump().count
        #expect([400, 780, 1_160].contains(count), "a reader saw \(count)")
      } while runs.contains { $0.isRunning }
      for run in runs { run.waitUntilExit() }
      let statuses = Set(runs.map(\.terminationStatus))
      #expect(statuses == [0] || (!waits && statuses == [0, 75]), "\(statuses)")
      #expect(try copy.dump().count == 1_160)
      #expect(try copy.daybook(["check"]).status == 0)
    }
  }

  @Test func theLockOfADeadProcessHoldsNobody() throws {
    let copy = try WholeFolder().copy()
    let holder = Process()
    holder.executableURL = URL(filePath: "/usr/bin/flock")
    holder.arguments = ["-F", copy.url.appending(path: "book.sqlite.lock").path, "sleep", "60"]
    try holder.run()
    Thread.sleep(forTimeInterval: 0.3)
    #expect(try copy.daybook(WholeFolder.today).status == 75)
    #expect(try copy.daybook(["restore", "book.sqlite"]).status == 75)
    kill(holder.processIdentifier, SIGKILL)
    holder.waitUntilExit()
    #expect(try copy.daybook(WholeFolder.today).status == 0)
  }

  private func start(_ arguments: [String], in copy: WholeFolder.Copy) throws -> Process {
    let process = Process()
    process.executableURL = Program.executable
    process.arguments = arguments
    process.currentDirectoryURL = copy.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
