import Foundation

/// The figures of the household's budget worked out again from its answer key, in the plainest way: every period adds up
/// every row. Nothing here is the program's.
struct EnvelopeSums {
  struct Line: Equatable {
    var planned = 0
    var carried = 0
    var spent = 0
    var remaining: Int { carried + planned - spent }
  }
  struct Part {
    let day: String
    let amount: Int
    /// Empty for what goes to ready.
    let category: String
  }
  enum Method: String, CaseIterable {
    case zeroBased = "zero-based"
    case envelope, percentage
  }

  let method: Method
  let currency: String
  /// First days, ascending; ISO days compare as texts.
  let periods: [String]
  /// By period, then by category.
  private(set) var lines: [[String: Line]] = []
  private(set) var income: [Int] = []
  /// Ready by its identity: balances and what is in transit, less all that the lines have.
  private(set) var ready: [Int] = []
  /// What counts from the first period on, by its line; empty for ready.
  private(set) var parts: [Part] = []
  /// On the eve of the first period.
  private(set) var opening = 0

  static let today = "2026-02-06"
  private static let currencies = ["Current": "GBP", "Card": "GBP", "Joint": "EUR", "Tokyo": "JPY"]
  private static let openings = ["Current": 238_016, "Card": -18_240, "Joint": 412_075, "Tokyo": 318_400]
  private let categories: [(name: String, carry: String?)]
  private let assigned: [[String]]

  init(_ method: Method, _ currency: String, folder: URL) throws {
    (self.method, self.currency) = (method, currency)
    let booked = try Fixtures.key("transactions").filter { $0[7] == "booked" && $0[1] <= EnvelopeSums.today }
    periods = Set(booked.map { $0[6] }).filter { $0 >= "2025-01-24" }.sorted()
    categories = try EnvelopeSums.categories(of: folder)
    assigned = try Array(
      Table.rows(of: String(contentsOf: folder.appending(path: "assigned.csv"), encoding: .utf8)).dropFirst())
    let own = booked.filter { EnvelopeSums.currencies[$0[0]] == currency }
    let others = try EnvelopeSums.otherSides()
    for index in periods.indices {
      let last = index + 1 < periods.count ? periods[index + 1] : "9999"
      let rows = own.filter { periods[index] <= $0[1] && $0[1] < last }
      let parts = rows.compactMap { part($0, others) }
      self.parts += rows.compactMap { counted($0, others) }
      income.append(parts.filter { $0.category.hasPrefix("Income") }.reduce(0) { $0 + $1.amount })
      add(parts.filter { !$0.category.hasPrefix("Income") && $0.category != "" }, index, last)
      let balance = EnvelopeSums.openings.reduce(0) {
        $0 + (EnvelopeSums.currencies[$1.key] == currency ? $1.value : 0)
      }
      let moved = own.filter { $0[1] < last }.reduce(0) { $0 + EnvelopeSums.minor($1[2]) }
      let kept = lines[index].values.reduce(0) { $0 + $1.remaining }
      ready.append(balance + moved + (try inTransit(before: last)) - kept)
      if index == 0 {
        let before = own.filter { $0[1] < periods[0] }.reduce(0) { $0 + EnvelopeSums.minor($1[2]) }
        opening = balance + before + (try inTransit(before: periods[0]))
      }
    }
  }

  static func minor(_ text: String) -> Int { Int(text.filter { $0 != "." }) ?? 0 }

  /// The categories of budget.yaml with what their lines say of carrying.
  private static func categories(of folder: URL) throws -> [(name: String, carry: String?)] {
    let text = try String(contentsOf: folder.appending(path: "budget.yaml"), encoding: .utf8)
    let below = text.split(separator: "\n").drop { $0 != "categories:" }.dropFirst()
    return below.prefix { $0.hasPrefix("  ") }.map { line in
      let name = line.dropFirst(2).firstRange(of: ": ").map { line.dropFirst(2)[..<$0.lowerBound] } ?? ""
      return (String(name), ["keep", "reset"].first { line.contains("carry: \($0)") })
    }
  }

