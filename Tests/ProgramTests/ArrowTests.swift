import Foundation
import Testing

/// What each module may import: the arrows between them, and which of them may reach files, clocks and libraries.
///
/// The build stops at arrows that lead round, not at an import of what Package.swift leaves out.
struct ArrowTests {
  private static let allowed: [String: Set<String>] = [
    "Values": ["Glibc", "Dispatch", "Synchronization"],
    "Lexicon": ["Values"],
    "Statements": ["Lexicon", "Values", "Glibc", "CLibCSV"],
    "Rules": ["Lexicon", "Values", "Glibc", "CVectorscan"],
    "Matching": ["Lexicon", "Values"],
    "Budgets": ["Lexicon", "Values"],
    "Pipeline": ["Statements", "Rules", "Matching", "Budgets", "Lexicon", "Values"],
    "Store": [
      "Pipeline", "Statements", "Rules", "Matching", "Budgets", "Values", "Foundation", "Glibc", "Dispatch",
      "Synchronization", "GRDB", "CSQLite",
    ],
    "Workspace": [
      "Store", "Pipeline", "Statements", "Rules", "Matching", "Budgets", "Lexicon", "Values", "Foundation", "Glibc",
      "Dispatch", "Synchronization", "Yams", "CNettle",
    ],
    "daybook": [
      "Workspace", "Store", "Pipeline", "Statements", "Rules", "Matching", "Budgets", "Values", "Foundation", "Glibc",
      "Synchronization", "ArgumentParser", "CMalloc",
    ],
  ]

  @Test(arguments: allowed.keys.sorted())
  func importsOnlyWhatItMay(_ module: String) throws {
    let allowed = try #require(ArrowTests.allowed[module])
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/\(module)").standardized
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(!files.isEmpty)
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let imported = ArrowTests.imported(String(line)) else { continue }
        #expect(allowed.contains(imported), "\(file.lastPathComponent) imports \(imported)")
      }
    }
  }

  /// The module that a line imports, nil for other lines.
  private static func imported(_ line: String) -> String? {
    var words = line.split(separator: " ").map(String.init)
    while let first = words.first, ["internal", "package", "public", "private", "fileprivate"].contains(first) {
      words.removeFirst()
    }
    guard (2...3).contains(words.count), words[0] == "import", words[1].allSatisfy({ $0.isLetter || $0 == "." }) else {
      return nil
    }
    let kinds = ["struct", "class", "enum", "func", "var", "protocol", "typealias"]
    let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
    return name.split(separator: ".").first.map(String.init)
  }

  @Test func aWrongArrowIsSeen() {
    #expect(ArrowTests.imported("internal import GRDB") == "GRDB")
    #expect(ArrowTests.imported("package import struct Foundation.Data") == "Foundation")
    #expect(ArrowTests.imported("  // import GRDB") == nil)
  }
}
