import Foundation
import Testing

@testable import Workspace

/// A command of the person's own never holds up a night, and ends with all that it started.
@Suite struct UserCommandTests {
  private func failure(_ command: UserCommand) -> String {
    do throws(UserCommand.Failure) { return "wrote \(try command.run([]).count) bytes" } catch { return error.what }
  }

  @Test func givesWhatItWrites() throws {
    let text = Array("abc".utf8)
    #expect(try UserCommand(command: "tr a-z A-Z").run(text) == Array("ABC".utf8))
    #expect(try UserCommand(command: "true").run(text).isEmpty)
  }

  @Test func saysHowItFailed() {
    #expect(failure(UserCommand(command: "echo no >&2; exit 3")) == "failed with status 3: no\n")
    #expect(failure(UserCommand(command: "kill -9 $$")) == "was ended by signal 9")
    #expect(failure(UserCommand(command: "no-such-command")).hasPrefix("failed with status 127: "))
  }

  @Test(arguments: ["sleep 100", "trap '' TERM; sleep 100", "setsid true; sleep 100 | cat"])
  func endsInTime(_ command: String) {
    let start = ContinuousClock.now
    #expect(failure(UserCommand(command: command, limit: 0.2)) == "did not end within 1 seconds")
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func itsChildrenEndWithIt() throws {
    let folder = try Folder(["empty": ""])
    let tick = folder.path + "/tick"
    let child = "while :; do date +%s%N > \(tick); sleep 0.02; done"
    #expect(failure(UserCommand(command: "(\(child)) & sleep 100", limit: 0.5)) == "did not end within 1 seconds")
    let last = try String(contentsOfFile: tick, encoding: .utf8)
    Thread.sleep(forTimeInterval: 0.3)
    #expect(try String(contentsOfFile: tick, encoding: .utf8) == last, "a child still works")
  }

  /// `mail` hands its letter to a process that it does not wait for.
  @Test func whatItLeavesBehindGoesOn() throws {
    let folder = try Folder(["empty": ""])
    #expect(try UserCommand(command: "(sleep 0.3; touch \(folder.path)/sent) & echo done").run([]).count == 5)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/sent"))
    let deadline = Date(timeIntervalSinceNow: 20)
    while Date() < deadline, !FileManager.default.fileExists(atPath: folder.path + "/sent") { usleep(10_000) }
    #expect(FileManager.default.fileExists(atPath: folder.path + "/sent"))
  }

  @Test func mayNotWriteWithoutEnd() {
    #expect(failure(UserCommand(command: "yes", outputLimit: 1 << 20)) == "wrote more than 1048576 bytes")
    #expect(failure(UserCommand(command: "yes >&2", outputLimit: 1 << 20)) == "wrote more than 1048576 bytes")
  }
}
