import Foundation
import Glibc

/// What must survive a power cut: files and names that are on the disk, not only on their way to it.
package enum Disk {
  /// What the system said; a failing sync is never tried again, since the system may have dropped what it could not
  /// write (lwn.net/Articles/752063).
  package struct Failure: Error {
    package var code = errno

    package init(code: Int32 = errno) { self.code = code }

    package var detail: String { String(cString: strerror(code)) }
  }

  /// Waits until a file's bytes are on the disk.
  package static func sync(_ path: String) throws(Failure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure() }
    let failure = fsync(descriptor) == 0 ? nil : Failure()
    close(descriptor)
    if let failure { throw failure }
  }

  /// Waits until the names in the path's folder are on the disk.
  package static func syncFolder(of path: String) throws(Failure) { _ = try syncsFolder(of: path) }

  /// The same; false where there is no such sync, as on some network disks and of folders that may be written and not
  /// read. A disk that fails is no such case.
  static func syncsFolder(of path: String) throws(Failure) -> Bool {
    do { try sync(folder(of: path)) } catch {
      guard [EINVAL, ENOTSUP, ENOSYS, EACCES, EPERM, EBADF, EISDIR].contains(error.code) else { throw error }
      return false
    }
    return true
  }

  /// Writes all of the bytes to an open file; false where it takes no more, with `errno`.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let wrote = Glibc.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      if wrote > 0 { done += wrote } else if wrote == 0 || errno != EINTR { return false }
    }
    return true
  }

  package static func rename(_ path: String, to target: String) throws(Failure) {
    guard Glibc.rename(path, target) == 0 else { throw Failure() }
    try syncFolder(of: target)
  }

  /// Makes the folder of a path where it is missing, and puts the new names on the disk.
  package static func makeFolder(of path: String) throws(Failure) {
    let folder = folder(of: path)
    if mkdir(folder, 0o755) == 0 { return try syncFolder(of: folder) }
    switch errno {
    case EEXIST: return
    case ENOENT:
      try makeFolder(of: folder)
      if mkdir(folder, 0o755) != 0, errno != EEXIST { throw Failure() }
      try syncFolder(of: folder)
    default: throw Failure()
    }
  }

  /// The path without links; as it is where it cannot be told.
  package static func real(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// The one path of a file whatever links lead there; where it is not there yet, the path that it would get.
  package static func target(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      if let found = realpath(path, nil) {
        defer { free(found) }
        return String(cString: found)
      }
      let place = real(folder(of: path))
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return place + "/" + URL(filePath: path).lastPathComponent
      }
      path = next.hasPrefix("/") ? next : place + "/" + next
    }
    return path
  }

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }
}
