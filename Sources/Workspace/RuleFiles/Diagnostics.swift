package import Values

/// Everything that is wrong with a person's files, found in one pass, in the order of the files and their lines.
package struct Diagnostics: Error, Equatable, Sendable {
  package var all: [Diagnostic]

  package init(_ all: [Diagnostic]) {
    self.all = all
  }

  /// All messages, with an empty line between two.
  package var rendered: String { all.map(\.rendered).joined(separator: "\n\n") }
}
