import ArgumentParser
import Store
import Values
import Workspace

extension Transactions {
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Enter a transaction by hand.",
      discussion: """
        In an account of kind cash it is booked. Elsewhere it is pending until the bank's row comes, of the same \
        amount and within settle_days: then the bank's day and text win, and what you said of it stays.

        Example:
          daybook transactions add --account Wallet --date 2025-03-04 \\
            --amount -3.20 --payee Kiosk
          daybook transactions add --account Current --date 2025-03-04 \\
            --amount -45.00 --payee "Corner Shop" --category Food --tag +party
        """)

    @Option(help: ArgumentHelp("An account of daybook.yaml.", valueName: "name"), completion: Completions.accounts)
    var account: String

    @Option(help: ArgumentHelp("The day (YYYY-MM-DD).", valueName: "date"), transform: Day.typed)
    var date: Day

    @Option(parsing: .unconditional, help: ArgumentHelp("Money out is negative.", valueName: "amount"))
    var amount: String

    @Option(help: ArgumentHelp("Who it was.", valueName: "name"))
    var payee: String

    @Option(
      help: ArgumentHelp("A category's path; else rules decide.", valueName: "path"), completion: Completions.categories
    )
    var category: String?

    @Option(help: ArgumentHelp("What is to be remembered of it.", valueName: "text"))
    var note: String?

    @Option(
      parsing: .unconditionalSingleValue,
      help: ArgumentHelp("Tags: \"+a +b\"; may be given again.", valueName: "tags"))
    var tag: [String] = []

    @Option(help: ArgumentHelp("A code of your own for the taxes.", valueName: "code"))
    var tax: String?

    @Flag(help: "Say what would be entered, and write nothing.")
    var dryRun = false

    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      var edit = TransactionEdit()
      (edit.category, edit.note, edit.tax) = (category, note, tax)
      if !tag.isEmpty { edit.tags = tag.map { "+-".contains($0.first ?? "+") ? $0 : "+" + $0 }.joined(separator: " ") }
      let entry = HandEntry(account: account, day: date, amount: amount, payee: payee, edit: edit)
      let folder = try book.folder()
      try output.print(change.job(output, dryRun: dryRun) { try folder.add(entry, $0) })
    }
  }
}
