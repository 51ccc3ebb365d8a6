import ArgumentParser
import CMalloc
import Glibc

/// The program: what was typed becomes a command, the command runs, and what stops it becomes a message and a status.
@main
struct Daybook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daybook",
    abstract: "Keeps one trustworthy book from the statements that banks export.",
    discussion: """
      Example: a new working folder, its first statements, and what waits for you:
        daybook init money
        cd money
        cp ~/Downloads/*.csv inbox
        daybook run
        daybook review
      """,
    version: "0.1.0",
    subcommands: [
      Init.self, Inspect.self, Import.self, Run.self, Review.self, Transactions.self, Rows.self, Accounts.self,
      Categories.self, Rules.self, Recategorize.self, Periods.self, BudgetCommand.self, ReportCommand.self,
      Reconcile.self, Undo.self, Log.self, Check.self, Backup.self, Restore.self, AnswersCommand.self, Filters.self,
    ])

  static func main() {
    // A reader that has seen enough (`| head`) ends the program without a word.
    signal(SIGPIPE, SIG_DFL)
    // A file that may grow no more is an error of its write, which can be said, and no end of the program.
    signal(SIGXFSZ, SIG_IGN)
    // Columns of a large statement go back to the system as soon as nobody needs them.
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    let arguments = CommandLine.arguments.dropFirst()
    do {
      try requireTopic(arguments)
      var command = try parseAsRoot()
      try command.run()
    } catch {
      guard let failure = Failure(UsageFault(error, TypedPath(arguments)) ?? error) else {
        if isScript(arguments) { return print(CompletionScript(fullMessage(for: error)).text) }
        exit(withError: error)
      }
      Output.message(failure.text)
      Glibc.exit(failure.status)
    }
  }

  /// Whether a shell's script for completions is asked for.
  private static func isScript(_ arguments: ArraySlice<String>) -> Bool {
    arguments.first?.hasPrefix("--generate-completion-script") == true
  }

  /// Help is asked for with the names of a command; the argument parser would show that of the whole program instead.
  private static func requireTopic(_ arguments: ArraySlice<String>) throws {
    guard arguments.first == "help" else { return }
    if let fault = UsageFault(command: TypedPath(arguments.dropFirst()), isCertain: true) { throw fault }
  }
}
