import Foundation
import Testing

/// What a statement's own balances prove is reconciled: it stands until it is unlocked, and what comes later for its days
/// is asked about.
@Suite struct ReconciledTests {
  private static let columns = "Date,Description,Amount,Balance"
  private static let months = [
    "may": [
      columns, "2025-05-01,Rent,-900.00,1100.00", "2025-05-10,Shop,-50.00,1050.00",
      "2025-05-20,Salary,2000.00,3050.00", "2025-05-22,Gym,-39.45,3010.55",
    ],
    "june": [
      columns, "2025-06-02,Shop,-50.00,2960.55", "2025-06-09,Gym,-39.45,2921.10", "2025-06-22,Cafe,-4.00,2917.10",
    ],
    "july": [columns, "2025-07-03,Shop,-10.00,2907.10", "2025-07-09,Gym,-39.45,2867.65"],
  ]

  private static func folder(_ names: String..., opening: Bool = true) throws -> TrustFolder {
    let folder = try TrustFolder(
      accounts: "name: Current, currency: EUR, files: [\"*.csv\"], sign: as-written"
        + (opening ? ", opening: { date: 2025-04-30, balance: 2000.00 }" : ""))
    for name in names { try take(name, in: folder) }
    return folder
  }

  private static func take(_ name: String, in folder: TrustFolder) throws {
    try take(months[name] ?? [], from: "\(name).csv", in: folder)
  }

  private static func take(_ lines: [String], from name: String, in folder: TrustFolder) throws {
    try folder.write(lines, to: name)
    let ended = try folder.daybook("import", name, "--quiet")
    #expect(ended.status == 0, "\(ended.stderr)")
  }

