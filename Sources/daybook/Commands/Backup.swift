import ArgumentParser
import Values
import Workspace

struct Backup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Make a verified copy of the book, or list the copies.",
    discussion: """
      A backup is made before the first change of each day, without being asked: 7 days, 4 weeks and 12 months are \
      kept. `backup:` in daybook.yaml says where and how many, or `off`.

      Example:
        daybook backup
        daybook backup --to ../book-2026-06-30.sqlite
        daybook backup list
      """,
    subcommands: [Make.self, List.self], defaultSubcommand: Make.self)

  struct Make: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "make",
      abstract: "Make a verified copy of the book.",
      discussion: "Example:\n  daybook backup make --to ../book-2026-06-30.sqlite")

    @Option(help: ArgumentHelp("A new file, instead of one among the backups.", valueName: "file"))
    var to: String?

    @OptionGroup var turn: TurnOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
      if to?.isEmpty == true { throw ValidationError("Say which file: --to FILE.") }
    }

    func run() throws {
      try output.print(book.folder().backup(to: to, today: turn.today ?? Clock.today, wait: turn.wait))
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List the backups, the newest first.", discussion: "Example:\n  daybook backup list --format json")

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.list(folder.backupList(), folder.look)
    }
  }
}

/// For commands that need the book for themselves and record no run.
struct TurnOptions: ParsableArguments {
  @Flag(help: "Wait for another run to end, instead of giving up.")
  var wait = false

  @Option(help: ArgumentHelp("The day that counts as today (YYYY-MM-DD).", valueName: "date"), transform: Day.typed)
  var today: Day?
}
