import GRDB
import Testing
import Values

@testable import Store
@testable import Workspace

/// What other programs read of the book is what the commands print.
struct ViewsTests {
  /// A book with a split, a person's category, a rule's, a transfer, and rows that are pending, ignored and unread.
  private final class MadeBook {
    private let folder: Folder
    let work: WorkingFolder
    private let options = JobOptions.of("test")

    init() throws {
      folder = try Folder([
        "daybook.yaml": """
        accounts:
          - name: Current
            currency: GBP
            files: ["current*.csv"]
            sign: as-written
            opening: { date: 2025-01-31, balance: 100.00 }
          - { name: Savings, currency: GBP, files: ["savings*.csv"], sign: as-written }
          - { name: Tokyo, currency: JPY, files: ["tokyo*.csv"], sign: as-written }
        """,
        "rules/food.yaml": """
        rules:
          - when: { description: tesco }
            set: { category: Food:Groceries, payee: Tesco, note: weekly }
          - when: { description: fee }
            set: { ignore: true }
        """,
        "current.csv": """
        Date,Description,Amount,Balance,Status
        2025-02-01,TESCO 1,-20.05,79.95,booked
        2025-02-02,TESCO 2,-0.05,79.90,booked
        2025-02-03,TO SAVINGS TRANSFER,-50.00,29.90,booked
        2025-02-04,FEE,-1.00,28.90,booked
        2025-02-05,BOOKS,-8.90,20.00,booked
        not a date,LOST,-3.00,,booked
        2025-02-06,RAIL,-3.00,,pending

        """,
        "savings.csv": "Date,Description,Amount\n2025-02-03,FROM CURRENT TRANSFER,50.00\n2025-02-09,INTEREST,0.50\n",
        "tokyo.csv": "Date,Description,Amount\n2025-02-01,RAMEN,-1250\n2025-02-02,GIFT,5000\n",
      ])
      work = try WorkingFolder(config: folder.path + "/daybook.yaml", book: nil)
      for name in ["current.csv", "savings.csv", "tokyo.csv"] {
        let report = try work.importFiles([folder.path + "/" + name], account: nil, options)
        #expect(report.statements.map(\.outcome) == [.imported], "\(report.statements)")
      }
      var edit = TransactionEdit()
      (edit.category, edit.bucket) = ("Leisure", "wants")
      _ = try work.change(TransactionChoice(ids: [5]), .set(edit), options)
      let split = try #require(WrittenSplit(["Food=12.00", "Shopping=rest"]))
      try work.openBookToWrite().connected { db in
        try db.atomically {
          var batch = try Batch(db, options.occasion)
          try TransactionEditor(db: db).split(split, 1, &batch)
        }
      }
    }

    /// The rows of a view, NULL as an empty text.
    func rows(_ view: String, _ order: String) throws -> [[String]] {
      try work.openBook().connected { db in
        try Row.fetchAll(db, sql: "SELECT * FROM \(view) ORDER BY \(order)").map { row in
          row.databaseValues.map { String.fromDatabaseValue($0) ?? Int64.fromDatabaseValue($0).map(String.init) ?? "" }
        }
      }
    }

    func columns(_ view: String) throws -> [String] {
      try work.openBook().connected { try $0.columns(in: view).map(\.name) }
    }
  }

  @Test func transactionsAreThoseOfTheList() throws {
    let book = try MadeBook()
    var listed: [TransactionRecord] = []
    try book.work.transactions(TransactionFilter()) { listed.append($0) }
    #expect(Set(listed.map(\.status)).isSuperset(of: ["booked", "pending", "ignored"]))
    #expect(listed.contains { $0.rule == "person" } && listed.contains { $0.rule.hasPrefix("rules/") })
    #expect(listed.contains { $0.rule.hasPrefix("transfer ") } && listed.contains { $0.category.contains(" + ") })
    #expect(listed.contains { $0.amount == "-0.05" } && listed.contains { $0.amount == "-1250" })
    #expect(try book.columns("v_transaction") == TransactionRecord.names)
    #expect(try book.rows("v_transaction", "date, id") == listed.map(\.fields))
  }

  @Test func rowsAreThoseOfTheList() throws {
    let book = try MadeBook()
    var listed: [[String]] = []
    try book.work.rows(RowFilter()) { listed.append($0.fields) }
    #expect(try book.columns("v_row") == RowRecord.names)
    #expect(try book.rows("v_row", "statement, line") == listed)
  }

  @Test func partsOfSplitsHaveTheirBucketAndTheNote() throws {
    let book = try MadeBook()
    #expect(try book.columns("v_split") == ["transaction", "part", "category", "bucket", "amount", "note"])
    let parts = try book.rows("v_split", "part")
    #expect(
      parts.map { $0.filter { !["needs", "wants", ""].contains($0) } } == [
        ["1", "1", "Food", "-12.00", "weekly"], ["1", "2", "Shopping", "-8.05", "weekly"],
      ])
  }

  @Test func balancesAndItemsHaveNames() throws {
    let book = try MadeBook()
    #expect(try book.columns("v_balance") == ["account", "date", "balance", "source", "statement", "line"])
    let balances = try book.rows("v_balance", "date")
    #expect(balances.contains { $0[0] == "Current" && $0[2].hasSuffix("20.00") && $0[4] == "current.csv" })
    #expect(try book.columns("v_review") == ["number", "kind", "key", "account", "state", "message"])
    var filter = ReviewFilter()
    filter.state = nil
    let items = try book.work.reviewItems(filter)
    let rows = try book.rows("v_review", "number")
    #expect(rows.map { $0[0] } == items.map(\.id).sorted().map { String($0) })
    for item in items where item.kind != "suggestion" {
      #expect(
        rows.contains([
          String(item.id), item.kind, item.subject.key, item.account ?? "", item.state, item.message.plain,
        ]))
    }
  }

  /// The digits in the views' text are those of `Currency`.
  @Test func amountsHaveTheDigitsOfEachCurrency() throws {
    let letters = (65...90).map { String(Unicode.Scalar(UInt8($0))) }
    let codes = letters.flatMap { one in letters.flatMap { two in letters.map { one + two + $0 } } }
    let currencies = codes.compactMap { Currency($0) }.filter { $0.exponent != 2 || $0.isListed }
    #expect(Set(currencies.map(\.exponent)) == [0, 2, 3, 4])
    let shown = try Book(inMemoryFor: "book.sqlite", defaults: []).connected { db in
      for currency in currencies {
        try db.execute(
          sql: "INSERT INTO account(name, currency, kind, on_budget) VALUES (?1, ?1, 'checking', 1)",
          arguments: [currency.code])
        for balance in [-7, 0, 1_234_567] {
          try db.execute(
            sql:
              "INSERT INTO balance_check(account_id, day, balance, source) SELECT max(id), 0, ?, 'person' FROM account",
            arguments: [balance])
        }
      }
      return try String.fetchAll(db, sql: "SELECT balance FROM v_balance")
    }
    #expect(
      shown
        == currencies.flatMap { currency in
          [-7, 0, 1_234_567].map { Money.text($0, exponent: currency.exponent) }
        })
  }
}
