import Glibc
import Store

/// What changes when a file is written or another takes its name.
struct FileVersion: Equatable {
  let device: UInt
  let file: UInt
  let size: Int
  let seconds: Int
  let nanoseconds: Int

  init(_ status: stat) {
    device = UInt(status.st_dev)
    file = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// Of what the path leads to; nil where that is nothing.
  init?(path: String) {
    var status = stat()
    guard SystemPath.with(path, { stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  var text: String { "\(file)-\(size)-\(seconds).\(nanoseconds)" }
}
