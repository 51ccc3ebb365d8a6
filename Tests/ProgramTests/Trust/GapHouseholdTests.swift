import Foundation
import Testing

/// A household in which each account differs from its bank in one of the common ways: a run names the cause, and the
/// answers tie every account.
@Suite struct GapHouseholdTests {
  private static let columns = "Date,Description,Amount"
  /// 1006.05 in all.
  private static let may = [
    "2025-05-01,Rent,-900.00", "2025-05-10,Shop,-50.00", "2025-05-11,Cafe,-4.50", "2025-05-20,Salary,2000.00",
    "2025-05-22,Gym,-39.45",
  ]

  /// An account with what its file lists beside the rows of May, what the bank states at the end of it, and the cause.
  private struct Case {
    let name: String
    var rows: [String] = []
    let stated: String
    /// Part of what the run says.
    let cause: String
  }

  private static let cases = [
    Case(name: "Missing", stated: "2993.65", cause: "a row of -12.40 is missing between 2025-05-01 and 2025-05-31"),
    Case(
      name: "Doubled", rows: ["2025-05-11,Cafe,-4.50"], stated: "3006.05",
      cause: "-4.50 twice: 2025-05-11 'Cafe' (doubled-may.csv:4) and 2025-05-11 'Cafe' (doubled-may.csv:7)"),
    Case(
      name: "Sign", rows: ["2025-05-28,Dentist,39.15"], stated: "2966.90",
      cause: "the sign of 39.15 is turned on 2025-05-28 'Dentist' (sign-may.csv:7)"),
    Case(
      name: "Digits", rows: ["2025-05-28,Dentist,-93.15"], stated: "2966.90",
      cause: "two digits of -93.15 are swapped on 2025-05-28 'Dentist' (digits-may.csv:7): -39.15 fits"),
    Case(
      name: "Decimal", rows: ["2025-05-28,Dentist,-391.50"], stated: "2966.90",
      cause: "-391.50 on 2025-05-28 'Dentist' (decimal-may.csv:7) is 10 times too much: -39.15 fits"),
    Case(
      name: "Day", rows: ["2026-05-28,Dentist,-39.15"], stated: "2966.90",
      cause: "-39.15 on 2026-05-28 'Dentist' (day-may.csv:7) has the wrong day"),
    Case(
      name: "Wrong", rows: ["2025-05-12,Broker,-30.00"], stated: "3006.05",
      cause: "-30.00 on 2025-05-12 'Broker' (wrong-may.csv:7) stands here and belongs there"),
    Case(name: "Right", stated: "2976.05", cause: "-30.00 on 2025-05-12 'Broker' (wrong-may.csv:7) stands there"),
    Case(name: "File", stated: "3006.05", cause: "no statement lists the days between 2025-06-01 and 2025-07-01"),
  ]

  private static func household() throws -> TrustFolder {
    let folder = try TrustFolder(accounts: "name: Spare, currency: EUR")
    let accounts = cases.map { one in
      "  - { name: \(one.name), currency: EUR, files: [\"\(one.name.lowercased())-*.csv\"], sign: as-written,\n"
        + "      opening: { date: 2025-04-30, balance: 2000.00 }, stale_after: 3660 }\n"
    }
    try folder.write("accounts:\n" + accounts.joined(), to: "daybook.yaml")
    for one in cases {
      let name = "inbox/\(one.name.lowercased())-may.csv"
      try folder.write([columns] + may + one.rows, to: name)
      // Each account's file is its own: another memo.
      try folder.write(
        folder.text(of: name).replacing("Rent", with: "Rent \(one.name)"), to: name)
      try folder.age(name)
    }
    try folder.write([columns, "2025-07-02,Shop,-20.00", "2025-07-20,Shop,-20.00"], to: "inbox/file-july.csv")
    try folder.age("inbox/file-july.csv")
    let balances = cases.map { "\($0.name),2025-05-31,\($0.stated)" } + ["File,2025-07-31,2916.05"]
    try folder.write(["account,date,balance"] + balances, to: "inbox/balances.csv")
    return folder
  }

  @Test func theRunNamesTheCausesAndTheAnswersTieAll() throws {
    let folder = try Self.household()
    let run = try folder.daybook("run", "--format", "json")
    #expect(run.status == 0, "\(run.stderr)")
    let items = try folder.waiting()
    #expect(items.filter { $0.kind == "gap" }.map(\.message) == ["no statement of File lists 2025-05-23 to 2025-07-01"])
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.stdout.utf8)) as? [String: Any])
    #expect(
      report["gaps"] as? [[String: String]] == [["account": "File", "first": "2025-05-23", "last": "2025-07-01"]])
    for one in Self.cases {
      #expect(items.contains { $0.kind == "balance" && $0.message.contains(one.cause) }, "\(one.name): \(items)")
    }
    #expect(try folder.daybook("reconcile").status == 3)
    for one in Self.cases where one.name != "File" && one.name != "Right" {
      let ended = try folder.daybook(
        "reconcile", one.name, "--date", "2025-05-31", "--balance", one.stated, "--accept", "1")
      #expect(ended.status == 0, "\(one.name): \(ended.stdout) \(ended.stderr)")
    }
    // Nobody but the bank has the missing file: it is asked for, and the account ties once it is there.
    let asked = try folder.daybook(
      "reconcile", "File", "--date", "2025-07-31", "--balance", "2916.05", "--accept", "1", "--today", "2025-08-02")
    #expect(asked.status == 3, "\(asked.stderr)")
    #expect(try folder.waiting().map(\.kind).sorted() == ["balance", "gap"])
    let accounts = try folder.daybook("accounts").stdout
    #expect(accounts.contains("lists 2025-05-23 to 2025-07-01; its export was asked for on 2025-08-02."), "\(accounts)")
    try folder.write([Self.columns, "2025-06-02,Shop,-20.00", "2025-06-25,Shop,-30.00"], to: "inbox/file-june.csv")
    try folder.age("inbox/file-june.csv")
    #expect(try folder.daybook("run", "--quiet").status == 0)
    #expect(try folder.waiting().isEmpty)
    let all = try folder.daybook("reconcile", "--format", "csv")
    #expect(all.status == 0, "\(all.stdout)")
    #expect(all.stdout.split(separator: "\n").dropFirst().allSatisfy { $0.contains(",0.00,person,") }, "\(all.stdout)")
    #expect(try folder.daybook("check").status == 0)
    // Each answer is a batch of its own: taken back, the first differences are there again.
    for _ in 0...Self.cases.count - 1 { #expect(try folder.daybook("undo", "--quiet").status == 0) }
    #expect(try folder.waiting().count { $0.kind == "balance" } == items.count { $0.kind == "balance" })
  }
}
