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
        On a terminal texts are cut to its width, and columns are left out where it is narrow; a pipe and a file get \
        all. What the transactions come to stands below them, in each currency, and beside it what does not count.

        Example:
          daybook transactions --limit 20
          daybook transactions list --category Food --status held
          daybook transactions 12 --format json
        """)

    @Argument(help: ArgumentHelp("Only these numbers.", valueName: "id"))
    var ids: [Int64] = []

    @Option(help: ArgumentHelp("Only of this account.", valueName: "name"), completion: Completions.accounts)
    var account: String?

    @Option(help: ArgumentHelp("From this day on.", valueName: "date"), transform: Day.typed)
    var from: Day?

    @Option(help: ArgumentHelp("Up to this day.", valueName: "date"), transform: Day.typed)
    var to: Day?

    @Option(
      help: ArgumentHelp("A category with all below it, or none.", valueName: "category"),
      completion: Completions.categories)
    var category: String?

    @Option(help: ArgumentHelp("needs, wants or savings.", valueName: "bucket"))
    var bucket: Bucket?

    @Option(help: ArgumentHelp("Only what has this tag.", valueName: "tag"))
    var tag: String?

    @Option(
      help: ArgumentHelp("booked, pending, held, reconciled or ignored.", valueName: "status"),
      completion: .list(["booked", "pending", "held", "reconciled", "ignored"]))
    var status: String?

    @Option(help: ArgumentHelp("A part of the description or the payee.", valueName: "text"))
    var text: String?

    @Option(
      name: .customLong("where"), parsing: .unconditional,
      help: ArgumentHelp("Conditions; see daybook help filters.", valueName: "conditions"))
    var conditions: String?

    @Option(help: ArgumentHelp("So many of the newest, the last first.", valueName: "number"))
    var limit: Int?

    @Flag(help: "The linked transfers instead, both sides on a line; other options do not count.")
    var transfers = false

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      if transfers { return try output.list(try folder.transfers(), folder.look) }
      var (listed, totals) = (0, [TransactionTotal]())
      try output.list(TransactionRecord.self, folder.look) { add in
        totals = try folder.transactions(filter, totals: output.format == .text) {
          try add($0)
          listed += 1
        }
      }
      let all = totals.reduce(0) { $0 + $1.count }
      let more = listed < all ? ["The newest \(listed) of \(all); all of them without --limit."] : []
      try output.say(more + totals.map { $0.line(folder.look.style) })
    }

    func validate() throws {
      if let limit, limit < 1 { throw ValidationError("--limit is a number from 1 on.") }
    }

    private var filter: TransactionFilter {
      var filter = TransactionFilter()
      filter.ids = ids
      filter.account = account
      filter.from = from
      filter.to = to
      filter.category = category
      (filter.bucket, filter.tag) = (bucket, tag)
      filter.status = status
      filter.text = text
      filter.conditions = conditions
      filter.limit = limit
      return filter
    }
  }
}

extension Bucket: ExpressibleByArgument {
  package init?(argument: String) { self.init(name: argument) }
  package static var allValueStrings: [String] { allCases.map(\.name) }
}
