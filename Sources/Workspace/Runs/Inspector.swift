internal import Foundation
package import Ledger

/// How a file would be read, without a book.
package struct Inspection: Sendable {
  package var file: String
  package var reading: Reading
  package var summary: InspectSummary
}

package enum Inspector {
  /// Reads the file by itself, or as the account of the configuration whose file it is.
  package static func inspect(_ path: String, configuration: Configuration?) throws -> Inspection {
    let file = try StatementFile(path: path)
    let router = Router(accounts: configuration?.accounts ?? [], named: nil)
    let account = router.account(fileName: file.name, bytes: file.bytes)
    let prepared = try account?.prepare.map { try file.prepared(by: $0) } ?? file
    let hints = ReadingHints(currency: account?.currency, sign: account?.sign, dateOrder: account?.dateOrder)
    let reading = try CandidateReader.parse(prepared.bytes, prepared.name, hints)
    return Inspection(file: path, reading: reading, summary: InspectSummary(reading))
  }
}
