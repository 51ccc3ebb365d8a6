package import Budgets
import Foundation
import Matching
import Rules
package import Store
package import Values

/// What `daybook.yaml` says, with every default filled in and every path absolute.
package struct Configuration: Sendable {
  /// The folder of the configuration, from which the book names rule files.
  package var folder = ""
  package var book: String
  package var inbox: String
  package var archive: String
  package var rules: String
  /// The policy of budgets, which need not be there; assigned.csv stands beside it.
  package var budget = ""
  /// What currencies are worth in others, for reports over several; need not be there.
  package var rates = ""
  /// The file that says all this; empty without one.
  var file = ""
  package var accounts: [Account] = []
  package var stages = Stages()
  /// A command that gets the run's report, or why it failed, as JSON.
  package var notify: String?
  /// A command after each run that ended well.
  var heartbeat: String?
  package var style = ValueStyle()
  /// Files of more bytes are not read.
  package var maxFile = usualMaxFile
  package static let usualMaxFile = 1 << 30
  /// The most that `maxFile` may be: more could not be told apart by line and place.
  package static let mostMaxFile = 2 << 30
  /// The copies of the book before it changes; nil for none.
  package var backup: Backup? = Backup()

  package struct Backup: Equatable, Sendable {
    /// Nil for `backups` beside the book.
    package var folder: String?
    /// Of how many days, weeks and months the last one is kept.
    package var daily = 7
    package var weekly = 4
    package var monthly = 12

    package init() {}
  }

  package typealias Account = DeclaredAccount
  package typealias Opening = DeclaredAccount.Opening

  /// The stages that can be left out: nil is off.
  package struct Stages: Sendable {
    package var categorize: Categorize? = Categorize()
    package var duplicates: Duplicates? = Duplicates()
    package var periods: Periods? = Periods()
    package var balances: Balances? = Balances()

    package init() {}
  }

  package struct Categorize: Equatable, Sendable {
    /// The confidence from which a suggestion is applied without asking; nil for never.
    package var applySuggestions: Double?

    package init() {}
  }

  package struct Duplicates: Equatable, Sendable {
    /// Days within which a pending row may settle; nil leaves it to the stage.
    package var settleDays: Int?
    /// Working days that may lie between the two sides of a transfer; nil leaves it to the stage.
    package var transferDays: Int?

    package init() {}
  }

  package struct Periods: Equatable, Sendable {
    /// Calendar months unless it is told otherwise.
    package var calendar = PeriodCalendar(startDay: 1)

    package init() {}
  }

  package struct Balances: Equatable, Sendable {
    /// In major units, as written.
    package var tolerance = "0"

    package init() {}

    /// The tolerance in minor units, what lies below them left out.
    package func tolerance(in currency: Currency) -> Int64 {
      DecimalRange("0..\(tolerance)")?.minorUnits(exponent: currency.exponent)?.upperBound ?? 0
    }
  }

  /// Reads a configuration, or says all that is wrong with it.
  package static func load(path: String) throws(Diagnostics) -> Configuration {
    switch TextFile.read(path, shownAs: path) {
    case .failure(var diagnostic):
      diagnostic.remedy = diagnostic.remedy ?? "daybook init makes a working folder with a daybook.yaml."
      throw Diagnostics([diagnostic])
    case .success(let text):
      let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
      var reader = ConfigurationReader(document: Document(file: path, text: text), folder: folder)
      var configuration = reader.read()
      configuration.file = path
      guard reader.document.faults.isEmpty else { throw Diagnostics(reader.document.sortedFaults) }
      return configuration
    }
  }
}
