import ArgumentParser
import Values
import Workspace

/// What commands that give money out have in common.
struct BudgetActOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Any day of the period; the current one if not given.", valueName: "date"), transform: Day.typed)
  var period: Day?

  @Flag(help: "Show what would change and write nothing.")
  var dryRun = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run(_ act: BudgetAct, force: Bool = false) throws {
    let folder = try book.folder()
    try output.print(
      change.job(output, dryRun: dryRun) { try folder.act(act, on: period, force: force, $0) }, folder.look)
  }
}

struct ForceOption: ParsableArguments {
  @Flag(help: "Also more than there is.")
  var force = false
}

struct BudgetAssign: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assign",
    abstract: "Give a category its money for the period: an amount in all, or so much more.",
    discussion: """
      Example:
        daybook budget assign Food 480
        daybook budget assign Food +20
        daybook budget assign Travel "30000 JPY" --period 2025-07-01
      """)

  @Argument(help: ArgumentHelp("The path of the category.", valueName: "category"), completion: Completions.categories)
  var category: String

  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("480 in all, +20 more, -20 less.", valueName: "amount"))
  var amount: [String]

  @OptionGroup var force: ForceOption
  @OptionGroup var options: BudgetActOptions

  func run() throws {
    try options.run(.assign(category: category, amount: amount.joined(separator: " ")), force: force.force)
  }
}

struct BudgetMove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move money of the period from a category to another; ready is a name, too.",
    discussion: """
      Example:
        daybook budget move 50 --from ready --to Food
        daybook budget move 20 --from Food --to Shopping
      """)

  @Argument(help: ArgumentHelp("How much.", valueName: "amount"))
  var amount: String

  @Option(
    help: ArgumentHelp("The category that gives it, or ready.", valueName: "category"),
    completion: Completions.categories)
  var from: String

  @Option(
    help: ArgumentHelp("The category that gets it, or ready.", valueName: "category"),
    completion: Completions.categories)
  var to: String

  @OptionGroup var force: ForceOption
  @OptionGroup var options: BudgetActOptions

  func run() throws { try options.run(.move(amount: amount, from: from, to: to), force: force.force) }
}

struct BudgetCover: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cover",
    abstract: "Give an overspent category what it lacks, from ready or from another.",
    discussion: """
      Example:
        daybook budget cover Travel
      """)

  @Argument(help: ArgumentHelp("The overspent category.", valueName: "category"), completion: Completions.categories)
  var category: String

  @Option(
    help: ArgumentHelp("The category that gives it; ready if not given.", valueName: "category"),
    completion: Completions.categories)
  var from: String?

  @OptionGroup var force: ForceOption
  @OptionGroup var options: BudgetActOptions

  func run() throws { try options.run(.cover(category: category, from: from), force: force.force) }
}

struct BudgetNextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Give each category of the period what its plan in budget.yaml asks.",
    discussion: """
      A category that has money of the period already is left alone, so that giving the command again changes nothing.

      Example:
        daybook budget next
        daybook budget next --period 2025-07-01 --dry-run
      """)

  @Flag(help: "Give out more than is ready.")
  var beyond = false

  @OptionGroup var options: BudgetActOptions

  func run() throws { try options.run(.next(beyond: beyond)) }
}
