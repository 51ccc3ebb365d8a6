internal import Foundation
internal import Glibc

/// What must survive a power cut: files and names that are on the disk, not only on their way to it.
enum Disk {
  /// What the system said; a failing sync is never tried again, since the system may have dropped what it could not
  /// write (lwn.net/Articles/752063).
  struct Failure: Error {
    var code = errno
    var detail: String { String(cString: strerror(code)) }
  }

  /// Waits until a file's bytes, or a folder's names, are on the disk.
  static func sync(_ path: String) throws(Failure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure() }
    let failure = fsync(descriptor) == 0 ? nil : Failure()
    close(descriptor)
    // Some file systems have no sync of folders, and say so.
    if let failure, failure.code != EINVAL { throw failure }
  }

  static func syncFolder(of path: String) throws(Failure) {
    try sync(folder(of: path))
  }

  static func rename(_ path: String, to target: String) throws(Failure) {
    guard Glibc.rename(path, target) == 0 else { throw Failure() }
    try syncFolder(of: target)
  }

  /// Makes the folder of a path where it is missing, and puts the new names on the disk.
  static func makeFolder(of path: String) throws(Failure) {
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
  static func real(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }
}
