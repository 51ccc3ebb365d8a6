import Budgets
import Testing
import Values

@testable import Workspace

/// Money in assigned.csv: read as a person left it, appended to and taken back to the byte.
@Suite struct AssignedFileTests {
  private static let seeds = (0..<200).map { UInt64(12_000 + $0) }
  private static let pound = Currency("GBP")

  private func read(_ bytes: [UInt8]) throws -> AssignedFile {
    try AssignedFile.read(bytes, file: "assigned.csv", currency: AssignedFileTests.pound)
  }

  private func read(_ text: String) throws -> AssignedFile { try read(Array(text.utf8)) }

  private func act(_ day: String, _ category: String, _ amount: Int64, _ code: String = "GBP", _ note: String? = nil)
    throws -> AssignedLine
  {
    AssignedLine(
      day: try #require(Day(iso: day)), category: category, amount: amount, currency: try #require(Currency(code)),
      note: note)
  }

  @Test func everyForm() throws {
    let file = try read(
      """
      \u{FEFF}# money\r
      \r
      Note , amount,mine,DAY,category\r
      plan, 600.00 ,,2025-06-25,Food\r
        # "a, b\r
      "to ""Gifts"", and so on",-20,x,2025-06-25,"A, b"
      ,30000 JPY,,2025-06-26, Travel:Japan \t
      ,+0.5 eur,,2025-06-27,hold
      """)
    #expect(
      try file.lines.map(\.act) == [
        act("2025-06-25", "Food", 60_000, "GBP", "plan"),
        act("2025-06-25", "A, b", -2_000, "GBP", "to \"Gifts\", and so on"),
        act("2025-06-26", "Travel:Japan", 30_000, "JPY"), act("2025-06-27", "hold", 50, "EUR"),
      ])
    #expect(file.lines.map(\.number) == [4, 6, 7, 8])
    #expect(file.categoryPlace(file.lines[1]) == Place(line: 6, column: 44))
  }

  @Test(arguments: ["", "\u{FEFF}", "# nothing yet\n\n", "day,category,amount"])
  func aFileWithoutLines(_ text: String) throws {
    let file = try read(text)
    #expect(file.lines.isEmpty)
    let acts = [try act("2025-06-25", "Food", 60_000, "GBP", "plan"), try act("2025-06-25", "Travel", 300, "JPY")]
    let new = file.appending(acts)
    #expect(new.starts(with: Array(text.utf8)))
    let hasNotes = !text.hasPrefix("day")
    #expect(try read(new).lines.map(\.act.note) == [hasNotes ? "plan" : nil, nil])
    #expect(String(decoding: new, as: UTF8.self).hasSuffix(hasNotes ? "Travel,300 JPY,\n" : "Travel,300 JPY\n"))
  }

  /// What a command appends is read back, and taking it back leaves the same bytes.
  @Test(arguments: seeds)
  func appendedAndTakenBack(_ seed: UInt64) throws {
    print("seed \(seed)")
    var random = RandomAssigned(seed: seed)
    let old = Array(random.text.utf8)
    let file = try read(old)
    #expect(file.lines.map(\.act) == random.acts)
    let added = (0...random.below(4)).map { _ in random.act() }
    let new = file.appending(added)
    #expect(new.starts(with: old))
    let hasNotes = file.header.contains("note")
    #expect(try read(new).lines.map(\.act) == random.acts + added.map { hasNotes ? $0 : $0.withoutNote })
    let changes = LineChange.between(old, new)
    #expect(try LineChange.takeBack(changes, in: new) == old)
    // Two commands, taken back the other way round.
    let more = try read(new).appending([random.act()])
    #expect(try LineChange.takeBack(LineChange.between(new, more), in: more) == new)
    let first = try LineChange.takeBack(changes, in: more)
    #expect(try read(first).lines.count == random.acts.count + 1)
  }

  /// A person who writes lines meanwhile, and whose editor writes other line ends, keeps them.
  @Test(arguments: seeds)
  func linesAreFoundAfterEdits(_ seed: UInt64) throws {
    print("seed \(seed)")
    var random = RandomAssigned(seed: seed)
    let old = Array(random.text.utf8)
    let file = try read(old)
    let new = file.appending(
      (0..<3).map {
        AssignedLine(day: Day(number: 20_000 + $0), category: "X\($0)", amount: 1, currency: random.act().currency)
      })
    let changes = LineChange.between(old, new)
    var lines = LineChange.lines(of: new).map { String(LineChange.text($0)) }
    let added = Set(changes.flatMap(\.new).filter { $0.contains("X") }.map { String(LineChange.text($0)) })
    #expect(added.count == 3)
    for number in 0...random.below(5) { lines.insert("# mine \(number)", at: random.below(lines.count + 1)) }
    let lineEnd = random.below(2) == 0 ? "\n" : "\r\n"
    func text(_ lines: [String]) -> String { lines.map { $0 + lineEnd }.joined() }
    let left = try LineChange.takeBack(changes, in: Array(text(lines).utf8))
    let expected = text(lines.filter { !added.contains($0) })
    // The line that was the last and had no line end has none again, if it is the last again.
    let ways = [expected, String(expected.dropLast())]
    #expect(ways[..<(changes.count > 3 ? 2 : 1)].contains(String(decoding: left, as: UTF8.self)))
  }

  @Test(arguments: seeds)
  func aRenameChangesTheCellAlone(_ seed: UInt64) throws {
    print("seed \(seed)")
    let random = RandomAssigned(seed: seed)
    let old = Array(random.text.utf8)
    let renames = CategoryRenames(["Food": "Meals", "A, b": "#1 \"a\"", "hold": "hold"])
    let new = try read(old).renaming(renames)
    #expect(String(decoding: new, as: UTF8.self) == random.renamed(renames.renamed))
    let expected = random.acts.map { act in
      var act = act
      act.category = renames.renamed(act.category)
      return act
    }
    #expect(try read(new).lines.map(\.act) == expected)
    #expect(try LineChange.takeBack(LineChange.between(old, new), in: new) == old)
  }

  /// Of equal lines the one nearest to where it stood goes, and none goes twice.
  @Test func equalLines() throws {
    let head = "day,category,amount\n"
    let line = "2025-06-25,Food,1.00\n"
    let old = head + line + "# a\n"
    let new = try read(old).appending([try act("2025-06-25", "Food", 100), try act("2025-06-25", "Food", 100)])
    let changes = LineChange.between(Array(old.utf8), new)
    #expect(try LineChange.takeBack(changes, in: new) == Array(old.utf8))
    let moved = Array((head + line + line + "# a\n" + line + "# b\n").utf8)
    let left = try LineChange.takeBack(changes, in: moved)
    #expect(String(decoding: left, as: UTF8.self) == head + line + "# a\n# b\n")
  }

  /// One line that is gone, and none is taken out; the error says which.
  @Test func aLineThatIsGone() throws {
    let old = Array("day,category,amount\n".utf8)
    let new = try read(old).appending([try act("2025-06-25", "Food", 100), try act("2025-06-25", "Fun", 100)])
    let edited = String(decoding: new, as: UTF8.self).replacing("Fun,1.00", with: "Fun,2.00")
    let error = #expect(throws: LinesGone.self) {
      try LineChange.takeBack(LineChange.between(old, new), in: Array(edited.utf8))
    }
    #expect(error?.lines == [.init(number: 3, text: "2025-06-25,Fun,1.00")])
    #expect(
      error?.diagnostics(file: "assigned.csv").rendered == """
        assigned.csv: error: the line that was written here is gone: 2025-06-25,Fun,1.00
          It was line 3 and was edited or taken out since; nothing was changed. Put it back as it was, or edit the file by hand.
        """)
  }
}

extension AssignedLine {
  fileprivate var withoutNote: AssignedLine {
    var act = self
    act.note = nil
    return act
  }
}
