import ArgumentParser
import Store
import Values
import Workspace

struct AccountRename: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give an account another name, in the book, daybook.yaml, rules and layouts.",
    discussion: """
      The name alone changes in the files; every other byte stays.

      Example:
        daybook accounts rename Current Everyday --dry-run
        daybook accounts rename Current Everyday
      """)

  @Argument(help: ArgumentHelp("The account.", valueName: "name"), completion: Completions.accounts)
  var account: String

  @Argument(help: ArgumentHelp("Its new name.", valueName: "new name"))
  var name: String

  @Flag(help: "Show what would change and write nothing.")
  var dryRun = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    try output.print(change.job(output, dryRun: dryRun) { try folder.renameAccount(account, to: name, $0) })
  }
}

struct AccountClose: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "close",
    abstract: "Say in daybook.yaml that an account is no more: no statement of it is missed.",
    discussion: """
      Example:
        daybook accounts close Current
        daybook accounts close Current --on 2025-03-31
      """)

  @Argument(help: ArgumentHelp("The account.", valueName: "name"), completion: Completions.accounts)
  var account: String

  @Option(help: ArgumentHelp("Its last day (YYYY-MM-DD); today if not given.", valueName: "date"), transform: Day.typed)
  var on: Day?

  @Flag(help: "Show what would change and write nothing.")
  var dryRun = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    try output.print(
      change.job(output, dryRun: dryRun) { try folder.closeAccount(account, on: on ?? $0.occasion.today, $0) })
  }
}