  /// Days and standings of all transactions.
  private static func standings(_ folder: TrustFolder) throws -> [String] {
    try folder.daybook("transactions", "--format", "csv").stdout.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return "\(fields[1].dropFirst(5)) \(fields[10])"
    }
  }

  private static func dump(_ folder: TrustFolder) throws -> String {
    try ["transactions", "accounts"].map { list in
      try Program.run(
        [list, "--format", "json", "--today", "2025-08-01"].dropLast(list == "accounts" ? 0 : 2), in: folder.url
      )
      .stdout
    }.joined()
  }

  private static let may = ["05-01 reconciled", "05-10 reconciled", "05-20 reconciled"]

  /// The last day of a running column may be cut, until a later file begins behind it.
  @Test func aStatementReconcilesWhatItsBalancesProve() throws {
    let folder = try Self.folder("may")
    #expect(try Self.standings(folder) == Self.may + ["05-22 booked"])
    let one = try folder.daybook("transactions", "2", "--format", "json").stdout
    #expect(
      one.contains(#""reconciled": {"balance":"1050.00","date":"2025-05-10","source":"may.csv:3"}"#), "\(one)")
    try Self.take("june", in: folder)
    let both = Self.may + ["05-22 reconciled", "06-02 reconciled", "06-09 reconciled", "06-22 booked"]
    #expect(try Self.standings(folder) == both)
    #expect(try folder.daybook("check").status == 0)
    #expect(try folder.daybook("log", "2", "--format", "csv").stdout.contains("transaction,4,status,booked,reconciled"))
    // June reconciled a row of May: it goes first.
    let refused = try folder.daybook("undo", "1")
    #expect(refused.status != 0 && refused.stderr.contains("later runs rely on it: 2"))
    #expect(try folder.daybook("undo").status == 0)
    #expect(try Self.standings(folder) == Self.may + ["05-22 booked"])
    #expect(try folder.daybook("undo").status == 0)
    #expect(try Self.standings(folder).isEmpty)
    #expect(try folder.daybook("check").status == 0)
  }

  /// In any order, and with the file that was missing last, the same is reconciled.
  @Test(arguments: [
    ["may", "june", "july"], ["july", "june", "may"], ["may", "july", "june"], ["june", "july", "may"],
  ])
  func theOrderOfFilesDoesNotMatter(names: [String]) throws {
    for opening in [true, false] {
      let folder = try Self.folder(opening: opening)
      for name in names { try Self.take(name, in: folder) }
      let standings = try Self.standings(folder)
      #expect(standings.filter { $0.hasSuffix("booked") } == ["07-09 booked"], "\(names) \(standings)")
      #expect(standings.count == 9)
      #expect(try folder.waiting().isEmpty, "\(names)")
      #expect(try folder.daybook("check").status == 0)
    }
  }

  /// A balance from which the opening was worked out proves nothing itself; the next one does.
  @Test func whatTheOpeningIsImpliedByProvesNothing() throws {
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR, files: [\"*.ofx\"]")
    func ofx(_ rows: [(String, String)], _ balance: String, _ day: String) -> String {
      let list = rows.map { day, amount in
        "<STMTTRN><TRNTYPE>OTHER<DTPOSTED>\(day)<TRNAMT>\(amount)<FITID>\(day)\(amount)<NAME>Shop</STMTTRN>"
      }.joined(separator: "\n")
      return """
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102
        ENCODING:USASCII
        CHARSET:1252

        <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR
        <BANKACCTFROM><BANKID>1<ACCTID>5<ACCTTYPE>CHECKING</BANKACCTFROM>
        <BANKTRANLIST>
        \(list)
        </BANKTRANLIST>
        <LEDGERBAL><BALAMT>\(balance)<DTASOF>\(day)</LEDGERBAL>
        </STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

        """
    }
    try folder.write(ofx([("20250502", "-5.00"), ("20250520", "-7.00")], "88.00", "20250531"), to: "may.ofx")
    try folder.write(ofx([("20250603", "-8.00")], "80.00", "20250630"), to: "june.ofx")
    #expect(try folder.daybook("import", "may.ofx", "--quiet").status == 0)
    #expect(try Self.standings(folder) == ["05-02 booked", "05-20 booked"])
    #expect(try folder.daybook("import", "june.ofx", "--quiet").status == 0)
    #expect(try Self.standings(folder) == ["05-02 reconciled", "05-20 reconciled", "06-03 reconciled"])
  }

  /// Day, amount and existence stand; category, payee, notes and tags change freely, by rules too.
  @Test func whatIsReconciledChangesOnceItIsUnlocked() throws {
    let folder = try Self.folder("may")
    for words in [
      ["set", "2", "--date", "2025-05-11"], ["set", "2", "--amount", "-51.00"], ["ignore", "2"], ["delete", "2"],
    ] {
      let refused = try Program.run(["transactions"] + words, in: folder.url)
      #expect(refused.status != 0, "\(words)")
      #expect(words[0] == "delete" || refused.stderr.contains("daybook transactions unlock 2"), "\(refused.stderr)")
    }
    #expect(
      try folder.daybook("transactions", "set", "2", "--category", "Food", "--note", "n", "--tag", "+t").status == 0)
    try folder.write(
      """
      rules:
        - { when: { description: gym }, set: { category: Health, payee: Club, note: n, tags: [+sport], bucket: wants } }
        - { when: { description: rent }, set: { category: Home, payee: Owner, note: m, tags: [+flat], bucket: needs } }
        - { when: { description: shop }, set: { ignore: yes } }
      """, to: "rules/a.yaml")
    #expect(try folder.daybook("recategorize", "--create-categories", "--quiet").status == 0)
    let rent = try folder.daybook("transactions", "1", "--format", "json").stdout
    for value in ["\"Home\"", "\"Owner\"", "\"m\"", "\"flat\"", "\"needs\"", "\"reconciled\""] {
      #expect(rent.contains(value), "\(value): \(rent)")
    }
    #expect(try Self.standings(folder) == Self.may + ["05-22 booked"])
    #expect(try folder.daybook("check").status == 0)
    #expect(try folder.daybook("transactions", "unlock", "2").status == 0)
    #expect(try folder.daybook("transactions", "ignore", "2").status == 0)
    #expect(try folder.daybook("log").stdout.contains("transactions unlock 2"))
  }

  /// A row that comes late for days that tie is held; the answer books or ignores it, and it never comes again.
  @Test(arguments: ["book", "ignore"]) func whatComesLateIsAskedAbout(option: String) throws {
    let folder = try Self.folder("may", "june")
    let before = try Self.dump(folder)
    let late = ["Date,Description,Amount", "2025-05-15,Bar,-7.00", "2025-06-25,Kiosk,-1.00"]
    try Self.take(late, from: "late.csv", in: folder)
    #expect(try Self.standings(folder).filter { $0.contains("05-15") } == ["05-15 held"])
    #expect(try folder.waiting().map(\.kind) == ["late"])
    #expect(
      try folder.waiting().map(\.message) == [
        "-7.00 EUR on 2025-05-15 comes late: the balance of 2025-05-20 ties without it: 3050.00, stated by may.csv:4"
      ])
    #expect(try folder.daybook("check").status == 0)
    #expect(try folder.daybook("review", "accept", "1", "--option", option).status == 0)
    let standing = option == "book" ? "booked" : "ignored"
    #expect(try Self.standings(folder).filter { $0.contains("05-15") } == ["05-15 \(standing)"])
    #expect(try folder.waiting().map(\.kind) == (option == "book" ? ["balance"] : []))
    #expect(try folder.daybook("check").status == (option == "book" ? 1 : 0))
    let after = try Self.standings(folder)
    try Self.take(late + [""], from: "again.csv", in: folder)
    #expect(try Self.standings(folder) == after)
    for _ in 1...3 { #expect(try folder.daybook("undo").status == 0) }
    #expect(try Self.dump(folder) == before)
  }

  /// What cancels out between two balances, what a file's own balances prove, and what fills days that no file lists, is
  /// booked.
  @Test func whatTiesIsNotLate() throws {
    let folder = try Self.folder("may", "june")
    try Self.take(
      ["Date,Description,Amount", "2025-05-12,Bar,-7.00", "2025-05-14,Bar refund,7.00", "2025-06-25,Kiosk,-1.00"],
      from: "pair.csv", in: folder)
    #expect(try folder.waiting().isEmpty)
    let other = try Self.folder("may", "june")
    try Self.take(
      [
        Self.columns, "2025-06-09,Gym,-39.45,2921.10", "2025-06-15,Late bar,-7.00,2914.10",
        "2025-06-22,Cafe,-4.00,2910.10",
        "2025-06-24,Bus,-2.00,2908.10",
      ], from: "longer.csv", in: other)
    #expect(try other.waiting().isEmpty)
    #expect(try Self.standings(other).filter { $0.contains("held") }.isEmpty)
  }

  /// A book that is reconciled through June is the very same after May is imported again, however it is cut or turned.
  @Test(arguments: [false, true]) func importingAgainChangesNothing(byPerson: Bool) throws {
    let folder = try Self.folder("may", "june")
    if byPerson {
      let tie = try folder.daybook("reconcile", "Current", "--date", "2025-06-30", "--balance", "2917.10")
      #expect(tie.status == 0, "\(tie.stdout)")
    }
    let before = try Self.dump(folder)
    let may = Self.months["may"] ?? []
    let others = [
      may + [""], [may[0]] + may.dropFirst().reversed(), Array(may.prefix(3)),
      may.map { $0.split(separator: ",").dropLast().joined(separator: ",") },
      may.map { $0.replacing("Shop", with: "SHOP 0417 CARD").replacing("Gym", with: "GYM, MAY") }.map {
        $0.replacing("GYM, MAY", with: "GYM MAY")
      },
    ]
    for (number, lines) in others.enumerated() {
      try Self.take(lines, from: "again-\(number).csv", in: folder)
      let after = try Self.dump(folder)
      #expect(after == before, "\(lines)\n\(after)\n\(before)")
    }
    #expect(try folder.daybook("check").status == 0)
  }
}
