import Values

/// What stops a command before or beside the book: facts for one message, its remedy and exit status.
package enum WorkspaceError: Error, Equatable, Sendable {
  case noConfiguration(path: String)
  case unknownAccount(name: String, nearest: String?)
  case currencyChanged(account: String, to: String)
  case cannotArchive(file: String, to: String, detail: String)
  case noItem(Int64)
  case itemIsClosed(Int64, state: String)
  case refused(String, remedy: String)
  case nothingToUndo
  case noRun(Int64)
  case alreadyUndone(Int64, by: Int64)
  case reliedUpon(Int64, by: [Int64])
  case unknownCategory(name: String, nearest: String?)
  case categoryExists(String)
  case defaultCategory(String)
  case categoryInUse(String, count: Int)
  case noTransaction(Int64)
  case noFile(path: String)
  case folderInUse(String)
  case noInbox(path: String)
  case noBudget(path: String)
  case unreadableInbox(path: String, detail: String)
  case cannotTell(key: String, detail: String)
  case fileExists(path: String)
  case backupsOfAnother(folder: String, book: String, marker: String)

  package var message: String {
    switch self {
    case .noConfiguration(let path): "\(path): error: there is no configuration here"
    case .unknownAccount(let name, _): "error: no account '\(name)'"
    case .currencyChanged(let account, let currency):
      "error: account '\(account)' holds transactions; its currency cannot become \(currency)"
    case .cannotArchive(let file, let target, let detail):
      "\(file): error: imported, but it cannot be moved to \(target): \(detail)"
    case .noItem(let id): "error: no review item \(id)"
    case .itemIsClosed(let id, let state): "error: review item \(id) is \(state) already"
    case .refused(let what, _): "error: \(what)"
    case .nothingToUndo: "error: there is nothing to undo"
    case .noRun(let id): "error: no run \(id)"
    case .alreadyUndone(let id, let by): "error: run \(id) was undone by run \(by) already"
    case .reliedUpon(let id, let by):
      "error: run \(id) cannot be undone alone: later runs rely on it: \(by.map(String.init).joined(separator: ", "))"
    case .unknownCategory(let name, _): "error: no category '\(name)'"
    case .categoryExists(let name): "error: there is a category '\(name)' already"
    case .defaultCategory(let name): "error: '\(name)' is a default category, which cannot be deleted"
    case .categoryInUse(let name, let count):
      "error: category '\(name)' holds \(count) transaction\(count == 1 ? "" : "s")"
    case .noTransaction(let id): "error: no transaction \(id)"
    case .noFile(let path): "\(path): error: no such file"
    case .folderInUse(let path): "\(path): error: there is a daybook.yaml here already"
    case .noInbox(let path): "\(path): error: there is no inbox here"
    case .noBudget(let path): "\(path): error: there is no budget here, or nothing in it but comments"
    case .unreadableInbox(let path, let detail): "\(path): error: the inbox cannot be read: \(detail)"
    case .cannotTell(let key, let detail): "error: the command of `\(key)` in daybook.yaml \(detail)"
    case .fileExists(let path): "\(path): error: there is a file of that name already"
    case .backupsOfAnother(let folder, let book, _): "\(folder): error: the backups here are those of \(book)"
    }
  }

  package var remedy: String {
    switch self {
    case .noConfiguration: "Make a working folder with: daybook init. Or name one with --config FILE."
    case .unknownAccount(_, let nearest): Self.meant(nearest) + "The accounts are those of daybook.yaml."
    case .currencyChanged: "Give the new currency an account of its own in daybook.yaml."
    case .cannotArchive: "Make the archive folder writable; the next run moves the file, and imports nothing twice."
    case .noItem, .itemIsClosed: "See what waits with: daybook review list"
    case .refused(_, let remedy): remedy
    case .nothingToUndo, .noRun, .alreadyUndone: "See the runs with: daybook log"
    case .reliedUpon(_, let by):
      "Undo those first, the last one first: \(by.reversed().map { "daybook undo \($0)" }.joined(separator: "; "))"
    case .unknownCategory(_, let nearest): Self.meant(nearest) + "See them with: daybook categories"
    case .categoryExists: "See them with: daybook categories"
    case .defaultCategory(let name): "Hide it: daybook categories hide \"\(name)\""
    case .categoryInUse: "Say where they go: --to CATEGORY. Or hide it: daybook categories hide"
    case .noTransaction: "See them with: daybook transactions"
    case .noFile: "Check the path; it is read from where you are."
    case .folderInUse: "Name another folder, or edit that file."
    case .fileExists: "Name another, or delete it first: it may hold what a person wrote."
    case .backupsOfAnother(_, _, let marker):
      "Give each book a folder of its own in daybook.yaml: backup: { folder: ... }. If this is the same book in another "
        + "place, delete \(marker)."
    case .cannotTell(let key, _):
      key == "notify"
        ? "What the run did stands. Try it by hand, with the report of `daybook run --format json` on its standard input."
        : "What the run did stands. Try it by hand."
    case .unreadableInbox: "`inbox:` in daybook.yaml names a folder that this user may read."
    case .noBudget:
      "Write one; the least is:\n        method: zero-based\n        start: 2025-01-01\n        categories:\n          Food: 400"
    case .noInbox: "Create the folder, or name it with `inbox:` in daybook.yaml."
    }
  }

  package var exitStatus: Int32 {
    switch self {
    case .noConfiguration, .currencyChanged, .noInbox, .noBudget: 78
    case .noFile: 66
    case .cannotArchive, .fileExists, .backupsOfAnother: 73
    case .cannotTell, .unreadableInbox: 74
    default: 64
    }
  }

  /// A name that is none of the known ones; `others` tells what there is.
  package static func unknown(_ what: String, _ name: String, among known: [String], others: String? = nil) -> Self {
    .refused(
      "no \(what) '\(name)'",
      remedy: meant(nearest(to: name, among: known)) + (others ?? "It is one of: \(known.joined(separator: ", "))."))
  }

  private static func meant(_ nearest: String?) -> String {
    nearest.map { "Did you mean '\($0)'? " } ?? ""
  }
}
