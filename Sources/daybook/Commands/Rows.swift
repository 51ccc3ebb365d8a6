import ArgumentParser
import Store
import Values
import Workspace

struct Rows: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rows",
    abstract: "List every record of every imported file, with what became of it.",
    discussion: """
      Example:
        daybook rows --disposition rejected
        daybook rows --statement current-20250303.csv --format csv
      """)

  @Option(help: ArgumentHelp("Only of this file.", valueName: "name"))
  var statement: String?

  @Option(help: ArgumentHelp("Only records that ended like this.", valueName: "disposition"))
  var disposition: Disposition?

  @OptionGroup var book: BookOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    var filter = RowFilter()
    filter.statement = statement
    filter.disposition = disposition?.rawValue
    let folder = try book.folder()
    try output.list(RowRecord.self, folder.look) { try folder.rows(filter, $0) }
  }
}

extension Disposition: ExpressibleByArgument {}
