import Foundation

/// A folder of made-up files that is gone after the test.
final class Folder {
  let path: String

  init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "daybook-" + UUID().uuidString
    for (name, text) in files {
      let url = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
