import ArgumentParser
import Values
import Workspace

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Check the rules, see which rule set what, or have rules proposed.",
    discussion: """
      Example:
        daybook rules check
        daybook rules explain 12
        daybook rules stats
      """,
    subcommands: [Check.self, Explain.self, Stats.self, Suggest.self])

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Read all rule and layout files, and hold each rule against its examples.",
      discussion: """
        Exits with 78 where a rule or a layout is wrong; a rule that can never decide is a warning.

        Example:
          daybook rules check
          daybook rules check --create-categories
        """)

    @OptionGroup var categories: NewCategoriesOption
    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      let report =
        try categories.creates
        ? change.job(output) { try folder.checkRulesCreatingCategories($0) } : folder.checkRules()
      try output.print(report, folder.look)
      for diagnostic in report.failures + report.warnings { Output.message(diagnostic.rendered.fromHere) }
      if !report.failures.isEmpty { throw ExitCode(78) }
    }
  }

  struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "explain",
      abstract: "Tell which rule sets each field of a transaction or a text, and which rules lose.",
      discussion: """
        Example:
          daybook rules explain 12
          daybook rules explain "TESCO STORES 2041"
        """)

    @Argument(help: ArgumentHelp("A transaction's number, or a description.", valueName: "transaction or text"))
    var target: String

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(folder.explain(target), folder.look)
    }
  }

  struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stats",
      abstract: "Show hits and money by rule, what share is categorized, and the largest payees that are not.",
      discussion: """
        The rules count as they stand, over all of history.

        Example:
          daybook rules stats
          daybook rules stats --format csv
        """)

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(folder.ruleStatistics(), folder.look)
    }
  }
}
