/// A place in a text: physical line and column in characters, both from 1; 0 where there is none.
package struct Place: Equatable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int = 0, column: Int = 0) {
    (self.line, self.column) = (line, column)
  }
}
