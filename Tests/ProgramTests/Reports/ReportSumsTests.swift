import Foundation
import Testing

/// Every figure of a report is the sum of the parts that a plain reading of the lists gives it.
@Suite struct ReportSumsTests {
  private let oracle: ReportOracle

  init() throws { oracle = try ReportOracle.shared.get() }

  /// A filter as options, and which parts it leaves.
  private struct Filter: Sendable {
    let options: [String]
    let contains: @Sendable (ReportOracle.Part) -> Bool
  }

  private static func below(_ path: String) -> @Sendable (ReportOracle.Part) -> Bool {
    { $0.category == path || $0.category.hasPrefix(path + ":") }
  }

  private static let filters = [
    Filter(options: []) { _ in true },
    Filter(options: ["--account", "Card"]) { $0.account == "Card" },
    Filter(options: ["--category", "Food"], contains: below("Food")),
    Filter(options: ["--category", "none"]) { $0.category == "" },
    Filter(options: ["--currency", "JPY"]) { $0.currency == "JPY" },
    Filter(options: ["--from", "2025-03-07", "--to", "2025-11-19"]) {
      "2025-03-07" <= $0.day && $0.day <= "2025-11-19"
    },
    Filter(options: ["--period", "2025-08-30"]) { "2025-08-25" <= $0.day && $0.day <= "2025-09-24" },
    Filter(options: ["--tag", "fuel"]) { $0.payee.contains("Ridgeway") },
    Filter(options: ["--where", "description:parcello"]) { $0.payee.contains("Parcello") },
  ]

  @Test func spendingIsTheSumOfItsParts() throws {
    for filter in Self.filters {
      let spent = oracle.parts.filter { filter.contains($0) && !$0.isIncome }
      for depth in [1, 2, 9] {
        var sums: [[String]: Int] = [:]
        for part in spent {
          let name = part.category.split(separator: ":").prefix(depth).joined(separator: ":")
          sums[[part.currency, name], default: 0] -= part.amount
        }
        let shown = try oracle.report(["spending", "--depth", "\(depth)"] + filter.options)
        let amounts = shown.map {
          ([$0["currency"] ?? "", $0["category"] ?? ""], EnvelopeSums.minor($0["amount"] ?? ""))
        }
        #expect(Dictionary(amounts) { $0 + $1 } == sums, "\(filter.options) \(depth)")
        #expect(shown.reduce(0) { $0 + (Int($1["count"] ?? "") ?? 0) } == spent.count, "\(filter.options)")
      }
      for by in ["bucket", "payee", "account", "owner"] {
        let shown = try oracle.report(["spending", "--by", by] + filter.options)
        #expect(shown.reduce(0) { $0 + EnvelopeSums.minor($1["amount"] ?? "") } == -spent.reduce(0) { $0 + $1.amount })
        let shares = Dictionary(grouping: shown.filter { $0["share"] != "" }) { $0["currency"] ?? "" }
        for (currency, rows) in shares {
          #expect(rows.reduce(0) { $0 + EnvelopeSums.minor($1["share"] ?? "") } == 1000, "\(by) \(currency)")
        }
      }
    }
  }

  @Test func stepsOfATrendAddUpToTheWhole() throws {
    for filter in Self.filters {
      let parts = oracle.parts.filter(filter.contains)
      for step in ["day", "week", "month", "quarter", "year", "period"] {
        let shown = try oracle.report(["trend", "--step", step] + filter.options)
        for (currency, rows) in Dictionary(grouping: shown, by: { $0["currency"] ?? "" }) {
          let own = parts.filter { $0.currency == currency }
          for row in rows {
            let inside = own.filter { row["first"] ?? "" <= $0.day && $0.day <= row["last"] ?? "" }
            let income = inside.filter(\.isIncome).reduce(0) { $0 + $1.amount }
            let expense = -inside.filter { !$0.isIncome }.reduce(0) { $0 + $1.amount }
            #expect(
              ["income", "expense", "net"].map { EnvelopeSums.minor(row[$0] ?? "") } == [
                income, expense, income - expense,
              ],
              "\(filter.options) \(step) \(row)")
          }
          #expect(rows.reduce(0) { $0 + EnvelopeSums.minor($1["net"] ?? "") } == own.reduce(0) { $0 + $1.amount })
          for (one, next) in zip(rows, rows.dropFirst()) { #expect(one["last"] ?? "" < next["first"] ?? "") }
        }
        #expect(Set(shown.map { $0["currency"] }).isSuperset(of: parts.map(\.currency)), "\(filter.options) \(step)")
      }
    }
  }

  /// What a budget says was spent on its categories is what the report says, on the same days and accounts.
  @Test func spendingIsThatOfTheBudget() throws {
    for period in ["2025-01-25", "2025-06-01", "2025-12-30", "2026-02-01"] {
      let arguments = ["budget", "show", "--period", period, "--today", ReportOracle.today, "--format", "csv"]
      let budget = Table.rows(of: try oracle.demo.daybook(arguments))
      var spent: [String: Int] = [:]
      for row in budget.dropFirst() where row[14] == "0" { spent[row[2], default: 0] += EnvelopeSums.minor(row[6]) }
      var reported: [String: Int] = [:]
      for account in ["Current", "Joint", "Card", "Tokyo"] {
        let rows = try oracle.report(["spending", "--period", period, "--to", ReportOracle.today, "--account", account])
        for row in rows where row["category"] != "" {
          reported[row["currency"] ?? "", default: 0] += EnvelopeSums.minor(row["amount"] ?? "")
        }
      }
      #expect(reported.filter { $0.value != 0 } == spent.filter { $0.value != 0 }, "\(period)")
    }
  }

  /// The rows behind a figure add up to it.
  @Test func everyFigureOpens() throws {
    let trend = try oracle.report(["trend", "--currency", "GBP", "--category", "Food"])
    for row in trend.prefix(3) {
      let ids = try oracle.demo.list(
        ["id"], "report", "trend", "--currency", "GBP", "--category", "Food", "--rows", "--cell", row["first"] ?? "")
      let own = oracle.parts.filter { ids.contains([$0.transaction]) && Self.below("Food")($0) }
      #expect(!ids.isEmpty && -own.reduce(0) { $0 + $1.amount } == EnvelopeSums.minor(row["expense"] ?? ""))
    }
    for row in try oracle.report(["spending", "--currency", "GBP"]) {
      let name = row["category"] ?? ""
      let ids = try oracle.demo.list(["id"], "report", "spending", "--currency", "GBP", "--rows", "--cell", ",\(name)")
      let own = oracle.parts.filter { ids.contains([$0.transaction]) && $0.category == name && !$0.isIncome }
      #expect(-own.reduce(0) { $0 + $1.amount } == EnvelopeSums.minor(row["amount"] ?? ""), "\(name)")
    }
  }

  /// The last balance of each account is the one that it has.
  @Test func balancesAreThoseOfTheAccounts() throws {
    let shown = try oracle.report(["balances"])
    let last = Dictionary(shown.map { ($0["account"] ?? "", $0["balance"] ?? "") }) { $1 }
    let accounts = try oracle.demo.list(["name", "balance"], "accounts").filter { $0[1] != "" }
    #expect(accounts.count > 4 && last == Dictionary(uniqueKeysWithValues: accounts.map { ($0[0], $0[1]) }))
  }
}
