import ArgumentParser
import Glibc
import Values
import Workspace

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take statement files into the book; the files stay where they are.",
    discussion: """
      Importing a file again, renamed or cut otherwise, adds nothing. Exits with 65 when none of the files could be \
      used.

      Example:
        daybook import ~/Downloads/current-2025-03.csv
        daybook import card.csv --account Card --dry-run
      """)

  @Argument(help: ArgumentHelp("Statements: CSV, OFX, QIF, CAMT, MT940.", valueName: "file"), completion: .file())
  var files: [String]

  @Option(help: ArgumentHelp("Whose the files are, instead of what daybook.yaml says.", valueName: "name"))
  var account: String?

  @Flag(help: "Decide everything and write nothing.")
  var dryRun = false

  @OptionGroup var categories: NewCategoriesOption
  @OptionGroup var strictness: StrictOption
  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try Import.requireThere(files)
    let folder = try book.folder()
    let report = try change.job(output, dryRun: dryRun) {
      try folder.importFiles(files, account: account, categories.applied(to: $0))
    }
    try output.print(report, folder.look)
    report.sayWhatIsAmiss(quiet: false, folder.configuration.style)
    try strictness.exit(waits: report.waits)
    if report.isUnusable { throw ExitCode(65) }
  }

  /// A misspelt name stops the command before anything is done.
  static func requireThere(_ files: [String], _ remedy: String = "Check the name; nothing was imported.") throws {
    let missing = files.filter { access($0, F_OK) != 0 && errno == ENOENT }
    guard !missing.isEmpty else { return }
    throw UnreadableFiles(
      all: missing.map { file in
        UnreadableFile(
          path: file,
          failure: ReadingFailure(code: "missing", message: "no such file", remedy: remedy))
      })
  }
}
