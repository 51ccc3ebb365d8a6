import Foundation
import Testing

/// Causes that need more than one statement to be seen: each is named first, and its answer ties the account.
@Suite struct AcceptedCauseTests {
  private static let opening = ", opening: { date: 2025-01-31, balance: 2000.00 }"

  private static func folder(
    _ lines: [String], from name: String = "current-1.csv", opening: String = opening
  ) throws -> TrustFolder {
    let folder = try TrustFolder(
      accounts: "name: Current, currency: EUR, files: [\"*.csv\", \"*.ofx\"], sign: as-written\(opening)")
    try folder.write(lines, to: name)
    let ended = try folder.daybook("import", name, "--quiet")
    #expect(ended.status == 0, "\(ended.stderr)")
    return folder
  }

  /// The first cause's code and message.
  private static func cause(_ folder: TrustFolder, _ day: String, _ balance: String) throws -> (String, String) {
    let told = try folder.daybook(
      "reconcile", "Current", "--date", day, "--balance", balance, "--format", "json")
    #expect(told.status == 3, "\(told.stdout) \(told.stderr)")
    let report = try #require(JSONSerialization.jsonObject(with: Data(told.stdout.utf8)) as? [String: Any])
    let first = try #require((report["causes"] as? [[String: Any]])?.first)
    return ("\(first["code"] ?? "")", "\(first["message"] ?? "")")
  }

  private static func accept(_ folder: TrustFolder, _ day: String, _ balance: String) throws {
    let before = try folder.booked()
    let ended = try folder.daybook(
      "reconcile", "Current", "--date", day, "--balance", balance, "--accept", "1")
    #expect(ended.status == 0, "\(ended.stdout) \(ended.stderr)")
    #expect(try folder.daybook("check").status == 0)
    #expect(try folder.daybook("undo").status == 0)
    #expect(try folder.booked() == before)
  }

  @Test func aPendingRowThatSettled() throws {
    let folder = try Self.folder([
      "Date,Description,Amount,Status", "2025-05-02,Rent,-900.00,Booked", "2025-05-12,Hotel,-75.68,Pending",
      "2025-05-20,Salary,1500.00,Booked", "2025-05-25,Shop,-20.00,Booked",
    ])
    let cause = try Self.cause(folder, "2025-05-31", "2504.32")
    #expect(cause.0 == "pending" && cause.1.contains("the pending row of -75.68 on 2025-05-12 'Hotel'"), "\(cause)")
    try Self.accept(folder, "2025-05-31", "2504.32")
  }

  @Test func aFeeThatComesEachMonth() throws {
    var lines = ["Date,Description,Amount"]
    for month in 2...5 {
      lines += ["2025-0\(month)-03,Shop \(month),-2\(month).10", "2025-0\(month)-20,Salary,1500.00"]
      if month < 5 { lines.append("2025-0\(month)-28,Monthly fee,-5.00") }
    }
    let folder = try Self.folder(lines)
    #expect(
      try folder.daybook("reconcile", "Current", "--date", "2025-04-30", "--balance", "6415.70").status == 0)
    let cause = try Self.cause(folder, "2025-05-31", "7885.60")
    #expect(cause.0 == "fee" && cause.1.contains("is missing between 2025-05-01 and 2025-05-31"), "\(cause)")
    try Self.accept(folder, "2025-05-31", "7885.60")
  }

  @Test func centsOfAConvertedRow() throws {
    let folder = try Self.folder([
      "Date,Description,Amount,Currency,Original Amount,Original Currency",
      "2025-05-02,Rent,-900.00,EUR,,", "2025-05-12,Diner New York,-45.13,EUR,-50.00,USD",
      "2025-05-20,Salary,1500.00,EUR,,", "2025-05-25,Shop,-20.00,EUR,,",
    ])
    let cause = try Self.cause(folder, "2025-05-31", "2534.85")
    #expect(
      cause.0 == "cents" && cause.1.contains("the cents of -45.13 on 2025-05-12 'Diner New York'"), "\(cause)")
    try Self.accept(folder, "2025-05-31", "2534.85")
  }

  /// A statement stated a wrong opening balance, which the account's was taken from: every balance since differs by the
  /// same.
  @Test func anImpliedOpening() throws {
    let folder = try Self.folder(
      [
        "Account,Current", "Opening balance,620.00", "Date,Description,Amount", "2025-05-02,Rent,-900.00",
        "2025-05-20,Salary,1500.00", "2025-05-25,Shop,-20.00",
      ], opening: "")
    #expect(try folder.daybook("accounts", "--format", "json").stdout.contains("\"balance\": \"1200.00\""))
    try folder.write(
      ["account,date,balance", "Current,2025-05-10,-270.00", "Current,2025-05-22,1230.00"], to: "inbox/balances.csv")
    #expect(try folder.daybook("run", "--quiet").status == 0)
    let cause = try Self.cause(folder, "2025-05-31", "1210.00")
    #expect(cause.0 == "opening" && cause.1.contains("should be 630.00"), "\(cause)")
    try Self.accept(folder, "2025-05-31", "1210.00")
  }

  /// A person's word on a difference is kept and shown until the next balance ties; what inherits the gap adds nothing.
  @Test func theBankIsWrong() throws {
    let columns = "Date,Description,Amount,Balance"
    let folder = try Self.folder([columns, "2025-05-02,Rent,-900.00,1100.00", "2025-05-20,Salary,1500.00,2600.00"])
    try folder.write(["account,date,balance", "Current,2025-05-20,2610.00"], to: "inbox/balances.csv")
    #expect(try folder.daybook("run", "--quiet").status == 0)
    #expect(try folder.waiting().map(\.kind) == ["balance"])
    #expect(try folder.daybook("review", "accept", "1", "--quiet").status == 0)
    let told = try folder.daybook("reconcile", "--format", "csv")
    #expect(told.status == 3)
    #expect(
      told.stdout.contains("Current,EUR,2025-05-20,2610.00,2600.00,10.00,person,item 1: accepted"), "\(told.stdout)")
    let check = try folder.daybook("check")
    #expect(check.status == 0 && check.stdout.contains("(answered)"), "\(check.stdout)")
    try folder.write(
      ["account,date,balance", "Current,2025-05-20,2610.00", "Current,2025-05-30,2610.00"], to: "inbox/balances.csv")
    #expect(try folder.daybook("run", "--quiet").status == 0)
    #expect(try folder.waiting().isEmpty)
    try folder.write([columns, "2025-06-02,Shop,-50.00,2550.00", "2025-06-09,Gym,-30.00,2520.00"], to: "current-2.csv")
    #expect(try folder.daybook("import", "current-2.csv", "--quiet").status == 0)
    let ties = try folder.daybook("reconcile", "--format", "csv")
    #expect(ties.status == 0, "\(ties.stdout)")
    #expect(ties.stdout.contains("Current,EUR,2025-06-09,2520.00,2520.00,0.00,current-2.csv:3,\n"), "\(ties.stdout)")
    let past = try folder.daybook("reconcile", "Current", "--date", "2025-05-25", "--format", "csv")
    #expect(past.stdout.contains("2025-05-20,2610.00,2600.00,10.00,person,item 1: accepted"), "\(past.stdout)")
  }
}
