import Foundation
import Testing

/// Batches are taken back in any order where they do not depend on each other.
@Suite struct UndoTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write("daybook.yaml", "accounts:\n  - { name: Current, currency: GBP, files: [\"*.csv\"] }\n")
    try write(
      "may.csv",
      """
      Date,Description,Amount
      2025-05-13,GROCER,-10.00
      2025-05-14,CINEMA,-20.00
      2025-05-15,GROCER,-30.00

      """)
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "rules"), withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: scratch.url.appending(path: name))
  }

  private func daybook(_ arguments: String...) throws -> String {
    let ended = try Program.run(arguments, in: scratch.url)
    #expect(ended.status == 0, "\(ended.stderr)")
    return ended.stdout
  }

  private func categories() throws -> [String] {
    try daybook("transactions", "--format", "csv").split(separator: "\n").dropFirst().map {
      String($0.split(separator: ",", omittingEmptySubsequences: false)[7])
    }
  }

  /// What a bulk changed around a decision is no reason to keep the decision.
  @Test func aDecisionAmongBulkChangesGoesAlone() throws {
    _ = try daybook("import", "may.csv", "--quiet")
    _ = try daybook("transactions", "set", "2", "--category", "Leisure", "--quiet")
    try write("rules/a.yaml", "categories:\n  Food:Groceries: [grocer]\n")
    _ = try daybook("recategorize", "--quiet")
    #expect(try categories() == ["Food:Groceries", "Leisure", "Food:Groceries"])
    _ = try daybook("undo", "2", "--quiet")
    #expect(try categories() == ["Food:Groceries", "", "Food:Groceries"])
    _ = try daybook("undo", "3", "--quiet")
    #expect(try categories() == ["", "", ""])
  }

  /// What is learned from a category that a person set is noted once, however often the transaction returns.
  @Test func aTransactionThatABatchChangedTwiceReturns() throws {
    _ = try daybook("import", "may.csv", "--quiet")
    _ = try daybook("transactions", "set", "2", "--category", "Leisure", "--quiet")
    _ = try daybook("transactions", "set", "2", "2", "--payee", "Odeon", "--quiet")
    _ = try daybook("undo", "--quiet")
    #expect(try categories() == ["", "Leisure", ""])
    #expect(try !daybook("transactions").contains("Odeon"))
  }

  @Test func aBulkThatALaterOneBuildsOnStays() throws {
    _ = try daybook("import", "may.csv", "--quiet")
    try write("rules/a.yaml", "categories:\n  Food:Groceries: [grocer]\n")
    _ = try daybook("recategorize", "--quiet")
    try write("rules/a.yaml", "categories:\n  Food:Dining: [grocer]\n")
    _ = try daybook("recategorize", "--quiet")
    let refused = try Program.run(["undo", "2"], in: scratch.url)
    #expect(refused.status != 0 && refused.stderr.contains("3"), "\(refused.stderr)")
    #expect(try categories() == ["Food:Dining", "", "Food:Dining"])
  }
}
