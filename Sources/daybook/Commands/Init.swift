import ArgumentParser
import Workspace

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a working folder: daybook.yaml, rules, inbox, archive and a book.",
    discussion: """
      Example:
        daybook init money
        daybook init geld --categories zh-Hant
        daybook init pounds --categories mine.yaml --currency GBP
      """)

  @Argument(help: ArgumentHelp("The folder; made if it is not there.", valueName: "dir"))
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "The categories that the book begins with: en, zh-Hant, none, or those of a file.", valueName: "language"),
    completion: .list(["en", "zh-Hant", "none"]))
  var categories = "en"

  @Option(help: ArgumentHelp("The currency of the first account.", valueName: "code"))
  var currency: String?

  @OptionGroup var output: OutputOptions

  func run() throws {
    try output.print(WorkingFolder.initialize(folder, categories: categories, currency: currency))
  }
}
