import Foundation
import Rules
import Values

/// The files read so far by their paths, and those that are being read: what `include:` may still bring in.
struct Includes {
  /// Who read each file: `its name`, or the file and line that include it.
  private var readers: [String: String] = [:]
  /// The files being read, each included by the one before.
  private var chain: [String] = []
  /// The files that others include, as they were when they were read.
  private(set) var texts: [CachedRules.IncludedText] = []

  /// Notes that a file is read because of its name; false where a file before included it.
  mutating func begin(_ path: String) -> Bool {
    let path = Includes.normal(path)
    guard readers[path] == nil else { return false }
    readers[path] = "its name"
    chain = [path]
    return true
  }

  mutating func end() { chain.removeLast() }

  /// The path and text of a file that `document` includes; nil where it cannot be read, which is a fault there, or was
  /// read before. A path is relative to the file that names it. After reading it, call `end`.
  mutating func open(_ name: String, at place: Place, in document: inout Document) -> (path: String, text: String)? {
    let path = Includes.normal(Includes.path(name, from: document.file))
    if let start = chain.firstIndex(of: path) {
      let round = (chain[start...] + [path]).map { URL(filePath: $0).lastPathComponent }.joined(separator: " -> ")
      document.fault("the files include each other: \(round)", at: place, remedy: "Leave one of them out.")
      return nil
    }
    if let reader = readers[path] {
      document.warn(
        "'\(name)' is read already, by \(reader)", at: place, remedy: "Leave it out: no file is read twice.")
      return nil
    }
    guard FileManager.default.fileExists(atPath: path) else {
      let folder = URL(filePath: path).deletingLastPathComponent().path
      let near = nearest(
        to: URL(filePath: path).lastPathComponent,
        among: ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted())
      document.fault(
        "no file '\(name)' to include", at: place,
        remedy: (near.map { "Did you mean '\($0)'? " } ?? "") + "A path is taken from the folder of this file.")
      return nil
    }
    switch TextFile.read(path, shownAs: path) {
    case .failure(let diagnostic):
      document.fault("'\(name)' cannot be included: \(diagnostic.message)", at: place, remedy: diagnostic.remedy)
      return nil
    case .success(let text):
      readers[path] = "\(document.file):\(place.line)"
      chain.append(path)
      texts.append(CachedRules.IncludedText(path: path, digest: TextFile.digest(text)))
      return (path, text)
    }
  }

  private static func path(_ name: String, from file: String) -> String {
    if name.hasPrefix("/") { return name }
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return folder.isEmpty ? name : folder + "/" + name
  }

  private static func normal(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
}
