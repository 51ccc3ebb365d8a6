import ArgumentParser
import Foundation
import Statements
import Store
import Values
import Workspace

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show how a file would be read, and its totals; needs no book and changes nothing.",
    discussion: """
      A configuration counts only if you name one. A file that leaves something open shows its questions; one that is \
      no statement at all exits with 65.

      Example:
        daybook inspect ~/Downloads/current-2025-03.csv
        daybook inspect --format json *.csv
        daybook inspect card.csv --write-layout rules/layouts/card.yaml
      """)

  @Argument(help: ArgumentHelp("Statements: CSV, OFX, QIF, CAMT, MT940.", valueName: "file"), completion: .file())
  var files: [String]

  @Flag(help: "Print the scanned records as clean CSV: header first, without preamble and footer.")
  var records = false

  @Option(
    defaultAsFlag: "-", parsing: .next,
    help: ArgumentHelp(
      "Write what was inferred as a layout file to edit; without a name, print it.", valueName: "out"))
  var writeLayout: String?

  @OptionGroup var strictness: StrictOption
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let configuration = try book.config.map { try WorkingFolder(config: $0, book: book.book).configuration }
    if records { return try printRecords(configuration) }
    if let writeLayout { return try write(layoutTo: writeLayout, configuration) }
    var inspections: [Inspection] = []
    var unreadable: [UnreadableFile] = []
    for file in files {
      do {
        inspections.append(try Inspector.inspect(file, configuration: configuration))
      } catch let failure as ReadingFailure {
        unreadable.append(UnreadableFile(path: file, failure: failure))
      }
    }
    if !inspections.isEmpty {
      try output.print(InspectReport(inspections: inspections, isOne: files.count == 1), Look(configuration))
    }
    if !unreadable.isEmpty { throw UnreadableFiles(all: unreadable) }
    try strictness.exit(waits: inspections.contains { !$0.summary.questions.isEmpty })
  }

  /// A file that is there already stays as it is: a person may have edited it.
  private func write(layoutTo target: String, _ configuration: Configuration?) throws {
    guard files.count == 1 else { throw ValidationError("--write-layout takes one file at a time.") }
    let text: String
    do {
      text = try Inspector.layout(files[0], configuration: configuration)
    } catch let failure as ReadingFailure {
      throw UnreadableFile(path: files[0], failure: failure)
    }
    if target != "-" {
      do {
        let folder = URL(filePath: target).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try Data(text.utf8).write(to: URL(filePath: target), options: .withoutOverwriting)
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        throw WorkspaceError.fileExists(path: target)
      }
    }
    let output = Output()
    try output.write(text)
    try output.flush()
  }

  private func printRecords(_ configuration: Configuration?) throws {
    let output = Output()
    for file in files {
      do {
        try output.write(try Inspector.records(file, configuration: configuration))
      } catch let failure as ReadingFailure {
        throw UnreadableFile(path: file, failure: failure)
      }
    }
    try output.flush()
  }
}
