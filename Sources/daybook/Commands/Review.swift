import ArgumentParser
import Workspace

struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "See what waits for you, and decide it.",
    discussion: """
      Example:
        daybook review
        daybook review show 7
        daybook review accept 7 8
        daybook review reject --kind duplicate --account Card
      """,
    subcommands: [List.self, Show.self, Accept.self, Reject.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List what waits.",
      discussion: """
        Example:
          daybook review list --kind duplicate
          daybook review list --state accepted --format csv
        """)

    enum State: String, CaseIterable, ExpressibleByArgument { case open, accepted, rejected, settled, any }

    @Argument(help: ArgumentHelp("Only these numbers.", valueName: "item"))
    var ids: [Int64] = []

    @OptionGroup var which: ReviewSelection

    @Option(help: ArgumentHelp("What became of the items.", valueName: "state"))
    var state = State.open

    @OptionGroup var strictness: StrictOption
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      var filter = which.filter(ids)
      filter.state = state == .any ? nil : state.rawValue
      let items = try book.folder().reviewItems(filter)
      try output.list(items)
      try strictness.exit(waits: items.contains { $0.state == "open" })
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Show an item: both sides, the evidence, and what each answer would do.",
      discussion: "Example:\n  daybook review show 7")

    @Argument(help: ArgumentHelp("The number of the item.", valueName: "item"))
    var id: Int64

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      try output.print(book.folder().reviewDetail(id))
    }
  }

  struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "accept",
      abstract: "Accept what an item proposes, or answer what it asks.",
      discussion: """
        A duplicate accepted is one transaction from then on. A question answered imports the file that waited. A row \
        accepted is booked with the fields that you set.

        Example:
          daybook review accept 7 8
          daybook review accept 9 --option dmy
          daybook review accept 10 --set amount=-12.50 --set date=2025-03-04
        """)

    @Argument(help: ArgumentHelp("The numbers of the items.", valueName: "item"))
    var ids: [Int64] = []

    @Option(help: ArgumentHelp("The option chosen, by its number or its value.", valueName: "option"))
    var option: String?

    @Option(
      name: .customLong("set"), parsing: .unconditionalSingleValue,
      help: ArgumentHelp("What a row should say: date, amount or description.", valueName: "field=value"))
    var fields: [CorrectedField] = []

    @OptionGroup var which: ReviewSelection
    @OptionGroup var decision: DecisionOptions

    func validate() throws { try decision.validate(which, ids) }

    func run() throws {
      var answer = ReviewAnswer(.accept)
      answer.option = option
      for field in fields { answer.fields[field.name] = field.value }
      try decision.decide(which.filter(ids), answer)
    }
  }

  struct Reject: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reject",
      abstract: "Reject what an item proposes; it is not asked again.",
      discussion: """
        A duplicate rejected stays a transaction of its own. A row rejected stays out of the book.

        Example:
          daybook review reject 7
          daybook review reject --all --kind period --dry-run
        """)

    @Argument(help: ArgumentHelp("The numbers of the items.", valueName: "item"))
    var ids: [Int64] = []

    @OptionGroup var which: ReviewSelection
    @OptionGroup var decision: DecisionOptions

    func validate() throws { try decision.validate(which, ids) }

    func run() throws {
      try decision.decide(which.filter(ids), ReviewAnswer(.reject))
    }
  }
}

/// Which items, beside those named by number.
struct ReviewSelection: ParsableArguments {
  @Option(help: ArgumentHelp("Only of this kind.", valueName: "kind"))
  var kind: ReviewKind?

  @Option(help: ArgumentHelp("Only of this account.", valueName: "name"))
  var account: String?

  @Option(help: ArgumentHelp("Only with this in the message, the file's name or the evidence.", valueName: "text"))
  var text: String?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp("Only whose transaction meets these conditions, as in rules.", valueName: "conditions"))
  var conditions: String?

  var isEmpty: Bool { kind == nil && account == nil && text == nil && conditions == nil }

  func filter(_ ids: [Int64]) -> ReviewFilter {
    var filter = ReviewFilter()
    filter.ids = ids
    filter.kind = kind
    filter.account = account
    filter.text = text
    filter.conditions = conditions
    return filter
  }
}

/// What accepting and rejecting have in common.
struct DecisionOptions: ParsableArguments {
  @Flag(help: "Decide all that waits.")
  var all = false

  @Flag(help: "Decide everything and write nothing.")
  var dryRun = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  /// Nobody decides everything by leaving out a number.
  func validate(_ which: ReviewSelection, _ ids: [Int64]) throws {
    if ids.isEmpty, which.isEmpty, !all {
      throw ValidationError("Name the items by number, or by --kind, --account, --text or --where, or say --all.")
    }
  }

  func decide(_ filter: ReviewFilter, _ answer: ReviewAnswer) throws {
    let folder = try book.folder()
    var outcome = try change.job(output, dryRun: dryRun) { try folder.decide(filter, answer, $0) }
    if dryRun {
      outcome.run = nil
      outcome.imported?.run = nil
      outcome.imported?.dryRun = true
    }
    try output.print(DecisionReport(answer: answer.verdict.rawValue, dryRun: dryRun, outcome: outcome))
  }
}

/// `amount=-12.50`
struct CorrectedField: ExpressibleByArgument {
  static let names = ["date", "amount", "description"]
  let name: String
  let value: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, CorrectedField.names.contains(parts[0]) else { return nil }
    name = parts[0]
    value = parts[1]
  }
}
