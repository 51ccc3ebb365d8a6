import Foundation
import Testing

/// A working folder of a few made-up statements, and the program run in it.
struct SmallBook {
  let scratch: ScratchFolder

  /// Files named after an account, `current-1.csv`, are its statements.
  init(accounts: [String] = ["Current"]) throws {
    scratch = try ScratchFolder()
    let lines = accounts.map {
      "  - { name: \($0), currency: EUR, files: [\"\($0.lowercased())-*.csv\"], sign: as-written }\n"
    }
    try write("daybook.yaml", "accounts:\n" + lines.joined())
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "rules"), withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: scratch.url.appending(path: name))
  }

  /// Writes a statement of rows `day,description,amount` and whatever further columns there are, and imports it.
  func take(_ name: String, _ rows: [String], columns: String = "Date,Description,Amount") throws {
    try write(name, ([columns] + rows).joined(separator: "\n") + "\n")
    try daybook("import", name, "--quiet")
  }

  /// What the program prints where all is well.
  @discardableResult
  func daybook(_ arguments: String..., location: SourceLocation = #_sourceLocation) throws -> String {
    let ended = try Program.run(arguments, in: scratch.url)
    #expect(ended.status == 0, "\(arguments.joined(separator: " ")): \(ended.stderr)", sourceLocation: location)
    return ended.stdout
  }

  /// One column of all transactions, by their numbers.
  func column(_ name: String) throws -> [String] {
    let records = try JSONSerialization.jsonObject(
      with: Data(try daybook("transactions", "--format", "json").utf8))
    let rows = try #require(records as? [[String: Any]])
    return rows.sorted { ($0["id"] as? Int ?? 0) < ($1["id"] as? Int ?? 0) }.map { row in
      row[name].map { $0 is NSNull ? "" : "\($0)" } ?? ""
    }
  }
}
