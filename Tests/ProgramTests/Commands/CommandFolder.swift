import Foundation
import Testing

/// A working folder with one account, in which tests give commands one after the other.
struct CommandFolder {
  let scratch: ScratchFolder
  var url: URL { scratch.url }

  /// The files of a single account are all CSV files; of several, those that begin with its name: `savings-1.csv`.
  init(accounts: [String] = ["Current"]) throws {
    scratch = try ScratchFolder()
    let lines = accounts.map { name in
      let files = accounts.count == 1 ? "*.csv" : "\(name.lowercased())-*.csv"
      return "  - { name: \(name), currency: EUR, files: [\"\(files)\"], sign: as-written }\n"
    }
    try write("accounts:\n" + lines.joined(), to: "daybook.yaml")
    try FileManager.default.createDirectory(at: url.appending(path: "rules"), withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(of name: String) throws -> String { try scratch.text(of: name) }

  /// Imports rows of `DATE,DESCRIPTION,AMOUNT`.
  func take(_ rows: String..., from name: String = "may.csv") throws { try take(rows, from: name) }

  /// Imports rows that may have further columns.
  func take(_ rows: [String], from name: String, columns: String = "Date,Description,Amount") throws {
    try write(([columns] + rows).map { $0 + "\n" }.joined(), to: name)
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

  /// A value of all transactions, by their numbers; empty where one has none.
  func values(_ name: String) throws -> [String] {
    let records = try JSONSerialization.jsonObject(with: Data(try daybook("transactions", "--format", "json").utf8))
    let rows = try #require(records as? [[String: Any]])
    return rows.sorted { ($0["id"] as? Int ?? 0) < ($1["id"] as? Int ?? 0) }.map { row in
      row[name].map { $0 is NSNull ? "" : "\($0)" } ?? ""
    }
  }
}
