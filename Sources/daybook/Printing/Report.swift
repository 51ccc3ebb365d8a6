/// What a command did, told three ways: in words, as one JSON object, as CSV records.
protocol Report: Encodable {
  /// For people; lines with their line ends.
  func text(_ look: Look) -> String
  var columns: [Column] { get }
  /// In the order of `columns`.
  var records: [[String]] { get }
  /// One object, without a line end.
  var json: String { get throws }
}

extension Report {
  var json: String { get throws { try JSON.text(self) } }

  var csv: String {
    CSV.record(columns.map(\.name)) + records.map(CSV.record).joined()
  }
}

/// `1 row`, `2 rows`.
func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}

/// Lines of a name and what is to say about it, aligned: the second halves stand under each other.
func aligned(_ lines: [(name: String, value: String)], indent: Int = 0) -> String {
  let width = lines.map { displayWidth($0.name) }.max() ?? 0
  let margin = String(repeating: " ", count: indent)
  return lines.map { "\(margin)\($0.name.padded(to: width))  \($0.value)\n" }.joined()
}
