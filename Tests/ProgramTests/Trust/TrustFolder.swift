import Foundation
import Testing

/// A working folder as its `daybook.yaml` says, for tests that tell a story of several nights.
struct TrustFolder {
  let scratch: ScratchFolder
  var url: URL { scratch.url }

  /// No account is late here for ten years, so that the day on which the tests run says nothing.
  init(accounts: String...) throws {
    scratch = try ScratchFolder()
    let lines = accounts.map { "  - { \($0), stale_after: 3660 }\n" }
    try write("accounts:\n" + lines.joined(), to: "daybook.yaml")
    for name in ["inbox", "rules"] {
      try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
    }
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// Lines of comma-separated fields, each with its end.
  func write(_ lines: [String], to name: String) throws {
    try write(lines.map { $0 + "\n" }.joined(), to: name)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// As if it had been written long ago.
  func age(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: url.appending(path: name).path)
  }

  func daybook(_ arguments: String...) throws -> Program.Outcome { try Program.run(arguments, in: url) }

  /// Days and amounts of all transactions that count, by account and day.
  func booked() throws -> [String] {
    let list = try Program.run(["transactions", "--format", "csv"], in: url)
    #expect(list.status == 0, "\(list.stderr)")
    return list.stdout.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return fields[9] == "held" ? nil : "\(fields[2]) \(fields[1]) \(fields[3])"
    }.sorted()
  }

  /// Kinds and messages of what waits.
  func waiting() throws -> [(kind: String, message: String)] {
    let list = try Program.run(["review", "list", "--format", "json"], in: url)
    let items = try #require(JSONSerialization.jsonObject(with: Data(list.stdout.utf8)) as? [[String: Any]])
    return items.map { ("\($0["kind"] ?? "")", "\($0["message"] ?? "")") }
  }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: folder).path).sorted()
  }
}
