import Foundation
import Testing

/// Every session below `fixtures/commands`, `fixtures/errors` and `fixtures/imports` prints what it printed when a
/// person read it. `DAYBOOK_RECORD=1` writes them anew, to be read again.
@Suite struct TranscriptTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../fixtures"
  ).standardizedFileURL
  private static let isRecording = ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] == "1"

  static func cases(_ group: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.appending(path: group).path)) ?? []
    return names.map { "\(group)/\($0)" }.sorted().filter {
      FileManager.default.fileExists(atPath: fixtures.appending(path: $0).appending(path: "transcript").path)
    }
  }

  @Test(arguments: cases("commands") + cases("errors") + cases("imports"))
  func printsWhatItPrinted(_ name: String) throws {
    let transcript = try Transcript(Self.fixtures.appending(path: name))
    let replayed = try transcript.replayed()
    if Self.isRecording { return try transcript.record(replayed) }
    #expect(replayed == transcript.text)
  }

  @Test func thereAreCases() {
    #expect(Self.cases("commands").count >= 5)
    #expect(Self.cases("errors").count >= 10)
  }
}
