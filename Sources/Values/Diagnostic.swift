/// One message about one place in one file: what is wrong, the line it is on, and what to do about it.
///
/// The facts are here; `rendered` is their only textual form:
/// ```
/// rules/food.yaml:4:15: error: no category 'Food:Grocery'
///   4 |       category: Food:Grocery
///     |                 ^
///   Did you mean 'Food:Groceries'? Or create it: daybook categories add "Food:Grocery"
/// ```
package struct Diagnostic: Error, Equatable, Sendable {
  package enum Severity: String, Sendable { case error, warning, note }

  package var severity: Severity
  package var file: String
  /// Physical line from 1; 0 where the message is about the whole file.
  package var line: Int
  /// Column in characters from 1; 0 where the message is about the whole line.
  package var column: Int
  package var message: String
  /// The text of the line, without its line end; nil where there is none to show.
  package var excerpt: String?
  package var remedy: String?

  package init(
    _ severity: Severity = .error, file: String, line: Int = 0, column: Int = 0, message: String,
    excerpt: String? = nil, remedy: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
    self.remedy = remedy
  }

  /// Several lines without a final line end.
  package var rendered: String {
    var place = file
    if line > 0 { place += ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    var lines = ["\(place): \(severity.rawValue): \(message)"]
    if let excerpt, line > 0 {
      let number = String(line)
      let margin = String(repeating: " ", count: number.count)
      lines.append("  \(number) | \(excerpt)")
      if column > 0 { lines.append("  \(margin) | \(Diagnostic.indent(excerpt, to: column))^") }
    }
    if let remedy { lines.append("  " + remedy) }
    return lines.joined(separator: "\n")
  }

  /// Blanks (tabs kept) that put a caret under the character at `column` of `excerpt`.
  private static func indent(_ excerpt: String, to column: Int) -> String {
    var indent = String(excerpt.prefix(column - 1).map { $0 == "\t" ? "\t" : " " })
    if indent.count < column - 1 { indent += String(repeating: " ", count: column - 1 - indent.count) }
    return indent
  }
}

/// The known name nearest to a misspelt one, or nil when none is near (slips of the pen in at most a third of its length).
package func nearest(to name: String, among known: some Sequence<String>) -> String? {
  let folded = letters(of: name)
  var best: (name: String, distance: Int)?
  for candidate in known {
    let other = letters(of: candidate)
    let most = min(max(1, max(folded.count, other.count) / 3), best.map { $0.distance - 1 } ?? .max)
    // Each letter that one has and the other has not is a slip.
    guard abs(folded.count - other.count) <= most, case let distance = editDistance(folded, other), distance <= most
    else { continue }
    best = (candidate, distance)
  }
  return best?.name
}

private func letters(of name: String) -> [UInt32] { name.lowercased().unicodeScalars.map(\.value) }

/// How many slips of the pen lie between two names: letters put in, left out, taken for another, or two neighbours
/// exchanged, each 1 (Damerau 1964, as optimal string alignment: no letter is changed twice).
private func editDistance(_ left: [UInt32], _ right: [UInt32]) -> Int {
  let width = right.count + 1
  var (before, above, row) = (Array(0..<width), Array(0..<width), Array(0..<width))
  for i in left.indices {
    row[0] = i + 1
    for j in right.indices {
      var least = min(above[j + 1] + 1, row[j] + 1, above[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { least = min(least, before[j - 1] + 1) }
      row[j + 1] = least
    }
    (before, above, row) = (above, row, before)
  }
  return above[right.count]
}
