import ArgumentParser
import Workspace

/// For changes that leave rule files with a name that is gone.
struct RuleFixOptions: ParsableArguments {
  @Flag(help: "Change the rule files, too: the names alone, every other byte stays.")
  var fixRules = false

  @Flag(help: "Show what would change and write nothing.")
  var dryRun = false
}

struct CategoryRename: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a category another name; its transactions, and what is under it, follow.",
    discussion: """
      Without --fix-rules, the lines of rule files that still name it are listed.

      Example:
        daybook categories rename Food:Dining Restaurants --fix-rules
        daybook categories rename Food Groceries --dry-run
      """)

  @OptionGroup var path: CategoryPath

  @Argument(help: ArgumentHelp("The new name; or the whole new path, with its ':'.", valueName: "name"))
  var name: String

  @OptionGroup var rules: RuleFixOptions
  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    try output.print(
      change.job(output, dryRun: rules.dryRun) {
        try folder.renameCategory(path.path, to: name, fixesRules: rules.fixRules, $0)
      })
  }
}

struct CategoryMove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Put a category, with what is under it, under another or to the top.",
    discussion: """
      Example:
        daybook categories move Leisure:Sports --under Health --fix-rules
        daybook categories move Food:Dining --top
      """)

  @OptionGroup var path: CategoryPath

  @Option(help: ArgumentHelp("The category to put it under.", valueName: "path"))
  var under: String?

  @Flag(help: "Under none.")
  var top = false

  @OptionGroup var rules: RuleFixOptions
  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if (under != nil) == top { throw ValidationError("Say where to: --under PATH, or --top.") }
  }

  func run() throws {
    let folder = try book.folder()
    try output.print(
      change.job(output, dryRun: rules.dryRun) {
        try folder.moveCategory(path.path, under: under, fixesRules: rules.fixRules, $0)
      })
  }
}

struct CategoryMerge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put all that is in one category into another; the first goes.",
    discussion: """
      What is under the first comes under the other. A default is hidden, one of
      your own deleted.

      Example:
        daybook categories merge Food:Cafes Food:Dining --fix-rules
      """)

  @OptionGroup var path: CategoryPath

  @Argument(help: ArgumentHelp("The category that stays.", valueName: "into"))
  var target: String

  @OptionGroup var rules: RuleFixOptions
  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    try output.print(
      change.job(output, dryRun: rules.dryRun) {
        try folder.mergeCategory(path.path, into: target, fixesRules: rules.fixRules, $0)
      })
  }
}

struct CategoryDelete: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a category of your own; the defaults can be hidden.",
    discussion: """
      What is in it, and under it, goes to the category that --to names; without
      --to there must be nothing.

      Example:
        daybook categories delete "Food:Farm shop" --to Food:Groceries --fix-rules
      """)

  @OptionGroup var path: CategoryPath

  @Option(name: .customLong("to"), help: ArgumentHelp("Where its transactions go.", valueName: "path"))
  var target: String?

  @OptionGroup var rules: RuleFixOptions
  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if rules.fixRules, target == nil {
      throw ValidationError("--fix-rules needs --to: the rules must name a category.")
    }
  }

  func run() throws {
    let folder = try book.folder()
    try output.print(
      change.job(output, dryRun: rules.dryRun) {
        try folder.deleteCategory(path.path, to: target, fixesRules: rules.fixRules, $0)
      })
  }
}
