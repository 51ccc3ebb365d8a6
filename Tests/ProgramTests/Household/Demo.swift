import Foundation
import Testing

/// A scratch copy of the household, and the program at work in it.
struct Demo {
  private let scratch: ScratchFolder
  var folder: URL { scratch.url.appending(path: "household") }

  init() throws { try self.init(copyOf: Fixtures.folder) }

  private init(copyOf household: URL) throws {
    scratch = try ScratchFolder()
    try FileManager.default.copyItem(at: household, to: folder)
  }

  /// One of its own of what a run made of the household, which is done once for all tests.
  static func afterRun() throws -> Demo { try Demo(copyOf: ran.get().folder) }

  private static let ran = Result {
    let demo = try Demo()
    try demo.daybook("run")
    return demo
  }

  /// Runs `daybook ARGUMENTS --config daybook.yaml` from elsewhere, as a timer does, and expects it to end well.
  @discardableResult
  func daybook(_ arguments: String..., at place: SourceLocation = #_sourceLocation) throws -> String {
    try daybook(arguments, at: place)
  }

  @discardableResult
  func daybook(_ arguments: [String], at place: SourceLocation = #_sourceLocation) throws -> String {
    let config = folder.appending(path: "daybook.yaml").path
    let outcome = try Program.run(arguments + ["--config", config], in: scratch.url)
    let command = "daybook " + arguments.prefix(6).joined(separator: " ")
    #expect(outcome.status == 0, "\(command)\n\(outcome.stderr)", sourceLocation: place)
    return outcome.stdout
  }

  /// The named columns of what a command lists.
  func list(_ names: [String], _ arguments: String..., at place: SourceLocation = #_sourceLocation) throws -> [[String]]
  {
    let text = try daybook(arguments + ["--format", "csv"], at: place)
    let header = text.prefix { !$0.isNewline }
    return try #require(
      Table.columns(names, of: text), "\(arguments) lists \(header), not \(names)", sourceLocation: place)
  }

  /// The book's transactions in the key's columns; blanks and line ends in descriptions count as one blank, and what a
  /// balance proved as booked.
  func transactions() throws -> [[String]] {
    let names = ["account", "date", "amount", "currency", "description", "category", "period", "status"]
    return try list(names, "transactions").map { row in
      var row = row
      if row[7] == "reconciled" { row[7] = "booked" }
      row[4] = row[4].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return row
    }
  }

  /// The linked transfers in the key's columns, sorted as the key is.
  func transfers() throws -> [[String]] {
    let names = ["date", "account", "amount", "other_date", "other_account", "other_amount"]
    return try list(names, "transactions", "--transfers").sorted { $0.lexicographicallyPrecedes($1) }
  }

  func rows() throws -> [[String]] {
    try list(["statement", "line", "disposition"], "rows")
  }

  /// All that waits in the queue; files by their names, whether they were imported or not.
  func waiting() throws -> [[String]] {
    try list(["kind", "file", "line"], "review", "list").map { item in
      [item[0], URL(filePath: item[1]).lastPathComponent, item[2] == "0" ? "" : item[2]]
    }
  }

  /// Names of the files in a folder of the household and all below it, sorted; none where it is not there.
  func files(below name: String) -> [String] {
    let start = folder.appending(path: name)
    let found = FileManager.default.enumerator(at: start, includingPropertiesForKeys: [.isRegularFileKey])
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .map(\.lastPathComponent).sorted()
  }

  /// Writes statements beside the household under names that no glob knows, and imports them in this order, each with
  /// a command of its own.
  func importOneByOne(_ statements: [Statement], at place: SourceLocation = #_sourceLocation) throws {
    for statement in statements { try importFiles([statement], of: statement.account, at: place) }
  }

  /// The same with one command for each account.
  func importByAccount(_ statements: [Statement], at place: SourceLocation = #_sourceLocation) throws {
    for (account, statements) in Dictionary(grouping: statements, by: \.account).sorted(by: { $0.key < $1.key }) {
      try importFiles(statements, of: account, at: place)
    }
  }

  private func importFiles(_ statements: [Statement], of account: String, at place: SourceLocation) throws {
    let paths = try statements.map { statement in
      let file = scratch.url.appending(path: "\(UUID().uuidString) \(statement.name)")
      try Data(statement.bytes).write(to: file)
      return file.path
    }
    try daybook(["import"] + paths + ["--account", account], at: place)
  }
}
