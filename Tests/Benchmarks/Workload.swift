import Foundation

/// Made-up statements and rules of any size, the same for the same seed.
struct Workload {
  let rules: Int
  private var random: SplitMix64

  init(seed: UInt64, rules: Int) {
    self.rules = rules
    random = SplitMix64(state: seed)
  }

  /// Writes `rows` rows with a running balance, oldest first, over `days` days from 2006 on; about 57 bytes a row.
  mutating func writeStatement(
    _ path: String, rows: Int, firstDay: Int = 0, days: Int, hasBalances: Bool = true
  ) throws {
    guard let file = fopen(path, "w") else { throw BenchmarkError("cannot write \(path)") }
    defer { fclose(file) }
    fputs("Date,Description,Amount\(hasBalances ? ",Balance" : "")\n", file)
    var balance = 1_000_000
    for row in 0..<rows {
      let amount = random.next(below: 20) == 0 ? 150_000 + random.next(below: 90_000) : -random.next(below: 14_000) - 1
      balance += amount
      let day = Workload.date(firstDay + row * days / rows)
      let last = hasBalances ? ",\(Workload.money(balance))" : ""
      fputs("\(day),\(description()),\(Workload.money(amount))\(last)\n", file)
    }
  }

  /// One rule for each merchant of the first `rules`; a quarter of the rows have a merchant without a rule.
  func writeRules(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let categories = [
      "Food:Groceries", "Food:Dining", "Transport:Fuel", "Shopping:Clothing", "Home:Rent", "Utilities:Mobile",
      "Health:Pharmacy", "Shopping:Books",
    ]
    var yaml = "rules:\n"
    for rule in 0..<rules {
      yaml += "  - when: { description: \"\(Workload.merchant(rule))\" }\n"
      yaml += "    set: { category: \"\(categories[rule % categories.count])\" }\n"
    }
    try yaml.write(toFile: folder + "/rules.yaml", atomically: true, encoding: .utf8)
  }

  /// 5,000 rules, most of another category than `writeRules` gives: texts, regular expressions with an
  /// amount, and a table.
  func writeManyRules(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let categories = ["Food:Groceries", "Food:Dining", "Transport:Fuel", "Shopping:Clothing", "Home:Rent"]
    var yaml = "rules:\n"
    var table = "match,payee,category,bucket,tags\n"
    for rule in 0..<5_000 {
      let merchant = Workload.merchant(rule)
      let category = categories[rule % categories.count]
      if rule < 2_000 {
        yaml += "  - when: { description: \"\(merchant)\" }\n    set: { category: \"\(category)\" }\n"
      } else if rule < 2_500 {
        yaml += "  - when: { description: '/\\b\(merchant.lowercased()) [0-9]+/', amount: -300..-1 }\n"
        yaml += "    set: { category: \"\(category)\" }\n"
      } else {
        table += "\(merchant),,\(category),,\n"
      }
    }
    try yaml.write(toFile: folder + "/rules.yaml", atomically: true, encoding: .utf8)
    try table.write(toFile: folder + "/merchants.csv", atomically: true, encoding: .utf8)
  }

  /// The same rules for hledger.
  func writeHledgerRules(_ path: String) throws {
    var text =
      "skip 1\nfields date,description,amount,balance\ndate-format %d/%m/%Y\ncurrency GBP\naccount1 assets:bank\n"
    for rule in 0..<rules { text += "if \(Workload.merchant(rule))\n account2 expenses:c\(rule % 8)\n" }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private mutating func description() -> String {
    let merchant = random.next(below: rules * 4 / 3)
    return "\(Workload.merchant(merchant)) \(1000 + random.next(below: 9000))"
  }

  private static func merchant(_ number: Int) -> String {
    let first = ["NORTH", "OAK", "RIVER", "STONE", "MEADOW", "HARBOUR", "LARK", "BRIAR", "ELM", "COPPER"]
    let second = ["FIELD", "GATE", "MILL", "BRIDGE", "HURST", "WICK", "FORD", "DALE", "WOOD", "COMBE"]
    return "\(first[number % 10])\(second[number / 10 % 10]) \(String(number, radix: 36).uppercased())CO"
  }

  static func money(_ minor: Int) -> String {
    let digits = String(minor.magnitude)
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return (minor < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }

  private static func date(_ offset: Int) -> String {
    let (year, month, day) = civil(offset)
    return "\(two(day))/\(two(month))/\(year)"
  }

  static func isoDate(_ offset: Int) -> String {
    let (year, month, day) = civil(offset)
    return "\(year)-\(two(month))-\(two(day))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  /// The day that many days after 1 January 2006 (civil-from-days, Howard Hinnant's algorithm).
  private static func civil(_ offset: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = offset + 13_149 + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, day)
  }
}

/// Sebastiano Vigna's SplitMix64.
struct SplitMix64 {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
