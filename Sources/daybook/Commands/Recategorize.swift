import ArgumentParser
import Workspace

struct Recategorize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recategorize",
    abstract: "Apply all rules to the whole history, as one batch that can be undone.",
    discussion: """
      What a person set stays. In words it sums up what changes; --format csv
      and json list each field of each transaction with what it was and is:
      category, split, payee, bucket, tags, note, transfer, linked (the other
      side), status, and the rule that sets each.

      Example:
        daybook recategorize --dry-run
        daybook recategorize --dry-run --format csv
        daybook recategorize --where "date:2024-01..2024-12 category:none"
      """)

  @Option(
    name: .customLong("where"), parsing: .unconditional,
    help: ArgumentHelp("Only what meets these conditions; see daybook help filters.", valueName: "conditions"))
  var conditions: String?

  @Option(help: ArgumentHelp("Rules from another folder, to try them.", valueName: "dir"))
  var rules: String?

  @Flag(help: "Decide everything and write nothing.")
  var dryRun = false

  @OptionGroup var categories: NewCategoriesOption
  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    if let rules { try Import.requireThere([rules], "Name a folder of rules; nothing was changed.") }
    let folder = try book.folder()
    let report = try change.job(output, dryRun: dryRun) {
      try folder.recategorize(
        conditions: conditions, rules: rules, listsChanges: output.format != .text, categories.applied(to: $0))
    }
    try output.print(report, folder.look)
  }
}
