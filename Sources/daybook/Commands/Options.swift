import ArgumentParser
import Store
import Values
import Workspace

/// How results are printed; every command takes these.
struct OutputOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, csv }

  @Option(help: ArgumentHelp("How results are printed.", valueName: "format"))
  var format = Format.text

  @Flag(help: "No progress, and no summary of what was done; errors still show.")
  var quiet = false

  /// Prints what a command did; with `--quiet`, programs still get theirs.
  func print(_ report: some Report, _ look: Look = .plain) throws {
    let output = Output()
    switch format {
    case .text: try output.show(quiet ? "" : report.text(look))
    case .json: try output.write(try report.json + "\n")
    case .csv: try output.write(report.csv)
    }
    try output.flush()
  }

  /// Prints a list as `each` brings up its elements.
  func list<Element: Listed>(
    _ type: Element.Type, _ look: Look, _ each: ((Element) throws -> Void) throws -> Void
  ) throws {
    var list = ListWriter<Element>(format, look)
    try each { try list.add($0) }
    try list.end()
  }

  func list<Element: Listed>(_ elements: [Element], _ look: Look) throws {
    try list(Element.self, look) { try elements.forEach($0) }
  }

  /// Lines below a list, for people.
  func say(_ lines: [String]) throws {
    guard format == .text, !lines.isEmpty else { return }
    let output = Output()
    try output.show(lines.map { $0 + "\n" }.joined())
    try output.flush()
  }
}

/// Which book; every command that uses one takes these.
struct BookOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration; ./daybook.yaml if not given.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("The book, instead of the one that the configuration names.", valueName: "file"))
  var book: String?

  func folder() throws -> WorkingFolder {
    try WorkingFolder.opened(config: config, book: book) { Output.message($0) }
  }
}

/// What every command that changes the book takes.
struct ChangeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Why; kept in the log.", valueName: "text"))
  var why = ""

  @Flag(help: "Wait for another run to end, instead of giving up.")
  var wait = false

  @Option(help: ArgumentHelp("The day that counts as today (YYYY-MM-DD).", valueName: "date"), transform: Day.typed)
  var today: Day?

  /// Calls `body` with the options of a job; its progress shows on a terminal.
  func job<Value>(_ output: OutputOptions, dryRun: Bool = false, _ body: (JobOptions) throws -> Value) throws -> Value {
    let bar = ProgressBar(quiet: output.quiet)
    defer { bar?.clear() }
    var options = JobOptions(
      occasion: Occasion(
        command: TypedCommand.text(CommandLine.arguments.dropFirst()), who: TypedCommand.who, why: why,
        today: today ?? Clock.today, at: Clock.seconds))
    options.dryRun = dryRun
    options.wait = wait
    if let bar { options.progress = bar.progress }
    return try body(options)
  }
}

/// For rule files with categories of one's own.
struct NewCategoriesOption: ParsableArguments {
  @Flag(name: .customLong("create-categories"), help: "Create the categories that rules name and that do not exist.")
  var creates = false

  func applied(to options: JobOptions) -> JobOptions {
    var options = options
    options.createsCategories = creates
    return options
  }
}

/// For timers and scripts: the status tells whether a person is needed.
struct StrictOption: ParsableArguments {
  @Flag(help: "Exit with status 3 when anything waits for a person.")
  var strict = false

  func exit(waits: Bool) throws {
    if strict, waits { throw ExitCode(3) }
  }
}

extension Day {
  /// A day as an option gives it.
  static func typed(_ text: String) throws -> Day {
    if let day = Day(iso: text) { return day }
    throw ValidationError("Write year, month and day: 2025-01-31.")
  }
}

extension ReviewKind: ExpressibleByArgument {}
