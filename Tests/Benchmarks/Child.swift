import Foundation

/// A program run to its end: how long it took, how much memory it held at most, and how it ended.
struct Child {
  var seconds: Double
  /// Peak resident size in bytes.
  var peakMemory: Int
  var status: Int32

  /// Runs `command` in `folder`, which is to end with `expected`; what it prints goes to `log` there.
  static func run(
    _ command: [String], in folder: String, log: String = "log.txt", expecting expected: Int32 = 0
  ) throws -> Child {
    let clock = ContinuousClock()
    let start = clock.now
    let child = try spawn(command, in: folder, log: log)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkError("cannot wait for \(command[0])") }
    }
    let duration = (clock.now - start).components
    let result = Child(
      seconds: Double(duration.seconds) + Double(duration.attoseconds) * 1e-18,
      peakMemory: usage.ru_maxrss * 1024, status: status & 0x7f == 0 ? status >> 8 & 0xff : 128 + (status & 0x7f))
    guard result.status == expected else {
      let said = (try? String(contentsOfFile: folder + "/" + log, encoding: .utf8)) ?? ""
      throw BenchmarkError("\(command.joined(separator: " ")) ended with \(result.status): \(said.suffix(600))")
    }
    return result
  }

  private static func spawn(_ command: [String], in folder: String, log: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder + "/" + log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var child: pid_t = 0
    let words = (["sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + command).map { strdup($0) }
    defer { for word in words { free(word) } }
    let code = posix_spawnp(&child, "sh", &actions, nil, words + [nil], environ)
    guard code == 0 else { throw BenchmarkError("cannot start \(command[0]): \(String(cString: strerror(code)))") }
    return child
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
