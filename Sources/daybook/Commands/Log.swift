import ArgumentParser
import Store
import Values
import Workspace

struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "List who changed what, when and why, the last first; or all that one batch changed.",
    discussion: """
      With a number, each field that the batch changed, as it was before and after; of a batch that was taken back the \
      first thousand. Where a rule stands now that was moved is a fact of the rule files: it is kept with the rule, is \
      no change of any batch, and stays where a batch is taken back.

      Example:
        daybook log --limit 10
        daybook log 3
        daybook log --command review --from 2025-03-01 --format csv
      """)

  @Argument(help: ArgumentHelp("The number of a batch, to see what it changed.", valueName: "run"))
  var batch: Int64?

  @Option(help: ArgumentHelp("At most so many.", valueName: "number"))
  var limit: Int?

  @Option(help: ArgumentHelp("Only commands that begin so: run, review, review accept.", valueName: "words"))
  var command: String?

  @Option(help: ArgumentHelp("Only with this in the command, the reason or who gave it.", valueName: "text"))
  var text: String?

  @Option(help: ArgumentHelp("Only what concerns this account.", valueName: "name"), completion: Completions.accounts)
  var account: String?

  @Option(help: ArgumentHelp("From this day on (of the log, UTC).", valueName: "date"), transform: Day.typed)
  var from: Day?

  @Option(help: ArgumentHelp("Up to this day.", valueName: "date"), transform: Day.typed)
  var to: Day?

  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    if let batch { return try tell(batch) }
    var filter = LogFilter()
    (filter.command, filter.text, filter.account) = (command, text, account)
    (filter.from, filter.to, filter.limit) = (from, to, limit)
    let folder = try book.folder()
    try output.list(folder.log(filter), folder.look)
  }

  private func tell(_ run: Int64) throws {
    let folder = try book.folder()
    var undo: Int64?
    try output.list(LogChange.self, folder.look) { undo = try folder.changes(of: run, $0) }
    if let undo, output.format == .text {
      Output.message("Run \(run) was taken back by run \(undo): the book has what stands under before.")
    }
  }
}
