import ArgumentParser
import Values
import Workspace

struct Periods: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "periods",
    abstract: "List the budget periods, or take over another calendar.",
    discussion: """
      The calendar stands in daybook.yaml: monthly, weekly, every so many weeks, twice-monthly, quarterly, yearly, or \
      spans of your own. The book keeps the one that it has until another is applied.

      Example:
        daybook periods
        daybook periods apply --dry-run
      """,
    subcommands: [PeriodsList.self, PeriodsApply.self], defaultSubcommand: PeriodsList.self)
}

struct PeriodsList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the budget periods, and what came in and went out in each.",
    discussion: """
      Example:
        daybook periods
        daybook periods list --format csv
      """)

  @Option(help: ArgumentHelp("The day that counts as today (YYYY-MM-DD).", valueName: "date"), transform: Day.typed)
  var today: Day?

  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    try output.list(folder.periods(through: today ?? Clock.today), folder.look)
  }
}

struct PeriodsApply: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Take over the calendar of daybook.yaml, as one batch that can be undone.",
    discussion: """
      Each transaction goes into the period of its day. Money assigned has a day, too, and stays as it is.

      Example:
        daybook periods apply --dry-run
        daybook periods apply
      """)

  @Flag(help: "Decide everything and write nothing.")
  var dryRun = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    try output.print(change.job(output, dryRun: dryRun) { try folder.applyPeriods($0) }, folder.look)
  }
}
