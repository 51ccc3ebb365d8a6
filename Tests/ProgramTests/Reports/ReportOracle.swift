import Foundation
import Testing

/// The household's book with splits, pending and held rows, and what reports must make of it: the parts that count, worked
/// out from the lists of transactions and transfers. Nothing here is the program's.
struct ReportOracle {
  struct Part {
    var transaction: String
    var day: String
    var account: String
    var currency: String
    /// Minor units, money out negative.
    var amount: Int
    /// Empty without one.
    var category: String
    var isIncome: Bool
    var payee: String
  }

  let demo: Demo
  let parts: [Part]
  static let offBudget: Set<String> = ["Savings", "Travel"]
  static let today = "2026-02-06"

  private static let rules = """
    rules:
      - name: Of each parcel a pound is a gift
        stage: last
        when: { description: parcello }
        set:
          tags: [parcel]
          split:
            - { amount: 1.00, category: "Shopping:Gifts" }
            - { category: "Shopping", rest: true }
      - when: { description: ridgeway }
        set: { tags: [car, fuel] }
    """

  /// One book for all tests of reports, which only read it.
  static let shared = Result { try ReportOracle() }

  private init() throws {
    demo = try Demo()
    try ReportOracle.rules.write(
      to: demo.folder.appending(path: "rules/90-parts.yaml"), atomically: true, encoding: .utf8)
    try demo.daybook("run", "--today", ReportOracle.today)
    parts = try ReportOracle.parts(of: demo)
  }

  private static func parts(of demo: Demo) throws -> [Part] {
    let kinds = try Dictionary(
      demo.list(["category", "kind"], "categories").map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    var others: [String: String] = [:]
    for pair in try demo.list(["outgoing", "account", "incoming", "other_account"], "transactions", "--transfers") {
      others[pair[0]] = pair[3]
      others[pair[2]] = pair[1]
    }
    let text = try demo.daybook("transactions", "--format", "json")
    let all = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    return all.filter { ["booked", "reconciled"].contains($0["status"] as? String) }.flatMap { row -> [Part] in
      func field(_ name: String) -> String { row[name] as? String ?? "" }
      let id = "\(row["id"] ?? "")"
      if let other = others[id], !offBudget.contains(other) || offBudget.contains(field("account")) { return [] }
      let whole = [["category": others[id] == nil ? field("category") : "", "amount": field("amount")]]
      let splits = row["splits"] as? [[String: String]] ?? whole
      return splits.map { split in
        let own = split["category"] ?? ""
        let category = ["", "transfer"].contains(kinds[own] ?? "") ? others[id] == "Savings" ? "Savings" : "" : own
        let amount = EnvelopeSums.minor(split["amount"] ?? "")
        return Part(
          transaction: id, day: field("date"), account: field("account"), currency: field("currency"), amount: amount,
          category: category, isIncome: category == "" ? amount > 0 : kinds[category] == "income",
          payee: field("payee"))
      }
    }
  }

  /// A report's records by the names of its columns.
  func report(_ arguments: [String]) throws -> [[String: String]] {
    let rows = try Table.rows(of: demo.daybook(["report"] + arguments + ["--format", "csv"]))
    let header = try #require(rows.first)
    return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }
}
