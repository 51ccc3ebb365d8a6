import Foundation
import Testing

@testable import Statements
@testable import Values

/// Each message about a statement file has its smallest input and its exact text under `fixtures/errors/reading-*`.
///
/// A folder holds statement files, `answers.txt` (`code=value`) where they are read under answers or for an account of
/// some currency, and `expected.txt` with all that is said of them. To record texts anew: `DAYBOOK_RECORD=1 swift test --filter ReadingMessageTests`.
@Suite struct ReadingMessageTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let errors = root.appending(path: "fixtures/errors")
  static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: errors.path)) ?? [])
    .filter { $0.hasPrefix("reading-") }.sorted()

  @Test(arguments: cases)
  func message(_ name: String) throws {
    let folder = Self.errors.appending(path: name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let answers = try Self.answers(in: folder)
    var said = ""
    for name in names where !["answers.txt", "expected.txt"].contains(name) {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      said += Self.said(of: bytes, name, ReadingHints(answers: answers)).map { $0 + "\n" }.joined()
    }
    let expected = folder.appending(path: "expected.txt")
    if ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] == "1" {
      try said.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(said == (try? String(contentsOf: expected, encoding: .utf8)))
    #expect(!said.isEmpty, "no message")
  }

  private static func answers(in folder: URL) throws -> [String: String] {
    let file = folder.appending(path: "answers.txt")
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    let pairs = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { $0.split(separator: "=") }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
  }

  /// The refusal, or the questions with their options and the records that were set aside with their reasons.
  private static func said(of file: [UInt8], _ name: String, _ hints: ReadingHints) -> [String] {
    do throws(ReadingFailure) {
      let reading = try StatementReader.read(FileBytes(file), fileName: name, hints: hints)
      let asked = reading.questions.flatMap { question in
        ["\(name): \(question.code)? \(question.message.plain)"]
          + question.options.map { "  \($0.value): \($0.label.plain)" }
      }
      let currency = hints.answers["currency"].flatMap { Currency($0) }
      let drafts = currency.map { reading.drafts.rejectingOtherCurrencies(than: $0, account: "Current") }
      let aside = (drafts ?? reading.drafts).others.sorted { $0.line < $1.line }.filter { !$0.reason.isEmpty }.map {
        other in
        "\(name):\(other.line):\(other.column): \(other.disposition.rawValue): \(other.reason)"
      }
      return asked + aside
    } catch {
      return [
        Diagnostic(
          file: name, line: error.line, column: error.column, message: error.message, remedy: error.remedy
        ).rendered
      ]
    }
  }

  /// The fixed parts of every message in the sources stand in some recorded text: a new message needs a case.
  @Test func everyMessageHasACase() throws {
    let texts = try Self.recordedTexts()
    var missing: [String] = []
    var count = 0
    for (name, source) in try Self.sources() {
      for message in Self.messages(in: source) {
        count += 1
        let parts = Self.fixedParts(of: message)
        let isRecorded = texts.contains { line in parts.allSatisfy { line.contains($0) } }
        if !isRecorded { missing.append("\(name): \(message)") }
      }
    }
    print("messages about statements: \(count), cases: \(Self.cases.count)")
    #expect(missing.isEmpty, "without a case: \(missing.joined(separator: "\n"))")
    #expect(count > 70)
    for kind in BinaryKind.allCases {
      #expect(texts.contains { $0.contains("this is \(kind.name), not text") }, "\(kind) has no case")
    }
  }

  @Test func aMessageWithoutACaseIsSeen() {
    let source = #"return reject("The \(thing.name) of '\(text)' is odd")"#
    #expect(Self.messages(in: source) == [#"The \(thing.name) of '\(text)' is odd"#])
    #expect(Self.fixedParts(of: Self.messages(in: source)[0]) == ["The ", " of '", "' is odd"])
  }

  /// One by one the lines that the cases and the sessions of `fixtures/errors` say of statements.
  private static func recordedTexts() throws -> [String] {
    var lines: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: errors.path) {
      guard !["rules-", "config-", "layouts-"].contains(where: { name.hasPrefix($0) }) else { continue }
      for file in ["expected.txt", "transcript"] {
        let text = try? String(contentsOf: errors.appending(path: name).appending(path: file), encoding: .utf8)
        lines += text?.split(separator: "\n").map(String.init) ?? []
      }
    }
    return lines
  }

  private static func sources() throws -> [(name: String, text: String)] {
    var found: [(String, String)] = []
    for folder in ["Values", "Statements", "Pipeline"] {
      let url = root.appending(path: "Sources/\(folder)")
      let names = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      for file in names ?? [] where file.pathExtension == "swift" {
        found.append((file.lastPathComponent, try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return found
  }

  /// The literals that stand where a message or a reason is given.
  private static func messages(in source: String) -> [String] {
    let call =
      /(?:\bmessage:|\breason:|\bReason\(text:|\breject\(|\.rejected,(?:\s*because:)?|\.ignored,(?:\s*because:)?|\.ignored\(|\bask\((?:isInverted: \w+,)?|\b(?:misfit|checkMost)\([^"]{0,90}?|misfits\.append\(\(row,|let reason =)\s*"((?:[^"\\]|\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\\.)+)"/
    return source.matches(of: call.matchingSemantics(.unicodeScalar)).map { String($0.output.1) }
  }

  private static func fixedParts(of message: String) -> [String] {
    message.replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "\u{1}").split(separator: "\u{1}").map(
      String.init)
  }
}
