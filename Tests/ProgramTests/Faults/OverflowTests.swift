import Foundation
import Testing

/// Sums that leave 64 bits are an error of the file that has them: nothing wraps, nothing traps, the others go on.
struct OverflowTests {
  private static let amounts = [
    "92233720368547758.07", "-92233720368547758.07", "50000000000000000.00", "92233720368547758.08",
    "999999999999999999999999.99",
  ]

  /// Every way in which a file may hold such amounts.
  private static let files: [(name: String, text: @Sendable (String) -> String)] = [
    ("amount.csv", { amount in "Date,Text,Amount\n" + rows(40) { "\($0),X \($1),\(amount)" } }),
    ("mixed.csv", { amount in "Date,Text,Amount\n" + rows(40) { "\($0),X \($1),\($1 % 3 == 0 ? amount : "-1.50")" } }),
    ("balance.csv", { amount in "Date,Text,Amount,Balance\n" + rows(40) { "\($0),X \($1),-1.50,\(amount)" } }),
    ("both.csv", { amount in "Date,Text,Amount,Balance\n" + rows(40) { "\($0),X \($1),\(amount),\(amount)" } }),
    ("inout.csv", { amount in "Date,Text,Paid out,Paid in\n" + rows(40) { "\($0),X \($1),\(amount)," } }),
    ("fee.csv", { amount in "Date,Text,Amount,Fee\n" + rows(40) { "\($0),X \($1),\(amount),\(amount)" } }),
    ("total.csv", { amount in "Date,Text,Amount\n" + rows(9) { "\($0),X \($1),-1.50" } + "Total,,\(amount)\n" }),
    (
      "opening.csv",
      { amount in
        "Opening balance:,\(amount)\nClosing balance:,-\(amount)\nDate,Text,Amount\n"
          + rows(9) { "\($0),X \($1),-1.50" }
      }
    ),
    (
      "cents.csv",
      { amount in "Date,Text,Amount in cents\n" + rows(9) { "\($0),X \($1),\(amount.filter { $0 != "." })" } }
    ),
    ("thousands.csv", { amount in "Amounts in thousands\nDate,Text,Amount\n" + rows(9) { "\($0),X \($1),\(amount)" } }),
    ("q.qif", { amount in "!Type:Bank\n" + rows(9) { "D\($0)\nT\(amount)\nPX \($1)\n^" } }),
    (
      "m.sta",
      { amount in
        ":20:X\n:25:9\n:28C:1/1\n:60F:C250101EUR\(amount.replacing(".", with: ",").filter { $0 != "-" })\n"
          + rows(9) { _, row in
            ":61:2501\(10 + row)0110D\(amount.replacing(".", with: ",").filter { $0 != "-" })NMSCX\n:86:X"
          }
          + ":62F:C250131EUR0,00\n-\n"
      }
    ),
    (
      "o.ofx",
      { amount in
        "OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>9</BANKACCTFROM><BANKTRANLIST>"
          + rows(9) {
            "<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>\($0.filter { $0 != "-" })<TRNAMT>\(amount)<FITID>\($1)<NAME>X</STMTTRN>"
          } + "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n"
      }
    ),
  ]

  private static func rows(_ count: Int, _ row: (String, Int) -> String) -> String {
    (0..<count).map { row("2025-03-\(10 + $0 % 18)", $0) + "\n" }.joined()
  }

  @Test(arguments: amounts)
  func noSumOfAFileEndsTheRun(_ amount: String) throws {
    let folder = try FaultFolder(files: 2)
    try folder.write(
      """
      accounts:
        - { name: Current, currency: EUR, opening: { date: 2023-12-31, balance: 100.00 }, files: ["export-*"] }
        - { name: Other, currency: EUR, opening: { date: 2023-12-31, balance: 999999999999999.00 }, files: ["huge-*"] }
      """, to: "daybook.yaml")
    for (name, text) in Self.files { try folder.write(text(amount), to: "inbox/huge-\(name)") }
    for (name, _) in Self.files {
      let inspected = try folder.daybook("inspect", "inbox/huge-\(name)", "--format", "json")
      #expect([0, 65].contains(inspected.status), "\(name): status \(inspected.status), \(inspected.stderr)")
      // Where rows were read, what they are said to sum to is what they sum to: all amounts have one sign.
      if amount.hasPrefix("-") == false, name == "amount.csv" {
        #expect(!inspected.stdout.contains(": \"-"), "\(name)")
      }
    }
    let outcome = try folder.daybook("run", "--today", "2025-04-01")
    #expect(outcome.status == 0, "\(outcome.status): \(outcome.stderr)")
    let names = try folder.transactions().filter { $0.contains("export-") }
    #expect(names.count == 780, "\(names.count) rows of the other files")
    let waiting = try folder.daybook("review", "list", "--format", "csv").stdout
    for name in ["amount.csv", "both.csv", "inout.csv"] {
      #expect(waiting.contains(name), "\(name) is not in the queue")
    }
    for command in [
      ["check"], ["accounts"], ["reconcile", "Other", "--date", "2025-03-31", "--balance", "-999999999999999.99"],
    ] {
      let said = try Program.run(command, in: folder.url)
      #expect([0, 1, 3].contains(said.status), "\(command): \(said.status) \(said.stderr)")
    }
    #expect(try folder.daybook("run", "--today", "2025-04-02").status == 0)
  }

  /// File by file within bounds, but not all together.
  @Test func theBooksTotalIsTheItemOfTheFileThatGoesTooFar() throws {
    let folder = try FaultFolder(files: 1)
    for month in 1...9 {
      let sign = month % 2 == 0 ? "-" : ""
      let rows = "2025-0\(month)-10,A,\(sign)300000000000000.00\n2025-0\(month)-11,B,-1.00\n2025-0\(month)-12,C,2.00\n"
      try folder.write("Date,Text,Amount\n" + rows, to: "inbox/month-\(month).csv")
    }
    #expect(try folder.daybook("run", "--today", "2025-10-01").status == 0)
    let waiting = try folder.daybook("review", "list", "--kind", "file", "--format", "csv").stdout.split(
      separator: "\n")
    #expect(waiting.count == 1 + 6 && waiting.dropFirst().allSatisfy { $0.contains("the book would move more than") })
    #expect(try folder.transactions().count == 400 + 9)
    #expect(try folder.daybook("check").status == 0)
    // What was taken back makes room again.
    #expect(try folder.daybook("undo").status == 0)
    #expect(try folder.daybook("run", "--today", "2025-10-02").status == 0)
  }
}
