import Foundation
import GRDB

/// Why a book cannot be used, with what to do about it.
package enum BookFailure: Error, Equatable, Sendable {
  case missing(path: String)
  case noBackup(path: String)
  case unreadable(path: String, detail: String)
  case foreign(path: String)
  case empty(path: String)
  case lostLink(path: String, to: String)
  case newer(path: String)
  case corrupt(path: String, detail: String)
  case held(path: String)
  case cannotWrite(path: String, detail: String)
  case failing(path: String, detail: String)
  case full(path: String)

  package var message: String {
    switch self {
    case .missing(let path): "\(path): error: there is no book here"
    case .noBackup(let path): "\(path): error: no such file"
    case .unreadable(let path, let detail): "\(path): error: this cannot be read: \(detail)"
    case .foreign(let path): "\(path): error: this file is not a book of Daybook"
    case .empty(let path): "\(path): error: the book is empty: 0 bytes"
    case .lostLink(let path, let target): "\(path): error: this is a link to \(target), whose folder is not there"
    case .newer(let path): "\(path): error: this book was written by a newer Daybook"
    case .corrupt(let path, let detail): "\(path): error: the book is damaged: \(detail)"
    case .held(let path): "\(path): error: another run holds the book"
    case .cannotWrite(let path, let detail): "\(path): error: the book cannot be written: \(detail)"
    case .failing(let path, let detail): "\(path): error: the disk refused a part of the book: \(detail)"
    case .full(let path): "\(path): error: no space is left for the book; nothing of the current statement was written"
    }
  }

  package var remedy: String {
    switch self {
    case .missing: "Create it with: daybook init, or name another with --book FILE."
    case .noBackup, .unreadable: "See the backups with: daybook backup list. The book was left as it is."
    case .foreign: "Name the book with --book FILE, or `book:` in daybook.yaml. The file was left as it is."
    case .empty:
      "See the copies with: daybook backup list. Put one back with: daybook restore FILE. Or delete the empty file: a new "
        + "book is made in its place."
    case .lostLink: "Mount the disk that it is on, or make the folder. Nothing was written."
    case .newer: "Update this Daybook. The book was left as it is."
    case .corrupt:
      "See the copies with: daybook backup list. Put one back with: daybook restore FILE. The file was left as it is."
    case .held: "Wait until it ends, or say --wait."
    case .cannotWrite: "Check the permissions of the file and of its folder, and whether the disk works."
    case .failing:
      "Check the disk, and the limits on the size of files (ulimit -f). What was imported before stays; nothing of the "
        + "current statement was written."
    case .full: "Make room, then run again: what was imported stays, the rest follows."
    }
  }

  /// The exit status of the command (sysexits.h).
  package var exitStatus: Int32 {
    switch self {
    case .missing, .noBackup, .lostLink: 66
    case .unreadable, .foreign, .empty, .newer, .corrupt: 65
    case .held: 75
    case .cannotWrite: 73
    case .failing, .full: 74
    }
  }

  /// The failure behind an error of SQLite; nil for one that is a bug of ours (a broken constraint, bad SQL).
  package init?(_ error: any Error, path: String) {
    if let error = error as? RowDecodingError {
      // What follows the column's name is the whole row and the query.
      let fault = error.description.components(separatedBy: ", column index:")[0]
      self = .corrupt(path: path, detail: fault)
      return
    }
    guard let error = error as? DatabaseError else { return nil }
    let detail = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_NOTADB: self = .foreign(path: path)
    case .SQLITE_CORRUPT: self = .corrupt(path: path, detail: detail)
    // The name of a table or column, or a text that we wrote, which the disk changed.
    case .SQLITE_ERROR where ["no such ", "malformed JSON", "foreign key mismatch"].contains(where: detail.hasPrefix):
      self = .corrupt(path: path, detail: detail)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .held(path: path)
    case .SQLITE_FULL: self = .full(path: path)
    case .SQLITE_IOERR: self = .failing(path: path, detail: detail)
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
      self = .cannotWrite(path: path, detail: detail)
    default: return nil
    }
  }
}
