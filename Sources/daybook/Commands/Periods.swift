import ArgumentParser
import Values
import Workspace

struct Periods: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "periods",
    abstract: "List the budget periods, and what came in and went out in each.",
    discussion: """
      The calendar stands in daybook.yaml: monthly, weekly, every so many weeks, twice-monthly, quarterly, yearly, or
      spans of your own.

      Example:
        daybook periods
        daybook periods --format csv
      """)

  @Option(help: ArgumentHelp("The day that counts as today (YYYY-MM-DD).", valueName: "date"))
  var today: Day?

  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws { try output.list(book.folder().periods(through: today ?? Clock.today)) }
}
