import ArgumentParser
import Store
import Workspace

/// Which items, beside those named by number.
struct ReviewSelection: ParsableArguments {
  @Option(help: ArgumentHelp("Only of this kind.", valueName: "kind"))
  var kind: ReviewKind?

  @Option(help: ArgumentHelp("Only of this account.", valueName: "name"), completion: Completions.accounts)
  var account: String?

  @Option(help: ArgumentHelp("Only with this in the message, the file's name or the evidence.", valueName: "text"))
  var text: String?

  @Option(
    name: .customLong("where"), parsing: .unconditional,
    help: ArgumentHelp(
      "Only whose transaction meets these conditions; see daybook help filters.", valueName: "conditions"))
  var conditions: String?

  var isEmpty: Bool { kind == nil && account == nil && text == nil && conditions == nil }

  func filter(_ ids: [Int64]) -> ReviewFilter {
    var filter = ReviewFilter()
    filter.ids = ids
    filter.kind = kind
    filter.account = account
    filter.text = text
    filter.conditions = conditions
    return filter
  }
}

/// What accepting and rejecting have in common.
struct DecisionOptions: ParsableArguments {
  @Flag(help: "Decide all that waits.")
  var all = false

  @OptionGroup var bulk: BulkOptions

  /// Nobody decides everything by leaving out a number.
  func validate(_ which: ReviewSelection, _ ids: [Int64]) throws {
    if ids.isEmpty, which.isEmpty, !all {
      throw ValidationError("Name the items by number, or by --kind, --account, --text or --where, or say --all.")
    }
  }

  func decide(_ filter: ReviewFilter, _ answer: ReviewAnswer) throws {
    try bulk.report("\(answer.verdict.rawValue)ed") { try $0.decide(filter, answer, $1) }
  }

  func edit(_ filter: ReviewFilter, _ edit: ItemEdit, done: String) throws {
    try bulk.report(done) { try $0.edit(filter, edit, $1) }
  }
}

/// What all take that changes many items in one batch.
struct BulkOptions: ParsableArguments {
  @Flag(help: "Decide everything and write nothing.")
  var dryRun = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func report(_ done: String, _ body: (WorkingFolder, JobOptions) throws -> ReviewOutcome) throws {
    let folder = try book.folder()
    var outcome = try change.job(output, dryRun: dryRun) { try body(folder, $0) }
    if dryRun {
      outcome.run = nil
      outcome.imported?.run = nil
      outcome.imported?.dryRun = true
    }
    try output.print(DecisionReport(done: done, dryRun: dryRun, outcome: outcome), folder.look)
  }
}

/// `payee=Corner Shop`
struct WrittenField {
  let name: String
  let value: String

  /// nil where the text does not begin with one of the names and an equals sign.
  init?(_ text: String, among names: [String]) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, names.contains(parts[0]) else { return nil }
    (name, value) = (parts[0], parts[1])
  }
}

/// A field of a row that could not be read: `amount=-12.50`
struct CorrectedField: ExpressibleByArgument {
  static let names = ["date", "amount", "description"]
  let name: String
  let value: String

  init?(argument: String) {
    guard let field = WrittenField(argument, among: CorrectedField.names) else { return nil }
    (name, value) = (field.name, field.value)
  }

  /// `date=2025-01-31 description=CAFE ROYAL`: what is no field goes on with the one before.
  static func all(in text: String) -> [String: String] {
    var fields: [String: String] = [:]
    var last: String?
    for word in text.split(separator: " ") {
      if let field = CorrectedField(argument: String(word)) {
        fields[field.name] = field.value
        last = field.name
      } else if let last {
        fields[last, default: ""] += " " + word
      }
    }
    return fields
  }
}

/// What listing the queue takes.
struct ReviewListing: ParsableArguments {
  enum State: String, CaseIterable, ExpressibleByArgument { case open, accepted, rejected, settled, any }

  @Argument(help: ArgumentHelp("Only these numbers.", valueName: "item"), completion: Completions.items)
  var ids: [Int64] = []

  @OptionGroup var which: ReviewSelection

  @Option(help: ArgumentHelp("What became of the items.", valueName: "state"))
  var state = State.open

  @OptionGroup var strictness: StrictOption
  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  var filter: ReviewFilter {
    var filter = which.filter(ids)
    filter.state = state == .any ? nil : state.rawValue
    return filter
  }

  func list() throws {
    let folder = try book.folder()
    let items = try folder.reviewItems(filter)
    try output.list(items, folder.look)
    try strictness.exit(waits: items.contains { $0.state == "open" })
  }
}
