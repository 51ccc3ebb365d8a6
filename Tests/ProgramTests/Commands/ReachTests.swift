import Foundation
import Testing

/// Every value of the book is reached by a command that changes it, and goes back whole with `undo`.
///
/// The test walks the book's own tables: a new column needs a command here, or a reason why none reaches it.
@Suite struct ReachTests {
  /// Tables that hold no value of their own for a person, and why.
  private static let kept = [
    "answer": "", "annotation": "", "attachment": "", "category": "", "correction": "", "hidden_category": "",
    "review_item": "", "split": "", "transaction": "", "transaction_tag": "", "transfer": "", "transfer_refusal": "",
    "account": "",
    "balance_check": "what banks and `reconcile` state; undo takes it back",
    "budget_text": "the last state of budget.yaml and assigned.csv, which are text",
    "calendar": "`periods apply` takes it over from daybook.yaml",
    "change": "the journal", "decision": "the log of what persons said", "run": "the log",
    "day_total": "sums, proved by `check`", "evidence": "an index", "unlearned": "what is not in that index yet",
    "grdb_migrations": "the version of the tables",
    "payee": "names for numbers", "rule": "names for numbers", "tag": "names for numbers",
    "row": "what files list; `transactions` and `review` decide what becomes of it",
    "statement": "what was read of a file", "statement_text": "the bytes of a file",
    "suggestion": "the rows of a proposal", "suspect": "the rows of a question about two lists",
  ]

  /// Columns that no command reaches, and why.
  private static let unreached = [
    "transaction.account_id": "a row belongs to the account of its statement; ignore it and add it elsewhere",
    "transaction.description": "the bank's text is never changed", "transaction.statement_id": "provenance",
    "transaction.line": "provenance", "transaction.balance": "the bank's own running balance",
    "transaction.value_day": "the bank's", "transaction.reference": "the bank's",
    "transaction.counterparty": "the bank's", "transaction.counter_account": "the bank's",
    "transaction.type": "the bank's", "transaction.category_hint": "the bank's",
    "transaction.original_amount": "the bank's", "transaction.original_currency": "the bank's",
    "account.currency": "refused where there are transactions: their amounts are in it",
    "account.opening_source": "says whether daybook.yaml or a statement gave the opening balance",
    "category.is_default": "says which categories came with the book",
    "answer.run_id": "who said it, and when", "answer.account_id": "whose files it is said of",
    "answer.shape": "of which files it is said", "answer.code": "the question",
    "review_item.run_id": "when it was asked", "review_item.kind": "what is asked",
    "review_item.key": "what is asked", "review_item.subject": "what is asked",
    "review_item.message": "what is asked", "review_item.evidence": "what is asked",
    "review_item.options": "what is asked", "review_item.spans": "what is asked",
    "review_item.account_id": "of what it is asked",
    "review_item.statement_id": "of what it is asked", "review_item.line": "of what it is asked",
    "review_item.file": "of what it is asked", "review_item.transaction_id": "of what it is asked",
    "review_item.other_transaction_id": "of what it is asked",
  ]

