internal import Foundation
internal import GRDB

extension WorkingFolder {
  /// Calls `body` for each transaction that the filter selects, by day, then number.
  package func transactions(_ filter: TransactionFilter, _ body: (TransactionRecord) throws -> Void) throws {
    try openBook().connected { db in
      if let name = filter.account, configuration.accounts.contains(where: { $0.name == name }),
        try Bool.fetchOne(db, sql: "SELECT EXISTS(SELECT 1 FROM account WHERE name = ?)", arguments: [name]) == false
      {
        return
      }
      let selected = try filter.conditions.map { try Selection($0, db).ids(db) }
      try TransactionList(db: db).forEach(filter, selected: selected, body)
    }
  }

  /// Calls `body` for each physical record of the imported files.
  package func rows(_ filter: RowFilter, _ body: (RowRecord) throws -> Void) throws {
    try openBook().connected { try RowList(db: $0).forEach(filter, body) }
  }

  package func accounts() throws -> [AccountRecord] {
    try openBook().connected { try AccountStore(db: $0).records() }
  }

  package func categories() throws -> [CategoryRecord] {
    try openBook().connected { try CategoryStore(db: $0).records() }
  }
}
