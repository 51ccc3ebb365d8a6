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
    let (file, _, reading) = try read(path, configuration)
    let last = reading.drafts.lines.prefix(5).max() ?? 0
    let lines = try Encodings.lines(file.bytes, encoding: reading.layout.encoding, through: Int(last))
    return Inspection(file: path, reading: reading, summary: InspectSummary(reading), lines: lines)
  }

  /// The records of a delimited file as clean CSV: header first, without preamble and footer.
  package static func records(_ path: String, configuration: Configuration?) throws -> [UInt8] {
    let (file, hints, reading) = try read(path, configuration)
    let records = try CleanRecords.write(
      file.bytes, fileName: file.name, reading: reading, declared: hints.declared)
    guard let records else {
      throw ReadingFailure(
        code: "no-records", message: "\(reading.format.uppercased()) has no records to print",
        remedy: "Leave out --records: the rows are shown as they are read.")
    }
    return records
  }

  /// What was inferred of a delimited file, as the text of a layout file to be edited. It matches files with the same
  /// header that are of the same account, or are called alike where no account is known.
  package static func layout(_ path: String, configuration: Configuration?) throws -> String {
    let (file, _, reading) = try read(path, configuration)
    let router = Router(accounts: configuration?.accounts ?? [], named: nil)
    guard var layout = reading.layout.declaration else {
      throw ReadingFailure(
        code: "no-layout", message: "\(reading.format.uppercased()) is read without a layout",
        remedy: "Only delimited text needs one; there is nothing to declare for this file.")
    }
    layout.name = URL(filePath: file.name).deletingPathExtension().lastPathComponent
    layout.match.account = router.account(fileName: file.name, bytes: file.bytes)?.name
    if layout.match.account == nil { layout.match.file = Glob.alike(file.name) }
    return LayoutText.yaml(layout, questions: reading.questions)
  }

  private static func read(
    _ path: String, _ configuration: Configuration?
  ) throws -> (StatementFile, ReadingHints, Reading) {
    // Meanwhile another thread takes in the words by which the file will be read.
    DispatchQueue.global().async { StatementWords.load() }
    let file = try StatementFile(path: path, most: configuration?.maxFile ?? Configuration.usualMaxFile)
    let router = Router(accounts: configuration?.accounts ?? [], named: nil)
    let account = router.account(fileName: file.name, bytes: file.bytes)
    let prepared = try account?.prepare.map { try file.prepared(by: $0) } ?? file
    let layouts = try configuration?.declaredLayouts() ?? DeclaredLayouts()
    let hints = ReadingHints(
      currency: account?.currency, sign: account?.sign, kind: account?.kind, dateOrder: account?.dateOrder,
      declared: layouts.layout(for: account, fileName: prepared.name, bytes: prepared.bytes))
    let reading = try StatementReader.read(prepared.bytes, fileName: prepared.name, hints: hints)
    return (prepared, hints, reading)
  }
}
