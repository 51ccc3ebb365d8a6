import ArgumentParser
import Values
import Workspace

struct Reconcile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reconcile",
    abstract: "Tie an account to a balance that its bank states, and lock what is proven.",
    discussion: """
      Where it does not tie, nothing changes, the gap is explained, and the status is 3.

      Example:
        daybook reconcile Current --date 2025-03-31 --balance 1204.55
      """)

  @Argument(help: ArgumentHelp("The account.", valueName: "account"))
  var account: String

  @Option(help: ArgumentHelp("The balance is that at the end of this day.", valueName: "date"))
  var date: Day

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The balance in major units: 1204.55, -30.", valueName: "amount"))
  var balance: String

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    let report = try change.job(output) {
      try folder.reconcile(account: account, day: date, balance: balance, $0)
    }
    try output.print(report)
    if !report.ties { throw ExitCode(3) }
  }
}
