import Foundation
import Testing

/// Batches are taken back in any order where they do not depend on each other.
@Suite struct UndoTests {
  private let book: CommandFolder

  init() throws {
    book = try CommandFolder()
    try book.take(
      ["2025-05-13,GROCER,-10.00", "2025-05-14,CINEMA,-20.00", "2025-05-15,GROCER,-30.00"], from: "current-5.csv")
  }

  private func recategorize(_ rules: String) throws {
    try book.write(rules, to: "rules/a.yaml")
    try book.daybook("recategorize", "--quiet")
  }

  /// What a bulk changed around a decision is no reason to keep the decision.
  @Test func aDecisionAmongBulkChangesGoesAlone() throws {
    try book.daybook("transactions", "set", "2", "--category", "Leisure", "--quiet")
    try recategorize("categories:\n  Food:Groceries: [grocer]\n")
    #expect(try book.values("category") == ["Food:Groceries", "Leisure", "Food:Groceries"])
    try book.daybook("undo", "2", "--quiet")
    #expect(try book.values("category") == ["Food:Groceries", "", "Food:Groceries"])
    try book.daybook("undo", "3", "--quiet")
    #expect(try book.values("category") == ["", "", ""])
  }

  /// What was proposed of the payee since the decision waits beside it.
  @Test func anAcceptedProposalComesBackBesideALaterOne() throws {
    func waiting() throws -> [String] { try book.column(0, "review", "list", "--kind", "suggestion") }
    try book.daybook("transactions", "set", "1", "3", "--category", "Food", "--quiet")
    try book.take("2025-06-01,GROCER,-12.00", from: "current-6.csv")
    #expect(try waiting() == ["1"])
    try book.daybook("review", "accept", "1", "--quiet")
    try book.take("2025-07-01,GROCER,-13.00", from: "current-7.csv")
    #expect(try waiting() == ["2"])
    try book.daybook("undo", "4", "--quiet")
    #expect(try waiting().sorted() == ["1", "2"])
    try book.daybook("check", "--quiet")
    try book.daybook("review", "accept", "1", "2", "--quiet")
    #expect(try book.values("category") == ["Food", "", "Food", "Food", "Food"])
  }

  @Test func aBulkThatALaterOneBuildsOnStays() throws {
    try recategorize("categories:\n  Food:Groceries: [grocer]\n")
    try recategorize("categories:\n  Food:Dining: [grocer]\n")
    let refused = try Program.run(["undo", "2"], in: book.url)
    #expect(refused.status != 0 && refused.stderr.contains("3"), "\(refused.stderr)")
    #expect(try book.values("category") == ["Food:Dining", "", "Food:Dining"])
  }

  /// The row waits to be learned from after the first decision; taking the second back decides it once more.
  @Test func twoDecisionsOfOneRowGoOneByOne() throws {
    try book.daybook("transactions", "set", "1", "--category", "Food", "--quiet")
    try book.daybook("transactions", "set", "1", "--category", "Home", "--quiet")
    try book.daybook("undo", "--quiet")
    #expect(try book.values("category") == ["Food", "", ""])
    try book.daybook("undo", "--quiet")
    #expect(try book.values("category") == ["", "", ""])
  }

  /// Numbers of transactions are given anew after an undo: a question about one that went must not ask about another.
  @Test func aProposalGoesWithItsRows() throws {
    func rides(_ month: Int) -> [String] { (1...6).map { "2025-0\(month)-0\($0),ZEBRA CAB \($0),-1\($0).00" } }
    let riding = try CommandFolder()
    try riding.take(rides(1), from: "current-1.csv")
    try riding.take(rides(2), from: "current-2.csv")
    try riding.daybook("transactions", "set", "1", "2", "3", "4", "5", "6", "--category", "Transport:Taxi", "--quiet")
    try riding.daybook("recategorize", "--quiet")
    #expect(try riding.daybook("review", "list", "--format", "csv").contains("suggestion"))
    try riding.daybook("undo", "2", "--quiet")
    #expect(!(try riding.daybook("review", "list", "--format", "csv").contains("suggestion")))
    try riding.take((1...6).map { "2025-03-0\($0),OTHER SHOP \($0),-4\($0).00" }, from: "current-3.csv")
    let asked = try Program.run(["review", "note", "1", "hello"], in: riding.url)
    #expect(asked.status != 0)
    #expect(!(try riding.values("note").contains("hello")))
  }
}
