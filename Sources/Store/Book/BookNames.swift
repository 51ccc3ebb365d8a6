import GRDB

/// The names in a book that a shell offers while they are typed.
///
/// The book is only read: none is made, mended or brought up to date for this, and nobody waits for it.
package struct BookNames: Sendable {
  package let accounts: [String]
  /// Those that are offered, in their order.
  package let categories: [String]
  /// Review items that wait, by their numbers.
  package let items: [Int64]

  /// Nil where there is no book of ours.
  package init?(path: String) {
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    guard let queue = try? DatabaseQueue(path: path, configuration: configuration),
      let names = try? queue.read({ db in
        try (
          String.fetchAll(db, sql: "SELECT name FROM account ORDER BY id"),
          String.fetchAll(
            db, sql: "SELECT path FROM category WHERE id NOT IN (SELECT id FROM hidden_category) ORDER BY position, id"),
          Int64.fetchAll(db, sql: "SELECT id FROM review_item WHERE state = 'open' ORDER BY id")
        )
      })
    else { return nil }
    (accounts, categories, items) = names
  }
}
