/// What learning from decisions needs: where to look for them, and the rows of each proposal in the queue.
extension Schema {
  static let suggestions =
    """
    CREATE TABLE evidence(
      key INTEGER NOT NULL, transaction_id INTEGER NOT NULL, PRIMARY KEY(key, transaction_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE unlearned(transaction_id INTEGER PRIMARY KEY) STRICT;
    INSERT INTO unlearned SELECT id FROM "transaction" WHERE locked & 1 = 1;
    CREATE TRIGGER category_decided AFTER UPDATE OF locked, description ON "transaction" WHEN new.locked & 1 = 1 BEGIN
      INSERT OR IGNORE INTO unlearned VALUES (new.id);
    END;

    CREATE TABLE suggestion(
      id INTEGER PRIMARY KEY,
      item_id INTEGER NOT NULL REFERENCES review_item(id) ON DELETE CASCADE,
      transaction_id INTEGER NOT NULL REFERENCES "transaction"(id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX suggestion_by_item ON suggestion(item_id);
    CREATE INDEX suggestion_by_transaction ON suggestion(transaction_id);
    """
}
