import ArgumentParser
import Budgets
import Store
import Values
import Workspace

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Where the money went, and where it stands.",
    discussion: """
      Booked rows count, in each currency for itself; transfers between your own accounts do not. Splits count part by \
      part. What is pending or held is said beside the figures.

      Example:
        daybook report spending --period 2025-03-01
        daybook report trend --step quarter --total EUR
        daybook report balances --account Current --format svg > balances.svg
        daybook report spending --rows --cell ,Food:Dining
      """,
    subcommands: [
      ReportSummary.self, ReportSpending.self, ReportTrend.self, ReportBudget.self, ReportBalances.self,
      ReportFlow.self, ReportRecurring.self,
    ])
}

struct ReportSummary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "A period at a glance, beside the one before and the mean of twelve.",
    discussion: """
      Without a span the current period.

      Example:
        daybook report summary
        daybook report summary --from 2025-01-01 --to 2025-12-31
      """)

  @OptionGroup var options: ReportOptions

  func run() throws {
    let folder = try options.book.folder()
    if options.rows {
      return try options.print(folder, folder.reportedRows(options.query(), .summary, options.figure()))
    }
    try options.print(SummaryTable(report: folder.summary(options.query()), look: folder.look))
  }
}

struct ReportSpending: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spending",
    abstract: "Where the money went, the most first.",
    discussion: """
      Example:
        daybook report spending --depth 1
        daybook report spending --by payee --from 2025-01-01
      """)

  @Option(help: ArgumentHelp("category, bucket, payee, account, owner or tag.", valueName: "grouping"))
  var by = SpendingBy.category

  @Option(help: ArgumentHelp("Categories so many levels deep.", valueName: "number"))
  var depth: Int?

  @OptionGroup var options: ReportOptions

  func run() throws {
    let folder = try options.book.folder()
    if options.rows {
      return try options.print(
        folder, folder.reportedRows(options.query(), .spending(by: by, depth: depth), options.figure()))
    }
    let report = try folder.spending(options.query(), by: by, depth: depth)
    try options.print(SpendingTable(report: report, by: by, look: folder.look))
  }
}

struct ReportTrend: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trend",
    abstract: "What came in and went out, step by step.",
    discussion: """
      Example:
        daybook report trend
        daybook report trend --step week --category Food
      """)

  @Option(help: ArgumentHelp("day, week, month, quarter, year, or period.", valueName: "step"))
  var step = ReportStep.month

  @OptionGroup var options: ReportOptions

  func run() throws {
    let folder = try options.book.folder()
    if options.rows {
      return try options.print(folder, folder.reportedRows(options.query(), .trend(step), options.figure()))
    }
    try options.print(TrendTable(report: folder.trend(options.query(), step: step), look: folder.look))
  }
}

struct ReportBalances: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "balances",
    abstract: "What accounts held, on each day with a movement or step by step.",
    discussion: """
      With --total, what all held together.

      Example:
        daybook report balances --step month
        daybook report balances --total EUR --step month
      """)

  @Option(help: ArgumentHelp("day, week, month, quarter, year, or period.", valueName: "step"))
  var step: ReportStep?

  @OptionGroup var options: ReportOptions

  func run() throws {
    let folder = try options.book.folder()
    if options.rows {
      return try options.print(folder, folder.reportedRows(options.query(), .balances, options.figure()))
    }
    try options.print(BalanceTable(report: folder.balances(options.query(), step: step), look: folder.look))
  }
}

struct ReportFlow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flow",
    abstract: "Money on its way from income through needs, wants and savings to categories.",
    discussion: """
      Example:
        daybook report flow --period 2025-03-01 --currency GBP --format svg > flow.svg
      """)

  @Option(help: ArgumentHelp("Categories so many levels deep.", valueName: "number"))
  var depth: Int?

  @OptionGroup var options: ReportOptions

  func run() throws {
    let folder = try options.book.folder()
    if options.rows {
      return try options.print(folder, folder.reportedRows(options.query(), .summary, options.figure()))
    }
    try options.print(FlowTable(report: folder.flow(options.query(), depth: depth), look: folder.look))
  }
}

extension SpendingBy: ExpressibleByArgument {}
extension ReportStep: ExpressibleByArgument {}

struct ReportBudget: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budget",
    abstract: "What each category was given, has spent, and has left, as budget show.",
    discussion: """
      Example:
        daybook report budget --currency GBP --format svg > budget.svg
      """)

  @OptionGroup var options: ReportOptions

  func run() throws {
    let folder = try options.book.folder()
    let state = try folder.budget(on: options.today ?? Clock.today)
    let period = try state.period(options.period ?? options.from)
    let report = BudgetShowReport(
      state.budget, period: period, currency: try state.currency(named: options.currency))
    try options.print(BudgetReportTable(report: report, look: folder.look))
    if let outdated = state.outdated {
      Output.message(outdated.message.fromHere)
      throw ExitCode(78)
    }
  }
}

struct ReportRecurring: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recurring",
    abstract: "Subscriptions, bills and incomes: when the next one is due, and what changed.",
    discussion: """
      With --ask each becomes a review item: what you accept a run tells you about when it is late or comes with \
      another amount; what you reject is in no report any more.

      Example:
        daybook report recurring
        daybook report recurring --ask
      """)

  @Flag(help: "Ask about each in the review queue, as one batch that can be undone.")
  var ask = false

  @OptionGroup var options: ReportOptions

  func run() throws {
    let folder = try options.book.folder()
    if ask { return try askAbout(folder) }
    if options.rows {
      throw ValidationError("rows are behind one of them: daybook transactions --text PAYEE")
    }
    try options.print(RecurringTable(report: folder.recurring(options.query()), look: folder.look))
  }

  private func askAbout(_ folder: WorkingFolder) throws {
    let occasion = Occasion(
      command: TypedCommand.text(CommandLine.arguments.dropFirst()), who: TypedCommand.who, why: "",
      today: options.today ?? Clock.today, at: Clock.seconds)
    let (run, opened) = try folder.askRecurring(options.query(), JobOptions(occasion: occasion))
    let undo = run.map { " as run \($0); take it back with: daybook undo \($0)" } ?? ""
    Output.put("\(counted(opened, "item")) to review\(undo).\n", on: 1)
  }
}
