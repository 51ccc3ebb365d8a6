import ArgumentParser
import Workspace

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Verify the book: integrity, rows, sums, provenance, balances.",
    discussion: """
      Exits with 1 on any break.

      Example:
        daybook check
        daybook check --book ~/money/book.sqlite --format json
      """)

  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try book.folder()
    let report = try folder.check()
    try output.print(report, folder.look)
    if !report.problems.isEmpty { throw ExitCode.failure }
  }
}
