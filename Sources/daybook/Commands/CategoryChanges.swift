import ArgumentParser
import Workspace

/// What the changes that may leave rule files with a name that is gone have in common.
struct CategoryChangeOptions: ParsableArguments {
  @Flag(help: "Leave the rule files as they are; the lines that name what is gone are listed.")
  var keepRules = false

  /// What is done anyway, from when it was not.
  @Flag(help: .hidden)
  var fixRules = false

  var fixesRules: Bool { !keepRules }

  @Flag(help: "Show what would change and write nothing.")
  var dryRun = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run(_ body: (WorkingFolder, JobOptions) throws -> CategoryReport) throws {
    let folder = try book.folder()
    try output.print(change.job(output, dryRun: dryRun) { try body(folder, $0) })
  }
}

struct CategoryRename: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a category another name; its transactions, and what is under it, follow.",
    discussion: """
      The rule files say the new name, too: the names alone change, every other
      byte stays.

      Example:
        daybook categories rename Food:Dining Restaurants
        daybook categories rename Food Groceries --dry-run
      """)

  @OptionGroup var path: CategoryPath

  @Argument(help: ArgumentHelp("The new name; or the whole new path, with its ':'.", valueName: "name"))
  var name: String

  @OptionGroup var options: CategoryChangeOptions

  func run() throws {
    try options.run { try $0.renameCategory(path.path, to: name, fixesRules: options.fixesRules, $1) }
  }
}

struct CategoryMove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Put a category, with what is under it, under another or to the top.",
    discussion: """
      Example:
        daybook categories move Leisure:Sports --under Health
        daybook categories move Food:Dining --top
      """)

  @OptionGroup var path: CategoryPath

  @Option(help: ArgumentHelp("The category to put it under.", valueName: "path"), completion: Completions.categories)
  var under: String?

  @Flag(help: "Under none.")
  var top = false

  @OptionGroup var options: CategoryChangeOptions

  func validate() throws {
    if (under != nil) == top { throw ValidationError("Say where to: --under PATH, or --top.") }
  }

  func run() throws {
    try options.run { try $0.moveCategory(path.path, under: under, fixesRules: options.fixesRules, $1) }
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
        daybook categories merge Food:Cafes Food:Dining
      """)

  @OptionGroup var path: CategoryPath

  @Argument(help: ArgumentHelp("The category that stays.", valueName: "into"), completion: Completions.categories)
  var target: String

  @OptionGroup var options: CategoryChangeOptions

  func run() throws {
    try options.run { try $0.mergeCategory(path.path, into: target, fixesRules: options.fixesRules, $1) }
  }
}

struct CategoryDelete: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a category of your own; the defaults can be hidden.",
    discussion: """
      What is in it, and under it, goes to the category that --into names, and so
      do its lines of the budget; without --into there must be nothing.

      Example:
        daybook categories delete Transport:Bicycle --into Transport
      """)

  @OptionGroup var path: CategoryPath

  @Option(
    name: [.customLong("into"), .customLong("to")],
    help: ArgumentHelp("Where its transactions go.", valueName: "path"), completion: Completions.categories)
  var target: String?

  @OptionGroup var options: CategoryChangeOptions

  func validate() throws {
    if options.fixRules, target == nil {
      throw ValidationError("--fix-rules needs --into: the rules must name a category.")
    }
  }

  func run() throws {
    try options.run {
      try $0.deleteCategory(path.path, to: target, fixesRules: target != nil && options.fixesRules, $1)
    }
  }
}

struct CategoryImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the categories of a file, and take over what it says of those that are there.",
    discussion: """
      A file like those under rules/categories: paths in their order, each with
      icon, colour, bucket and kind. No category goes.

      Example:
        daybook categories import mine.yaml --dry-run
        daybook categories import mine.yaml
      """)

  @Argument(help: ArgumentHelp("The file.", valueName: "file"), completion: .file())
  var file: String

  @Flag(help: "Show what would change and write nothing.")
  var dryRun = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    try output.print(change.job(output, dryRun: dryRun) { try folder.importCategories(file, $0) })
  }
}
