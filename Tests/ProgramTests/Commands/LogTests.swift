import Foundation
import Testing

/// `log N` tells what a batch changed, field by field, and keeps telling it after later batches.
@Suite struct LogTests {
  private func changes(_ book: CommandFolder, _ run: String) throws -> [[String]] {
    let list = try book.daybook("log", run, "--format", "json")
    let records = try #require(JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: String]])
    return records.map { record in ["table", "id", "field", "before", "after"].map { record[$0] ?? "?" } }
  }

  @Test func aBatchTellsWhatItChangedWhateverCameLater() throws {
    let book = try CommandFolder()
    try book.take("2025-05-13,SHOP A,-10.00", "2025-05-14,SHOP B,-20.00")
    try book.daybook("transactions", "set", "1", "--category", "Food", "--note", "party", "--quiet")
    try book.daybook("transactions", "set", "1", "--category", "Leisure", "--payee", "Me", "--quiet")
    try book.daybook("categories", "rename", "Leisure", "Fun", "--quiet")
    let first = try changes(book, "2").filter { $0[0] == "transaction" }
    #expect(
      Set(first) == [
        ["transaction", "1", "category", "", "Food"], ["transaction", "1", "bucket", "", "needs"],
        ["transaction", "1", "note", "", "party"], ["transaction", "1", "rule", "", "person"],
        ["transaction", "1", "locked", "", "category"],
      ], "\(first)")
    let said = try changes(book, "2").filter { $0[0] == "decision" }
    #expect(
      said == [
        ["decision", "1", "row", "", "new"], ["decision", "1", "verdict", "", "set"],
        ["decision", "1", "detail", "", "category=Food note=party"],
      ], "\(said)")
    let second = try changes(book, "3").filter { $0[0] == "transaction" }
    #expect(second.contains(["transaction", "1", "category", "Food", "Fun"]), "\(second)")
    #expect(second.contains { $0[2] == "payee" && $0[4] == "Me" } && !second.contains { $0[2] == "note" })
    let renamed = try changes(book, "4")
    #expect(renamed.contains { $0[0] == "category" && $0[2] == "path" && $0[3] == "Leisure" && $0[4] == "Fun" })
    let csv = try book.daybook("log", "2", "--format", "csv").split(separator: "\n")
    #expect(csv.first == "table,id,field,before,after")
    #expect(try book.daybook("log", "2").contains("party"))
  }

  @Test func rulesAreToldAsRecategorizingTellsThem() throws {
    let book = try CommandFolder()
    try book.take("2025-05-13,SHOP A,-10.00", "2025-05-14,RENT,-20.00")
    let split = "{ split: [{ category: Home:Rent, share: 50% }, { category: Home, rest: yes }], tags: [+a] }"
    try book.write(
      "rules:\n  - { when: { description: shop }, set: { category: Food } }\n  - { when: { description: rent }, set: \(split) }\n",
      to: "rules/a.yaml")
    let report = try book.daybook("recategorize", "--format", "csv").split(separator: "\n").dropFirst().map(String.init)
    let log = try book.daybook("log", "2", "--format", "csv").split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("transaction,") }.map { String($0.dropFirst("transaction,".count)) }
    #expect(!report.isEmpty && report.sorted() == log.sorted(), "\(report) \(log)")
    try book.write("rules:\n  - { when: { description: none }, set: { category: Food } }\n", to: "rules/a.yaml")
    try book.daybook("recategorize", "--quiet")
    let after = try book.daybook("log", "2", "--format", "csv").split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("transaction,") }.map { String($0.dropFirst("transaction,".count)) }
    #expect(after.sorted() == log.sorted(), "\(after)")
  }

  @Test func whatWasTakenBackIsSaidSo() throws {
    let book = try CommandFolder()
    try book.take("2025-05-13,SHOP A,-10.00")
    try book.daybook("transactions", "set", "1", "--category", "Food", "--quiet")
    let log = try book.daybook("log", "2", "--format", "csv")
    #expect(log.contains("transaction,1,category,,Food\n"))
    try book.daybook("undo", "--quiet")
    let told = try book.attempt("log", "2", "--format", "csv")
    #expect(told.status == 0 && told.stdout == log)
    #expect(try book.attempt("log", "2").stderr.contains("taken back by run 3"))
    #expect(try book.attempt("log", "99").status == 64)
    #expect(try book.daybook("log", "1").contains("new"))
  }
}
