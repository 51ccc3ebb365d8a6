internal import Foundation
internal import Ledger

/// A shell command of the person's own, with a text on its standard input.
struct UserCommand {
  let command: String
  /// Seconds after which the command is stopped.
  var limit = 60.0

  /// It ended badly, or not in time.
  struct Failure: Error {
    /// `failed with status 1: ...`
    let what: String
  }

  /// What the command writes to its standard output.
  func run(_ bytes: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "daybook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appending(path: $0) }
    try Data(bytes).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    try wait(for: process)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let said = String(decoding: try Data(contentsOf: files[2]).prefix(400), as: UTF8.self)
      throw Failure(what: "failed with status \(process.terminationStatus)" + (said.isEmpty ? "" : ": \(said)"))
    }
    return [UInt8](try Data(contentsOf: files[1]))
  }

  private func wait(for process: Process) throws {
    let deadline = Date(timeIntervalSinceNow: limit)
    while process.isRunning {
      guard Date() < deadline else {
        process.terminate()
        process.waitUntilExit()
        throw Failure(what: "did not end within \(Int(limit)) seconds")
      }
      Thread.sleep(forTimeInterval: 0.002)
    }
  }
}
