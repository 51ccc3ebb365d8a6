import Testing

/// Subscriptions are found, asked about, and missed.
@Suite struct RecurringReportTests {
  private let folder: TrustFolder

  init() throws {
    folder = try TrustFolder(accounts: "name: Current, currency: GBP, files: [\"*.csv\"]")
    var rows = ["Date,Description,Amount"]
    for month in 1...6 {
      rows += [
        "2025-0\(month)-03,STREAMBOX,-10.99", "2025-0\(month)-17,GYM CLUB,-25.00", "2025-0\(month)-28,WAGES,2000.00",
      ]
    }
    try folder.write(rows, to: "inbox/one.csv")
    #expect(try folder.daybook("run", "--today", "2025-06-29").status == 0)
  }

  private func recurring(_ today: String) throws -> [String] {
    let shown = try folder.daybook("report", "recurring", "--today", today, "--format", "csv")
    #expect(shown.status == 0, "\(shown.stderr)")
    return shown.stdout.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func foundFromWhatStatementsTell() throws {
    let all = [
      "GBP,Streambox,Current,month,-10.99,2025-06-03,2025-07-03,due",
      "GBP,Gym Club,Current,month,-25.00,2025-06-17,2025-07-17,ok",
      "GBP,WAGES,Current,month,2000.00,2025-06-28,2025-07-28,ok",
    ]
    #expect(try recurring("2025-06-29").map { $0.lowercased() } == all.map { $0.lowercased() })
    // No statement tells of July yet.
    #expect(try recurring("2025-08-20").map { $0.lowercased() } == all.map { $0.lowercased() })
  }

  @Test func whatIsConfirmedIsMissed() throws {
    let asked = try folder.daybook("report", "recurring", "--ask", "--today", "2025-06-29")
    #expect(asked.stdout == "3 items to review as run 2; take it back with: daybook undo 2.\n", "\(asked.stderr)")
    #expect(
      try folder.daybook("report", "recurring", "--ask", "--today", "2025-06-29").stdout == "0 items to review.\n")
    let waiting = try folder.waiting()
    #expect(waiting.map(\.kind) == ["recurring", "recurring", "recurring"])
    #expect(waiting[0].message.lowercased() == "streambox: -10.99 gbp every month")
    #expect(try folder.daybook("review", "accept", "1", "3").status == 0)
    #expect(try folder.daybook("review", "reject", "2").status == 0)
    #expect(try recurring("2025-06-29").count == 2)
    try folder.write(
      ["Date,Description,Amount", "2025-07-17,GYM CLUB,-25.00", "2025-07-28,WAGES,2100.00"], to: "inbox/two.csv")
    let night = try folder.daybook("run", "--today", "2025-07-29")
    let last = night.stdout.split(separator: "\n").suffix(4).map { $0.lowercased() }
    #expect(
      last.count == 4 && last[0].hasPrefix("brought  2 transactions with 2,100.00 in and -25.00 out, gbp"), "\(last)")
    #expect(last[1].hasPrefix("review"))
    #expect(last[2] == "unusual  streambox: -10.99 gbp was expected on 2025-07-03", "\(last)")
    #expect(last[3] == "unusual  wages: came with 2,100.00 gbp on 2025-07-28, before with 2,000.00", "\(last)")
  }
}
