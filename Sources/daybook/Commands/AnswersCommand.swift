import ArgumentParser
import Store
import Workspace

struct AnswersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "answers",
    abstract: "What you answered about files, and what was read by it.",
    discussion: """
      An answer counts for later files of that account and shape, until a file contradicts it.

      Example:
        daybook answers
        daybook answers set 3 mdy
        daybook answers forget 3
      """,
    subcommands: [List.self, Set.self, Forget.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the answers as they stand.",
      discussion: "Example:\n  daybook answers list --format json")

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.list(folder.answers(), folder.look)
    }
  }

  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Answer otherwise, for files to come.",
      discussion: """
        What is booked stays; the statements that were read by the answer before are named.

        Example:
          daybook answers set 3 mdy
        """)

    @Argument(help: ArgumentHelp("The number of the answer.", valueName: "number"))
    var number: Int64

    @Argument(help: ArgumentHelp("One of the options with which it was asked.", valueName: "value"))
    var value: String

    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(change.job(output) { try folder.setAnswer(number, to: value, $0) })
    }
  }

  struct Forget: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "forget", abstract: "Forget an answer: the next file like those asks again.",
      discussion: """
        What is booked stays; the statements that were read by it are named.

        Example:
          daybook answers forget 3
        """)

    @Argument(help: ArgumentHelp("The number of the answer.", valueName: "number"))
    var number: Int64

    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(change.job(output) { try folder.forgetAnswer(number, $0) })
    }
  }
}
