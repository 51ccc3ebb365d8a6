import TestSupport
import Testing

@testable import Workspace

/// Lines that a command wrote are found again and taken back.
@Suite struct LineChangeTests {
  /// Any change of any text is taken back to the byte, equal lines and missing line ends included.
  @Test(arguments: (0..<500).map { UInt64(7_000 + $0) })
  func anyChange(_ seed: UInt64) throws {
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    func line() -> String { random.one(of: ["a", "b", "", "# c", "é"]) + random.one(of: ["\n", "\n", "\r\n", "\r"]) }
    func text(_ lines: [String]) -> [UInt8] {
      let text = lines.joined()
      return Array((random.below(3) == 0 ? String(text.dropLast()) : text).utf8)
    }
    var lines = (0..<random.below(12)).map { _ in line() }
    let old = text(lines)
    for _ in 0...random.below(4) {
      switch random.below(3) {
      case 0: lines.insert(line(), at: random.below(lines.count + 1))
      case 1 where !lines.isEmpty: lines.remove(at: random.below(lines.count))
      default: if !lines.isEmpty { lines[random.below(lines.count)] = line() }
      }
    }
    let new = text(lines)
    let changes = LineChange.between(old, new)
    #expect(changes.isEmpty == (old == new))
    let back = try LineChange.takeBack(changes, in: new)
    #expect(back == old, "\(String(decoding: old, as: UTF8.self).debugDescription) \(changes)")
  }

  /// A line that went comes back beside the lines that it stood between, wherever these are by now.
  @Test func aPlaceWithoutALine() throws {
    let old = "a\nx\nb\nc\n"
    let changes = LineChange.between(Array(old.utf8), Array("a\nb\nc\n".utf8))
    #expect(try LineChange.takeBack(changes, in: Array("# 1\n# 2\na\nb\nc\n".utf8)) == Array("# 1\n# 2\n\(old)".utf8))
    #expect(try LineChange.takeBack(changes, in: Array("# 1\nb\nc\nd".utf8)) == Array("# 1\nx\nb\nc\nd".utf8))
    #expect(throws: LinesGone(lines: [.init(number: 2, text: "a")])) {
      try LineChange.takeBack(changes, in: Array("# 1\nc\nb\n".utf8))
    }
  }
}
