import Foundation

/// A small working folder with statements in its inbox, for tests that let things go wrong.
struct FaultFolder {
  let scratch: ScratchFolder
  var url: URL { scratch.url }

  /// `files` statements of one account, of `rows` rows each, month after month; they overlap by a few rows.
  init(files: Int = 3, rows: Int = 400) throws {
    scratch = try ScratchFolder()
    try FileManager.default.createDirectory(at: url.appending(path: "inbox"), withIntermediateDirectories: true)
    try write(
      """
      accounts:
        - { name: Current, currency: EUR, opening: { date: 2023-12-31, balance: 100.00 }, files: ["*.csv"] }
      """, to: "daybook.yaml")
    for file in 0..<files {
      try write(FaultFolder.statement(from: file * (rows - 20), rows: rows), to: "inbox/export-\(file).csv")
    }
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func daybook(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: url)
  }

  /// What the book holds, in an order of its own.
  func transactions() throws -> [String] {
    try daybook("transactions", "--format", "csv").stdout.split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).dropFirst().joined(separator: ",") }.sorted()
  }

  /// Rows `from ..< from + rows` of an endless account: three a day, with a running balance.
  private static func statement(from: Int, rows: Int) -> String {
    var balance = 10_000
    var lines = ["Date;Text;Amount;Balance"]
    for row in 0..<(from + rows) {
      let amount = row % 29 == 0 ? 52_000 : -(row * 37 % 1_700) - 1
      balance += amount
      guard row >= from else { continue }
      lines.append("\(day(row / 3));SHOP \(row % 13) ORDER \(row);\(money(amount));\(money(balance))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func day(_ offset: Int) -> String {
    let date = Date(timeIntervalSince1970: 1_704_067_200 + Double(offset) * 86_400)
    return String(date.formatted(.iso8601).prefix(10))
  }

  private static func money(_ minor: Int) -> String {
    let digits = String(minor.magnitude)
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return (minor < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }
}
