import ArgumentParser
import Workspace

struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Put a backup in the place of the book.",
    discussion: """
      The backup is verified first. The book that it replaces is kept among the backups, and can be restored the \
      same way.

      Example:
        daybook backup list
        daybook restore backups/book-2026-06-30.sqlite
      """)

  @Argument(help: ArgumentHelp("A backup; see daybook backup list.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var turn: TurnOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError("Say which file.") }
  }

  func run() throws {
    try output.print(book.folder().restore(file, today: turn.today ?? Clock.today, wait: turn.wait))
  }
}
