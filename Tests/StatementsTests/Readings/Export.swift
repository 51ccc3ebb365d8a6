import Synchronization
import Testing
import Values

@testable import Statements

/// A made-up export of an imaginary bank, and what is in it.
struct Export: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var count: Int
  /// Decimal strings per currency code, "" where the file states none.
  var sums: [String: String]
  var first: String?
  var last: String?
  var pending = 0
  var rejected = 0
  var proof = Proof.none
  /// What the account holds at the end, `none` where the file does not say; nil where it does not matter.
  var closing: String?
  /// Codes of the questions that the file must lead to.
  var asks: [String] = []
  var hints = ReadingHints()

  static let all =
    accounts + cards + shapes + broken + conventions + customs + units + fees + totals + doubts + years + evidence
    + closings + signs + meanings + currencies + waiting + odd

  var testDescription: String { name }

  /// Without other `hints` it is read once for all tests.
  func reading(_ hints: ReadingHints? = nil) throws -> Reading {
    if let hints { return try read(hints) }
    let key = "\(name)\n\(text)\n\(self.hints)"
    if let known = Self.known.withLock({ $0[key] }) { return try known.get() }
    let result = Result { () throws(ReadingFailure) in try read(self.hints) }
    Self.known.withLock { $0[key] = result }
    return try result.get()
  }

  private func read(_ hints: ReadingHints) throws(ReadingFailure) -> Reading {
    try StatementReader.read(FileBytes(text.utf8), fileName: name, hints: hints)
  }

  private static let known = Mutex<[String: Result<Reading, ReadingFailure>]>([:])
}
