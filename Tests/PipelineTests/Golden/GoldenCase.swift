import Foundation
import Values

@testable import Statements

/// The stages of an import that need no rules, in their order.
enum Stage: String, CaseIterable {
  case scan, read, duplicates, periods, balances
}

/// A folder of `fixtures/imports`: `input.*`, `expected.<stage>` for each stage, and `known.csv` where the book already
/// has rows of the account.
struct GoldenCase: CustomStringConvertible, Sendable {
  let folder: URL

  var description: String { folder.lastPathComponent }

  static let all: [GoldenCase] = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let imports = root.appending(path: "fixtures/imports")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: imports.path)) ?? []
    return names.sorted().map { GoldenCase(folder: imports.appending(path: $0)) }
  }()

  func file(of stage: Stage) -> URL { folder.appending(path: "expected.\(stage)") }

  /// Takes the input through the stages.
  func run() throws -> GoldenRun {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let name = names.first(where: { $0.hasPrefix("input.") }) else { throw CaseFault(text: "there is no input") }
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    let reading = try StatementReader.read(FileBytes(bytes), fileName: name, hints: ReadingHints())
    let knownFile = folder.appending(path: "known.csv")
    let known = names.contains("known.csv") ? try String(contentsOf: knownFile, encoding: .utf8) : ""
    return try GoldenRun(bytes: bytes, fileName: name, reading: reading, known: known)
  }
}

/// What is wrong with a case itself.
struct CaseFault: Error {
  var text: String
}
