import Foundation
import Testing

/// The household's zero-based budget as envelopes that hledger adds up: virtual postings of each row and each assigned
/// line, and at the end of a period of what goes back to ready. Skipped, and said, where hledger is not installed.
@Suite struct HledgerBudgetTests {
  private static let currencies = ["GBP", "EUR", "JPY"]

  @Test func envelopesHaveWhatTheBudgetShows() throws {
    guard Hledger.installed else { return print("skipped: hledger is not installed") }
    let demo = try Demo()
    try demo.daybook("run", "--today", EnvelopeSums.today)
    for carry in ["lower-ready", "keep"] {
      let policy = demo.folder.appending(path: "budget.yaml")
      let written = try String(contentsOf: policy, encoding: .utf8)
      if carry == "keep" { try Self.keepingAll(written).write(to: policy, atomically: true, encoding: .utf8) }
      let sums = try Self.currencies.map { try EnvelopeSums(.zeroBased, $0, folder: demo.folder) }
      var journal = Envelopes(sums)
      for (index, period) in sums[0].periods.enumerated() {
        let next = sums[0].periods.dropFirst(index + 1).first ?? "2026-02-07"
        let envelopes = try journal.balances(before: next)
        let shown = try demo.shown(period)
        #expect(shown == envelopes, "\(carry) \(period)")
        #expect(envelopes.count > 10)
        journal.endPeriod(on: next, envelopes, sums)
      }
    }
  }

  /// Every line keeps what it has, of whichever sign.
  private static func keepingAll(_ policy: String) -> String {
    let lines = policy.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { $0 != "categories:" }.dropFirst().map { line -> String in
      guard let colon = line.firstRange(of: ": ") else { return String(line) }
      let plan = line[colon.upperBound...].prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      if plan.contains("carry:") { return String(line).replacing("carry: reset", with: "carry: keep") }
      let isMap = plan.hasPrefix("{")
      let fields = isMap ? plan.dropFirst().dropLast().trimmingCharacters(in: .whitespaces) : "plan: \(plan)"
      return line[..<colon.upperBound] + "{ \(fields), carry: keep }"
    }
    return (lines.prefix { $0 != "categories:" }.map(String.init) + ["categories:"] + body).joined(separator: "\n")
  }
}

extension Demo {
  /// By currency and line what remains, and what is ready; nothing that is 0.
  fileprivate func shown(_ period: String) throws -> [[String]: Int] {
    let text = try daybook("budget", "show", "--period", period, "--today", EnvelopeSums.today, "--format", "json")
    var amounts: [[String]: Int] = [:]
    for budget in try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]) {
      let currency = budget["currency"] as? String ?? ""
      amounts[[currency, "Ready"]] = EnvelopeSums.minor(budget["ready"] as? String ?? "")
      for category in budget["categories"] as? [[String: Any]] ?? [] where category["sum"] as? Int == 0 {
        let name = (category["category"] as? String ?? "").replacing(":*", with: "")
        amounts[[currency, name]] = EnvelopeSums.minor(category["remaining"] as? String ?? "")
      }
    }
    return amounts.filter { $0.value != 0 }
  }
}

/// Envelopes of lines, whose names have a point for each colon, so that none is in another.
private struct Envelopes {
  private var journal = Hledger()

  init(_ sums: [EnvelopeSums]) {
    for sums in sums {
      add(sums.periods[0], "Ready", sums.opening, sums.currency)
      for part in sums.parts {
        add(part.day, part.category == "" ? "Ready" : part.category, part.amount, sums.currency)
      }
      for given in sums.given {
        add(given.day, given.category, given.amount, sums.currency)
        add(given.day, "Ready", -given.amount, sums.currency)
      }
    }
  }

  private mutating func add(_ day: String, _ envelope: String, _ amount: Int, _ currency: String) {
    journal.add(day, envelope.replacing(":", with: "."), amount, currency)
  }

  /// What lines do not carry into the next period goes to its ready.
  mutating func endPeriod(on next: String, _ envelopes: [[String]: Int], _ sums: [EnvelopeSums]) {
    for sums in sums {
      for (key, amount) in envelopes where key[0] == sums.currency && key[1] != "Ready" {
        let returned = amount - sums.carried(amount, key[1])
        guard returned != 0 else { continue }
        add(next, key[1], -returned, sums.currency)
        add(next, "Ready", returned, sums.currency)
      }
    }
  }

  /// By currency and line, before a day.
  func balances(before day: String) throws -> [[String]: Int] {
    let balances = try journal.balances("-e", day)
    return Dictionary(uniqueKeysWithValues: balances.map { ([$0[0], $0[1].replacing(".", with: ":")], $1) })
  }
}
