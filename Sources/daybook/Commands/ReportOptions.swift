import ArgumentParser
import Budgets
import Store
import Values
import Workspace

/// Which rows a report is about, and how it is printed; all reports take these.
struct ReportOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, csv, json, svg }

  @Option(help: ArgumentHelp("From this day on.", valueName: "date"), transform: Day.typed)
  var from: Day?

  @Option(help: ArgumentHelp("Up to this day.", valueName: "date"), transform: Day.typed)
  var to: Day?

  @Option(help: ArgumentHelp("The budget period of this day.", valueName: "date"), transform: Day.typed)
  var period: Day?

  @Option(help: ArgumentHelp("Only of this account.", valueName: "name"), completion: Completions.accounts)
  var account: String?

  @Option(help: ArgumentHelp("Only of the accounts of this owner.", valueName: "name"))
  var owner: String?

  @Option(
    help: ArgumentHelp("A category with all below it, or none.", valueName: "category"),
    completion: Completions.categories)
  var category: String?

  @Option(help: ArgumentHelp("Only what has this tag.", valueName: "tag"))
  var tag: String?

  @Option(help: ArgumentHelp("One currency alone, by its code.", valueName: "code"))
  var currency: String?

  @Option(
    name: .customLong("where"), parsing: .unconditional,
    help: ArgumentHelp("Conditions; see daybook help filters.", valueName: "conditions"))
  var conditions: String?

  @Option(help: ArgumentHelp("Count these, too: pending or held.", valueName: "status"))
  var with: [Standing] = []

  @Option(help: ArgumentHelp("All in this currency, by the rates of rates.csv.", valueName: "code"))
  var total: String?

  @Option(help: ArgumentHelp("The day that counts as today (YYYY-MM-DD).", valueName: "date"), transform: Day.typed)
  var today: Day?

  @Flag(help: "The transactions behind the figures instead.")
  var rows = false

  @Option(
    help: ArgumentHelp(
      "With --rows: those behind one figure, by a day of its step and the name of its row; either may be empty.",
      valueName: "date,name"))
  var cell: String?

  @Option(help: ArgumentHelp("How the report is printed.", valueName: "format"))
  var format = Format.text

  @Flag(help: "Nothing but the figures: not what waits beside them.")
  var quiet = false

  @OptionGroup var book: BookOptions

  enum Standing: String, CaseIterable, ExpressibleByArgument { case pending, held }

  func validate() throws {
    if cell != nil, !rows {
      throw ValidationError("--cell goes with --rows. Write it like: --rows --cell 2025-01-31,Food")
    }
  }

  func query() throws -> ReportQuery {
    var query = ReportQuery(today: today ?? Clock.today)
    (query.conditions, query.period) = (conditions, period)
    (query.scope.from, query.scope.to) = (from, to)
    (query.scope.account, query.scope.owner, query.scope.category, query.scope.tag) = (account, owner, category, tag)
    query.scope.currency = try currency.map { try ReportOptions.currency($0, "--currency") }
    query.scope.total = try total.map { try ReportOptions.currency($0, "--total") }
    query.scope.with = Set(with.map { $0 == .pending ? .pending : .held })
    return query
  }

  private static func currency(_ code: String, _ option: String) throws -> Currency {
    if let currency = Currency(code) { return currency }
    throw ValidationError("'\(code)' is no code of a currency. Write it like: \(option) EUR")
  }

  /// Which figure the transactions are asked for; nil for all.
  func figure() throws -> ReportCell? {
    guard let cell else { return nil }
    let parts = cell.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let day = Day(iso: parts[0])
    guard day != nil || parts[0].isEmpty || parts.count == 1 else {
      throw ValidationError("'\(parts[0])' is no day. Write it like: --cell 2025-01-31,Food")
    }
    return ReportCell(day: day, name: parts.count == 2 ? parts[1] : day == nil ? parts[0] : nil)
  }

  /// What is not in the figures goes beside them: with the words, or to stderr where a program reads the figures.
  func print(_ table: some ReportTable) throws {
    let output = Output()
    let beside = quiet ? [] : table.beside
    switch format {
    case .text: try output.show(table.text + beside.map { $0.painted(.faint) + "\n" }.joined())
    case .csv: try output.write(table.csv)
    case .json: try output.write(table.json)
    case .svg: try output.write(table.svg())
    }
    try output.flush()
    if format != .text { for line in beside { Output.message("note: " + line) } }
  }

  /// The transactions behind a report's figures.
  func print(_ folder: WorkingFolder, _ ids: Set<Int64>) throws {
    guard format != .svg else { throw ValidationError("rows are no picture. Leave out --format svg.") }
    var list = ListWriter<TransactionRecord>(OutputOptions.Format(rawValue: format.rawValue) ?? .text, folder.look)
    try folder.transactions(ids) { try list.add($0) }
    try list.end()
  }
}