  private typealias Rows = [String: [String: String]]
  private let folder: CommandFolder
  private static let accounts = """
    accounts:
      - { name: Current, currency: EUR, files: ["current-*.csv"], sign: as-written }
      - { name: Savings, currency: EUR, files: ["savings-*.csv"], sign: as-written }

    """
  private static let hasSQLite = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  init() throws {
    folder = try CommandFolder(accounts: ["Current", "Savings"])
    try folder.write(Self.accounts, to: "daybook.yaml")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "inbox"), withIntermediateDirectories: true)
    try folder.write(
      """
      rules:
        - { when: { description: tesco }, set: { category: Food, payee: T, bucket: needs, note: n, tags: [+shop], review: "Who?" } }
      """, to: "rules/a.yaml")
    let columns = "Date,Description,Amount,Status"
    try folder.take(
      ["2025-05-13,TESCO,-60.00,Booked", "2025-05-14,MOVED,-100.00,Booked", "2025-05-20,BAR,-5.00,Pending"],
      from: "current-1.csv", columns: columns)
    try folder.take(["2025-05-30,ARRIVED,100.00,Booked"], from: "savings-1.csv", columns: columns)
    try folder.write("Date,Description,Amount\n03/04/2025,X,-60.10\n05/06/2025,Y,-12.00\n", to: "current-2.csv")
    _ = try folder.attempt("import", "current-2.csv")
    let question = try folder.column(0, "review", "list", "--kind", "question")
    try folder.daybook("review", "accept", question.first ?? "", "--option", "dmy", "--quiet")
  }

  private func query(_ sql: String) throws -> [[String: Any]] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sqlite3", "-json", folder.url.appending(path: "book.sqlite").path, sql]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return data.isEmpty ? [] : try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
  }

  /// The values of all tables that are a person's, by table and row.
  private func dump() throws -> [String: Rows] {
    var dump: [String: Rows] = [:]
    for table in Self.kept.filter({ $0.value.isEmpty }).keys {
      for row in try query("SELECT * FROM \"\(table)\"") {
        dump[table, default: [:]]["\(row["id"] ?? "")"] = row.mapValues { "\($0)" }
      }
    }
    return dump
  }

  /// The columns that differ. A row that comes or goes counts in all tables but that of transactions: who adds one has
  /// not changed another.
  private func changed(_ before: [String: Rows], _ after: [String: Rows]) -> Set<String> {
    var columns: Set<String> = []
    for table in Set(before.keys).union(after.keys) {
      let (old, new) = (before[table] ?? [:], after[table] ?? [:])
      for id in Set(old.keys).union(new.keys) {
        if table == "transaction" || table == "review_item", old[id] == nil || new[id] == nil { continue }
        let (was, now) = (old[id] ?? [:], new[id] ?? [:])
        for column in Set(was.keys).union(now.keys) where was[column] != now[column] {
          columns.insert("\(table).\(column)")
        }
      }
    }
    return columns
  }

  /// Gives the command, and takes it back; returns what it reached.
  private func reach(_ command: [String], keeps: Bool = false) throws -> Set<String> {
    let before = try dump()
    let ended = try Program.run(command, in: folder.url)
    #expect(ended.status == 0, "\(command): \(ended.stderr)")
    let after = try dump()
    #expect(after != before, "\(command) changed nothing")
    #expect(try folder.attempt("check").status == 0, "\(command)")
    try folder.daybook("undo", "--quiet")
    #expect(try dump() == before, "\(command) was not undone")
    #expect(try folder.attempt("check").status == 0, "undone \(command)")
    if keeps { _ = try Program.run(command, in: folder.url) }
    return changed(before, after)
  }

  private func reachAll() throws -> Set<String> {
    try folder.write("a receipt", to: "receipt.txt")
    let item = try folder.column(0, "review", "list", "--kind", "rule").first ?? ""
    let bar = try folder.column(0, "transactions", "--where", "bar").first ?? ""
    let answer = try folder.column(0, "answers").first ?? ""
    let other = try folder.column(0, "transactions", "--where", "arrived").first ?? ""
    var reached: Set<String> = []
    for line in [
      "transactions set 1 --category Travel --payee New --bucket wants --note why --tax 7b --tag +x",
      "transactions set 1 --date 2025-06-02 --amount -61.00",
      "transactions split 1 --part 10.00_Food_bucket=wants_note=a --part rest_Travel",
      "transactions ignore \(bar)", "transactions attach 1 receipt.txt",
      "transactions add --account Savings --date 2025-05-01 --amount 1 --payee P --tax 1",
      "categories rename Travel Trips",
      "categories set Travel --bucket savings --icon X --colour #123456 --before Food",
      "categories set Travel --kind income", "categories hide Travel", "answers set \(answer) mdy",
      "answers forget \(answer)", "review reject \(item)", "accounts rename Savings Reserve",
    ] {
      let words = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
      reached.formUnion(try reach(words))
    }
    reached.formUnion(try reach(["review", "link", "2", other], keeps: true))
    reached.formUnion(try reach(["review", "unlink", "2"]))
    try folder.write(
      """
      rules:
        - { when: { description: tesco }, set: { transfer: Savings } }
        - { when: { description: y }, set: { ignore: yes } }
      """, to: "rules/b.yaml")
    reached.formUnion(try reach(["recategorize"]))
    try folder.write(
      Self.accounts.replacing(
        "name: Savings,",
        with:
          "name: Savings, kind: loan, owner: Robin, number: \"12345678\", opening: { date: 2025-01-01, balance: 5.00 },"
      ),
      to: "daybook.yaml")
    reached.formUnion(try reach(["run"]))
    return reached
  }

  @Test(.enabled(if: ReachTests.hasSQLite)) func everyValueIsReached() throws {
    let reached = try reachAll()
    let tables = try query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .compactMap { $0["name"] as? String }
    #expect(Set(tables) == Set(Self.kept.keys), "a new table needs commands, or a reason")
    for table in tables where Self.kept[table] == "" {
      for column in try query("PRAGMA table_info(\"\(table)\")").compactMap({ $0["name"] as? String })
      where column != "id" {
        let name = "\(table).\(column)"
        let reason = Self.unreached[name]
        #expect(reached.contains(name) || reason != nil, "no command reaches \(name), and no reason says why")
        #expect(
          !(table == "transaction" && reached.contains(name) && reason != nil),
          "\(name) is reached: no reason is needed")
      }
    }
  }
}
