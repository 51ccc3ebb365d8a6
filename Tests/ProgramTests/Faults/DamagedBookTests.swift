import Foundation
import Testing

/// Bits of the book that flip are found, or change no day, amount or text; and never crash the program.
struct DamagedBookTests {
  @Test func flippedBitsNeverChangeMoneySilently() throws {
    let copy = try WholeFolder().copy()
    let book = copy.url.appending(path: "book.sqlite")
    let sound = [UInt8](try Data(contentsOf: book))
    let before = try copy.dump()
    var unseen = 0
    let seeds = FailingDisk.isFull ? 1_000 : 10
    for seed in 1...seeds {
      var random = SplitMix64(seed: UInt64(seed))
      var bytes = sound
      for _ in 0..<random.number(1...8) { bytes[random.number(0...bytes.count - 1)] ^= 1 << random.number(0...7) }
      try Data(bytes).write(to: book)
      let check = try copy.daybook(["check"])
      #expect([0, 1, 65, 73, 74].contains(check.status), "seed \(seed): status \(check.status) \(check.stderr)")
      for command in DamagedBookTests.readers {
        let read = try copy.daybook(command)
        #expect([0, 65, 73, 74, 78].contains(read.status), "seed \(seed), \(command): \(read.status) \(read.stderr)")
      }
      guard check.status == 0, try copy.dump() != before else { continue }
      unseen += 1
      #expect(try money(copy) == DamagedBookTests.money(before), "seed \(seed): money changed unseen")
    }
    if unseen > 0 { print("\(unseen) of \(seeds) damaged books have other names or categories, unseen by check") }
  }

  /// SQLite takes the definition of a table as it stands, whatever the disk made of it.
  @Test func aColumnThatTheDiskRenamesIsFound() throws {
    let copy = try WholeFolder().copy()
    let book = copy.url.appending(path: "book.sqlite")
    var bytes = try Data(contentsOf: book)
    let place = try #require(bytes.firstRange(of: Data("category_rule INTEGER".utf8)))
    bytes[place.lowerBound] ^= 1
    try bytes.write(to: book)
    let check = try copy.daybook(["check"])
    #expect(check.status == 1)
    #expect(check.stdout.contains("transaction  its definition is not the one it was made with"))
    let list = try copy.daybook(["transactions"])
    #expect(list.status == 65 && list.stderr.contains("the book is damaged: no such column"))
  }

  private static let readers = [
    ["transactions", "--format", "csv"], ["transactions", "--transfers"], ["accounts"], ["rows"], ["review", "list"],
    ["log"], ["categories"], ["rules", "stats"], ["recategorize", "--dry-run"],
  ]

  /// Date, account, amount, currency and description of each; lists have a payee between them.
  private func money(_ copy: WholeFolder.Copy) throws -> [String] { DamagedBookTests.money(try copy.dump()) }

  private static func money(_ dump: [String]) -> [String] {
    dump.map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return fields.indices.filter { [0, 1, 2, 3, 5].contains($0) }.map { String(fields[$0]) }.joined(separator: ",")
    }.sorted()
  }
}
