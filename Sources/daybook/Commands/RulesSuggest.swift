import ArgumentParser
import Workspace

extension Rules {
  struct Suggest: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "suggest",
      abstract: "Propose the fewest rules that reproduce what you decided.",
      discussion: """
        Shows them as a diff against rules/suggested.yaml, each with how many of your decisions it reproduces and how \
        many rows without a category would follow. None goes against a decision, or changes what another rule decides.

        Example:
          daybook rules suggest
          daybook rules suggest --write
        """)

    @Flag(help: "Add the rules to the file; they count from the next run or recategorization on.")
    var write = false

    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      try output.print(book.folder().suggestRules(write: write))
    }
  }
}
