import Foundation
import Testing

/// The program on a disk that fails when told to, or that writes down what was asked of it; see Tests/Faults/disk.c.
struct FailingDisk {
  enum Fault {
    /// The program is killed.
    case kill
    /// The call gives this errno; `forever` with all that follow.
    case code(Int32, forever: Bool)
  }

  let library: URL

  /// Nil, with a notice, where no C compiler is installed.
  static let installed = compiled("disk").map { FailingDisk(library: $0) }

  /// The library made of Tests/Faults/NAME.c, to be preloaded.
  static func compiled(_ name: String) -> URL? {
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Faults/\(name).c")
    let library = Program.executable.deletingLastPathComponent().appending(path: "faults-\(name)-\(getpid()).so")
    for compiler in ["cc", "clang"] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        [
          compiler, "-shared", "-fPIC", "-O1", "-fno-builtin", "-Wall", "-Werror", "-o", library.path,
          source.standardized.path, "-ldl",
        ]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { continue }
      process.waitUntilExit()
      if process.terminationStatus == 0 { return library }
    }
    print("skipped: no C compiler is installed")
    return nil
  }

  /// The full sizes: `DAYBOOK_FAULTS=full swift test --filter ProgramTests`.
  static let isFull = ProcessInfo.processInfo.environment["DAYBOOK_FAULTS"] == "full"

  /// Which calls are counted.
  enum Calls: String { case all, sync, folder }

  func run(_ arguments: [String], in folder: URL, at call: Int, _ fault: Fault, only calls: Calls = .all) throws
    -> Program.Outcome
  {
    var environment = environment(folder)
    environment["FAULTS_AT"] = String(call)
    if calls != .all { environment["FAULTS_ONLY"] = calls.rawValue }
    if case .code(let code, let forever) = fault {
      environment["FAULTS_CODE"] = String(code)
      if forever { environment["FAULTS_EVER"] = "1" }
    }
    return try Program.run(arguments, in: folder, environment: environment)
  }

  /// The program gets a signal where it opens a file of that name to read it; without one it never comes to an end.
  func run(_ arguments: [String], in folder: URL, reading name: String, signal: Int32?) throws -> Program.Outcome {
    var environment = environment(folder)
    environment["FAULTS_READ"] = name
    if let signal { environment["FAULTS_SIGNAL"] = String(signal) }
    return try Program.run(arguments, in: folder, environment: environment)
  }

  /// As on a disk without hard links, such as an archive on another file system.
  func runWithoutLinks(_ arguments: [String], in folder: URL) throws -> Program.Outcome {
    var environment = environment(folder)
    environment["FAULTS_LINK"] = String(EXDEV)
    return try Program.run(arguments, in: folder, environment: environment)
  }

  /// Runs to the end; gives every call that changed the folder.
  func calls(_ arguments: [String], in folder: URL) throws -> [DiskCall] {
    let scratch = try ScratchFolder()
    let log = scratch.url.appending(path: "calls")
    var environment = environment(folder)
    environment["FAULTS_LOG"] = log.path
    let outcome = try Program.run(arguments, in: folder, environment: environment)
    #expect(outcome.status == 0, "\(outcome.stderr)")
    return DiskCall.read([UInt8](try Data(contentsOf: log)))
  }

  private func environment(_ folder: URL) -> [String: String] {
    ["LD_PRELOAD": library.path, "FAULTS_UNDER": folder.path]
  }

  /// `count` points spread over all of them; in the full size, all.
  static func points(_ all: Int, sample count: Int) -> [Int] {
    isFull ? Array(1...all) : (0..<count).map { 1 + $0 * (all - 1) / max(1, count - 1) }
  }
}

/// One call that changed a folder.
struct DiskCall {
  enum Kind: Character {
    case create = "c"
    case folder = "d"
    case write = "w"
    case truncate = "t"
    case sync = "s"
    case unlink = "u"
    case link = "l"
    case rename = "r"
  }
  var kind: Kind
  var path: String
  /// The new name of a link or a rename.
  var other: String
  var offset: Int
  var bytes: ArraySlice<UInt8>

  static func read(_ log: [UInt8]) -> [DiskCall] {
    var calls: [DiskCall] = []
    var at = 0
    while let end = log[at...].firstIndex(of: 10) {
      let fields = String(decoding: log[at..<end], as: UTF8.self).split(
        separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 5, let kind = fields[0].first.flatMap(Kind.init), let offset = Int(fields[3]),
        let count = Int(fields[4])
      else { break }
      let next = end + 1 + (kind == .write ? count : 0)
      calls.append(
        DiskCall(
          kind: kind, path: String(fields[1]), other: String(fields[2]), offset: offset, bytes: log[(end + 1)..<next]))
      at = next
    }
    return calls
  }
}
