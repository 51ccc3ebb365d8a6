import ArgumentParser
import Store
import Workspace

struct Categories: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories",
    abstract: "List the categories as a tree, and change it.",
    discussion: """
      A category is named by its path, from the top: Food:Groceries.

      Example:
        daybook categories
        daybook categories add "Food:Farm shop"
        daybook categories Food
        daybook categories rename Food:Dining Restaurants
        daybook categories merge Food:Cafes Food:Restaurants
      """,
    subcommands: [
      List.self, Add.self, Set.self, CategoryRename.self, CategoryMove.self, CategoryMerge.self, Hide.self, Show.self,
      CategoryDelete.self, CategoryImport.self,
    ], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List the categories.",
      discussion: """
        Example:
          daybook categories list --all
          daybook categories list Food --format json
        """)

    @Argument(
      help: ArgumentHelp("Only this one, with all below it.", valueName: "path"), completion: Completions.categories)
    var path: String?

    @Flag(help: "Hidden ones, too.")
    var all = false

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      let categories = try folder.categories(below: path)
      try output.list(all ? categories : categories.filter { !$0.isHidden }, folder.look)
    }
  }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Add a category of your own.",
      discussion: """
        Kind and bucket are those of the category that it is under, if not given.

        Example:
          daybook categories add "Food:Farm shop"
          daybook categories add Fun --icon 🎈 --colour "#E4572E" --bucket wants
        """)

    @OptionGroup var path: CategoryPath
    @OptionGroup var facts: CategoryFactOptions
    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(change.job(output) { try folder.addCategory(path.path, facts.facts, $0) })
    }
  }

  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set",
      abstract: "Set icon, colour, kind, bucket or place of a category.",
      discussion: """
        Example:
          daybook categories set Food:Dining --icon 🍜 --bucket wants
          daybook categories set Food:Dining --before Food:Cafes
        """)

    @OptionGroup var path: CategoryPath
    @OptionGroup var facts: CategoryFactOptions
    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
      if facts.facts.isEmpty {
        throw ValidationError("Say what to set: --icon, --colour, --kind, --bucket, --before or --after.")
      }
    }

    func run() throws {
      let folder = try book.folder()
      try output.print(change.job(output) { try folder.setCategory(path.path, facts.facts, $0) })
    }
  }

  struct Hide: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "hide",
      abstract: "Offer a category and what is under it no more.",
      discussion: """
        Transactions stay in it, and rules can still name it.

        Example:
          daybook categories hide Transport:Bicycle
        """)

    @OptionGroup var path: CategoryPath
    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(change.job(output) { try folder.hideCategory(path.path, isHidden: true, $0) })
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Offer a hidden category and what is under it again.",
      discussion: "Example:\n  daybook categories show Transport:Bicycle")

    @OptionGroup var path: CategoryPath
    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(change.job(output) { try folder.hideCategory(path.path, isHidden: false, $0) })
    }
  }
}

/// The category that a command is about.
struct CategoryPath: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The category with what it is under.", valueName: "path"), completion: Completions.categories)
  var path: String
}

/// What can be said of a category beside its path.
struct CategoryFactOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A sign to know it by.", valueName: "icon"))
  var icon: String?

  @Option(help: ArgumentHelp("Its colour.", valueName: "#RRGGBB"))
  var colour: String?

  @Option(help: ArgumentHelp("expense, income or transfer.", valueName: "kind"))
  var kind: String?

  @Option(help: ArgumentHelp("needs, wants, savings or none: that of its transactions.", valueName: "bucket"))
  var bucket: String?

  @Option(
    help: ArgumentHelp("Lists it before this one, which is under the same.", valueName: "path"),
    completion: Completions.categories)
  var before: String?

  @Option(
    help: ArgumentHelp("Lists it after this one, which is under the same.", valueName: "path"),
    completion: Completions.categories)
  var after: String?

  var facts: CategoryFacts {
    var facts = CategoryFacts()
    (facts.icon, facts.colour, facts.kind, facts.bucket) = (icon, colour, kind, bucket)
    facts.place = before.map { .before($0) } ?? after.map { .after($0) }
    return facts
  }
}
