import ArgumentParser
import Values
import Workspace

struct BudgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budget",
    abstract: "See what each category has, and give it money.",
    discussion: """
      The policy stands in budget.yaml, the money in assigned.csv beside it; both are text for you to edit and to keep.

      Example:
        daybook budget
        daybook budget next
        daybook budget assign Food +20
        daybook budget due
      """,
    subcommands: [
      BudgetShow.self, BudgetAssign.self, BudgetMove.self, BudgetCover.self, BudgetNextCommand.self, BudgetDue.self,
    ],
    defaultSubcommand: BudgetShow.self)
}

/// Of which period, and as of which day.
struct BudgetPeriodOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Any day of the period; the current one if not given.", valueName: "date"), transform: Day.typed)
  var period: Day?

  @Option(help: ArgumentHelp("The day that counts as today (YYYY-MM-DD).", valueName: "date"), transform: Day.typed)
  var today: Day?

  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  /// The budget and the index of its period; what its files say in vain goes to stderr.
  func state() throws -> (BudgetState, period: Int) {
    let state = try book.folder().budget(on: today ?? Clock.today)
    if let outdated = state.outdated {
      Output.message(outdated.message.fromHere)
    } else if !output.quiet {
      for warning in state.warnings { Output.message(warning.rendered.harmless) }
    }
    return (state, try state.period(period))
  }

  func look() throws -> Look { try book.folder().look }

  /// What is shown of files with faults does not end well.
  func end(_ state: BudgetState) throws {
    if state.outdated != nil { throw ExitCode(78) }
  }
}

struct BudgetShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a period: what each category was given, has spent, and has left; what is ready to assign.",
    discussion: """
      Example:
        daybook budget show
        daybook budget show --period 2025-06-25 --currency GBP --format csv
      """)

  @Option(help: ArgumentHelp("One currency alone, by its code.", valueName: "code"))
  var currency: String?

  @OptionGroup var options: BudgetPeriodOptions

  func run() throws {
    let (state, period) = try options.state()
    let report = BudgetShowReport(state.budget, period: period, currency: try state.currency(named: currency))
    try options.output.print(report, options.look())
    try options.end(state)
  }
}

struct BudgetDue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "due",
    abstract: "List what is due in a period, and whether it is paid.",
    discussion: """
      Example:
        daybook budget due
      """)

  @OptionGroup var options: BudgetPeriodOptions

  func run() throws {
    let (state, period) = try options.state()
    try options.output.print(BudgetDueReport(state.budget, period: period), options.look())
    try options.end(state)
  }
}
