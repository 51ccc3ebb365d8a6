import Foundation

/// A session at a shell, as a person would paste it: commands after `$ `, what they print, and a status that is not 0.
///
/// ```
/// $ daybook import nowhere.csv
/// nowhere.csv: error: no such file
///   Check the name; nothing was imported.
/// [66]
/// ```
struct Transcript {
  let folder: URL
  let text: String
  private var file: URL { folder.appending(path: "transcript") }

  /// The case in a folder of `fixtures`: its transcript, beside the files that the commands find.
  init(_ folder: URL) throws {
    self.folder = folder
    text = try String(contentsOf: folder.appending(path: "transcript"), encoding: .utf8)
  }

  /// What the same commands print today, in a copy of the folder.
  func replayed() throws -> String {
    let scratch = try ScratchFolder()
    let copy = scratch.url.appending(path: "case")
    try FileManager.default.copyItem(at: folder, to: copy)
    try FileManager.default.removeItem(at: copy.appending(path: "transcript"))
    var replay = ""
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("$ ") {
      replay += line + "\n" + (try Transcript.output(of: String(line.dropFirst(2)), in: copy))
    }
    return Transcript.settled(replay, scratch: copy)
  }

  func record(_ text: String) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func output(of command: String, in folder: URL) throws -> String {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = environment(scratch)
    let output = try scratch.file("output")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    let text = try scratch.text(of: "output")
    let end = text.utf8.last ?? 10 == 10 ? "" : "\n"
    return text + end + (process.terminationStatus == 0 ? "" : "[\(process.terminationStatus)]\n")
  }

  private static func environment(_ scratch: ScratchFolder) -> [String: String] {
    [
      "PATH": Program.executable.deletingLastPathComponent().path + ":/usr/bin:/bin", "DAYBOOK_USER": "robin",
      "XDG_CACHE_HOME": scratch.url.path, "TZ": "UTC",
      "FIXTURES": fixtures, "LC_ALL": "C.UTF-8", "COLUMNS": "80",
    ]
  }

  /// For sessions over files of another case.
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../fixtures").standardizedFileURL.path

  /// Without what differs from run to run: the folder, seconds, the time of day, hashes.
  private static func settled(_ text: String, scratch: URL) -> String {
    text.replacing(scratch.path, with: "FOLDER")
      .replacing(/\d+(\.\d+)? s\n/, with: "N s\n")
      .replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, with: "TIME")
      .replacing(/("[a-z]+" : )(\d+\.[0-9e-]+|\d+e-\d+)(,?\n)/) { "\($0.1)N\($0.3)" }
  }
}
