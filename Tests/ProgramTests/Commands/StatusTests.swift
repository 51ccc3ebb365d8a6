import Foundation
import Glibc
import Testing

/// Exit statuses that need more than files: a lock, a full disk, a reader that leaves.
@Suite struct StatusTests {
  private func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    #expect(try Program.run(["init", "--quiet"], in: scratch.url).status == 0)
    return scratch
  }

  @Test func bookHeldByAnotherRunIs75() throws {
    let scratch = try folder()
    let lock = open(scratch.url.appending(path: "book.sqlite.lock").path, O_RDWR | O_CREAT, 0o644)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let outcome = try Program.run(["categories", "add", "Food:Farm shop"], in: scratch.url)
    #expect(outcome.status == 75)
    #expect(outcome.stderr.contains("another run holds the book"))
    #expect(outcome.stderr.contains("--wait"))
  }

  @Test func resultsThatCannotBeWrittenAre74() throws {
    let outcome = try shell("\(Program.executable.path) categories > /dev/full", in: folder())
    #expect(outcome == 74)
  }

  /// As `| head` does once it has seen enough.
  @Test func aReaderThatLeavesEndsItQuietly() throws {
    let listing = "\(Program.executable.path) categories; echo $? > status"
    let command = "{ sleep 0.3; \(listing); } 2> errors | true; test $(cat status) = 141 && test ! -s errors"
    #expect(try shell(command, in: folder()) == 0)
  }

  @Test func bookThatCannotBeMadeIs73() throws {
    let scratch = try folder()
    try Data().write(to: scratch.url.appending(path: "file"))
    let outcome = try Program.run(["categories", "add", "A", "--book", "file/book.sqlite"], in: scratch.url)
    #expect(outcome.status == 73)
    #expect(outcome.stdout.isEmpty)
  }

  @Test func quietPrintsNothingWhereAllIsWell() throws {
    let scratch = try folder()
    let outcome = try Program.run(["categories", "add", "Food:Farm shop", "--quiet"], in: scratch.url)
    #expect(outcome.status == 0)
    #expect(outcome.stdout.isEmpty && outcome.stderr.isEmpty)
  }

  private func shell(_ command: String, in scratch: ScratchFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = scratch.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
