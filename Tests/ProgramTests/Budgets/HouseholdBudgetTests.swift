import Foundation
import Testing

/// The household's budget by each method in each of its currencies, held against sums made from its answer key alone.
@Suite struct HouseholdBudgetTests {
  @Test func everyFigureOfEveryPeriodIsThatOfTheKey() throws {
    let demo = try Demo()
    try demo.daybook("run", "--today", EnvelopeSums.today)
    let written = try String(contentsOf: demo.folder.appending(path: "budget.yaml"), encoding: .utf8)
    for method in EnvelopeSums.Method.allCases {
      let policy = written.replacing("method: zero-based", with: "method: \(method.rawValue)")
      try policy.write(to: demo.folder.appending(path: "budget.yaml"), atomically: true, encoding: .utf8)
      let sums = try ["GBP", "EUR", "JPY"].map { try EnvelopeSums(method, $0, folder: demo.folder) }
      #expect(sums.allSatisfy { $0.periods.count == 13 })
      for (index, period) in sums[0].periods.enumerated() {
        let text = try demo.daybook(
          "budget", "show", "--period", period, "--today", EnvelopeSums.today, "--format", "json")
        let shown = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(shown.map { $0["currency"] as? String } == ["GBP", "EUR", "JPY"])
        for (sums, shown) in zip(sums, shown) { try compare(sums, index, shown) }
      }
      try demo.daybook("check")
    }
  }

  private func compare(_ sums: EnvelopeSums, _ index: Int, _ shown: [String: Any]) throws {
    let currency = sums.currency
    let place = "\(sums.method) \(currency) \(sums.periods[index])"
    var lines: [String: EnvelopeSums.Line] = [:]
    for category in try #require(shown["categories"] as? [[String: Any]]) where category["sum"] as? Int == 0 {
      func figure(_ name: String) -> Int { EnvelopeSums.minor(category[name] as? String ?? "") }
      let line = EnvelopeSums.Line(planned: figure("planned"), carried: figure("carried"), spent: figure("spent"))
      #expect(figure("remaining") == line.remaining, "\(place)")
      let name = (category["category"] as? String ?? "").replacing(":*", with: "")
      if line != EnvelopeSums.Line() { lines[name] = line }
    }
    let own = sums.lines[index].filter { $0.value != EnvelopeSums.Line() }
    for name in Set(lines.keys).union(own.keys) { #expect(lines[name] == own[name], "\(place) \(name)") }
    switch sums.method {
    case .zeroBased:
      // Nothing is assigned after the current period, so ready is what it is.
      #expect(shown["ready"] as? String == Self.text(sums.ready[index], currency), "\(place)")
    case .envelope:
      let planned = sums.lines[index].values.reduce(0) { $0 + $1.planned }
      #expect(shown["ready"] is NSNull && shown["to_allocate"] as? String == Self.text(-planned, currency), "\(place)")
    case .percentage: try compareBuckets(shown, sums, index, place)
    }
  }

  /// Shares are of what came in; what no bucket took is left.
  private func compareBuckets(_ shown: [String: Any], _ sums: EnvelopeSums, _ index: Int, _ place: String) throws {
    let buckets = try #require(shown["buckets"] as? [[String: Any]], "\(place)")
    var amounts: [String: Int] = [:]
    for bucket in buckets {
      let name = try #require(bucket["bucket"] as? String)
      amounts[name] = EnvelopeSums.minor(bucket["amount"] as? String ?? "")
      guard let target = bucket["target"] as? String, target != "", sums.income[index] > 0 else { continue }
      let percent = ["needs": 50, "wants": 30, "savings": 20][name] ?? 0
      #expect(abs(EnvelopeSums.minor(target) * 100 - sums.income[index] * percent) <= 100, "\(place) \(name)")
    }
    let spent = sums.lines[index].values.reduce(0) { $0 + $1.spent }
    let all = ["needs", "wants", "savings", "none"].reduce(0) { $0 + (amounts[$1] ?? 0) }
    #expect(amounts["left"] == sums.income[index] - all, "\(place)")
    #expect(amounts["savings"] == (sums.lines[index]["Savings"]?.spent ?? 0), "\(place)")
    #expect(all - (amounts["none"] ?? 0) == spent, "\(place): every category of the household has a bucket")
  }

  private static func text(_ amount: Int, _ currency: String) -> String {
    if currency == "JPY" { return String(amount) }
    let digits = String(abs(amount))
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return (amount < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }
}
