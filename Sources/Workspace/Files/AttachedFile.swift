import Foundation
package import Store

extension WorkingFolder {
  /// A file as the book keeps it with a transaction.
  package func attachment(_ path: String) throws -> Attachment {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw WorkspaceError.noFile(path: path)
    }
    defer { try? file.close() }
    var hash = SHA256()
    while let bytes = try file.read(upToCount: 1 << 20), !bytes.isEmpty { hash.update(bytes.bytes) }
    return Attachment(path: attachmentPath(path), sha256: hash.finalize().hexadecimal)
  }

  /// From the folder of daybook.yaml, so that both can be moved together; absolute where it is elsewhere.
  package func attachmentPath(_ path: String) -> String {
    let folder = URL(filePath: configuration.folder).standardizedFileURL.path
    return URL(filePath: path).standardizedFileURL.path.seen(from: folder)
  }
}
