import Foundation
import Testing

/// An account that does not tie: the cause is named, its answer ties the account, and each answer can be taken back.
@Suite struct ReconcileTests {
  private static let may = [
    "Date,Description,Amount", "2025-05-01,Rent,-900.00", "2025-05-10,Shop,-50.00", "2025-05-11,Cafe,-4.50",
    "2025-05-11,Cafe,-4.50", "2025-05-20,Salary,2000.00", "2025-05-22,Gym,-39.45",
  ]
  private static let july = [
    "Date,Description,Amount", "2025-07-01,Rent,-900.00", "2025-07-10,Shop,-50.00", "2025-07-22,Gym,-39.45",
  ]

  private static func folder(_ rows: [String] = may) throws -> TrustFolder {
    let folder = try TrustFolder(
      accounts: "name: Current, currency: EUR, files: [\"*.csv\"], sign: as-written, "
        + "opening: { date: 2025-04-30, balance: 2000.00 }")
    try folder.write(rows, to: "may.csv")
    #expect(try folder.daybook("import", "may.csv", "--quiet").status == 0)
    return folder
  }

  private static func reconcile(_ folder: TrustFolder, _ balance: String, _ more: String...) throws -> Program.Outcome {
    try Program.run(
      ["reconcile", "Current", "--date", "2025-05-31", "--balance", balance] + more, in: folder.url)
  }

