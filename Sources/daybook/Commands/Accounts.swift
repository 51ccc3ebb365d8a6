import ArgumentParser
import Store
import Values
import Workspace

struct Accounts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: "List the accounts with their balances, or change one.",
    discussion: """
      Beside each balance stands the last one that the bank stated, what was booked behind it, what is held and what \
      is pending, and for how many days no statement came where these are too many. Days that no statement lists are \
      told. An account without any stated balance shows none: its movements are there, but unproven.

      Example:
        daybook accounts
        daybook accounts --on 2025-03-31 --format json
        daybook accounts rename Current Everyday
      """,
    subcommands: [List.self, AccountRename.self, AccountClose.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List the accounts with their balances.",
      discussion: """
        Example:
          daybook accounts list --on 2025-03-31
        """)

    @Option(
      help: ArgumentHelp("As they were at the end of this day (YYYY-MM-DD).", valueName: "date"), transform: Day.typed)
    var on: Day?

    @Option(help: ArgumentHelp("The day that counts as today (YYYY-MM-DD).", valueName: "date"), transform: Day.typed)
    var today: Day?

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      let accounts = try folder.accounts(on: on, today: today ?? Clock.today)
      try output.list(accounts, folder.look)
      try output.say(accounts.flatMap { $0.wishes(folder.look.style) })
    }
  }
}
