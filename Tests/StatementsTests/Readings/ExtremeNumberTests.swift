import TestSupport
import Testing

@testable import Statements
@testable import Values

/// Numbers that no bank writes and that a damaged or malicious file holds: each is refused or read, and none ends the
/// program. Each run prints the seed that repeats it.
@Suite struct ExtremeNumberTests {
  private static let numbers = [
    "9223372036854775807", "-9223372036854775808", "92233720368547758.07", "92233720368547758,07",
    "(92233720368547758.07)", "9223372036854775807.99999999999", "46116860184273879.04", "18446744073709551616",
    "99999999999.9999", "9999999.9999", "5000000.00", "0.00000000000001", "1E400", "7.8E-5", "9999-12-31", "31.12.9999",
    "00000000", "99991231", "0", "",
  ]

  /// In one cell, or in a column's every row.
  @Test func noNumberEndsTheReading() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("extreme numbers: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for export in Export.all + Export.unseen {
      let text = Self.changed(export.text, &generator)
      do throws(ReadingFailure) {
        let reading = try StatementReader.read(FileBytes(text.utf8), fileName: export.name, hints: export.hints)
        #expect(reading.drafts.lines.count == reading.drafts.count, "seed \(seed), \(export.name)")
      } catch {
        #expect(!error.message.isEmpty && !error.remedy.isEmpty, "seed \(seed), \(export.name)")
      }
    }
  }

  private static func changed(_ text: String, _ generator: inout SeededGenerator) -> String {
    let isColumn = Bool.random(using: &generator)
    let place = Int.random(in: 0..<8, using: &generator)
    let number = numbers.randomElement(using: &generator) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let chosen = Int.random(in: 0..<lines.count, using: &generator)
    return lines.enumerated().map { index, line in
      isColumn || index == chosen ? replacing(place, of: line, by: number) : String(line)
    }.joined(separator: "\n")
  }

  /// The line with another number in place of that one, counted from 0; as it is where it has fewer.
  private static func replacing(_ place: Int, of line: Substring, by number: String) -> String {
    let numbers = line.matches(of: #/[-+]?\d[\d.,']*/#)
    guard place < numbers.count else { return String(line) }
    return line[..<numbers[place].range.lowerBound] + number + line[numbers[place].range.upperBound...]
  }

  /// Each stopped a run once: a whole part that rounds up beyond 64 bits, and a rate times an amount.
  @Test(arguments: [
    "Date,Text,Amount\n2025-01-13,Shop,9223372036854775807.99999999999\n2025-01-14,Cafe,-6.00\n",
    """
    Date,Shop,Amount,Currency,Rate,Billed
    2025-01-13,Hotel Hanoi,5000000.00,VND,25000.00,200.00
    2025-01-14,Ferry Hue,2500000.00,VND,25000.00,100.00
    2025-01-15,Cafe Nice,6.00,EUR,1.00,6.00

    """,
  ])
  func foundNumbers(text: String) {
    _ = try? StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints())
  }
}
