import Dispatch
import Foundation
import Lexicon
package import Statements
import Store
import Values

/// How a file would be read, without a book.
package struct Inspection: Sendable {
  package var file: String
  package var reading: Reading
  package var summary: InspectSummary
  /// The first physical lines, up to that of the fifth row.
  package var lines: [String]
}

package enum Inspector {
  /// Reads the file by itself, or as the account of the configuration whose file it is.
  package static func inspect(_ path: String, configuration: Configuration?) throws -> Inspection {
    let routed = try read(path, configuration)
    let reading = routed.reading
    let last = reading.drafts.lines.prefix(5).max() ?? 0
    let lines = try Encodings.lines(routed.file.bytes, encoding: reading.layout.encoding, through: Int(last))
    return Inspection(file: path, reading: reading, summary: InspectSummary(reading), lines: lines)
  }

  /// The records of a delimited file as clean CSV: header first, without preamble and footer.
  package static func records(_ path: String, configuration: Configuration?) throws -> [UInt8] {
    let routed = try read(path, configuration)
    let records = try CleanRecords.write(
      routed.file.bytes, fileName: routed.file.name, reading: routed.reading, declared: routed.hints.declared)
    guard let records else {
      throw ReadingFailure(
        code: "no-records", message: "\(routed.reading.format.uppercased()) has no records to print",
        remedy: "Leave out --records: the rows are shown as they are read.")
    }
    return records
  }

  /// What was inferred of a delimited file, as the text of a layout file to be edited. It matches files with the same
  /// header that are of the same account, or are called alike where no account is known.
  package static func layout(_ path: String, configuration: Configuration?) throws -> String {
    let routed = try read(path, configuration)
    guard var layout = routed.reading.layout.declaration else {
      throw ReadingFailure(
        code: "no-layout", message: "\(routed.reading.format.uppercased()) is read without a layout",
        remedy: "Only delimited text needs one; there is nothing to declare for this file.")
    }
    let name = routed.file.name
    layout.name = URL(filePath: name).deletingPathExtension().lastPathComponent
    layout.match.account = routed.account?.name
    if layout.match.account == nil { layout.match.file = Glob.alike(name) }
    return LayoutText.yaml(layout, questions: routed.reading.questions)
  }

  private static func read(_ path: String, _ configuration: Configuration?) throws -> RoutedReading {
    // Meanwhile another thread takes in the words by which the file will be read.
    DispatchQueue.global().async { StatementWords.load() }
    let file = try StatementFile(path: path, most: configuration?.maxFile ?? Configuration.usualMaxFile)
    let layouts = try configuration?.declaredLayouts() ?? DeclaredLayouts()
    return try RoutedReading(file, Router(accounts: configuration?.accounts ?? [], named: nil, layouts: layouts))
  }
}
