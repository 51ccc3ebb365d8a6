import Foundation
import Testing

/// Each case of `fixtures/imports` is a statement and what every stage makes of it, as a person found right. The first
/// stage that differs is the broken one.
///
/// To record texts anew, and to read them again before they are committed:
/// `DAYBOOK_RECORD=1 swift test --filter GoldenTests`.
struct GoldenTests {
  private static let isRecording = ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] == "1"

  @Test("There are cases")
  func casesExist() {
    #expect(GoldenCase.all.count >= 10)
  }

  @Test("Every stage gives what was found right", arguments: GoldenCase.all)
  func stages(of golden: GoldenCase) throws {
    let outputs = try golden.run().outputs
    #expect(outputs.map(\.stage) == Stage.allCases)
    if GoldenTests.isRecording {
      for (stage, output) in outputs { try output.write(to: golden.file(of: stage), atomically: true, encoding: .utf8) }
      Issue.record("\(golden): recorded; read the texts, then run without DAYBOOK_RECORD")
      return
    }
    for (stage, output) in outputs {
      let expected = try String(contentsOf: golden.file(of: stage), encoding: .utf8)
      guard let difference = Difference(expected: expected, actual: output) else { continue }
      Issue.record(
        """
        \(golden): the stage \(stage.rawValue) differs first, in line \(difference.line) of expected.\(stage.rawValue)
          expected: \(difference.expected)
          actual:   \(difference.actual)
        If the new text is right, record it: DAYBOOK_RECORD=1 swift test --filter GoldenTests
        """)
      return
    }
  }

  @Test("A difference is told by its first line, a missing line too")
  func differences() {
    #expect(Difference(expected: "a\nb\n", actual: "a\nb\n") == nil)
    #expect(Difference(expected: "a\nb\n", actual: "a\nc\n") == Difference(line: 2, expected: "b", actual: "c"))
    #expect(Difference(expected: "a\n", actual: "a\nb\n") == Difference(line: 2, expected: "", actual: "b"))
    #expect(Difference(expected: "a\n", actual: "a") == Difference(line: 2, expected: "", actual: "no line"))
  }
}

/// The first line in which two texts differ.
struct Difference: Equatable {
  var line: Int
  var expected: String
  var actual: String
}

extension Difference {
  init?(expected: String, actual: String) {
    guard expected != actual else { return nil }
    let (old, new) = (expected.components(separatedBy: "\n"), actual.components(separatedBy: "\n"))
    let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    line = place + 1
    self.expected = place < old.count ? old[place] : "no line"
    self.actual = place < new.count ? new[place] : "no line"
  }
}
