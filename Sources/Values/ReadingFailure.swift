/// A file that cannot be read as a statement at all.
package struct ReadingFailure: Error, Equatable, Sendable {
  /// `empty`, `binary`, `no-transactions`, `encoding`, `layout` (it does not fit) ...
  package var code: String
  /// Physical line from 1, or 0.
  package var line: Int
  /// Column in characters from 1, or 0.
  package var column: Int
  package var message: String
  package var remedy: String

  package init(code: String, line: Int = 0, column: Int = 0, message: String, remedy: String) {
    self.code = code
    self.line = line
    self.column = column
    self.message = message
    self.remedy = remedy
  }
}
