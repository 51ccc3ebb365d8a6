import TestSupport
import Testing

@testable import Statements
@testable import Values

/// How often what was decided is right, at each margin: over the exports of these tests and over made-up ones.
///
/// A margin of four bits promises one wrong decision in sixteen, of five one in thirty-two: the weights are right when
/// no more are wrong, and few questions are needless.
@Suite struct CalibrationTests {
  /// What became of the files whose decision had one margin.
  private struct Tally {
    var right = 0
    var wrong = 0
  }

  private struct Table: CustomStringConvertible {
    /// By bits; nil for what proof, contents or a contradiction decided.
    var margins: [Int?: Tally] = [:]
    var asked = 0

    var right: Int { margins.values.reduce(0) { $0 + $1.right } }
    var wrong: Int { margins.values.reduce(0) { $0 + $1.wrong } }

    mutating func add(_ reading: Reading, _ fact: String, isRight: Bool) {
      let margin = reading.layout.evidence.first { $0.fact == fact }?.margin
      if isRight { margins[margin, default: Tally()].right += 1 } else { margins[margin, default: Tally()].wrong += 1 }
    }

    /// The least margin from which on more were wrong than it promises, chance allowed for: three deviations, and one
    /// file.
    var brokenPromise: Int? {
      margins.keys.compactMap { $0 }.sorted().first { least in
        let ahead = margins.filter { ($0.key ?? 0) >= least }
        let promised = ahead.reduce(0.0) { sum, entry in
          sum + Double(entry.value.right + entry.value.wrong) / Double(1 << min(entry.key!, 30))
        }
        return Double(ahead.reduce(0) { $0 + $1.value.wrong }) > max(1, promised + 3 * promised.squareRoot())
      }
    }

    var description: String {
      let lines = margins.sorted { ($0.key ?? .max) < ($1.key ?? .max) }.map { margin, tally in
        "  \(margin.map { "\($0) bits" } ?? "alone"): \(tally.right) right, \(tally.wrong) wrong"
      }
      return (lines + ["  asked: \(asked)"]).joined(separator: "\n")
    }
  }

  /// Seeds are printed with each table.
  private static let seeds: [UInt64] = [13, 1313, 990_001]

  @Test(arguments: zip(seeds, [100, 50, 50]))
  func signsOfMadeUpStatements(seed: UInt64, rightForEachWrong: Int) throws {
    var random = SeededGenerator(seed: seed)
    var table = Table()
    for number in 0..<400 {
      let kind = MadeUpStatement.Kind.allCases[number % MadeUpStatement.Kind.allCases.count]
      let made = MadeUpStatement(kind, &random)
      let reading = try StatementReader.read(FileBytes(made.text.utf8), fileName: "a.csv", hints: ReadingHints())
      let isRight = reading.drafts.amounts.reduce(0, +) == made.sum
      if reading.questions.contains(where: { $0.code == "sign" }) {
        table.asked += 1
        continue
      }
      table.add(reading, "sign", isRight: isRight)
      if !isRight { print("\(kind): \(reading.layout.evidence.last { $0.fact == "sign" }?.because.plain ?? "")") }
    }
    print("signs of made-up statements, seed \(seed)\n\(table)")
    #expect(table.brokenPromise == nil)
    #expect(table.wrong * rightForEachWrong <= table.right)
  }

  /// A row's amount comes from columns that stand among others, with and without a header, a balance, a fee.
  @Test(arguments: seeds) func columnsOfMadeUpTables(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = Table()
    for number in 0..<400 {
      let shape = MadeUpTable.Shape.allCases[number % MadeUpTable.Shape.allCases.count]
      let made = MadeUpTable(shape, &random)
      let reading = try StatementReader.read(FileBytes(made.text.utf8), fileName: "a.csv", hints: ReadingHints())
      if !reading.questions.isEmpty {
        table.asked += 1
        continue
      }
      let isRight = reading.drafts.amounts == made.amounts
      table.add(reading, "amount", isRight: isRight)
      if !isRight { print("\(shape): \(reading.layout.evidence.map(\.because.plain))\n\(made.text)") }
    }
    print("columns of made-up tables, seed \(seed)\n\(table)")
    #expect(table.brokenPromise == nil)
    #expect(table.wrong * 100 <= table.right)
    #expect(table.asked * 2 <= table.right)
  }

  @Test(arguments: seeds + [16]) func datesOfMadeUpStatements(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var table = Table()
    for _ in 0..<200 {
      let made = MadeUpStatement(order: random.one(of: [.dmy, .mdy]), &random)
      let reading = try StatementReader.read(FileBytes(made.text.utf8), fileName: "a.csv", hints: ReadingHints())
      let isRight = reading.drafts.days.min() == made.first && reading.drafts.days.max() == made.last
      if reading.questions.contains(where: { $0.code == "date_order" }) {
        table.asked += 1
        continue
      }
      table.add(reading, "dates", isRight: isRight)
      if !isRight {
        print("\(reading.layout.evidence.first { $0.fact == "dates" }?.because.plain ?? "")\n\(made.text)")
      }
    }
    print("dates of made-up statements, seed \(seed)\n\(table)")
    #expect(table.brokenPromise == nil)
    #expect(table.wrong * 100 <= table.right)
  }

  @Test(arguments: ["sign", "amount", "fee", "dates", "decimal mark"])
  func factsOfTheExports(fact: String) throws {
    var table = Table()
    for export in Export.all + Export.unseen where export.asks.isEmpty {
      let reading = try export.reading()
      let sums = InspectSummary(reading).sums.filter { $0.value != "0.00" }
      table.add(reading, fact, isRight: sums == export.sums.filter { $0.value != "0.00" })
    }
    print("\(fact) of the exports\n\(table)")
    #expect(table.wrong == 0)
  }
}