  private static func report(_ outcome: Program.Outcome) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(outcome.stdout.utf8)) as? [String: Any])
  }

  private static func dump(_ folder: TrustFolder) throws -> String {
    try ["transactions", "accounts"].map { list in
      try Program.run(
        [list, "--format", "json"] + (list == "accounts" ? ["--today", "2025-06-01"] : []), in: folder.url
      )
      .stdout
    }.joined()
  }

  @Test func theReportIsWhatProgramsRead() throws {
    let folder = try Self.folder()
    let outcome = try Self.reconcile(folder, "3006.05", "--format", "json")
    #expect(outcome.status == 3)
    let report = try Self.report(outcome)
    #expect(report["difference"] as? String == "4.50")
    let causes = try #require(report["causes"] as? [[String: Any]])
    let first = try #require(causes.first)
    #expect(first["code"] as? String == "doubled")
    #expect(first["amount"] as? String == "4.50")
    #expect(first["option"] as? Int == 1)
    #expect(first["between"] is NSNull)
    let rows = try #require(first["rows"] as? [[String: Any]])
    #expect(rows.count == 1)
    #expect(rows[0]["id"] as? Int == 4 && rows[0]["statement"] as? String == "may.csv" && rows[0]["line"] as? Int == 5)
    let missing = try Self.report(Self.reconcile(folder, "2989.15", "--format", "json"))
    let cause = try #require((missing["causes"] as? [[String: Any]])?.first)
    #expect(cause["code"] as? String == "missing")
    #expect(cause["between"] as? [String] == ["2025-05-01", "2025-05-31"])
    #expect((cause["rows"] as? [Any])?.isEmpty == true)
  }

  @Test func aDoubledRowGoesOutAndComesBack() throws {
    let folder = try Self.folder()
    let before = try Self.dump(folder)
    let tried = try Self.reconcile(folder, "3006.05", "--accept", "1", "--dry-run")
    #expect(
      tried.status == 0 && tried.stdout.contains("reconciled in a dry run; nothing was written"), "\(tried.stdout)")
    #expect(try Self.dump(folder) == before)
    let ended = try Self.reconcile(folder, "3006.05", "--accept", "1")
    #expect(ended.status == 0)
    #expect(ended.stdout.hasPrefix("Current ties on 2025-05-31: 5 transactions reconciled as run 2"))
    #expect(try folder.daybook("rows", "--format", "csv").stdout.contains("may.csv,5,ignored,4,"))
    #expect(try folder.daybook("check").status == 0)
    // Importing the rows again adds nothing, and the row stays out.
    let after = try Self.dump(folder)
    try folder.write(Self.may + [""], to: "again.csv")
    #expect(try folder.daybook("import", "again.csv", "--quiet").status == 0)
    #expect(try Self.dump(folder) == after)
    #expect(try folder.daybook("undo").status == 0)
    #expect(try folder.daybook("undo", "2").status == 0)
    #expect(try Self.dump(folder) == before)
    #expect(try folder.daybook("check").status == 0)
  }

  @Test func aMissingRowComesIn() throws {
    let folder = try Self.folder()
    let before = try Self.dump(folder)
    #expect(try Self.reconcile(folder, "2989.15", "--accept", "9").status == 64)
    #expect(try Self.reconcile(folder, "2989.15", "--accept", "1").status == 0)
    #expect(try folder.booked().contains("Current 2025-05-31 -12.40"))
    #expect(try folder.daybook("check").status == 0)
    #expect(try folder.daybook("undo").status == 0)
    #expect(try Self.dump(folder) == before)
  }

  /// A corrected amount or day stands beside the bank's: check compares the bank's, and importing it again adds nothing.
  @Test(
    arguments: [
      ("2025-05-28,Dentist,39.15", "2025-05-28 -39.15", "2962.40", "sign"),
      ("2025-05-28,Dentist,-93.15", "2025-05-28 -39.15", "2962.40", "digits"),
      ("2025-05-28,Dentist,-391.50", "2025-05-28 -39.15", "2962.40", "decimal"),
      ("2026-05-28,Dentist,-39.15", "2025-05-28 -39.15", "2962.40", "day-order"),
    ])
  func aRowIsCorrected(row: String, becomes: String, balance: String, code: String) throws {
    let folder = try Self.folder(Self.may + [row])
    let before = try Self.dump(folder)
    let causes = try Self.report(Self.reconcile(folder, balance, "--format", "json"))["causes"] as? [[String: Any]]
    let place = try #require(causes?.firstIndex { $0["code"] as? String == code }, "\(causes ?? [])")
    #expect(place == 0)
    let option = try #require(causes?[place]["option"] as? Int)
    let ended = try Self.reconcile(folder, balance, "--accept", "\(option)")
    #expect(ended.status == 0, "\(ended.stdout) \(ended.stderr)")
    #expect(try folder.booked().contains("Current \(becomes)"))
    #expect(try folder.daybook("check").status == 0)
    let after = try Self.dump(folder)
    try folder.write(Self.may + [row, ""], to: "again.csv")
    #expect(try folder.daybook("import", "again.csv", "--quiet").status == 0)
    #expect(try Self.dump(folder) == after)
    #expect(try folder.daybook("undo").status == 0)
    #expect(try folder.daybook("undo", "2").status == 0)
    #expect(try Self.dump(folder) == before)
  }

  @Test func aDifferenceIsClosedByAnAdjustment() throws {
    let folder = try Self.folder()
    let before = try Self.dump(folder)
    #expect(try Self.reconcile(folder, "3000.00", "--adjust").status == 64)
    #expect(
      try Self.reconcile(
        folder, "3000.00", "--adjust", "--note", "nobody knows", "--category", "No:Such"
      ).status != 0)
    #expect(try Self.reconcile(folder, "3000.00", "--adjust", "--note", "nobody knows").status == 0)
    #expect(try folder.booked().contains("Current 2025-05-31 -1.55"))
    #expect(try folder.daybook("check").status == 0)
    #expect(try folder.daybook("undo").status == 0)
    #expect(try Self.dump(folder) == before)
  }

  /// Another export has a row in place of one of the book's: held until the bank's balance tells that both are real.
  @Test func aHeldRowIsBooked() throws {
    let folder = try Self.folder()
    try folder.write(
      Self.may.map { $0.replacing("2025-05-10,Shop", with: "2025-05-12,PAYPAL *ROASTERY") }, to: "other.csv")
    #expect(try folder.daybook("import", "other.csv", "--quiet").status == 0)
    #expect(try folder.waiting().contains { $0.kind == "duplicate" })
    let told = try Self.reconcile(folder, "2951.55")
    #expect(
      told.stdout.contains(
        "1. the held row of -50.00 on 2025-05-12 'PAYPAL *ROASTERY' (other.csv:3) accounts for it exactly"),
      "\(told.stdout)")
    #expect(try Self.reconcile(folder, "2951.55", "--accept", "1").status == 0)
    #expect(try !folder.waiting().contains { $0.kind == "duplicate" })
    #expect(try folder.daybook("check").status == 0)
  }

  /// What a statement finds out of order is one item that names the cause, however many files inherit the gap; its
  /// answer ties all of them.
  @Test func oneGapIsOneItemUntilItIsAnswered() throws {
    let folder = try Self.folder(
      ["Date,Description,Amount,Balance", "2025-05-01,Rent,-900.00,1100.00", "2025-05-20,Salary,2000.00,3100.00"])
    let june = [
      "2025-06-02,Shop,-50.00,3050.00", "2025-06-09,Gym,-39.45,3010.55", "2025-06-11,Shop,-61.00,2937.15",
      "2025-06-22,Cafe,-4.00,2933.15",
    ]
    try folder.write(["Date,Description,Amount,Balance"] + june, to: "june.csv")
    try folder.write(
      ["Date,Description,Amount,Balance", "2025-07-01,Rent,-900.00,2033.15", "2025-07-02,Bus,-3.00,2030.15"],
      to: "july.csv")
    for name in ["june.csv", "july.csv"] { #expect(try folder.daybook("import", name, "--quiet").status == 0) }
    let items = try folder.waiting()
    #expect(items.map(\.kind) == ["balance"])
    #expect(
      items[0].message.hasSuffix("a row of -12.40 is missing before line 4, between 2025-06-09 and 2025-06-11"))
    let mended = try Program.run(
      ["reconcile", "Current", "--date", "2025-07-02", "--balance", "2030.15", "--accept", "1"], in: folder.url)
    #expect(mended.status == 0, "\(mended.stdout)")
    #expect(try folder.booked().contains("Current 2025-06-11 -12.40"))
    #expect(try folder.waiting().isEmpty)
    #expect(try folder.daybook("check").status == 0)
  }

  @Test func balancesOfTheInboxAreChecks() throws {
    let folder = try Self.folder()
    try folder.write(Self.july, to: "inbox/july.csv")
    try folder.write(
      ["account,date,balance", "Current,2025-05-31,3001.55", "Current,2025-07-31,2016.60"], to: "inbox/balances.csv")
    try folder.age("inbox/july.csv")
    #expect(try folder.daybook("run", "--quiet").status == 0)
    #expect(try folder.names(in: "inbox") == ["balances.csv"])
    let items = try folder.waiting()
    #expect(items.map(\.kind) == ["balance", "gap"])
    #expect(
      items[0].message
        == "the book does not tie to the balance that was stated for 2025-07-31: stated 2016.60, the book has 2012.10, "
        + "a difference of 4.50; no statement lists the days between 2025-06-01 and 2025-06-30: their rows, 4.50 in all, "
        + "are missing")
    let status = try folder.daybook("transactions", "--status", "reconciled", "--format", "csv").stdout
    #expect(status.split(separator: "\n").count == 1 + 6)
    // Nothing new, nothing done.
    #expect(try folder.daybook("run").stdout.hasPrefix("Nothing to do"))
    try folder.write(["account,date,balance", "Curent,2025-05-31,1"], to: "inbox/balances.csv")
    #expect(try folder.daybook("run").stderr.contains("line 2: no account 'Curent'"))
    try folder.write(["account,date,balance"], to: "inbox/balances.csv")
    #expect(try folder.daybook("run", "--quiet").status == 0)
    #expect(try folder.waiting().map(\.kind) == ["balance", "gap"])
  }

  /// A book that is reconciled through March is the very same after February is imported again.
  @Test func whatIsReconciledStaysAsItIs() throws {
    let folder = try Self.folder()
    #expect(try Self.reconcile(folder, "3001.55").status == 0)
    let before = try Self.dump(folder)
    try folder.write(Self.may + ["", ""], to: "may-again.csv")
    try folder.write([Self.may[0]] + Self.may.dropFirst().reversed(), to: "may-turned.csv")
    try folder.write(Array(Self.may.prefix(4)), to: "may-cut.csv")
    for name in ["may-again.csv", "may-turned.csv", "may-cut.csv"] {
      #expect(try folder.daybook("import", name, "--quiet").status == 0)
      #expect(try Self.dump(folder) == before, "\(name)")
    }
    #expect(try folder.daybook("check").status == 0)
  }

  /// What comes later for days that tied is held; booked, it is told with the run that did; so is what was taken out.
  @Test func whatBreaksATieIsNamed() throws {
    let folder = try Self.folder()
    #expect(try Self.reconcile(folder, "3001.55").status == 0)
    try folder.write(Self.may.prefix(1) + ["2025-05-25,Bar,-7.00", "2025-06-02,Shop,-1.00"], to: "late.csv")
    #expect(try folder.daybook("import", "late.csv", "--quiet").status == 0)
    #expect(
      try folder.waiting().map(\.message) == [
        "-7.00 EUR on 2025-05-25 comes late: the balance of 2025-05-31 ties without it: 3001.55, as a person stated it"
      ])
    #expect(try folder.daybook("review", "accept", "1", "--option", "book").status == 0)
    #expect(
      try folder.waiting().map(\.message) == [
        "the book does not tie to the balance that was stated for 2025-05-31: stated 3001.55, the book has 2994.55, "
          + "a difference of 7.00; it tied until run 4: the row of -7.00 on 2025-05-25 'Bar' counts there now"
      ])
    #expect(try folder.daybook("undo").status == 0)
    #expect(try folder.daybook("undo").status == 0)
    #expect(try folder.waiting().isEmpty)
    #expect(try folder.daybook("transactions", "unlock", "2").status == 0)
    #expect(try folder.daybook("transactions", "ignore", "2").status == 0)
    #expect(
      try folder.waiting().map(\.message) == [
        "the book does not tie to the balance that was stated for 2025-05-31: stated 3001.55, the book has 3051.55, "
          + "a difference of -50.00; it tied until run 8: the row of -50.00 on 2025-05-10 'Shop' was taken out"
      ])
  }

  @Test func accountsTellTheirCoverage() throws {
    let folder = try Self.folder()
    try folder.write(Self.july, to: "july.csv")
    #expect(try folder.daybook("import", "july.csv", "--quiet").status == 0)
    #expect(try Self.reconcile(folder, "3001.55").status == 0)
    let text = try folder.daybook("accounts", "--today", "2025-08-01").stdout
    #expect(
      text.hasSuffix(
        "Current: no statement lists 2025-05-23 to 2025-06-30; ask the bank for the export of these days.\n"))
    let json = try folder.daybook("accounts", "--format", "json", "--today", "2035-08-03").stdout
    let account = try #require((JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])?.first)
    let texts = [
      "name", "kind", "currency", "balance", "checked_on", "checked_balance", "booked_after", "held", "pending",
    ]
    #expect(
      texts.map { account[$0] as? String } == [
        "Current", "checking", "EUR", "2012.10", "2025-05-31", "3001.55", "-989.45", "0.00", "0.00",
      ])
    #expect(account["stale"] as? Int == 3_664)
    #expect(account["gaps"] as? [[String: String]] == [["first": "2025-05-23", "last": "2025-06-30"]])
    #expect(
      account["covered"] as? [[String: String]] == [
        ["first": "2025-05-01", "last": "2025-05-22"], ["first": "2025-07-01", "last": "2025-07-22"],
      ])
    let past = try folder.daybook("accounts", "--on", "2025-05-15", "--format", "json").stdout
    let then = try #require((JSONSerialization.jsonObject(with: Data(past.utf8)) as? [[String: Any]])?.first)
    #expect(then["balance"] as? String == "1041.00")
    #expect(then["checked_on"] as? String == "")
    #expect(then["stale"] is NSNull)
  }
}
