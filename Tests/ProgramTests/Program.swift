import Foundation

/// The built program, run as a user or a timer would run it.
enum Program {
  struct Outcome {
    var status: Int32
    var stdout: String
    var stderr: String
  }

  /// The executable that `DAYBOOK_PROGRAM` names, such as the optimized one; else that beside the test bundle.
  static let executable: URL = {
    if let path = ProcessInfo.processInfo.environment["DAYBOOK_PROGRAM"] {
      return URL(filePath: path).standardizedFileURL
    }
    let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appending(path: "daybook")
  }()

  /// Runs to the end. The output goes through files, so that no pipe can fill up; input is empty.
  static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:], executable: URL = executable
  ) throws -> Outcome {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try scratch.file("stdout")
    process.standardError = try scratch.file("stderr")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
      stdout: try scratch.text(of: "stdout"), stderr: try scratch.text(of: "stderr"))
  }
}

extension Program {
  /// Starts it and lets it run. It may be stopped by signals, which the threads of tests hold back.
  static func start(_ arguments: [String], in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    return process
  }
}

/// A folder of its own for one test, gone when the test lets go of it.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "daybook-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A new file, open for writing.
  func file(_ name: String) throws -> FileHandle {
    let file = url.appending(path: name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
