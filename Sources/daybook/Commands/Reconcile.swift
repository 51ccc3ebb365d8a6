import ArgumentParser
import Values
import Workspace

struct Reconcile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reconcile",
    abstract: "Tie an account to a balance that its bank states, and lock what is proven.",
    discussion: """
      Without --balance it lists the last balance that was stated of each account, or of one, beside what the book \
      has; the status is 3 where one does not tie.

      Where it does not tie, nothing changes and the status is 3; what could make up the difference is told, the \
      likeliest first, with the rows and the arithmetic. --accept takes the answer of one: a doubled row goes out, a \
      missing one comes in, a held one is booked. --adjust closes what nobody can explain by a transaction.

      Example:
        daybook reconcile
        daybook reconcile --date 2024-12-31
        daybook reconcile Current --date 2025-03-31 --balance 1204.55
        daybook reconcile Current --date 2025-03-31 --balance 1204.55 --accept 1
        daybook reconcile Wallet --date 2025-03-31 --balance 40 --adjust \\
          --note "counted" --category Leisure
      """)

  @Argument(
    help: ArgumentHelp("The account; all without it.", valueName: "account"), completion: Completions.accounts)
  var account: String?

  @Option(
    help: ArgumentHelp("The balance is that at the end of this day; or the last one up to it.", valueName: "date"),
    transform: Day.typed)
  var date: Day?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The balance in major units: 1204.55, -30.", valueName: "amount"))
  var balance: String?

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
    if balance == nil, accept != nil || adjust || dryRun {
      throw ValidationError("Give the balance that the bank states with --balance.")
    }
    if balance != nil, account == nil || date == nil {
      throw ValidationError("Say of which account and which day the balance is: ACCOUNT --date DAY --balance AMOUNT.")
    }
    if adjust, accept != nil { throw ValidationError("Give --accept or --adjust, not both.") }
    if adjust, note == nil {
      throw ValidationError("Say why with --note: --adjust closes a difference nobody explained.")
    }
    if !adjust, note != nil || category != nil { throw ValidationError("--note and --category go with --adjust.") }
  }

  func run() throws {
    let folder = try book.folder()
    guard let account, let date, let balance else {
      let ties = try folder.ties(of: account, on: date)
      try output.list(ties, folder.look)
      if !ties.allSatisfy(\.ties) { throw ExitCode(3) }
      return
    }
    var order = ReconcileOrder(account: account, day: date, balance: balance)
    (order.accept, order.adjust, order.category) = (accept, note, category)
    let report = try change.job(output, dryRun: dryRun) { try folder.reconcile(order, $0) }
    try output.print(report, folder.look)
    if !report.ties { throw ExitCode(3) }
  }
}
