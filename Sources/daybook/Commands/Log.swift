import ArgumentParser
import Workspace

struct Log: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "List who changed what, when and why, the last first.",
    discussion: """
      Example:
        daybook log --limit 10
      """)

  @Option(help: ArgumentHelp("At most so many.", valueName: "number"))
  var limit: Int?

  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try output.list(book.folder().log(limit: limit))
  }
}
