import ArgumentParser
import Workspace

struct Categories: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories",
    abstract: "List the categories, add one, or delete one.",
    discussion: """
      Example:
        daybook categories
        daybook categories add "Food:Farm shop"
      """,
    subcommands: [List.self, Add.self, Delete.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List the categories.", discussion: "Example:\n  daybook categories list --format json")

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      try output.list(book.folder().categories())
    }
  }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Add a category of your own.", discussion: "Example:\n  daybook categories add \"Food:Farm shop\"")

    @Argument(help: ArgumentHelp("The category with what it is under.", valueName: "path"))
    var path: String

    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(change.job(output) { try folder.addCategory(path, $0) })
    }
  }

  struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete",
      abstract: "Delete a category of your own that nothing is in; the defaults stay.",
      discussion: "Example:\n  daybook categories delete \"Food:Farm shop\"")

    @Argument(help: ArgumentHelp("The category with what it is under.", valueName: "path"))
    var path: String

    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(change.job(output) { try folder.deleteCategory(path, $0) })
    }
  }
}
