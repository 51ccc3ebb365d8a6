import ArgumentParser
import Workspace

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Take every statement of the inbox into the book: the nightly run.",
    discussion: """
      Files that are done go to the archive; a file that cannot be used stays, and the queue says why.

      Example:
        daybook run
        daybook run --config ~/money/daybook.yaml --strict --format json
      """)

  @Flag(help: "Decide everything and write nothing.")
  var dryRun = false

  @OptionGroup var categories: NewCategoriesOption
  @OptionGroup var strictness: StrictOption
  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    let report = try change.job(output, dryRun: dryRun) { try folder.run(categories.applied(to: $0)) }
    try output.print(report)
    report.sayWhatCannotBeUsed(quiet: output.quiet)
    try report.requireArchived()
    try folder.notify(report)
    try strictness.exit(waits: report.waits)
  }
}
