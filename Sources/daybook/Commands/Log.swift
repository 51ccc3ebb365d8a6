import ArgumentParser
import Store
import Values
import Workspace

struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "List who changed what, when and why, the last first.",
    discussion: """
      Example:
        daybook log --limit 10
        daybook log --command review --from 2025-03-01 --format csv
      """)

  @Option(help: ArgumentHelp("At most so many.", valueName: "number"))
  var limit: Int?

  @Option(help: ArgumentHelp("Only commands that begin so: run, review, review accept.", valueName: "words"))
  var command: String?

  @Option(help: ArgumentHelp("Only with this in the command, the reason or who gave it.", valueName: "text"))
  var text: String?

  @Option(help: ArgumentHelp("Only what concerns this account.", valueName: "name"))
  var account: String?

  @Option(help: ArgumentHelp("From this day on (of the log, UTC).", valueName: "date"), transform: Day.typed)
  var from: Day?

  @Option(help: ArgumentHelp("Up to this day.", valueName: "date"), transform: Day.typed)
  var to: Day?

  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    var filter = LogFilter()
    (filter.command, filter.text, filter.account) = (command, text, account)
    (filter.from, filter.to, filter.limit) = (from, to, limit)
    try output.list(book.folder().log(filter))
  }
}
