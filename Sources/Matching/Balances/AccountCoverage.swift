/// Which days the statements of an account list.
package struct AccountCoverage: Equatable, Sendable {
  /// Ascending and apart.
  package private(set) var covered: [ClosedRange<Int32>] = []
  /// The days between them.
  package private(set) var gaps: [ClosedRange<Int32>] = []

  /// - Parameter spans: from the first row of each statement to its last, or as far as it says to reach.
  package init(_ spans: [ClosedRange<Int32>]) {
    let sorted = spans.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    let usual = UsualStatement(sorted)
    var start: Int32 = 0
    for span in sorted {
      defer { start = span.lowerBound }
      guard let last = covered.last else {
        covered.append(span)
        continue
      }
      let missing = span.lowerBound &- last.upperBound &- 1
      if usual.isGap(missing, from: start, to: span.lowerBound) {
        gaps.append((last.upperBound &+ 1)...(span.lowerBound &- 1))
        covered.append(span)
      } else {
        covered[covered.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      }
    }
  }
}

/// How many days an account's statements mostly have rows on, and how often one begins.
private struct UsualStatement {
  private let length: Int32
  /// Nil where there are too few to tell.
  private let distance: Int32?

  /// A statement's first and last rows are not its first and last days: so few days without one are no gap.
  private static let least: Int32 = 7
  /// Rows over so many days reach nearly through a month: what lies between is missing.
  private static let whole: Int32 = 20
  /// Two statements with few rows each tell of a gap where a month has room in it.
  private static let month: Int32 = 26

  /// - Parameter spans: ascending.
  init(_ spans: [ClosedRange<Int32>]) {
    let lengths = spans.map { $0.upperBound &- $0.lowerBound }.sorted()
    length = lengths.isEmpty ? 0 : lengths[lengths.count / 2]
    let distances = zip(spans, spans.dropFirst()).map { $1.lowerBound &- $0.lowerBound }.filter { $0 > 0 }.sorted()
    distance = distances.count < 2 ? nil : distances[(distances.count - 1) / 2]
  }

  /// Whether a statement is missing where so many days lie between one that begins at `start` and one at `next`. Few rows
  /// a month, as of interest, leave such days in every month.
  func isGap(_ days: Int32, from start: Int32, to next: Int32) -> Bool {
    guard days > max(UsualStatement.least, length / 2) else { return false }
    if length >= UsualStatement.whole { return true }
    if let distance { return (next &- start) > distance &+ distance / 2 }
    return length >= UsualStatement.least && days >= UsualStatement.month
  }
}
