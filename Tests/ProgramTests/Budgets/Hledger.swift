import Foundation
import Testing

/// A journal of virtual postings in minor units of each currency, which hledger adds up.
struct Hledger {
  private var entries: [String] = []

  static let installed = (try? run(["--version"]).status) == 0

  private static func run(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run(
      ["hledger"] + arguments, in: FileManager.default.temporaryDirectory, executable: URL(filePath: "/usr/bin/env"))
  }

  mutating func add(_ day: String, _ account: String, _ amount: Int, _ currency: String) {
    entries.append("\(day) *\n  (\(account))  \(amount) \(currency)\n")
  }

  /// By currency and account, what is not 0. `options` are those of `hledger balance`; without a span all days count.
  func balances(_ options: String...) throws -> [[String]: Int] {
    let file = FileManager.default.temporaryDirectory.appending(path: "daybook-\(UUID().uuidString).journal")
    defer { try? FileManager.default.removeItem(at: file) }
    try entries.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let run = try Hledger.run(
      ["-f", file.path, "balance", "--flat", "--no-total", "--layout=bare", "-O", "csv"] + options)
    try #require(run.status == 0, "\(run.stderr)")
    let rows = Table.rows(of: run.stdout).dropFirst().map { ([$0[1], $0[0]], EnvelopeSums.minor($0[2])) }
    return try Dictionary(rows.filter { $0.1 != 0 }) { _, _ in throw CocoaError(.fileReadCorruptFile) }
  }
}
