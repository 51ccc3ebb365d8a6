import Testing

/// Reports beside hledger, on a journal written from the book: each row on its account, each part, those of splits, too,
/// on its category; transfers between own accounts on none. Skipped, and said, where hledger is not installed.
@Suite struct HledgerReportTests {
  @Test func sumsAreThoseOfHledger() throws {
    guard Hledger.installed else { return print("skipped: hledger is not installed") }
    let oracle = try ReportOracle.shared.get()
    var journal = Hledger()
    for part in oracle.parts {
      let category = part.category == "" ? "none" : part.category
      journal.add(part.day, "\(part.isIncome ? "income" : "expense"):\(category)", part.amount, part.currency)
    }
    let periods = try oracle.demo.list(["period", "last"], "periods")
    #expect(periods.count > 20)
    for period in Set(periods).sorted(by: { $0[0] < $1[0] }) {
      let after = try next(period[1])
      for depth in [1, 2] {
        let spent = try journal.balances("expense", "-b", period[0], "-e", after, "--depth", "\(depth + 1)")
        let shown = try oracle.report(["spending", "--period", period[0], "--depth", "\(depth)"]).map { row in
          let name = row["category"] == "" ? "none" : row["category"] ?? ""
          return ([row["currency"] ?? "", "expense:\(name)"], -EnvelopeSums.minor(row["amount"] ?? ""))
        }
        #expect(Dictionary(uniqueKeysWithValues: shown).filter { $0.value != 0 } == spent, "\(period) \(depth)")
      }
      let sides = try journal.balances("-b", period[0], "-e", after, "--depth", "1")
      for row in try oracle.report(["summary", "--period", period[0]]) {
        let currency = row["currency"] ?? ""
        #expect(EnvelopeSums.minor(row["income"] ?? "") == sides[[currency, "income"]] ?? 0, "\(period)")
        #expect(EnvelopeSums.minor(row["expense"] ?? "") == -(sides[[currency, "expense"]] ?? 0), "\(period)")
      }
    }
  }

  /// The day after.
  private func next(_ day: String) throws -> String {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    let civil = CivilDay(parts[0], parts[1], parts[2])
    return CivilDay(number: civil.number + 1).iso
  }
}
