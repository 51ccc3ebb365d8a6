import Foundation
import Testing

/// What a person decided stays as it is when the rules are applied to history again.
@Suite struct RulesAndPersonsTests {
  @Test func whatAPersonLeftOutStaysOut() throws {
    let book = try SmallBook()
    let columns = "Date,Description,Amount,Status"
    try book.take(
      "current-1.csv",
      ["2025-01-02,SHOP A,-10.00,Booked", "2025-01-03,HOTEL HOLD,-100.00,Pending", "2025-01-04,SHOP B,-12.00,Booked"],
      columns: columns)
    try book.take(
      "current-2.csv",
      ["2025-03-20,SHOP C,-10.00,Booked", "2025-03-22,SHOP D,-1.00,Booked", "2025-03-24,SHOP E,-12.00,Booked"],
      columns: columns)
    try book.daybook("review", "accept", "--kind", "pending", "--quiet")
    #expect(try book.column("status")[1] == "ignored")
    try book.write("rules/a.yaml", "rules:\n  - { when: { description: nothing }, set: { category: Food } }\n")
    try book.daybook("recategorize", "--quiet")
    #expect(try book.column("status")[1] == "ignored")
  }

  @Test func aNoteThatAPersonTookAwayStaysAway() throws {
    let book = try SmallBook()
    try book.write(
      "rules/a.yaml", "rules:\n  - { when: { description: shop }, set: { note: from the rule, review: look } }\n")
    try book.take("current-1.csv", ["2025-01-02,SHOP,-10.00"])
    #expect(try book.column("note") == ["from the rule"])
    try book.daybook("review", "set", "1", "note=", "--quiet")
    #expect(try book.column("note") == [""])
    try book.daybook("recategorize", "--quiet")
    #expect(try book.column("note") == [""])
  }

  private let ignoring = "rules:\n  - { when: { description: transfer, direction: in }, set: { ignore: true } }\n"

  private func household() throws -> SmallBook {
    let book = try SmallBook(accounts: ["Current", "Savings"])
    try book.take("current-1.csv", ["2025-01-20,SHOP,-7.11", "2025-01-21,TRANSFER TO SAVINGS,-250.00"])
    try book.take(
      "savings-1.csv",
      ["2025-01-21,TRANSFER FROM CURRENT,250.00", "2025-01-23,COFFEE,-3.21", "2025-01-28,INTEREST,2.35"])
    #expect(try book.daybook("transactions", "--transfers", "--format", "csv").contains("250.00"))
    return book
  }

  private func links(_ book: SmallBook) throws -> Int {
    try book.daybook("transactions", "--transfers", "--format", "csv").split(separator: "\n").count - 1
  }

  @Test func whatARuleLeavesOutIsNoSideOfATransfer() throws {
    let book = try household()
    try book.write("rules/a.yaml", ignoring)
    try book.daybook("recategorize", "--quiet")
    #expect(try links(book) == 0)
    #expect(try book.column("status")[2] == "ignored")
    try book.daybook("check")
    try book.daybook("undo", "--quiet")
    #expect(try links(book) == 1)
    try book.daybook("check")
  }

  @Test func whatAPersonLinkedIsNotLeftOut() throws {
    let book = try household()
    try book.daybook("review", "unlink", "2", "3", "--quiet")
    #expect(try links(book) == 0)
    try book.daybook("review", "link", "2", "3", "--quiet")
    try book.write("rules/a.yaml", ignoring)
    try book.daybook("recategorize", "--quiet")
    #expect(try links(book) == 1)
    #expect(try book.column("status")[2] == "booked")
    try book.daybook("check")
  }

  /// The money that left has another partner than the one that was refused.
  @Test func unlinkingLooksForTheRightPartner() throws {
    let book = try SmallBook(accounts: ["Current", "Savings"])
    try book.take("current-1.csv", ["2025-01-20,SHOP,-7.11", "2025-01-21,TRANSFER TO SAVINGS,-250.00"])
    try book.take(
      "savings-1.csv", ["2025-01-21,TRANSFER FROM CURRENT,250.00", "2025-01-22,TRANSFER FROM CURRENT,250.00"])
    #expect(try links(book) == 1)
    try book.daybook("review", "unlink", "2", "--quiet")
    let waiting = try book.daybook("review", "list", "--kind", "transfer", "--format", "csv").split(separator: "\n")
      .count
    #expect(try links(book) + waiting - 1 == 1)
  }
}
