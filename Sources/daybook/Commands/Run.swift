import ArgumentParser
import Workspace

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Take every statement of the inbox into the book: the nightly run.",
    discussion: """
      Files that are done go to the archive; a file that cannot be used stays, and the queue says why. `notify:` in \
      daybook.yaml gets the report, or why the run failed; `heartbeat:` runs after each run that ended well.

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
    var report = RunReport()
    var notice: RunNotice?
    do {
      let folder = try book.folder()
      notice = RunNotice(folder.configuration)
      report = try change.job(output, dryRun: dryRun) { try folder.run(categories.applied(to: $0)) }
      try output.print(report, folder.look)
      report.sayWhatIsAmiss(quiet: output.quiet, folder.configuration.style)
      try report.requireArchived()
    } catch {
      if !dryRun { say(error, report, by: notice ?? RunNotice(unusable: book.config)) }
      throw error
    }
    guard !dryRun else { return try strictness.exit(waits: report.waits) }
    try notice?.tell(report)
    try notice?.beat()
    try strictness.exit(waits: report.waits)
  }

  /// Tells of a run that failed; that this failed, too, is said beside.
  private func say(_ error: any Error, _ report: RunReport, by notice: RunNotice) {
    guard let failure = Failure(error) else { return }
    var report = report
    (report.error, report.status) = (failure.text, failure.status)
    do { try notice.tell(report) } catch {
      if let second = Failure(error) { Output.message(second.text) }
    }
  }
}
