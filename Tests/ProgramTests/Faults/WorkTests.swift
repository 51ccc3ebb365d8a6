import Foundation
import Testing

/// What a file costs grows with its size alone, whatever its records are: counted in steps, not in time.
@Suite struct WorkTests {
  typealias Shape = @Sendable (Int) -> String

  private static let start =
    "Date,Description,Amount\n"
    + lines(200) { "2025-01-\(10 + $0 % 18),Shop \($0 % 9),-\($0 % 7).50" }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private static let shapes: [String: Shape] = [
    // Records of each disposition.
    "blank lines": { start + String(repeating: "\n", count: 20 * $0) },
    "empty rows": { start + String(repeating: ",,\n", count: 8 * $0) },
    "a sheet saved whole": { start + String(repeating: ",,,,,,,,,,,,\n", count: 8 * $0) },
    "headers again": { start + String(repeating: "Date,Description,Amount\n", count: 2 * $0) },
    "lines of words": { start + lines($0) { "see page \($0) of this statement" } },
    "words between rows": { start + lines($0) { "2025-02-10,Shop \($0),-5.00\nline \($0)" } },
    "continued texts": { start + lines(2 * $0) { ",more of text \($0)," } },
    "unreadable amounts": { start + lines($0) { "2025-02-10,Shop \($0),abc\($0)" } },
    "unreadable days": { start + lines($0) { "2025-22-10,Shop \($0),-5.00" } },
    "too many fields": { start + lines($0) { "2025-02-10,a,\($0),b,c,-5.00" } },
    "too few fields": { start + lines($0) { "2025-02-10,\($0)" } },
    "balances": { start + lines($0) { "2025-02-10,Closing balance,\($0).00" } },
    "totals": { start + lines($0) { "Total,,\($0).00" } },
    "no money moved": {
      start.replacing("Amount\n", with: "Amount,Status\n") + lines($0) { "2025-02-10,a,\($0).00,Declined" }
    },
    "not booked": { "Date,Description,Amount,Status\n" + lines($0) { "2025-02-10,a \($0),-1.00,Pending" } },
    "rows": { start + lines($0) { "2025-02-10,Shop \($0),-5.00" } },
    "equal rows": { start + lines($0) { _ in "2025-02-10,Shop,-5.00" } },
    // Few records, much in them.
    "one long line": { start + "2025-02-10," + String(repeating: "a b 12 ", count: 20 * $0) + ",-5.00\n" },
    "one long field": { start + "2025-02-10,\"" + String(repeating: "word, word\n", count: $0) + "\",-5.00\n" },
    "one long number": { start + "2025-02-10,x," + String(repeating: "9", count: 60 * $0) + "\n" },
    "commas": { String(repeating: ",", count: 40 * $0) },
    "columns": { "Date,Description,Amount" + String(repeating: ",x", count: 20 * $0) + "\n2025-02-10,a,5.00\n" },
    "a wide row": { start + "2025-02-10,a,-5.00" + String(repeating: ",", count: 60 * $0) + "\n" },
    "no table": { String(repeating: "x", count: 100 * $0) },
    // Quotes at bad places.
    "quotes": { start + String(repeating: "\"", count: 20 * $0) + "\n" },
    "open quotes": { start + String(repeating: "\"a\n", count: $0) },
    "stray quotes": { start + lines($0) { "2025-02-10,\"Shop \($0),-5.00" } },
    // Many different ones of what is few elsewhere.
    "currencies": { "Date,Description,Amount,Currency\n" + lines($0) { "2025-02-10,a,-5.00,\(code($0))" } },
    "account numbers": {
      "Date,Description,Amount,Account number\n" + lines($0) { "2025-02-10,a,-5.00,\(4_000_000_000 + $0)" }
    },
    "sections": { start + lines($0) { "Account number,\(4_000_000_000 + $0),\n2025-02-10,a,-5.00" } },
    "statements": { ofx($0) { "<ACCTID>\($0)</BANKACCTFROM>" } },
    "tags": { String(repeating: "<A>", count: 8 * $0) + ofx(1) { _ in "<ACCTID>1</BANKACCTFROM>" } },
  ]

  private static func code(_ number: Int) -> String {
    String(decoding: [26 * 26, 26, 1].map { UInt8(65 + number / $0 % 26) }, as: UTF8.self)
  }

  private static func ofx(_ count: Int, _ account: (Int) -> String) -> String {
    "OFXHEADER:100\n\n<OFX><BANKMSGSRSV1>"
      + lines(count) {
        "<STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM>\(account($0))<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT"
          + "<DTPOSTED>20250205<TRNAMT>-5.00<FITID>\($0)<NAME>A</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS>"
      } + "</BANKMSGSRSV1></OFX>\n"
  }

  static let names = shapes.keys.sorted()
  private static let counter = WorkCounter.installed

  /// Four times as much of anything costs about four times the work, where something quadratic would cost sixteen times.
  /// Buffers that double their size make steps of it, so that up to seven times is no sign of that.
  @Test(arguments: names)
  func readingIsLinear(_ name: String) throws {
    guard let counter = Self.counter, let shape = Self.shapes[name] else { return }
    let folder = try ScratchFolder()
    let steps = try [5_000, 20_000].map { size in
      try Data(shape(size).utf8).write(to: folder.url.appending(path: "a.csv"))
      return try counter.steps(["inspect", "a.csv", "--quiet"], in: folder.url)
    }
    #expect(steps[1] <= 7 * steps[0], "\(name): \(steps)")
  }

  /// Ten rows behind all others cost the same in a book of ten times as many: nothing looks through the book for them.
  @Test func aNightFollowsItsRowsAndNotTheBook() throws {
    guard let counter = Self.counter else { return }
    let steps = try [4_000, 40_000].map { size in
      let folder = try ScratchFolder()
      func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.url.appending(path: name))
      }
      try write("accounts:\n  - { name: A, currency: EUR, files: [\"*.csv\"] }\n", to: "daybook.yaml")
      let head = "Date,Description,Amount\n"
      let rows = Self.lines(size) { row in
        "20\(10 + row * 10 / size)-0\(1 + row % 9)-\(10 + row % 18),Shop \(row % 90),-\(row % 500).50"
      }
      try write(head + rows, to: "all.csv")
      try write(head + Self.lines(10) { "2024-03-\(10 + $0),Shop \($0),-\($0).75" }, to: "night.csv")
      #expect(try Program.run(["import", "all.csv", "--quiet"], in: folder.url).status == 0)
      return try counter.steps(["import", "night.csv", "--quiet"], in: folder.url)
    }
    #expect(50 * abs(steps[1] - steps[0]) <= steps[0], "\(steps)")
  }
}

/// Counts the steps of the program; see Tests/Faults/work.c.
struct WorkCounter {
  let library: URL

  /// Nil, with a notice, where no C compiler is installed.
  static let installed = FailingDisk.compiled("work").map { WorkCounter(library: $0) }

  func steps(_ arguments: [String], in folder: URL) throws -> Int {
    let log = folder.appending(path: "steps")
    let outcome = try Program.run(
      arguments, in: folder, environment: ["LD_PRELOAD": library.path, "WORK_LOG": log.path])
    #expect([0, 65].contains(outcome.status), "\(outcome.status): \(outcome.stderr)")
    let text = try String(contentsOf: log, encoding: .utf8)
    return try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }
}
