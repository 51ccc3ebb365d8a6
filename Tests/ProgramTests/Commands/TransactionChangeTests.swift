import Foundation
import Testing

/// What a person changes of transactions by hand: it counts, it stays, it is checked, and it can be taken back.
@Suite struct TransactionChangeTests {
  private let folder: CommandFolder
  private let rows = [
    "2025-01-05,TESCO STORES,-60.00", "2025-01-06,LIDL,-12.00", "2025-01-20,HOTEL,-300.00",
    "2025-02-03,SALARY,2000.00",
  ]

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      """
      rules:
        - { when: { description: tesco }, set: { category: "Food:Groceries", tags: [+shop, +week] } }
        - { when: { description: hotel }, set: { category: Travel, note: "week in Lisbon" } }
      """, to: "rules/a.yaml")
    try folder.take(rows, from: "jan.csv")
  }

  /// All that lists show of the book.
  private func dump() throws -> [String] {
    try ["transactions", "rows", "accounts", "review list"].map {
      try Program.run($0.split(separator: " ").map(String.init) + ["--format", "json"], in: folder.url).stdout
    }
  }

  /// A change does something, leaves a sound book that a recategorization leaves as it is, and goes back whole.
  private func isUndone(_ command: String...) throws {
    let before = try dump()
    let dry = try Program.run(command + ["--dry-run", "--format", "csv"], in: folder.url)
    #expect(dry.status == 0 && dry.stdout.split(separator: "\n").count > 1, "\(command): \(dry.stderr)\(dry.stdout)")
    #expect(try dump() == before, "a dry run of \(command)")
    let ended = try Program.run(command, in: folder.url)
    #expect(ended.status == 0, "\(command): \(ended.stderr)")
    let after = try dump()
    #expect(after != before, "\(command)")
    #expect(try folder.attempt("check").status == 0, "\(command)")
    #expect(try folder.daybook("recategorize", "--format", "json").contains("\"changed\" : 0"), "\(command)")
    #expect(try dump() == after, "recategorized after \(command)")
    try folder.daybook("undo", "--quiet")
    #expect(try dump() == before, "\(command)")
    #expect(try folder.attempt("check").status == 0, "undone \(command)")
  }

  @Test func everyChangeIsUndoneWhole() throws {
    try isUndone("transactions", "set", "1", "2", "--tag", "+trip -shop")
    try isUndone("transactions", "set", "1", "--tag", "")
    try isUndone("transactions", "set", "--where", "tesco or lidl", "--tax", "7b")
    try isUndone("transactions", "set", "1", "--date", "2025-02-01", "--amount", "-61.00")
    try isUndone("transactions", "set", "3", "--category", "", "--note", "", "--bucket", "wants", "--payee", "Inn")
    try isUndone("transactions", "split", "1", "--part", "10.00 Food bucket=wants note=cake", "--part", "rest Travel")
    try isUndone("transactions", "ignore", "--where", "hotel")
    try folder.write("a receipt", to: "fridge.txt")
    try isUndone("transactions", "attach", "2", "fridge.txt")
  }

  @Test func tagsOfAPersonStay() throws {
    try folder.daybook("transactions", "set", "1", "--tag", "+trip", "--tag", "-shop", "--quiet")
    try folder.daybook("recategorize", "--quiet")
    #expect(try folder.column(0, "transactions", "--where", "tag:trip tag:week -tag:shop") == ["1"])
    let refused = try folder.attempt("transactions", "set", "1", "--tag", "-shup")
    #expect(refused.status == 64 && refused.stderr.contains("'shop'"), "\(refused.stderr)")
    #expect(try folder.attempt("transactions", "set", "1", "--tag", "trip").stderr.contains("+trip or -trip"))
  }

  @Test func aTaxCodeIsFoundAndStays() throws {
    try folder.daybook("transactions", "set", "1", "3", "--tax", "home office", "--quiet")
    try folder.daybook("transactions", "set", "3", "--tax", "", "--quiet")
    try folder.write("rules:\n  - { when: { description: tesco }, set: { note: n } }\n", to: "rules/a.yaml")
    try folder.daybook("recategorize", "--quiet")
    #expect(try folder.column(0, "transactions", "--where", "tax:office") == ["1"])
    #expect(try folder.values("note").first == "n")
  }

  /// The corrected day and amount count; the bank's are what its files are compared with.
  @Test func aCorrectionCountsBesideTheBanks() throws {
    try folder.daybook("transactions", "set", "1", "--date", "2025-02-01", "--amount", "-61.50", "--quiet")
    #expect(try folder.column(3, "transactions", "--where", "id:1") == ["-61.50"])
    #expect(try folder.column(9, "transactions", "1") == ["2025-02-01"])
    #expect(
      try folder.daybook("transactions", "1", "--format", "json").contains(
        "\"amount\":\"-60.00\",\"date\":\"2025-01-05\""))
    #expect(try folder.daybook("report", "spending", "--category", "Food", "--format", "csv").contains("61.50"))
    #expect(try folder.daybook("report", "spending", "--to", "2025-01-31", "--format", "csv").contains("Food") == false)
    // The bank's file again, with more in it, adds only what is new.
    try folder.take(rows + ["2025-02-04,NEW,-1.00"], from: "again.csv")
    #expect(try folder.column(0, "transactions").count == 5)
    #expect(try folder.column(2, "rows").filter { $0 == "duplicate" }.count == 4)
    #expect(try folder.daybook("check").contains("sound"))
    try folder.daybook("transactions", "set", "1", "--date", "", "--amount", "", "--quiet")
    #expect(try folder.column(3, "transactions", "1") == ["-60.00"])
    #expect(try !folder.daybook("transactions", "1", "--format", "json").contains("bank"))
  }

  /// A pending row that the bank books later takes the bank's day; the amount that a person corrected stays.
  @Test func whatThePersonCorrectedStaysWhenTheBankBooks() throws {
    let folder = try CommandFolder()
    try folder.take(
      ["2025-03-01,CAFE,-8.00,Pending", "2025-02-20,BAKER,-3.00,Booked"], from: "a.csv",
      columns: "Date,Description,Amount,Status")
    #expect(try folder.column(10, "transactions", "--where", "cafe") == ["pending"])
    let id = try folder.column(0, "transactions", "--where", "cafe")[0]
    try folder.daybook("transactions", "set", id, "--amount", "-7.00", "--quiet")
    try folder.take(["2025-03-02,CAFE,-8.00,Booked"], from: "b.csv", columns: "Date,Description,Amount,Status")
    let record = try folder.daybook("transactions", id, "--format", "json")
    #expect(record.contains("\"date\": \"2025-03-02\"") && record.contains("\"amount\": \"-7.00\""), "\(record)")
    #expect(record.contains("\"status\": \"booked\"") && record.contains("\"amount\":\"-8.00\""), "\(record)")
    #expect(try folder.column(0, "transactions").count == 2)
    #expect(try folder.daybook("check").contains("sound"))
  }

  @Test func badValuesSayTheFormTheyWant() throws {
    for (option, value, form) in [
      ("--date", "31.1.2025", "2025-01-31"), ("--amount", "5,5", "-12.50"), ("--amount", "1.234", "at most 2"),
      ("--bucket", "fun", "one of: needs, wants, savings"), ("--category", "Fod", "'Food'"),
    ] {
      let refused = try folder.attempt("transactions", "set", "1", option, value)
      #expect(refused.status == 64 && refused.stderr.contains(form), "\(option) \(value): \(refused.stderr)")
    }
    #expect(try folder.attempt("transactions", "set", "99", "--tax", "x").status == 64)
    #expect(try folder.attempt("transactions", "set", "--tax", "x").status == 64)
    #expect(try folder.daybook("transactions", "set", "--where", "nowhere", "--tax", "x").contains("No transaction"))
  }

  @Test func partsAddUp() throws {
    for (parts, message) in [
      (["100.00 Food", "300 Travel"], "do not make up the -300.00"), (["100.00 Food"], "leave open"),
      (["100.00", "rest Travel"], "'100.00' is no part"), (["10.001 Food", "rest Travel"], "do not make up"),
      (["10.00 Fod", "rest Travel"], "no category 'Fod'"), (["10.00 Food bucket=fun", "rest Travel"], "no bucket"),
    ] {
      let refused = try Program.run(["transactions", "split", "3"] + parts.flatMap { ["--part", $0] }, in: folder.url)
      #expect(refused.status == 64 && refused.stderr.contains(message), "\(parts): \(refused.stderr)")
    }
    try folder.daybook(
      "transactions", "split", "3", "--part", "33.33% Food bucket=savings note=for Robin", "--part", "rest Travel",
      "--quiet")
    let record = try folder.daybook("transactions", "3", "--format", "json")
    #expect(
      record.contains(#"{"amount":"-99.99","bucket":"savings","category":"Food","note":"for Robin"}"#), "\(record)")
    #expect(try folder.column(0, "transactions", "--where", "bucket:savings") == ["3"])
    #expect(try folder.daybook("report", "spending", "--by", "bucket", "--format", "csv").contains("savings,99.99"))
    try folder.daybook("transactions", "set", "3", "--amount", "-310.00", "--quiet")
    #expect(try folder.daybook("transactions", "3", "--format", "json").contains("-210.01"))
    #expect(try folder.daybook("check").contains("sound"))
    #expect(try folder.attempt("transactions", "set", "3", "--amount", "5").stderr.contains("split 3 --none"))
    try folder.daybook("transactions", "split", "3", "--none", "--quiet")
    #expect(try folder.column(7, "transactions", "3") == [""])
    #expect(try folder.attempt("transactions", "split", "3", "--none").stderr.contains("has no parts"))
  }

  @Test func whatIsIgnoredStaysOut() throws {
    try folder.daybook("transactions", "ignore", "2", "--quiet")
    try folder.take(rows + ["2025-02-04,NEW,-1.00"], from: "again.csv")
    try folder.daybook("recategorize", "--quiet")
    #expect(try folder.column(0, "transactions", "--status", "ignored") == ["2"])
    #expect(try folder.column(2, "rows").filter { $0 == "ignored" }.count == 1)
    try folder.write("rules:\n  - { when: { description: lidl }, set: { ignore: yes } }\n", to: "rules/a.yaml")
    try folder.daybook("transactions", "ignore", "2", "--not", "--quiet")
    try folder.daybook("recategorize", "--quiet")
    #expect(try folder.column(0, "transactions", "--status", "ignored").isEmpty)
  }

  @Test func onlyEntriesByHandGo() throws {
    let refused = try folder.attempt("transactions", "delete", "1")
    #expect(refused.status == 64 && refused.stderr.contains("daybook transactions ignore 1"), "\(refused.stderr)")
  }

  @Test func whatIsReconciledIsUnlockedFirst() throws {
    try folder.write(
      """
      accounts:
        - { name: Current, currency: EUR, files: ["*.csv"], sign: as-written, opening: { date: 2024-12-31, balance: 0 } }
      """, to: "daybook.yaml")
    try folder.daybook("reconcile", "Current", "--date", "2025-01-31", "--balance", "-372.00", "--quiet")
    for change in [["set", "1", "--amount", "-1.00"], ["set", "1", "--date", "2025-01-07"], ["ignore", "1"]] {
      let refused = try Program.run(["transactions"] + change, in: folder.url)
      #expect(refused.status == 64 && refused.stderr.contains("transactions unlock 1"), "\(refused.stderr)")
    }
    try folder.daybook("transactions", "set", "1", "--category", "Travel", "--tag", "+x", "--note", "n", "--quiet")
    #expect(try folder.attempt("transactions", "unlock", "4").stderr.contains("not reconciled"))
    try isUndone("transactions", "unlock", "1")
    try folder.daybook("transactions", "unlock", "1", "--why", "wrong", "--quiet")
    #expect(try folder.daybook("log", "--limit", "1", "--format", "csv").contains("transactions unlock 1,wrong"))
    try folder.daybook("transactions", "set", "1", "--amount", "-61.00", "--quiet")
    // The balance that was stated does not hold any more, and says so.
    #expect(try folder.column(0, "review", "list", "--kind", "balance").count == 1)
    try folder.daybook("transactions", "set", "1", "--amount", "", "--quiet")
    #expect(try folder.column(0, "review", "list", "--kind", "balance").isEmpty)
  }

  @Test func filesAreKeptByPathAndHash() throws {
    try folder.write("abc", to: "receipt.txt")
    try folder.daybook("transactions", "attach", "1", "receipt.txt", "--quiet")
    let record = try folder.daybook("transactions", "1", "--format", "json")
    #expect(
      record.contains(
        #"{"path":"receipt.txt","sha256":"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"}"#),
      "\(record)")
    #expect(try folder.attempt("transactions", "attach", "1", "none.txt").status == 66)
    #expect(try folder.attempt("transactions", "attach", "1", "--remove", "none.txt").stderr.contains("receipt.txt"))
    try folder.daybook("transactions", "attach", "1", "--remove", "receipt.txt", "--quiet")
    #expect(try !folder.daybook("transactions", "1", "--format", "json").contains("attachments"))
  }
}
