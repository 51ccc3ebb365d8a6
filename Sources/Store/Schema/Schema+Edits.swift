/// What a person writes beside what the bank says: corrected days and amounts, tax codes, parts with a bucket and a note
/// of their own, and files kept with a transaction.
extension Schema {
  /// A corrected transaction has what counts; `correction` has the bank's day and amount, which duplicates compare.
  static let edits =
    """
    ALTER TABLE annotation ADD COLUMN tax TEXT;
    ALTER TABLE split ADD COLUMN bucket INTEGER NOT NULL DEFAULT 0 CHECK(bucket BETWEEN 0 AND 3);
    ALTER TABLE split ADD COLUMN note TEXT NOT NULL DEFAULT '';

    CREATE TABLE correction(
      id INTEGER PRIMARY KEY REFERENCES "transaction"(id) ON DELETE CASCADE,
      account_id INTEGER NOT NULL REFERENCES account(id),
      day INTEGER NOT NULL,
      amount INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX correction_by_day ON correction(account_id, day);

    CREATE TABLE attachment(
      id INTEGER PRIMARY KEY,
      transaction_id INTEGER NOT NULL REFERENCES "transaction"(id) ON DELETE CASCADE,
      path TEXT NOT NULL,
      sha256 TEXT NOT NULL CHECK(length(sha256) = 64),
      UNIQUE(transaction_id, path)
    ) STRICT;

    CREATE INDEX transaction_by_hand ON "transaction"(id) WHERE statement_id IS NULL;

    \(splitView)

    \(rowView)
    """

  private static let splitView =
    """
    DROP VIEW v_split;
    CREATE VIEW v_split AS
    SELECT split.transaction_id AS "transaction", split.position + 1 AS part, category.path AS category,
      \(bucketName("CASE WHEN split.bucket <> 0 THEN split.bucket WHEN \(isOfCategory) THEN category.bucket ELSE t.bucket END")) AS bucket,
      \(amount("split.amount")) AS amount, coalesce(nullif(split.note, ''), annotation.note, '') AS note
    FROM split JOIN "transaction" t ON t.id = split.transaction_id JOIN \(accounts) ON account.id = t.account_id
      JOIN category ON category.id = split.category_id LEFT JOIN annotation ON annotation.id = t.id;
    """

  private static let rowView =
    """
    DROP VIEW v_row;
    CREATE VIEW v_row AS
    SELECT statement.name AS statement, row.line,
      CASE WHEN row.disposition = 'imported' AND t.status = 4 THEN 'ignored' ELSE row.disposition END AS disposition,
      row.transaction_id AS "transaction", row.reason
    FROM row JOIN statement ON statement.id = row.statement_id LEFT JOIN "transaction" t ON t.id = row.transaction_id
    UNION ALL
    SELECT statement.name, t.line, CASE t.status WHEN 4 THEN 'ignored' ELSE 'imported' END, t.id, ''
    FROM statement JOIN "transaction" t ON t.statement_id = statement.id
      AND t.id BETWEEN statement.first_transaction AND statement.last_transaction
    WHERE NOT EXISTS(SELECT 1 FROM row
      WHERE row.transaction_id = t.id AND row.statement_id = statement.id AND row.line = t.line);
    """

  private static let isOfCategory = "t.locked & 4 = 0 AND t.bucket = 0"
}