  /// By account, day and amount of one side, the account of the other.
  private static func otherSides() throws -> [[String]: String] {
    var others: [[String]: String] = [:]
    for pair in try Fixtures.key("transfers") {
      others[[pair[1], pair[0], pair[2]]] = pair[4]
      others[[pair[4], pair[3], pair[5]]] = pair[1]
    }
    return others
  }

  /// Nil for what moves between own accounts on budget; the category is empty for what goes to ready.
  private func part(_ row: [String], _ others: [[String]: String]) -> Part? {
    let other = others[[row[0], row[1], row[2]]]
    if let other, EnvelopeSums.currencies[other] != nil { return nil }
    let category = other == "Savings" ? "Savings" : row[5].hasPrefix("Transfers") ? "" : row[5]
    return Part(day: row[1], amount: EnvelopeSums.minor(row[2]), category: category)
  }

  /// With its line; what another currency's account got or gave is for ready. Nil for what stays in the currency.
  private func counted(_ row: [String], _ others: [[String]: String]) -> Part? {
    let amount = EnvelopeSums.minor(row[2])
    if let other = others[[row[0], row[1], row[2]]].flatMap({ EnvelopeSums.currencies[$0] }) {
      return other == currency ? nil : Part(day: row[1], amount: amount, category: "")
    }
    guard let part = part(row, others) else { return nil }
    let isReady = part.category == "" || part.category.hasPrefix("Income")
    return Part(day: part.day, amount: amount, category: isReady ? "" : line(of: part.category))
  }

  /// The nearest category at or above one that has a line; itself where none has.
  private func line(of category: String) -> String {
    let named = Set(categories.map(\.name) + assigned.map { $0[1] })
    var name = category[...]
    while !named.contains(String(name)) {
      guard let colon = name.lastIndex(of: ":") else { return category }
      name = name[..<colon]
    }
    return String(name)
  }

  private mutating func add(_ parts: [Part], _ index: Int, _ last: String) {
    var sums: [String: Line] = [:]
    for part in parts { sums[line(of: part.category), default: Line()].spent -= part.amount }
    for given in given where periods[index] <= given.day && given.day < last {
      sums[given.category, default: Line()].planned += given.amount
    }
    for (name, before) in index == 0 ? [:] : lines[index - 1] where carried(before, name) != 0 {
      sums[name, default: Line()].carried = carried(before, name)
    }
    lines.append(sums)
  }

  /// The lines of assigned.csv in the currency.
  var given: [Part] {
    assigned.compactMap { written in
      let amount = written[2].split(separator: " ")
      guard (amount.count == 2 ? String(amount[1]) : "GBP") == currency else { return nil }
      return Part(day: written[0], amount: EnvelopeSums.minor(String(amount[0])), category: written[1])
    }
  }

  /// What of a line's money the next period has.
  func carried(_ remaining: Int, _ name: String) -> Int { carried(Line(planned: remaining), name) }

  private func carried(_ line: Line, _ name: String) -> Int {
    switch (categories.first { $0.name == name }?.carry, method) {
    case ("keep", _), (nil, .envelope): line.remaining
    case ("reset", _), (nil, .percentage): 0
    default: max(0, line.remaining)
    }
  }

  /// What has left one account on budget and not reached the other of its currency.
  private func inTransit(before last: String) throws -> Int {
    try Fixtures.key("transfers").reduce(0) { sum, pair in
      guard EnvelopeSums.currencies[pair[1]] == currency, EnvelopeSums.currencies[pair[4]] == currency,
        (pair[0] < last) != (pair[3] < last)
      else { return sum }
      return sum - EnvelopeSums.minor(pair[0] < last ? pair[2] : pair[5])
    }
  }
}
