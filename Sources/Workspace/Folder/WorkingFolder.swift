import Budgets
import Foundation
package import Store
import Values

/// Where a person keeps a book: `daybook.yaml` and what it names.
package struct WorkingFolder: Sendable {
  package let configuration: Configuration
  /// Path of the book: the configuration's, unless the command names another.
  package let bookPath: String

  /// The folder of the configuration at `config`, or of ./daybook.yaml.
  ///
  /// A command that names a book can do without a configuration: its accounts are then those of the book.
  package init(config: String?, book: String?) throws {
    let path = config ?? "daybook.yaml"
    if FileManager.default.fileExists(atPath: path) {
      configuration = try Configuration.load(path: path)
    } else if config == nil, let book {
      configuration = Configuration.beside(book)
    } else {
      throw WorkspaceError.noConfiguration(path: path)
    }
    bookPath = book ?? configuration.book
  }

  /// What batches write into text files.
  var texts: BatchTexts { BatchTexts(book: bookPath) }

  /// Opens the book for reading. One of an older Daybook is brought up to date, when its turn comes.
  package func openBook() throws -> Book {
    try Book(path: bookPath, defaults: nil) { schema, migrate in
      let lock = try BookLock(book: bookPath, wait: true)
      try keep(schema: schema)
      try migrate()
      withExtendedLifetime(lock) {}
    }
  }

  /// Opens the book for writing, by one who holds its lock; one that is not there is created, with the default
  /// categories.
  package func openBookToWrite() throws -> Book {
    try Book(
      path: bookPath, defaults: { try Shipped.categories("en") },
      upgrade: { schema, migrate in
        try keep(schema: schema)
        try migrate()
      })
  }

  /// The book for a command that only reads; where none is yet, an empty one that is gone afterwards.
  func reading<Value>(_ body: (Book.Connection) throws -> Value) throws -> Value {
    let isThere = FileManager.default.fileExists(atPath: bookPath)
    return try (isThere ? openBook() : emptyBook()).connected(body)
  }

  /// A book that is gone with the process.
  func emptyBook() throws -> Book { try Book(inMemoryFor: bookPath, defaults: Shipped.categories("en")) }

  private func keep(schema: String) throws {
    if configuration.backup != nil { try backups.keep(schema: schema) }
  }
}

extension Configuration.Account {
  /// The account of this name, or an error with the nearest.
  static func named(_ name: String, in accounts: [Configuration.Account]) throws -> Configuration.Account {
    guard let account = accounts.first(where: { $0.name == name }) else {
      throw WorkspaceError.unknownAccount(name: name, nearest: nearest(to: name, among: accounts.map(\.name)))
    }
    return account
  }
}

extension Configuration {
  /// The calendar of budget periods; nil where the stage is left out.
  var calendar: PeriodCalendar? { stages.periods?.calendar }

  /// For a book without a configuration: what would stand beside it, and no accounts.
  fileprivate static func beside(_ book: String) -> Configuration {
    let folder = URL(filePath: book).standardizedFileURL.deletingLastPathComponent().path
    return Configuration(
      folder: folder, book: book, inbox: folder + "/inbox", archive: folder + "/archive", rules: folder + "/rules",
      budget: folder + "/budget.yaml", rates: folder + "/rates.csv")
  }
}
