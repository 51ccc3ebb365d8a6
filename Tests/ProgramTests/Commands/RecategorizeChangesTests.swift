import Foundation
import Testing

/// What `recategorize` says that it changes is what it changes, field by field.
@Suite struct RecategorizeChangesTests {
  private static let rules = """
    rules:
      - { when: { description: to savings }, set: { transfer: Savings, note: moved over } }
      - { when: { description: hotel }, set: { ignore: true } }
      - { when: { description: market }, set: { category: Food:Groceries, payee: The Market, tags: [+weekly, +food] } }
      - { when: { description: rent }, set: { split: [{ category: Home:Rent, share: 90% }, { category: Home:Garden, rest: yes }] } }
      - { when: { description: bakery }, set: { bucket: wants } }
      - { when: { description: [market, gift] }, set: { review: "Who was it for?" } }

    """

  /// `word` before the two texts of a transfer says whether they tell that they are one.
  private func household(word: String = "") throws -> CommandFolder {
    let book = try CommandFolder(accounts: ["Current", "Savings"])
    try book.write("rules:\n  - { when: { description: bakery }, set: { category: Food } }\n", to: "rules/a.yaml")
    try book.take(
      [
        "2025-01-20,MARKET HALL,-7.11", "2025-01-21,\(word)TO SAVINGS,-250.00", "2025-01-22,RENT JAN,-650.00",
        "2025-01-23,BAKERY,-3.20", "2025-01-24,HOTEL HOLD,-99.00", "2025-01-25,GIFT SHOP,-20.00",
        "2025-01-26,UNKNOWN,-1.00",
      ], from: "current-1.csv")
    try book.take(["2025-01-21,\(word)FROM CURRENT,250.00", "2025-01-28,INTEREST,2.35"], from: "savings-1.csv")
    try book.daybook("transactions", "set", "4", "--category", "Food:Dining", "--quiet")
    return book
  }

  /// What lists show of each transaction, by number and field.
  private func dump(_ book: CommandFolder) throws -> [String: [String: String]] {
    let records = try JSONSerialization.jsonObject(
      with: Data(try book.daybook("transactions", "--format", "json").utf8))
    var dump: [String: [String: String]] = [:]
    for record in try #require(records as? [[String: Any]]) {
      var fields: [String: String] = [:]
      for name in ["category", "payee", "bucket", "status", "rule", "note", "transfer"] {
        fields[name] = record[name] as? String ?? ""
      }
      let parts = record["splits"] as? [[String: String]] ?? []
      fields["split"] = parts.map { "\($0["category"] ?? "") \($0["amount"] ?? "")" }.joined(separator: ", ")
      dump["\(record["id"] ?? "")"] = fields
    }
    for link in try book.daybook("transactions", "--transfers", "--format", "csv").split(separator: "\n").dropFirst() {
      let fields = link.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      dump[fields[0]]?["linked"] = fields[4]
      dump[fields[4]]?["linked"] = fields[0]
    }
    for tag in ["food", "weekly"] {
      let listed = try book.attempt("transactions", "--where", "tag:\(tag)", "--format", "csv")
      #expect(listed.status == 0 || listed.stderr.contains("no tag '\(tag)'"), "\(listed.stderr)")
      for id in listed.stdout.split(separator: "\n").dropFirst().map({ String($0.prefix { $0 != "," }) }) {
        let others = dump[id]?["tags"].map { $0 + ", " } ?? ""
        dump[id]?["tags"] = others + tag
      }
    }
    return dump
  }

  private func difference(_ old: [String: [String: String]], _ new: [String: [String: String]]) -> Set<[String]> {
    var changes: Set<[String]> = []
    for (id, fields) in new {
      for name in Set(fields.keys).union((old[id] ?? [:]).keys) {
        let (before, after) = (old[id]?[name] ?? "", fields[name] ?? "")
        if before != after { changes.insert([id, name, before, after]) }
      }
    }
    return changes
  }

  private func told(_ report: String) throws -> Set<[String]> {
    let object = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let changes = try #require(object?["changes"] as? [[String: Any]])
    return Set(changes.map { change in ["transaction", "field", "before", "after"].map { "\(change[$0] ?? "?")" } })
  }

  /// Fields that lists do not have: which rule set what.
  private func listed(_ changes: Set<[String]>) -> Set<[String]> { changes.filter { !$0[1].hasSuffix("_rule") } }

  @Test func aDryRunTellsWhatTheRunDoes() throws {
    let book = try household()
    let before = try dump(book)
    try book.write(Self.rules, to: "rules/a.yaml")
    let planned = try told(book.daybook("recategorize", "--dry-run", "--format", "json"))
    #expect(try dump(book) == before)
    let done = try told(book.daybook("recategorize", "--format", "json"))
    #expect(planned == done)
    let seen = difference(before, try dump(book))
    #expect(listed(done) == seen, "\(listed(done).symmetricDifference(seen))")
    for field in ["category", "payee", "status", "note", "transfer", "split", "tags", "rule"] {
      #expect(seen.contains { $0[1] == field }, "\(field)")
    }
    #expect(try told(book.daybook("recategorize", "--format", "json")).isEmpty)
    try book.daybook("undo", "--quiet")
    #expect(try dump(book) == before)
  }

  /// The CSV has what the JSON has, and the text sums it up, with the totals and the queue.
  @Test func allFormatsTellTheSame() throws {
    let book = try household()
    try book.write(Self.rules, to: "rules/a.yaml")
    let json = try told(book.daybook("recategorize", "--dry-run", "--format", "json"))
    let csv = try book.daybook("recategorize", "--dry-run", "--format", "csv").split(separator: "\n")
    #expect(csv.first == "transaction,field,before,after" && csv.count == json.count + 1)
    let text = try book.daybook("recategorize", "--dry-run")
    for title in ["CATEGORY FROM", "PAYEE FROM", "TAGS FROM", "NOTE FROM", "TRANSFER FROM", "STATUS FROM"] {
      #expect(text.contains(title), "\(text)")
    }
    #expect(text.contains("Totals  expense 1,030.31 -> 681.31 EUR"), "\(text)")
    #expect(text.contains("2 items opened"), "\(text)")
  }

  /// The other side of a transfer that goes changes, too, though no rule says anything of it.
  @Test func aLinkThatGoesIsTold() throws {
    let book = try household(word: "TRANSFER ")
    #expect(try dump(book)["2"]?["linked"] == "8")
    let before = try dump(book)
    try book.write("rules:\n  - { when: { description: from current }, set: { ignore: true } }\n", to: "rules/a.yaml")
    let told = try told(book.daybook("recategorize", "--format", "json"))
    #expect(told.contains(["2", "linked", "8", ""]) && told.contains(["8", "linked", "2", ""]))
    let seen = difference(before, try dump(book))
    #expect(listed(told) == seen, "\(listed(told).symmetricDifference(seen))")
  }
}
