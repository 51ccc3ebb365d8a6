import Glibc

/// Holds the book for one writer at a time, whatever its name; released when the process ends.
///
/// It is on a file beside the book, since a book may still have to be made or be about to be replaced. A book of several
/// names (hard links) is locked itself, too: for others that would be in the way of SQLite's locks on some networks.
package struct BookLock: ~Copyable {
  private let beside: Int32
  private let book: Int32

  /// Throws `BookFailure.held` at once where another run holds the book, unless `wait` is set.
  ///
  /// Without `create`, a lock that no run made yet is not made: a rehearsal leaves no file behind, and SQLite's own
  /// lock keeps writers out.
  package init(book path: String, wait: Bool, create: Bool = true) throws(BookFailure) {
    let target = Disk.target(path)
    let lockPath = target + ".lock"
    let beside = open(lockPath, O_RDWR | (create ? O_CREAT : 0) | O_CLOEXEC, 0o644)
    guard beside >= 0 || (!create && errno == ENOENT) else {
      // Only the path of a link that leads nowhere has something there, and no folder.
      if errno == ENOENT, SystemPath.status(path) != nil { throw .lostLink(path: path, to: target) }
      throw .cannotWrite(path: lockPath, detail: String(cString: strerror(errno)))
    }
    let book = BookLock.hasOtherNames(target) ? open(target, O_RDONLY | O_CLOEXEC) : -1
    for descriptor in [beside, book] where descriptor >= 0 && !BookLock.take(descriptor, wait: wait) {
      close(beside)
      close(book)
      throw .held(path: path)
    }
    (self.beside, self.book) = (beside, book)
  }

  private static func hasOtherNames(_ book: String) -> Bool {
    SystemPath.status(book).map { $0.st_mode & S_IFMT == S_IFREG && $0.st_nlink > 1 } ?? false
  }

  private static func take(_ descriptor: Int32, wait: Bool) -> Bool {
    while flock(descriptor, wait ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  deinit {
    for descriptor in [book, beside] where descriptor >= 0 { close(descriptor) }
  }
}
