import ArgumentParser
import Ledger
import Workspace

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show how a file would be read, and its totals; needs no book and changes nothing.",
    discussion: """
      A configuration counts only if you name one. A file that leaves something open shows its questions; one that is \
      no statement at all exits with 65.

      Example:
        daybook inspect ~/Downloads/current-2025-03.csv
        daybook inspect --format json *.csv
      """)

  @Argument(help: ArgumentHelp("Statements: CSV, OFX, QIF, CAMT, MT940.", valueName: "file"), completion: .file())
  var files: [String]

  @Flag(help: "Print the scanned records as clean CSV: header first, without preamble and footer.")
  var records = false

  @OptionGroup var strictness: StrictOption
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let configuration = try book.config.map { try WorkingFolder(config: $0, book: book.book).configuration }
    if records { return try printRecords(configuration) }
    var inspections: [Inspection] = []
    var unreadable: [UnreadableFile] = []
    for file in files {
      do {
        inspections.append(try Inspector.inspect(file, configuration: configuration))
      } catch let failure as ReadingFailure {
        unreadable.append(UnreadableFile(path: file, failure: failure))
      }
    }
    if !inspections.isEmpty { try output.print(InspectReport(inspections: inspections, isOne: files.count == 1)) }
    if !unreadable.isEmpty { throw UnreadableFiles(all: unreadable) }
    try strictness.exit(waits: inspections.contains { !$0.summary.questions.isEmpty })
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
