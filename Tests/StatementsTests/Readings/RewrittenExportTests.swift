import Foundation
import TestSupport
import Testing

@testable import Statements
@testable import Values

/// A file that another program saved again says the same: line ends, marks of the encoding, quotes, the delimiter and
/// blank columns are no part of what it states. Each run takes one in four exports and prints the seed that repeats it;
/// `DAYBOOK_ALL=1 swift test --filter RewrittenExportTests` takes all.
@Suite struct RewrittenExportTests {
  /// One way to write a file again.
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    /// Nil where the export has nothing to change so.
    let apply: @Sendable (Rewritable) -> [UInt8]?

    var testDescription: String { name }
  }

  /// An export as text, and as fields where no quote makes these doubtful.
  struct Rewritable: Sendable {
    let text: String
    let delimiter: Character
    /// Answers may speak of columns by their place.
    let isAnswered: Bool
    let headerLine: Int?

    init?(_ export: Export, _ reading: Reading) {
      guard reading.format == "csv", !reading.layout.isPage else { return nil }
      let name = reading.layout.delimiter
      // A printed text has no tabs that were written: its columns became fields.
      guard let delimiter = name == "TAB" ? "\t" : name.first, export.text.contains(delimiter) else { return nil }
      (text, self.delimiter, isAnswered) = (export.text, delimiter, !export.hints.answers.isEmpty)
      headerLine = reading.layout.headerLine
    }

    /// Nil where some quote holds fields together, or rows have more fields than others.
    var rows: [[Substring]]? {
      guard !text.contains("\""), !text.contains("~"), !isAnswered else { return nil }
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.split(separator: delimiter, omittingEmptySubsequences: false) }
      let filled = rows.filter { $0 != [""] }
      return filled.count > 1 && Set(filled.map(\.count)).count == 1 ? rows : nil
    }

    /// Each row that has fields, as `write` writes it.
    func written(_ write: ([Substring]) -> String) -> [UInt8]? {
      rows.map { rows in
        Array(rows.map { $0 == [""] ? "" : write($0) }.joined(separator: "\n").utf8)
      }
    }
  }

  static let changes = [
    Change(name: "lines end as on Windows") {
      Array($0.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n").utf8)
    },
    Change(name: "a byte order mark") { [0xef, 0xbb, 0xbf] + Array($0.text.utf8) },
    Change(name: "UTF-16") {
      [0xff, 0xfe] + $0.text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    },
    Change(name: "blank lines behind") { Array(($0.text + "\n\n\n").utf8) },
    Change(name: "every field quoted") { file in
      file.written { $0.map { "\"\($0)\"" }.joined(separator: String(file.delimiter)) }
    },
    Change(name: "another delimiter") { file in
      let other: Character = file.delimiter == ";" ? "\t" : ";"
      guard !file.text.contains(other) else { return nil }
      return file.written { $0.joined(separator: String(other)) }
    },
    Change(name: "blanks around the fields") { file in
      guard file.delimiter != " " else { return nil }
      return file.written { $0.map { " \($0) " }.joined(separator: String(file.delimiter)) }
    },
    Change(name: "names in capitals") { file in
      guard let header = file.headerLine else { return nil }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let names = lines[header - 1]
      // `amountInCents` parts its words by capitals; `(ALL)` in capitals is the lek.
      guard !names.contains(#/[a-z][A-Z]|\(all\)/#) else { return nil }
      return Array(lines.map { $0 == names ? $0.uppercased() : String($0) }.joined(separator: "\n").utf8)
    },
    Change(name: "blank columns behind") { file in
      file.written { $0.joined(separator: String(file.delimiter)) + String(repeating: file.delimiter, count: 2) }
    },
    Change(name: "a blank column in front") { file in
      file.written { String(file.delimiter) + $0.joined(separator: String(file.delimiter)) }
    },
  ]

  /// One in so many exports of a run.
  private static let share = ProcessInfo.processInfo.environment["DAYBOOK_ALL"] == nil ? 4 : 1

  @Test(arguments: changes)
  func saysTheSame(_ change: Change) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("\(change.name): seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for export in Export.all + Export.unseen where random.below(Self.share) == 0 {
      let reading = try export.reading()
      guard let file = Rewritable(export, reading), let bytes = change.apply(file) else { continue }
      do throws(ReadingFailure) {
        let again = try StatementReader.read(FileBytes(bytes), fileName: export.name, hints: export.hints)
        let asked = Set(again.questions.map(\.code)).subtracting(reading.questions.map(\.code))
        let (expected, summary) = (InspectSummary(reading), InspectSummary(again))
        #expect(asked == [], "\(export.name)")
        #expect(summary.transactions == expected.transactions, "\(export.name)")
        #expect(summary.sums == expected.sums, "\(export.name)")
        #expect(summary.firstDate == expected.firstDate && summary.lastDate == expected.lastDate, "\(export.name)")
        #expect(summary.pending == expected.pending && summary.rejected == expected.rejected, "\(export.name)")
      } catch {
        Issue.record("\(export.name): \(error.message)")
      }
    }
  }
}
