import ArgumentParser
import Store
import Workspace

/// Which transactions a command changes, and how; all of them take these.
struct TransactionOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The transactions.", valueName: "id"))
  var ids: [Int64] = []

  @Option(
    name: .customLong("where"), parsing: .unconditional,
    help: ArgumentHelp("All that meet these conditions; see daybook help filters.", valueName: "conditions"))
  var conditions: String?

  @Flag(help: "List what would change, and write nothing.")
  var dryRun = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if ids.isEmpty, conditions == nil { throw ValidationError("Name the transactions by number, or by --where.") }
  }

  func carryOut(_ what: TransactionChange) throws {
    let folder = try book.folder()
    let choice = TransactionChoice(ids: ids, conditions: conditions)
    try output.print(change.job(output, dryRun: dryRun) { try folder.change(choice, what, $0) }, folder.look)
  }
}

extension Transactions {
  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set",
      abstract: "Set fields for good: no rule and no import changes them again.",
      discussion: """
        An empty text takes the field away. A corrected day or amount stands beside the bank's: it is what counts; \
        an empty text goes back to the bank's.

        Example:
          daybook transactions set 12 15 --category Food:Groceries
          daybook transactions set 12 --payee "Corner Shop" --bucket needs
          daybook transactions set --where "note:lisbon" --tag "+trip" --dry-run
          daybook transactions set 12 --date 2025-03-31 --amount -12.50
        """)

    @Option(help: ArgumentHelp("A category's path.", valueName: "path"), completion: Completions.categories)
    var category: String?

    @Option(help: ArgumentHelp("The payee.", valueName: "name"))
    var payee: String?

    @Option(help: ArgumentHelp("needs, wants or savings.", valueName: "bucket"))
    var bucket: String?

    @Option(help: ArgumentHelp("What is to be remembered of them.", valueName: "text"))
    var note: String?

    @Option(
      parsing: .unconditionalSingleValue,
      help: ArgumentHelp("Tags that come and go: \"+a -b\"; may be given again.", valueName: "tags"))
    var tag: [String] = []

    @Option(help: ArgumentHelp("A code of your own for the taxes.", valueName: "code"))
    var tax: String?

    @Option(help: ArgumentHelp("The day that counts (YYYY-MM-DD).", valueName: "date"))
    var date: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("What counts; money out is negative.", valueName: "amount"))
    var amount: String?

    @OptionGroup var transactions: TransactionOptions

    func validate() throws {
      if edit.isEmpty {
        throw ValidationError(
          "Say what to set: --category, --payee, --bucket, --note, --tag, --tax, --date or --amount.")
      }
    }

    func run() throws { try transactions.carryOut(.set(edit)) }

    private var edit: TransactionEdit {
      var edit = TransactionEdit()
      (edit.category, edit.payee, edit.bucket, edit.note) = (category, payee, bucket, note)
      (edit.tax, edit.date, edit.amount) = (tax, date, amount)
      if !tag.isEmpty { edit.tags = tag.joined(separator: " ") }
      return edit
    }
  }

  struct Split: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "split",
      abstract: "Share transactions out among categories, for good.",
      discussion: """
        A part is an amount without a sign, a share or the rest, then its category; it may have a bucket and a note. \
        The parts make up the transaction to the last cent.

        Example:
          daybook transactions split 12 --part "30.00 Food" --part "rest Home"
          daybook transactions split 12 --part "60% Food" \\
            --part "40% Shopping bucket=wants note=for Robin"
          daybook transactions split 12 --none
        """)

    @Option(
      name: .customLong("part"), parsing: .unconditionalSingleValue,
      help: ArgumentHelp("A part.", valueName: "size category"))
    var parts: [String] = []

    @Flag(help: "Take the parts away.")
    var none = false

    @OptionGroup var transactions: TransactionOptions

    func validate() throws {
      if none == !parts.isEmpty { throw ValidationError("Give the parts with --part, or take them away with --none.") }
    }

    func run() throws { try transactions.carryOut(none ? .unsplit : .split(WrittenSplit(parts: parts))) }
  }

  struct Ignore: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "ignore",
      abstract: "Leave transactions out of all totals, whatever rules say.",
      discussion: """
        Importing their file again adds nothing.

        Example:
          daybook transactions ignore 12
          daybook transactions ignore --where "statement:test.csv" --dry-run
          daybook transactions ignore 12 --not
        """)

    @Flag(help: "Count them again.")
    var not = false

    @OptionGroup var transactions: TransactionOptions

    func run() throws { try transactions.carryOut(.ignore(!not)) }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Take entries by hand out of the book.",
      discussion: """
        What came with a statement would come again with it: ignore it.

        Example:
          daybook transactions delete 1349
        """)

    @OptionGroup var transactions: TransactionOptions

    func run() throws { try transactions.carryOut(.delete) }
  }

  struct Unlock: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unlock",
      abstract: "Let reconciled transactions change again in day, amount and standing.",
      discussion: """
        The balance that they were reconciled with stays, and is checked as before.

        Example:
          daybook transactions unlock 1 --why "the bank corrected it"
        """)

    @OptionGroup var transactions: TransactionOptions

    func run() throws { try transactions.carryOut(.unlock) }
  }

  struct Attach: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "attach",
      abstract: "Keep with a transaction where a file is, and what is in it.",
      discussion: """
        The file stays where it is; the book knows its path and SHA-256. JSON lists the files of a transaction.

        Example:
          daybook transactions attach 12 receipts/fridge.pdf
          daybook transactions attach 12 --remove receipts/fridge.pdf
        """)

    @Argument(help: ArgumentHelp("The transaction.", valueName: "id"))
    var id: Int64

    @Argument(help: ArgumentHelp("The files.", valueName: "file"), completion: .file())
    var files: [String] = []

    @Option(help: ArgumentHelp("One that is kept no longer.", valueName: "file"))
    var remove: [String] = []

    @Flag(help: "List what would change, and write nothing.")
    var dryRun = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
      if files.isEmpty == remove.isEmpty { throw ValidationError("Name files to keep, or some with --remove.") }
    }

    func run() throws {
      let folder = try book.folder()
      let what: TransactionChange =
        files.isEmpty ? .detach(remove.map(folder.attachmentPath)) : .attach(try files.map(folder.attachment))
      let choice = TransactionChoice(ids: [id])
      try output.print(change.job(output, dryRun: dryRun) { try folder.change(choice, what, $0) }, folder.look)
    }
  }
}
