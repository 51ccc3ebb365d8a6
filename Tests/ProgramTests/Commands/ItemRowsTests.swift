import Foundation
import Testing

/// What an item is about can be seen whole, and said whole.
@Suite struct ItemRowsTests {
  /// A proposal for three rows of a merchant whose others a person put into Transport:Taxi.
  private func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    try folder.take((1...9).map { "2025-04-0\($0),CITYCAB \($0)00,-1\($0).00" }, from: "april.csv")
    try folder.daybook("transactions", "set", "--where", "citycab", "--category", "Transport:Taxi")
    try folder.take((1...3).map { "2025-05-0\($0),CITYCAB \($0)01,-2\($0).00" }, from: "may.csv")
    return folder
  }

  @Test func aProposalListsItsRows() throws {
    let folder = try folder()
    let items = try JSONSerialization.jsonObject(
      with: Data(try folder.daybook("review", "list", "--format", "json").utf8))
    let item = try #require((items as? [[String: Any]])?.first { $0["kind"] as? String == "suggestion" })
    #expect(item["category"] as? String == "Transport:Taxi" && item["rows"] as? [Int] == [10, 11, 12])
    let id = try #require(item["id"] as? Int)
    let text = try folder.daybook("review", "show", "\(id)")
    for day in 1...3 { #expect(text.contains("2025-05-0\(day)") && text.contains("-2\(day).00 EUR"), "\(text)") }
    let shown = try JSONSerialization.jsonObject(
      with: Data(try folder.daybook("review", "show", "\(id)", "--format", "json").utf8))
    let rows = try #require((shown as? [String: Any])?["rows"] as? [[String: Any]])
    #expect(rows.compactMap { $0["amount"] as? String } == ["-21.00", "-22.00", "-23.00"])
    // What a list says may come back with a decision.
    try folder.write(
      String(
        decoding: try JSONSerialization.data(withJSONObject: [item.merging(["verdict": "accept"]) { $1 }]),
        as: UTF8.self),
      to: "decisions.json")
    try folder.daybook("review", "decide", "decisions.json")
    #expect(try folder.categories().allSatisfy { $0 == "Transport:Taxi" })
  }

  @Test func tagsAndTaxAreSetOfItemsToo() throws {
    let folder = try folder()
    let item = try folder.column(0, "review", "list")[0]
    try folder.daybook("review", "set", item, "tags=+trip", "tax=7")
    #expect(try folder.values("tax").filter { $0 == "7" }.count == 3)
    #expect(try folder.column(0, "transactions", "--tag", "trip") == ["10", "11", "12"])
  }

  @Test func anEntryCanBeTried() throws {
    let folder = try folder()
    let said = try folder.daybook(
      "transactions", "add", "--account", "Current", "--date", "2025-05-09", "--amount", "-1.00", "--payee", "Kiosk",
      "--dry-run")
    #expect(said == "An entry, pending until the bank's row comes, in a dry run; nothing was written.\n")
    #expect(try folder.column(0, "transactions").count == 12 && folder.column(0, "log").count == 3)
  }

  @Test func aCategoryThatIsMissingInManyPlacesIsToldOnce() throws {
    let folder = try folder()
    try folder.write(
      "categories:\n  Food:Grocery: [tesco]\nrules:\n"
        + (1...7).map {
          "  - { when: { description: shop\($0) }, set: { category: Food:Grocery } }\n"
        }.joined(), to: "rules/a.yaml")
    let refused = try folder.attempt("rules", "check")
    #expect(refused.stderr.components(separatedBy: "no category").count == 2)
    #expect(
      refused.stderr.contains("  The same in 7 more places: rules/a.yaml:4, rules/a.yaml:5, "), "\(refused.stderr)")
  }
}
