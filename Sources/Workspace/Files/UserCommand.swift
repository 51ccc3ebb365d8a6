import Foundation
import Glibc
import Store

/// A shell command of the person's own, with a text on its standard input.
///
/// It runs in a session of its own, so that it can be ended with all that it started: when its time is over, when it
/// writes without end, and when Daybook itself is stopped meanwhile. What it leaves behind when it ends by itself goes
/// on: `mail` hands its letter to a process that may take a while.
struct UserCommand {
  let command: String
  /// Seconds after which the command is stopped.
  var limit = UserCommand.seconds
  /// Bytes after which it is stopped.
  var outputLimit = 1 << 30

  /// Time for a letter, a ping or the conversion of a file; a night has many of them.
  static let seconds = 60.0
  /// POSIX_SPAWN_SETSID, which the header keeps for C.
  private static let newSession: Int32 = 0x80
  /// Between asking a command to end and ending it.
  private static let grace = 1.0

  /// It ended badly, or not in time.
  struct Failure: Error {
    /// `failed with status 1: ...`
    let what: String
  }

  /// What the command writes to its standard output.
  func run(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
    let signals = StopSignals()
    defer { signals.passOn() }
    do {
      let folder = FileManager.default.temporaryDirectory.appending(path: "daybook-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = ["in", "out", "err"].map { folder.appending(path: $0) }
      try Data(bytes).write(to: files[0])
      let status = try end(of: try start(files.map(\.path)), writing: files[1...].map(\.path))
      guard status == 0 else {
        let said = String(decoding: try Data(contentsOf: files[2]).prefix(400), as: UTF8.self)
        let ending = status & 0x7f == 0 ? "failed with status \(status >> 8)" : "was ended by signal \(status & 0x7f)"
        throw Failure(what: ending + (said.isEmpty ? "" : ": \(said)"))
      }
      return [UInt8](try Data(contentsOf: files[1]))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(what: "cannot be given its files: \(error.localizedDescription)")
    }
  }

  /// Starts the shell with its three standard files; gives its process, which leads a session.
  private func start(_ files: [String]) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, files[0], O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, files[1], O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, files[2], O_WRONLY | O_CREAT, 0o600)
    // The command gets no signal ignored that Daybook ignores, and none held back that a thread of it holds back.
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = UserCommand.newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var process: pid_t = 0
    let words: [String] = ["sh", "-c", command]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments + [nil], environ)
    guard code == 0 else { throw Failure(what: "cannot be started: \(String(cString: strerror(code)))") }
    return process
  }

  /// The status with which it ended, as `waitpid` gives it.
  private func end(of process: pid_t, writing files: [String]) throws(Failure) -> Int32 {
    var status: Int32 = 0
    let deadline = ContinuousClock.now + .seconds(limit)
    while waitpid(process, &status, WNOHANG) == 0 {
      let reason =
        if ContinuousClock.now >= deadline {
          "did not end within \(Int(limit.rounded(.up))) seconds"
        } else if files.contains(where: { (SystemPath.status($0)?.st_size ?? 0) > outputLimit }) {
          "wrote more than \(outputLimit) bytes"
        } else if StopSignals.came { "was stopped with Daybook" } else { "" }
      if !reason.isEmpty {
        UserCommand.stop(process)
        throw Failure(what: reason)
      }
      usleep(2_000)
    }
    return status
  }

  /// Asks the whole session to end; what is still there after a moment is ended.
  private static func stop(_ process: pid_t) {
    kill(-process, SIGTERM)
    let deadline = ContinuousClock.now + .seconds(grace)
    var isThere = true
    while isThere, ContinuousClock.now < deadline {
      isThere = waitpid(process, nil, WNOHANG) == 0
      if isThere { usleep(2_000) }
    }
    kill(-process, SIGKILL)
    if isThere { waitpid(process, nil, 0) }
  }
}

/// While a command runs, what stops Daybook is kept until the command is stopped, too.
private struct StopSignals {
  nonisolated(unsafe) private static var last: sig_atomic_t = 0
  private var before: [(number: Int32, action: sigaction)] = []

  static var came: Bool { last != 0 }

  init() {
    StopSignals.last = 0
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      var action = sigaction()
      sigaction(number, nil, &action)
      // What is ignored, as under nohup, stays so.
      if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      before.append((number, action))
      action = sigaction()
      action.__sigaction_handler.sa_handler = { StopSignals.last = $0 }
      sigaction(number, &action, nil)
    }
  }

  /// Handles signals as before, beginning with the one that came.
  func passOn() {
    for (number, action) in before {
      var action = action
      sigaction(number, &action, nil)
    }
    if StopSignals.came { raise(StopSignals.last) }
  }
}
