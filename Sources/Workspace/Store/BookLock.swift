internal import Glibc

/// Holds the book for one writer at a time, by a lock on a file beside it; released when the process ends.
package struct BookLock: ~Copyable {
  private let descriptor: Int32

  /// Throws `BookFailure.held` at once where another run holds the book, unless `wait` is set.
  ///
  /// Without `create`, a lock that no run made yet is not made: a rehearsal leaves no file behind, and SQLite's own
  /// lock keeps writers out.
  package init(book path: String, wait: Bool, create: Bool = true) throws(BookFailure) {
    let lockPath = path + ".lock"
    descriptor = open(lockPath, O_RDWR | (create ? O_CREAT : 0) | O_CLOEXEC, 0o644)
    if descriptor < 0, !create, errno == ENOENT { return }
    guard descriptor >= 0 else {
      throw .cannotWrite(path: lockPath, detail: String(cString: strerror(errno)))
    }
    while flock(descriptor, wait ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      close(descriptor)
      throw .held(path: path)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
