import ArgumentParser
import Store
import Values
import Workspace

struct Transactions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transactions",
    abstract: "List transactions, add some by hand, and change them.",
    discussion: """
      Example:
        daybook transactions --account Current --from 2025-03-01
        daybook transactions --where "description:tesco amount:<-50" --format csv
        daybook transactions set 12 15 --category Food:Groceries --why "a gift"
      """,
    subcommands: [
      List.self, Add.self, Set.self, Split.self, Ignore.self, Delete.self, Unlock.self, Attach.self,
    ], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List transactions by day.",
      discussion: """
        Example:
          daybook transactions --category Food --status held
          daybook transactions 12 --format json
        """)

    @Argument(help: ArgumentHelp("Only these numbers.", valueName: "id"))
    var ids: [Int64] = []

    @Option(help: ArgumentHelp("Only of this account.", valueName: "name"))
    var account: String?

    @Option(help: ArgumentHelp("From this day on.", valueName: "date"), transform: Day.typed)
    var from: Day?

    @Option(help: ArgumentHelp("Up to this day.", valueName: "date"), transform: Day.typed)
    var to: Day?

    @Option(help: ArgumentHelp("A category with all below it, or none.", valueName: "category"))
    var category: String?

    @Option(help: ArgumentHelp("booked, pending, held, reconciled or ignored.", valueName: "status"))
    var status: String?

    @Option(help: ArgumentHelp("A part of the description or the payee.", valueName: "text"))
    var text: String?

    @Option(
      name: .customLong("where"), parsing: .unconditional,
      help: ArgumentHelp("Conditions; see daybook help filters.", valueName: "conditions"))
    var conditions: String?

    @Option(help: ArgumentHelp("At most so many.", valueName: "number"))
    var limit: Int?

    @Flag(help: "The linked transfers instead, both sides on a line; other options do not count.")
    var transfers = false

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      if transfers { return try output.list(try folder.transfers()) }
      try output.list(TransactionRecord.self) { try folder.transactions(filter, $0) }
    }

    private var filter: TransactionFilter {
      var filter = TransactionFilter()
      filter.ids = ids
      filter.account = account
      filter.from = from
      filter.to = to
      filter.category = category
      filter.status = status
      filter.text = text
      filter.conditions = conditions
      filter.limit = limit
      return filter
    }
  }
}
