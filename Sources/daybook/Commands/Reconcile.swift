import ArgumentParser
import Values
import Workspace

struct Reconcile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reconcile",
    abstract: "Tie an account to a balance that its bank states, and lock what is proven.",
    discussion: """
      Where it does not tie, nothing changes and the status is 3; what could make up the difference is told, the
      likeliest first, with the rows and the arithmetic. --accept takes the answer of one: a doubled row goes out, a
      missing one comes in, a held one is booked. --adjust closes what nobody can explain by a transaction.

      Example:
        daybook reconcile Current --date 2025-03-31 --balance 1204.55
        daybook reconcile Current --date 2025-03-31 --balance 1204.55 --accept 1
        daybook reconcile Wallet --date 2025-03-31 --balance 40 --adjust \\
          --note "counted" --category Leisure
      """)

  @Argument(help: ArgumentHelp("The account.", valueName: "account"), completion: Completions.accounts)
  var account: String

  @Option(help: ArgumentHelp("The balance is that at the end of this day.", valueName: "date"), transform: Day.typed)
  var date: Day

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The balance in major units: 1204.55, -30.", valueName: "amount"))
  var balance: String

  @Option(help: ArgumentHelp("Mend the cause of this number.", valueName: "number"))
  var accept: Int?

  @Flag(help: "Close the difference by a transaction.")
  var adjust = false

  @Option(help: ArgumentHelp("Why it is closed so; kept with that transaction.", valueName: "text"))
  var note: String?

  @Option(
    help: ArgumentHelp("The category of that transaction.", valueName: "path"), completion: Completions.categories)
  var category: String?

  @Flag(name: .customLong("dry-run"), help: "Tell what would be done; write nothing.")
  var dryRun = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if adjust, accept != nil { throw ValidationError("Give --accept or --adjust, not both.") }
    if adjust, note == nil {
      throw ValidationError("Say why with --note: --adjust closes a difference nobody explained.")
    }
    if !adjust, note != nil || category != nil { throw ValidationError("--note and --category go with --adjust.") }
  }

  func run() throws {
    let folder = try book.folder()
    var order = ReconcileOrder(account: account, day: date, balance: balance)
    (order.accept, order.adjust, order.category) = (accept, note, category)
    let report = try change.job(output, dryRun: dryRun) { try folder.reconcile(order, $0) }
    try output.print(report, folder.look)
    if !report.ties { throw ExitCode(3) }
  }
}
