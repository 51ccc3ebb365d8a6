import Foundation

/// The files below `fixtures/household` that the generator makes; `daybook.yaml` and the rules beside them are written
/// by hand, as a family would.
enum Fixtures {
  static let folder: URL = {
    var root = URL(filePath: #filePath)
    for _ in 1...4 { root.deleteLastPathComponent() }
    return root.appending(path: "fixtures/household")
  }()

  /// Path below the folder, and content.
  static func generated() -> [(path: String, content: [UInt8])] {
    let household = Household()
    let statements = household.statements
    var files = statements.map { (path: "inbox/" + $0.name, content: $0.bytes) }
    for broken in BrokenFiles.all { files.append((path: "inbox/" + broken.name, content: broken.bytes)) }
    let key = AnswerKey(
      accounts: household.accounts, statements: statements, unusable: BrokenFiles.all.map(\.name))
    let tables = [
      ("transactions", "account,date,amount,currency,description,category,period,status", key.transactions),
      ("rows", "statement,line,disposition", key.rows),
      ("waiting", "kind,file,line", key.waiting),
      ("balances", "account,currency,day,balance", key.balances),
      ("transfers", "date,account,amount,other_date,other_account,other_amount", key.transfers),
    ]
    for (name, header, rows) in tables {
      let lines = [header] + rows.map { $0.map(quotedIfNeeded).joined(separator: ",") }
      files.append((path: "key/\(name).csv", content: Array((lines.joined(separator: "\n") + "\n").utf8)))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Writes all files, and removes others from the folders that the generator owns.
  static func record() throws {
    for owned in ["inbox", "key"] { try? FileManager.default.removeItem(at: folder.appending(path: owned)) }
    for file in generated() {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.content).write(to: url)
    }
  }

  /// Paths of the generated files that are there, sorted.
  static func present() throws -> [String] {
    try ["inbox", "key"].flatMap { owned in
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: owned).path).map { owned + "/" + $0 }
    }.sorted()
  }

  /// The rows of a table of the key, without its header.
  static func key(_ name: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: "key/\(name).csv"), encoding: .utf8)
    return Array(Table.rows(of: text).dropFirst())
  }
}
