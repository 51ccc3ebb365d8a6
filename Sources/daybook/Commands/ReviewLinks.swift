import ArgumentParser
import Workspace

extension Review {
  struct Link: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "link", abstract: "Say that two transactions are one transfer between your accounts.",
      discussion: """
        Linked transfers are neither income nor spending. No import and no rule takes the link back.

        Example:
          daybook review link 7 61
        """)

    @Argument(help: ArgumentHelp("The one transaction.", valueName: "id"))
    var first: Int64

    @Argument(help: ArgumentHelp("The other one.", valueName: "other"))
    var second: Int64

    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(change.job(output) { try folder.linkTransfer(first, second, $0) })
    }
  }

  struct Unlink: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unlink", abstract: "Say that linked transactions are no transfer; the pair is not proposed again.",
      discussion: """
        Either side names the pair.

        Example:
          daybook transactions --transfers
          daybook review unlink 10
        """)

    @Argument(help: ArgumentHelp("The transactions.", valueName: "id"))
    var ids: [Int64]

    @OptionGroup var change: ChangeOptions
    @OptionGroup var book: BookOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
      let folder = try book.folder()
      try output.print(change.job(output) { try folder.unlinkTransfers(ids, $0) })
    }
  }
}
