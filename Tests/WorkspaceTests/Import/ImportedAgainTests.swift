import Foundation
import TestSupport
import Testing
import Values

@testable import Store
@testable import Workspace

/// Any file of a book, imported again with a byte more at its end, adds nothing.
@Suite struct ImportedAgainTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func aByteMoreAddsNothing(seed: UInt64) throws {
    let files = StatementFiles(seed: seed)
    let book = try ImportedBook()
    for name in files.names { try book.importFile(name, files.texts[name]!) }
    let before = try book.money()
    let held = try book.held()
    #expect((files.count...files.count + held).contains(before.count), "seed \(seed): not each row once")
    #expect(held <= 4, "seed \(seed)")
    for (place, name) in files.names.enumerated() {
      let end = ["\n", " \n", "\n# end of the list\n"][place % 3]
      try book.importFile("again-\(name)", files.texts[name]! + end)
      #expect(try book.money() == before, "seed \(seed): \(name) (\(files.ids[place])) with \(end.debugDescription)")
    }
  }

  /// A book of before kept no ids of the rows that its transactions absorbed.
  @Test(arguments: 21...26 as ClosedRange<UInt64>)
  func theSameInABookThatKeptFewerFaces(seed: UInt64) throws {
    let files = StatementFiles(seed: seed)
    let book = try ImportedBook()
    for name in files.names {
      try book.importFile(name, files.texts[name]!)
      try book.forgetFaces()
    }
    let before = try book.money()
    for name in files.names {
      try book.importFile("again-\(name)", files.texts[name]! + "\n")
      #expect(try book.money() == before, "seed \(seed): \(name)")
    }
  }
}

/// Overlapping exports of one account, from a bank whose ids change from one to the next.
private struct StatementFiles {
  enum Ids: CaseIterable { case stable, renamed, reissued, padded, numbered }

  let names: [String]
  let ids: [Ids]
  let texts: [String: String]
  /// Rows that some file lists.
  let count: Int

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rows: [(day: Int32, text: String)] = []
    for day in 20_000..<20_100 as Range<Int32> {
      for _ in 0..<random.below(3) { rows.append((day, "Coffee,-2.80")) }
      for _ in 0..<random.below(3) {
        rows.append((day, "Shop \(random.below(9)),-\(random.below(90) + 1).\(random.below(90) + 10)"))
      }
    }
    var (texts, kinds): ([String], [Ids]) = ([], [])
    var first: Int32 = 20_000
    while first < 20_100 {
      let last = first + Int32(20 + random.below(20))
      let kind = Ids.allCases[random.below(Ids.allCases.count)]
      var text = "Date,Description,Amount,Transaction ID\n"
      for (place, row) in rows.enumerated().filter({ (first...last).contains($0.element.day) }).enumerated() {
        let id = StatementFiles.id(kind, row: row.offset, place: place)
        text += "\(Day(number: row.element.day)),\(row.element.text),\(id)\n"
      }
      texts.append(text)
      kinds.append(kind)
      first = last - Int32(random.below(12))
    }
    let names = texts.indices.map { "export-\($0).csv" }
    var order = Array(texts.indices)
    for place in order.indices { order.swapAt(place, random.below(order.count)) }
    self.names = order.map { names[$0] }
    ids = order.map { kinds[$0] }
    self.texts = Dictionary(uniqueKeysWithValues: zip(names, texts))
    count = rows.count
  }

  private static func id(_ kind: Ids, row: Int, place: Int) -> String {
    switch kind {
    case .stable: "\(4_000 + row)"
    case .renamed: "FT\(row * 7_919 % 10_007)X"
    case .reissued: "\(4_009 + row)"
    case .padded: "0000\(4_000 + row)"
    case .numbered: "\(place + 1)"
    }
  }

}

/// A working folder of one account, and what its book counts.
private struct ImportedBook {
  private let folder: Folder
  private let work: WorkingFolder

  init() throws {
    folder = try Folder(["daybook.yaml": "accounts:\n  - { name: Current, currency: GBP, files: ['*.csv'] }\n"])
    work = try WorkingFolder(config: folder.path + "/daybook.yaml", book: nil)
  }

  func importFile(_ name: String, _ text: String) throws {
    let path = folder.path + "/" + name
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let report = try work.importFiles([path], account: nil, .of("import"))
    #expect(report.statements.allSatisfy { $0.outcome == .imported }, "\(name): \(report.statements)")
  }

  /// The rows that the book holds, held ones too.
  func money() throws -> [String] {
    var rows: [String] = []
    try work.transactions(TransactionFilter()) { rows.append("\($0.date) \($0.amount) \($0.description)") }
    return rows.sorted()
  }

  /// How many of them wait for an answer.
  func held() throws -> Int {
    var count = 0
    try work.transactions(TransactionFilter()) { count += $0.status == "held" ? 1 : 0 }
    return count
  }

  /// Takes from the rows that were absorbed what a book of before did not keep.
  func forgetFaces() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let isKnown = """
      EXISTS(SELECT 1 FROM "transaction" t WHERE t.id = row.transaction_id AND t.day = row.day
        AND t.amount = row.amount AND t.description = row.description)
      """
    process.arguments = [
      "sqlite3", folder.path + "/book.sqlite",
      """
      UPDATE row SET account_id = NULL, day = NULL, amount = NULL, description = NULL, reference = NULL, balance = NULL
      WHERE disposition = 'duplicate' AND \(isKnown)
      """,
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
