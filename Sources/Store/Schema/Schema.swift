import GRDB

/// The tables of the book, as numbered migrations.
///
/// Days are `Day.number`, amounts minor units of the account's currency. A statement's rows live in two places: the
/// rows that became transactions are the transactions themselves (`statement_id`, `line`); every other record, and
/// every row that a transaction absorbed later, has a line in `row`.
enum Schema {
  /// "DYBK": marks a SQLite file as a book.
  static let applicationID: Int32 = 0x4459_424b

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { try $0.execute(sql: first) }
    migrator.registerMigration("2") { try $0.execute(sql: transfers) }
    migrator.registerMigration("3") { try $0.execute(sql: annotations) }
    migrator.registerMigration("4") { try $0.execute(sql: suggestions) }
    migrator.registerMigration("5") { try $0.execute(sql: hiddenCategories) }
    migrator.registerMigration("6") { try $0.execute(sql: coveredDays) }
    migrator.registerMigration("7") { try $0.execute(sql: suspects) }
    migrator.registerMigration("8") { try $0.execute(sql: turnover) }
    migrator.registerMigration("9") { try $0.execute(sql: calendar) }
    migrator.registerMigration("10") { try $0.execute(sql: views) }
    migrator.registerMigration("11", migrate: subjects)
    migrator.registerMigration("12") { try $0.execute(sql: budgetText) }
    migrator.registerMigration("13") { try $0.execute(sql: edits) }
    migrator.registerMigration("14") { try $0.execute(sql: spans) }
    migrator.registerMigration("15") { try $0.execute(sql: days) }
    return migrator
  }

  /// Names of tables, indexes and triggers whose definition is not that of a new book: SQLite takes a text in which the
  /// disk changed a name as it stands.
  static func damaged(_ db: Database) throws -> [String] {
    func definitions(_ db: Database) throws -> [String: String] {
      let rows = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
      let pairs = try rows.map { row -> (String, String) in
        let text: String = try row[1]
        return (try row[0], text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      }
      return Dictionary(pairs) { first, _ in first }
    }
    let new = try DatabaseQueue()
    try migrator.migrate(new)
    let present = try definitions(db)
    return try new.inDatabase(definitions).filter { present[$0.key] != $0.value }.map(\.key).sorted()
  }

  /// What few transactions have: an annotation has the id of its transaction, and the parts of a split sum to theirs.
  private static let annotations =
    """
    CREATE TABLE annotation(
      id INTEGER PRIMARY KEY REFERENCES "transaction"(id) ON DELETE CASCADE,
      note TEXT,
      note_rule INTEGER,
      transfer_account_id INTEGER REFERENCES account(id),
      transfer_rule INTEGER,
      ignore_rule INTEGER,
      was_pending INTEGER NOT NULL DEFAULT 0 CHECK(was_pending IN (0, 1))
    ) STRICT;

    CREATE TABLE split(
      id INTEGER PRIMARY KEY,
      transaction_id INTEGER NOT NULL REFERENCES "transaction"(id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      amount INTEGER NOT NULL,
      category_id INTEGER NOT NULL REFERENCES category(id),
      UNIQUE(transaction_id, position)
    ) STRICT;
    """

  /// See `KeptBudget`.
  private static let budgetText =
    """
    CREATE TABLE budget_text(
      id INTEGER PRIMARY KEY CHECK(id = 1), policy BLOB NOT NULL, assigned BLOB NOT NULL, day INTEGER NOT NULL
    ) STRICT
    """

  /// See `BookCalendar`.
  private static let calendar =
    "CREATE TABLE calendar(id INTEGER PRIMARY KEY CHECK(id = 1), rule TEXT NOT NULL) STRICT"

  /// `Drafts.covered`, where the days of the rows do not tell it.
  private static let coveredDays =
    """
    ALTER TABLE statement ADD COLUMN covered_first INTEGER;
    ALTER TABLE statement ADD COLUMN covered_last INTEGER;
    """

  /// Held transactions that one review item is about together, with those that they may be. Once accepted, the held one
  /// is gone: its line here says what absorbed it.
  private static let suspects =
    """
    CREATE TABLE suspect(
      id INTEGER PRIMARY KEY,
      item_id INTEGER NOT NULL REFERENCES review_item(id) ON DELETE CASCADE,
      transaction_id INTEGER NOT NULL,
      other_id INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX suspect_by_item ON suspect(item_id);
    CREATE INDEX suspect_by_transaction ON suspect(transaction_id);
    """

  /// The index over days grows at its end, for rows are inserted by day; with the amount behind the day each took its
  /// place among those of the day, which was a tenth of a first import.
  private static let days =
    """
    DROP INDEX transaction_by_day;
    CREATE INDEX transaction_by_day ON "transaction"(account_id, day);
    """

  /// `ItemTexts`: where the values of an item's texts stand; items of before have none, and are shown as they were written.
  private static let spans = "ALTER TABLE review_item ADD COLUMN spans TEXT"

  /// `BookTurnover`: of what is there, all of it with the last statement.
  private static let turnover =
    """
    ALTER TABLE statement ADD COLUMN turnover INTEGER NOT NULL DEFAULT 0;
    UPDATE statement SET turnover = (SELECT CAST(min(total(abs(amount * 1.0)), 1e17) AS INTEGER) FROM "transaction")
      WHERE id = (SELECT max(id) FROM statement);
    """

  private static let first =
    """
    CREATE TABLE run(
      id INTEGER PRIMARY KEY,
      command TEXT NOT NULL,
      who TEXT NOT NULL,
      why TEXT NOT NULL DEFAULT '',
      today INTEGER NOT NULL,
      at INTEGER NOT NULL,
      summary TEXT NOT NULL DEFAULT '{}',
      undone_by INTEGER REFERENCES run(id)
    ) STRICT;

    CREATE TABLE account(
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      currency TEXT NOT NULL CHECK(length(currency) = 3),
      kind TEXT NOT NULL,
      owner TEXT,
      number TEXT,
      on_budget INTEGER NOT NULL CHECK(on_budget IN (0, 1)),
      opening_day INTEGER,
      opening_balance INTEGER,
      opening_source TEXT CHECK(opening_source IN ('declared', 'statement')),
      CHECK((opening_day IS NULL) = (opening_balance IS NULL))
    ) STRICT;

    CREATE TABLE category(
      id INTEGER PRIMARY KEY,
      path TEXT NOT NULL UNIQUE CHECK(path <> ''),
      kind TEXT NOT NULL CHECK(kind IN ('expense', 'income', 'transfer')),
      bucket INTEGER NOT NULL DEFAULT 0 CHECK(bucket BETWEEN 0 AND 3),
      icon TEXT NOT NULL DEFAULT '',
      colour TEXT NOT NULL DEFAULT '',
      position INTEGER NOT NULL DEFAULT 0,
      is_default INTEGER NOT NULL CHECK(is_default IN (0, 1))
    ) STRICT;

    CREATE TABLE payee(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE tag(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE rule(
      id INTEGER PRIMARY KEY, file TEXT NOT NULL, line INTEGER NOT NULL, name TEXT NOT NULL, UNIQUE(file, line, name)
    ) STRICT;

    CREATE TABLE statement(
      id INTEGER PRIMARY KEY,
      run_id INTEGER NOT NULL REFERENCES run(id),
      account_id INTEGER NOT NULL REFERENCES account(id),
      name TEXT NOT NULL,
      sha256 TEXT NOT NULL CHECK(length(sha256) = 64),
      bytes INTEGER NOT NULL,
      format TEXT NOT NULL,
      hints TEXT NOT NULL,
      shape TEXT NOT NULL,
      decided TEXT NOT NULL,
      proof TEXT NOT NULL CHECK(proof IN ('balances', 'totals', 'none')),
      first_day INTEGER,
      last_day INTEGER,
      records INTEGER NOT NULL,
      first_transaction INTEGER NOT NULL,
      last_transaction INTEGER NOT NULL,
      UNIQUE(sha256, account_id)
    ) STRICT;
    CREATE INDEX statement_by_account ON statement(account_id, first_day, last_day);
    CREATE INDEX statement_by_shape ON statement(account_id, shape);

    CREATE TABLE statement_text(
      sha256 TEXT NOT NULL, block INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY(sha256, block)
    ) STRICT;

    CREATE TABLE "transaction"(
      id INTEGER PRIMARY KEY,
      account_id INTEGER NOT NULL REFERENCES account(id),
      day INTEGER NOT NULL,
      amount INTEGER NOT NULL,
      status INTEGER NOT NULL CHECK(status BETWEEN 0 AND 4),
      description TEXT NOT NULL,
      statement_id INTEGER REFERENCES statement(id),
      line INTEGER,
      period INTEGER,
      category_id INTEGER REFERENCES category(id),
      category_rule INTEGER,
      payee_id INTEGER,
      payee_rule INTEGER,
      bucket INTEGER NOT NULL DEFAULT 0 CHECK(bucket BETWEEN 0 AND 3),
      bucket_rule INTEGER,
      locked INTEGER NOT NULL DEFAULT 0,
      balance INTEGER,
      value_day INTEGER,
      reference TEXT,
      counterparty TEXT,
      counter_account TEXT,
      type TEXT,
      category_hint TEXT,
      original_amount INTEGER,
      original_currency TEXT
    ) STRICT;
    CREATE INDEX transaction_by_day ON "transaction"(account_id, day);

    CREATE TABLE transaction_tag(
      id INTEGER PRIMARY KEY,
      transaction_id INTEGER NOT NULL REFERENCES "transaction"(id) ON DELETE CASCADE,
      tag_id INTEGER NOT NULL REFERENCES tag(id),
      rule_id INTEGER,
      UNIQUE(transaction_id, tag_id)
    ) STRICT;

    CREATE TABLE row(
      id INTEGER PRIMARY KEY CHECK(id >> 32 = statement_id),
      statement_id INTEGER NOT NULL REFERENCES statement(id) ON DELETE CASCADE,
      line INTEGER NOT NULL,
      disposition TEXT NOT NULL CHECK(disposition IN
        ('header', 'preamble', 'footer', 'blank', 'imported', 'duplicate', 'suspected', 'rejected', 'ignored')),
      transaction_id INTEGER REFERENCES "transaction"(id),
      reason TEXT NOT NULL DEFAULT '',
      column_number INTEGER NOT NULL DEFAULT 0,
      text TEXT NOT NULL DEFAULT '',
      was_pending INTEGER NOT NULL DEFAULT 0 CHECK(was_pending IN (0, 1)),
      account_id INTEGER,
      day INTEGER,
      amount INTEGER,
      description TEXT,
      reference TEXT,
      balance INTEGER
    ) STRICT;
    CREATE INDEX row_by_transaction ON row(transaction_id) WHERE transaction_id IS NOT NULL;
    CREATE INDEX row_face ON row(account_id, day, amount) WHERE day IS NOT NULL;

    CREATE TABLE day_total(
      account_id INTEGER NOT NULL REFERENCES account(id),
      block INTEGER NOT NULL,
      booked INTEGER NOT NULL,
      PRIMARY KEY(account_id, block)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER total_updated AFTER UPDATE OF account_id, day, amount, status ON "transaction" BEGIN
      INSERT INTO day_total SELECT old.account_id, old.day >> 5, -old.amount WHERE old.status IN (0, 3)
        ON CONFLICT DO UPDATE SET booked = booked + excluded.booked;
      INSERT INTO day_total SELECT new.account_id, new.day >> 5, new.amount WHERE new.status IN (0, 3)
        ON CONFLICT DO UPDATE SET booked = booked + excluded.booked;
    END;
    CREATE TRIGGER total_deleted AFTER DELETE ON "transaction" WHEN old.status IN (0, 3) BEGIN
      UPDATE day_total SET booked = booked - old.amount WHERE account_id = old.account_id AND block = old.day >> 5;
    END;

    CREATE TABLE balance_check(
      id INTEGER PRIMARY KEY,
      account_id INTEGER NOT NULL REFERENCES account(id),
      day INTEGER NOT NULL,
      balance INTEGER NOT NULL,
      source TEXT NOT NULL CHECK(source IN ('opening', 'closing', 'running', 'person')),
      statement_id INTEGER REFERENCES statement(id) ON DELETE CASCADE,
      line INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX balance_check_by_account ON balance_check(account_id, day);

    CREATE TABLE review_item(
      id INTEGER PRIMARY KEY,
      run_id INTEGER NOT NULL REFERENCES run(id),
      kind TEXT NOT NULL,
      state TEXT NOT NULL CHECK(state IN ('open', 'accepted', 'rejected', 'settled')),
      subject TEXT NOT NULL,
      message TEXT NOT NULL,
      evidence TEXT NOT NULL DEFAULT '[]',
      options TEXT NOT NULL DEFAULT '[]',
      account_id INTEGER REFERENCES account(id),
      statement_id INTEGER REFERENCES statement(id) ON DELETE CASCADE,
      line INTEGER,
      file TEXT,
      transaction_id INTEGER,
      other_transaction_id INTEGER
    ) STRICT;
    CREATE UNIQUE INDEX review_item_once ON review_item(subject) WHERE state <> 'settled';
    CREATE INDEX review_item_open ON review_item(kind) WHERE state = 'open';

    CREATE TABLE decision(
      id INTEGER PRIMARY KEY,
      run_id INTEGER NOT NULL REFERENCES run(id),
      item_id INTEGER REFERENCES review_item(id) ON DELETE CASCADE,
      transaction_id INTEGER,
      verdict TEXT NOT NULL,
      detail TEXT NOT NULL DEFAULT ''
    ) STRICT;

    CREATE TABLE answer(
      id INTEGER PRIMARY KEY,
      run_id INTEGER NOT NULL REFERENCES run(id),
      account_id INTEGER REFERENCES account(id),
      shape TEXT NOT NULL,
      code TEXT NOT NULL,
      value TEXT NOT NULL
    ) STRICT;
    CREATE INDEX answer_by_shape ON answer(shape, account_id);

    CREATE TABLE change(
      run_id INTEGER NOT NULL REFERENCES run(id),
      seq INTEGER NOT NULL,
      table_name TEXT NOT NULL,
      first_id INTEGER NOT NULL,
      last_id INTEGER NOT NULL,
      before TEXT,
      PRIMARY KEY(run_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX change_by_row ON change(table_name, first_id);
    """

  /// Links between the two sides of a transfer, one line for each side, so that a transaction is in one link at most;
  /// and pairs that a person said are none. The index over days finds amounts, too.
  private static let transfers =
    """
    CREATE TABLE transfer(
      id INTEGER PRIMARY KEY REFERENCES "transaction"(id) ON DELETE CASCADE,
      other_id INTEGER NOT NULL UNIQUE REFERENCES "transaction"(id) ON DELETE CASCADE,
      run_id INTEGER NOT NULL REFERENCES run(id),
      by_person INTEGER NOT NULL CHECK(by_person IN (0, 1)),
      evidence TEXT NOT NULL DEFAULT '[]',
      CHECK(id <> other_id)
    ) STRICT;
    CREATE TABLE transfer_refusal(
      id INTEGER PRIMARY KEY,
      run_id INTEGER NOT NULL REFERENCES run(id),
      outgoing_id INTEGER NOT NULL REFERENCES "transaction"(id) ON DELETE CASCADE,
      incoming_id INTEGER NOT NULL REFERENCES "transaction"(id) ON DELETE CASCADE,
      UNIQUE(outgoing_id, incoming_id)
    ) STRICT;
    CREATE INDEX transfer_refusal_by_incoming ON transfer_refusal(incoming_id);
    DROP INDEX transaction_by_day;
    CREATE INDEX transaction_by_day ON "transaction"(account_id, day, amount);
    CREATE INDEX transaction_pending ON "transaction"(account_id, day) WHERE status = 1;
    """
}
