import Testing

/// What a file leaves open is answered in the queue: then it is imported as answered, and the next of its shape without
/// a question.
@Suite struct FileQuestionTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write("accounts:\n  - { name: Current, currency: EUR, files: [\"*.csv\"] }\n", to: "daybook.yaml")
  }

  /// One question waits; its first option is taken, and the second file needs none.
  private func settle(_ first: String, _ second: String, code: String, amounts: [String]) throws {
    try folder.write(first, to: "a.csv")
    try folder.write(second, to: "b.csv")
    let asked = try folder.daybook("inspect", "a.csv", "--format", "json")
    #expect(asked.filter { $0 != " " }.contains("\"code\":\"\(code.filter { $0 != " " })\""), "\(asked)")
    _ = try folder.attempt("import", "a.csv")
    #expect(try folder.column(0, "transactions").isEmpty)
    #expect(try folder.column(0, "review", "list", "--kind", "question").count == 1)
    try folder.daybook("review", "accept", "1", "--option", "1", "--quiet")
    #expect(try folder.column(0, "review", "list", "--kind", "question").isEmpty)
    let before = try folder.column(3, "transactions")
    #expect(before.sorted() == amounts.sorted())
    try folder.daybook("import", "b.csv", "--quiet")
    #expect(try folder.column(0, "review", "list", "--kind", "question").isEmpty)
    #expect(try folder.column(3, "transactions").count > before.count)
    #expect(try folder.daybook("check").contains("sound"))
  }

  @Test func aCurrencyThatIsNotKnown() throws {
    try settle(
      "Date,Text,Amount,Currency\n2025-01-05,A,-23.40,EUR\n2025-01-08,B,200.00,QQQ\n2025-01-09,C,-9.00,EUR\n",
      "Date,Text,Amount,Currency\n2025-02-05,D,-3.40,EUR\n2025-02-08,E,100.00,QQQ\n2025-02-09,F,-8.00,EUR\n",
      code: "currency QQQ", amounts: ["-23.40", "200.00", "-9.00"])
  }

  @Test func aKindThatTellsNoDirection() throws {
    try settle(
      """
      Date,Type,Details,Amount
      2025-01-05,Purchase,A,23.40
      2025-01-06,Deposit,B,200.00
      2025-01-09,Zork,C,9.00
      2025-01-10,Purchase,D,1.50

      """,
      """
      Date,Type,Details,Amount
      2025-02-05,Purchase,E,3.40
      2025-02-06,Deposit,F,100.00
      2025-02-09,Zork,G,8.00

      """, code: "direction Zork", amounts: ["-23.40", "200.00", "9.00", "-1.50"])
  }

  @Test func aFileOfWhichMuchCannotBeRead() throws {
    let rows = (10..<20).map { "2025-01-\($0),Shop \($0),-\($0).00\n" }.joined()
    let faults = (20..<23).map { "2025-01-\($0),Shop \($0),about \($0)\n" }.joined()
    let later = rows.replacing("2025-01", with: "2025-02") + faults.replacing("2025-01", with: "2025-02")
    try settle(
      "Date,Details,Amount\n" + rows + faults, "Date,Details,Amount\n" + later, code: "unreadable",
      amounts: (10..<20).map { "-\($0).00" })
    #expect(try folder.column(0, "review", "list", "--kind", "row").count == 6)
  }

  @Test func aSecondTableWithTheSameRows() throws {
    func tables(_ month: String) -> String {
      let rows = "Date,Description,Amount\n13/\(month)/2025,Shop,-15.00\n14/\(month)/2025,Pay,1500.00\n"
      return rows + "\nBy date\n" + rows
    }
    try settle(tables("01"), tables("02"), code: "tables", amounts: ["-15.00", "1500.00"])
    #expect(try folder.column(3, "transactions").count == 4)
  }

  /// Two wallets in two currencies: each asks whose it is, once.
  @Test func walletsOfSeveralCurrencies() throws {
    try folder.write(
      "accounts:\n  - { name: Euros, currency: EUR }\n  - { name: Dollars, currency: USD }\n", to: "daybook.yaml")
    func wallets(_ month: String, _ main: Int, _ travel: Int) -> String {
      """
      Date,Wallet,Currency,Details,Amount,Balance
      2025-\(month)-04,Main,EUR,Shop,-12.00,\(main - 12).00
      2025-\(month)-05,Travel,USD,Hotel,-50.00,\(travel - 50).00
      2025-\(month)-06,Main,EUR,Wage,100.00,\(main + 88).00
      2025-\(month)-08,Travel,USD,Taxi,-20.00,\(travel - 70).00

      """
    }
    try folder.write(wallets("03", 1000, 500), to: "a.csv")
    try folder.write(wallets("04", 1088, 430), to: "b.csv")
    _ = try folder.attempt("import", "a.csv")
    #expect(try folder.column(0, "review", "list", "--kind", "account").count == 2)
    try folder.daybook("review", "accept", "1", "--option", "1", "--quiet")
    #expect(try folder.column(0, "transactions").isEmpty)
    try folder.daybook("review", "accept", "2", "--option", "2", "--quiet")
    #expect(try folder.column(2, "transactions").sorted() == ["Dollars", "Dollars", "Euros", "Euros"])
    try folder.daybook("import", "b.csv", "--quiet")
    #expect(try folder.column(0, "review", "list", "--kind", "account").isEmpty)
    #expect(
      try folder.column(4, "transactions").sorted() == Array(repeating: "EUR", count: 4)
        + Array(repeating: "USD", count: 4))
    #expect(try folder.daybook("check").contains("sound"))
  }

  /// Rows go to the accounts that titles above them name, where their balances are their own.
  @Test func accountsThatTitlesName() throws {
    try folder.write(
      "accounts:\n  - { name: Current, currency: EUR }\n  - { name: Savings, currency: EUR }\n", to: "daybook.yaml")
    try folder.write(
      """
      Current
      Date,Details,Amount,Balance
      13/03/2025,Shop,-12.00,988.00
      14/03/2025,Wage,100.00,1088.00

      Savings
      Date,Details,Amount,Balance
      13/03/2025,Transfer,50.00,550.00
      15/03/2025,Transfer,-20.00,530.00

      """, to: "all.csv")
    try folder.daybook("import", "all.csv", "--quiet")
    #expect(try folder.column(2, "transactions").sorted() == ["Current", "Current", "Savings", "Savings"])
    #expect(try folder.column(0, "review", "list").isEmpty)
  }

  /// Rows go to the accounts that a column of the file names, without a question.
  @Test func accountsThatAColumnNames() throws {
    try folder.write(
      "accounts:\n  - { name: Everyday, currency: EUR }\n  - { name: Rainy day, currency: EUR }\n", to: "daybook.yaml")
    try folder.write(
      """
      Account,Date,Payee,Amount
      Everyday,2025-02-01,Wage,1500.00
      Everyday,2025-02-03,Grocer,-82.10
      Everyday,2025-02-05,Bakery,-2.10
      Everyday,2025-02-06,Bakery,-3.10
      Rainy Day,2025-02-04,Interest,2.00

      """, to: "all.csv")
    try folder.daybook("import", "all.csv", "--quiet")
    #expect(
      try folder.column(2, "transactions").sorted()
        == ["Everyday", "Everyday", "Everyday", "Everyday", "Rainy day"])
    #expect(try folder.column(0, "review", "list", "--kind", "question").isEmpty)
  }

  // MARK: Several currencies

  private static let currencies = """
    accounts:
      - { name: Main, currency: EUR, files: ["main-*.csv", "all.csv"] }
      - { name: Dollars, currency: USD, files: ["dollars.csv"] }
      - { name: Yen, currency: JPY, files: ["yen.csv"] }

    """

  private func amounts(of account: String) throws -> [String] {
    try folder.column(3, "transactions", "--account", account)
  }

  private func main(_ name: String, month: Int, _ rows: String...) throws {
    let lines = rows.map { "2025-0\(month)-\($0)\n" }.joined()
    try folder.write("Date,Text,Amount,Currency\n" + lines, to: name)
  }

  /// Rows in a currency that other accounts have are of one of these, or wait; said once, it is known of the next file.
  @Test func rowsInTheCurrencyOfAnotherAccount() throws {
    try folder.write(Self.currencies, to: "daybook.yaml")
    try main("main-1.csv", month: 1, "05,A,-23.40,EUR", "08,B,200.00,USD", "09,C,-900,JPY", "10,D,-8.00,EUR")
    _ = try folder.attempt("import", "main-1.csv")
    #expect(try folder.column(0, "transactions").isEmpty)
    let shown = try folder.daybook("review", "show", "1")
    #expect(shown.contains("which account is the row in USD of? The account Main is in EUR"), "\(shown)")
    #expect(
      shown.contains("1  Dollars  Dollars (USD)") && shown.contains("2  Main     Main (EUR): each waits as a row"))
    try folder.daybook("review", "accept", "1", "--option", "Dollars", "--quiet")
    #expect(try folder.column(0, "transactions").isEmpty)
    try folder.daybook("review", "accept", "2", "--option", "Yen", "--quiet")
    #expect(try amounts(of: "Main") == ["-23.40", "-8.00"])
    #expect(try amounts(of: "Dollars") == ["200.00"] && amounts(of: "Yen") == ["-900"])
    try main("main-2.csv", month: 2, "05,A,-2.40,EUR", "08,B,2.00,USD", "09,C,-9,JPY")
    try folder.daybook("import", "main-2.csv", "--quiet")
    #expect(try amounts(of: "Dollars") == ["200.00", "2.00"] && amounts(of: "Yen") == ["-900", "-9"])
    #expect(try folder.column(0, "review", "list").isEmpty)
    #expect(try folder.daybook("check").contains("sound"))
    // Importing again adds nothing.
    try folder.daybook("import", "main-1.csv", "--quiet")
    #expect(try folder.column(0, "transactions").count == 7)
  }

  /// What was said of accounts, and what is asked about them, holds when they have other names.
  @Test func aRenamedAccountIsNotAskedAboutAgain() throws {
    try folder.write(Self.currencies, to: "daybook.yaml")
    try main("main-1.csv", month: 1, "05,A,-23.40,EUR", "08,B,200.00,USD", "09,C,-900,JPY")
    _ = try folder.attempt("import", "main-1.csv")
    try folder.daybook("review", "accept", "1", "--option", "Dollars", "--quiet")
    for (old, new) in [("Main", "Day to day"), ("Dollars", "Bucks"), ("Yen", "Coins")] {
      try folder.daybook("accounts", "rename", old, new, "--quiet")
    }
    // It still waits for the other question, which is asked no second time.
    _ = try folder.attempt("import", "main-1.csv")
    #expect(try folder.column(0, "review", "list") == ["2"])
    #expect(try folder.daybook("review", "show", "2").contains("Coins (JPY)"))
    try folder.daybook("review", "accept", "2", "--option", "Coins", "--quiet")
    #expect(try amounts(of: "Bucks") == ["200.00"] && amounts(of: "Coins") == ["-900"])
    try folder.daybook("accounts", "rename", "Coins", "Change", "--quiet")
    try main("main-2.csv", month: 2, "05,A,-2.40,EUR", "08,B,2.00,USD", "09,C,-9,JPY")
    try folder.daybook("import", "main-2.csv", "--quiet")
    #expect(try amounts(of: "Bucks") == ["200.00", "2.00"] && amounts(of: "Change") == ["-900", "-9"])
    #expect(try folder.column(0, "review", "list").isEmpty)
    // Undone, the name and the answers are those of before.
    try folder.daybook("undo", "--quiet")
    try folder.daybook("undo", "--quiet")
    try main("main-2.csv", month: 2, "05,A,-2.40,EUR", "09,C,-9,JPY")
    try folder.daybook("import", "main-2.csv", "--quiet")
    #expect(try amounts(of: "Coins") == ["-900", "-9"])
    #expect(try folder.daybook("check").contains("sound"))
  }

  /// Pockets whose balances go on by themselves are accounts, whatever account the file's name tells.
  @Test func aFileOfPocketsWithBalancesOfTheirOwn() throws {
    try folder.write(
      """
      accounts:
        - { name: Current, currency: EUR, files: ["pockets-*.csv"] }
        - { name: Holidays, currency: EUR, kind: savings }

      """, to: "daybook.yaml")
    try folder.write(
      """
      Date,Pocket,Text,Amount,Balance
      2025-01-05,Main,Shop,-12.00,988.00
      2025-01-06,Main,Wage,100.00,1088.00
      2025-01-07,Trips,Gift,50.00,550.00
      2025-01-08,Main,Cafe,-3.00,1085.00
      2025-01-09,Trips,Hotel,-20.00,530.00

      """, to: "pockets-1.csv")
    _ = try folder.attempt("import", "pockets-1.csv")
    let items = try folder.daybook("review", "list")
    #expect(items.contains("which account is Main?") && items.contains("which account is Trips?"), "\(items)")
    try folder.daybook("review", "accept", "1", "--option", "Current", "--quiet")
    try folder.daybook("review", "accept", "2", "--option", "Holidays", "--quiet")
    #expect(try amounts(of: "Current") == ["-12.00", "100.00", "-3.00"])
    #expect(try amounts(of: "Holidays") == ["50.00", "-20.00"])
    #expect(try folder.column(0, "review", "list").isEmpty)
  }

  @Test func rowsInAnotherCurrencyThatNoAccountTakes() throws {
    try folder.write(Self.currencies, to: "daybook.yaml")
    try main("main-1.csv", month: 1, "05,A,-23.40,EUR", "08,B,200.00,USD", "09,C,-9.00,GBP", "10,D,-8.00,EUR")
    _ = try folder.attempt("import", "main-1.csv")
    try folder.daybook("review", "accept", "1", "--option", "Main", "--quiet")
    #expect(try amounts(of: "Main") == ["-23.40", "-8.00"])
    #expect(try folder.column(0, "transactions").count == 2)
    #expect(try folder.column(0, "review", "list", "--kind", "row").count == 2)
  }

  @Test func aFileAllInTheCurrencyOfAnotherAccount() throws {
    try folder.write(Self.currencies, to: "daybook.yaml")
    try main("main-1.csv", month: 1, "05,A,-23.40,USD", "08,B,200.00,USD", "10,D,-8.00,USD")
    _ = try folder.attempt("import", "main-1.csv")
    let shown = try folder.daybook("review", "show", "1")
    #expect(shown.contains("which account is this file of? It is in USD, and Main is in EUR"), "\(shown)")
    #expect(!shown.contains("Main (EUR)"))
    try folder.daybook("review", "accept", "1", "--option", "1", "--quiet")
    #expect(try amounts(of: "Dollars") == ["-23.40", "200.00", "-8.00"])
    #expect(try amounts(of: "Main").isEmpty)
  }

  /// Currencies of other decimals stand beside each other in one file.
  @Test func accountsThatAColumnNamesInTheirOwnMoney() throws {
    try folder.write(Self.currencies, to: "daybook.yaml")
    try folder.write(
      """
      Account,Date,Text,Amount,Currency
      Main,2025-01-05,A,-23.40,EUR
      Yen,2025-01-08,B,200,JPY
      Main,2025-01-09,C,-9.00,EUR
      Yen,2025-01-11,D,-1200,JPY
      Main,2025-01-12,E,-8.00,EUR

      """, to: "all.csv")
    try folder.daybook("import", "all.csv", "--quiet")
    #expect(try amounts(of: "Main") == ["-23.40", "-9.00", "-8.00"])
    #expect(try amounts(of: "Yen") == ["200", "-1200"])
  }
}
