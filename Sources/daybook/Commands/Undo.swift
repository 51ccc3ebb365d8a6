import ArgumentParser
import Workspace

struct Undo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back a run, a decision or an edit; without a number, the last.",
    discussion: """
      Example:
        daybook undo
        daybook undo 3 --why "wrong account"
      """)

  @Argument(help: ArgumentHelp("The number of a run; see daybook log.", valueName: "run"))
  var number: Int64?

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    try output.print(change.job(output) { try folder.undo(number, $0) })
  }
}
