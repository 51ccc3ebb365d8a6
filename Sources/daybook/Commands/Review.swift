import ArgumentParser
import Workspace

struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "See what waits for you, and decide it.",
    discussion: """
      Example:
        daybook review
        daybook review show 12
        daybook review accept 12 20
        daybook review reject --kind duplicate --account Card
        daybook review assign --where "description:tesco" Food:Groceries
      """,
    subcommands: [
      Desk.self, List.self, Show.self, Accept.self, Reject.self, Skip.self, Assign.self, Split.self, Set.self,
      Note.self, Link.self, Unlink.self, Decide.self,
    ], defaultSubcommand: Desk.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List what waits.",
      discussion: """
        Example:
          daybook review list --kind duplicate
          daybook review list --state accepted --format csv
        """)

    @OptionGroup var listing: ReviewListing

    func run() throws { try listing.list() }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Show an item: both sides, the evidence, and what each answer would do.",
      discussion: "Example:\n  daybook review show 12")

    @Argument(help: ArgumentHelp("The number of the item.", valueName: "item"), completion: Completions.items)
    var id: Int64

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(folder.reviewDetail(id), folder.look)
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
          daybook review accept 12 20
          daybook review accept 39 --option dmy
          daybook review accept 8 --set amount=-12.50 --set date=2025-03-04
        """)

    @Argument(help: ArgumentHelp("The numbers of the items.", valueName: "item"), completion: Completions.items)
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
          daybook review reject 12
          daybook review reject --all --kind period --dry-run
        """)

    @Argument(help: ArgumentHelp("The numbers of the items.", valueName: "item"), completion: Completions.items)
    var ids: [Int64] = []

    @OptionGroup var which: ReviewSelection
    @OptionGroup var decision: DecisionOptions

    func validate() throws { try decision.validate(which, ids) }

    func run() throws {
      try decision.decide(which.filter(ids), ReviewAnswer(.reject))
    }
  }
}
