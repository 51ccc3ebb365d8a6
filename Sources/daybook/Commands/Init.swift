import ArgumentParser
import Workspace

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a working folder: daybook.yaml, rules, inbox, archive and a book.",
    discussion: """
      Example:
        daybook init money
        daybook init --categories zh-Hant
      """)

  enum Categories: String, CaseIterable, ExpressibleByArgument {
    case english = "en"
    case traditionalChinese = "zh-Hant"
    case none
  }

  @Argument(help: ArgumentHelp("The folder; made if it is not there.", valueName: "dir"))
  var folder = "."

  @Option(help: ArgumentHelp("The categories that the book begins with.", valueName: "language"))
  var categories = Categories.english

  @OptionGroup var output: OutputOptions

  func run() throws {
    try output.print(WorkingFolder.initialize(folder, categories: categories.rawValue))
  }
}
