import Foundation
import Values

/// Text files as they are on disk: UTF-8, with or without a byte order mark.
enum TextFile {
  /// The text of a file, or the message that says why there is none.
  static func read(_ path: String, shownAs name: String) -> Result<String, Diagnostic> {
    bytes(path, shownAs: name).flatMap { text(of: $0, shownAs: name) }
  }

  /// The bytes of a file, or the message that says why there are none.
  static func bytes(_ path: String, shownAs name: String) -> Result<[UInt8], Diagnostic> {
    if let bytes = FileManager.default.contents(atPath: path) { return .success([UInt8](bytes)) }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let message = !exists ? "no such file" : isFolder.boolValue ? "this is a folder" : "the file cannot be read"
    return .failure(Diagnostic(file: name, message: message))
  }

  /// The bytes of a file; `Diagnostics` where there are none.
  static func bytes(_ path: String) throws -> [UInt8] {
    try bytes(path, shownAs: path).mapError { Diagnostics([$0]) }.get()
  }

  /// What is given on standard input, to its end.
  static func standardInput(shownAs name: String) -> Result<String, Diagnostic> {
    guard let bytes = try? FileHandle.standardInput.readToEnd() ?? Data() else {
      return .failure(Diagnostic(file: name, message: "it cannot be read"))
    }
    return text(of: bytes, shownAs: name)
  }

  /// The text of what is already read.
  static func text(of bytes: some Collection<UInt8>, shownAs name: String) -> Result<String, Diagnostic> {
    let bytes = Array(bytes)
    let body = bytes.span.extracting(bytes.textStart...)
    if let text = try? UTF8Span(validating: body) { return .success(String(copying: text)) }
    let line = firstInvalidLine(bytes.dropFirst(bytes.textStart))
    return .failure(
      Diagnostic(
        file: name, line: line, message: "the file is not UTF-8",
        remedy: "Save it as UTF-8: iconv -f WINDOWS-1252 -t UTF-8 \(name)"))
  }

  /// SHA-256.
  static func digest(_ text: String) -> [UInt8] { SHA256.hash(text.utf8.span.bytes) }

  private static func firstInvalidLine(_ bytes: some Collection<UInt8>) -> Int {
    var number = 1
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if String(validating: line, as: UTF8.self) == nil { return number }
      number += 1
    }
    return 0
  }

  /// `path` seen from `folder`, where it is not absolute; `~/` is the home folder.
  static func resolve(_ path: String, from folder: String) -> String {
    if path.hasPrefix("~/") { return NSHomeDirectory() + path.dropFirst(1) }
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).standardizedFileURL.path }
    let base = URL(fileURLWithPath: folder, isDirectory: true)
    return URL(fileURLWithPath: path, relativeTo: base).standardizedFileURL.path
  }
}
