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

extension [Diagnostic] {
  /// What is wrong alike in many places, such as a category that does not exist, told once: where it is first, then how
  /// often and at which other places.
  var toldOnce: [Diagnostic] {
    let alike = Dictionary(grouping: self) { [$0.message, $0.remedy ?? ""] }
    var told: Set<[String]> = []
    return compactMap { diagnostic in
      let key = [diagnostic.message, diagnostic.remedy ?? ""]
      guard told.insert(key).inserted else { return nil }
      let others = (alike[key] ?? []).dropFirst()
      guard !others.isEmpty else { return diagnostic }
      let places = others.prefix(5).map { "\($0.file):\($0.line)" } + (others.count > 5 ? ["..."] : [])
      let more =
        "The same in \(others.count) more place\(others.count == 1 ? "" : "s"): \(places.joined(separator: ", "))"
      var first = diagnostic
      first.remedy = (diagnostic.remedy.map { $0 + "\n  " } ?? "") + more
      return first
    }
  }
}
