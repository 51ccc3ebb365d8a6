import Foundation
import Testing

/// A working folder with one account, in which tests give commands one after the other.
struct CommandFolder {
  let scratch: ScratchFolder
  var url: URL { scratch.url }

  init() throws {
    scratch = try ScratchFolder()
    try write("accounts:\n  - { name: Current, currency: EUR, files: [\"*.csv\"] }\n", to: "daybook.yaml")
    try FileManager.default.createDirectory(at: url.appending(path: "rules"), withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(of name: String) throws -> String { try scratch.text(of: name) }

  /// Imports rows of `DATE,DESCRIPTION,AMOUNT`.
  func take(_ rows: String..., from name: String = "may.csv") throws {
    try write("Date,Description,Amount\n" + rows.map { $0 + "\n" }.joined(), to: name)
    _ = try daybook("import", name, "--quiet")
  }

  /// What a command prints that must succeed.
  @discardableResult
  func daybook(_ arguments: String...) throws -> String {
    let ended = try Program.run(arguments, in: url)
    #expect(ended.status == 0, "\(arguments): \(ended.stderr)")
    return ended.stdout
  }

  func attempt(_ arguments: String...) throws -> Program.Outcome { try Program.run(arguments, in: url) }

  /// The categories of all transactions.
  func categories() throws -> [String] { try column(7, "transactions") }

  func column(_ number: Int, _ list: String...) throws -> [String] {
    let listed = try Program.run(list + ["--format", "csv"], in: url)
    #expect(listed.status == 0, "\(listed.stderr)")
    return listed.stdout.split(separator: "\n").dropFirst().map {
      String($0.split(separator: ",", omittingEmptySubsequences: false)[number])
    }
  }
}
