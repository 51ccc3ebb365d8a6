internal import Glibc

/// Holds the book for one writer at a time, by a lock on a file beside it; released when the process ends.
package struct BookLock: ~Copyable {
  private let descriptor: Int32

  /// Throws `BookFailure.held` at once where another run holds the book, unless `wait` is set.
  package init(book path: String, wait: Bool) throws(BookFailure) {
    let lockPath = path + ".lock"
    descriptor = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .cannotWrite(path: lockPath, detail: String(cString: strerror(errno)))
    }
    while flock(descriptor, wait ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      close(descriptor)
      throw .held(path: path)
    }
  }

  deinit { close(descriptor) }
}
