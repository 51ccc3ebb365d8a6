import ArgumentParser
import Workspace

struct Accounts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: "List the accounts with their balances.",
    discussion: """
      An account without any stated balance shows none: its movements are there, but unproven.

      Example:
        daybook accounts
        daybook accounts --format csv
      """)

  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try output.list(book.folder().accounts())
  }
}
