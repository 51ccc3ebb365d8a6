import Foundation

/// The help of a command, as the built program prints it.
struct HelpPage: CustomStringConvertible, Sendable {
  let command: [String]
  let text: String
  var description: String { (["daybook"] + command).joined(separator: " ") }

  /// Of the program, and of all commands below it.
  static let all: [HelpPage] = pages(below: [])

  private static func pages(below command: [String]) -> [HelpPage] {
    guard let scratch = try? ScratchFolder(), let ended = try? Program.run(command + ["--help"], in: scratch.url) else {
      return []
    }
    let lines = ended.stdout.split(separator: "\n", omittingEmptySubsequences: false)
    let list = lines.drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
    let names = list.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map { String($0.split(separator: " ")[0]) }
    return [HelpPage(command: command, text: ended.stdout)] + names.flatMap { pages(below: command + [$0]) }
  }

  /// What stands under `Example:`, a command each; `\` and a deeper indent go on with the one before.
  var examples: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let block = lines.drop { !$0.hasPrefix("Example") }.dropFirst().prefix { !$0.isEmpty }
    return block.reduce(into: []) { examples, line in
      let words = line.trimmingPrefix { $0 == " " }.trimmingSuffix { $0 == "\\" || $0 == " " }
      if line.hasPrefix("   "), !examples.isEmpty {
        examples[examples.count - 1] += " " + words
      } else {
        examples.append(words)
      }
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isSpare: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isSpare(last) { text.removeLast() }
    return String(text)
  }
}

/// The household of the demo with what examples speak of: `~/money`, `~/Downloads`, a wallet, answered questions.
struct ExampleStage {
  let scratch: ScratchFolder
  private var home: URL { scratch.url }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../fixtures"
  )
  .standardizedFileURL

  /// What stands in `~/money` before each command's examples are typed there.
  static let prepared = Result {
    let stage = ExampleStage(scratch: try ScratchFolder())
    try FileManager.default.copyItem(at: fixtures.appending(path: "household"), to: stage.home.appending(path: "money"))
    let ended = try stage.type(String(contentsOf: fixtures.appending(path: "help-examples/prepare"), encoding: .utf8))
    guard ended.status == 0 else { throw NotPrepared(said: ended.stderr) }
    return stage
  }
  struct NotPrepared: Error { let said: String }

  /// The same, for another command.
  func copy() throws -> ExampleStage {
    let copy = ExampleStage(scratch: try ScratchFolder())
    for name in ["money", "Downloads"] {
      try FileManager.default.copyItem(at: home.appending(path: name), to: copy.home.appending(path: name))
    }
    return copy
  }

  /// Gives a line to the shell, in `~/money`.
  func type(_ line: String) throws -> Program.Outcome {
    let bin = Program.executable.deletingLastPathComponent().path
    return try Program.run(
      ["-c", line], in: home.appending(path: "money"),
      environment: ["HOME": home.path, "PATH": "\(bin):/usr/bin:/bin", "XDG_CACHE_HOME": home.path],
      executable: URL(filePath: "/bin/sh"))
  }
}
