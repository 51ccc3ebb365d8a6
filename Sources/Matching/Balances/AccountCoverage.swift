/// Which days the statements of an account list.
package struct AccountCoverage: Equatable, Sendable {
  /// Ascending and apart.
  package private(set) var covered: [ClosedRange<Int32>] = []
  /// The days between them.
  package private(set) var gaps: [ClosedRange<Int32>] = []

  /// A statement's first and last rows are not its first and last days: so few days without one are no gap.
  private static let least: Int32 = 7

  /// - Parameter spans: from the first row of each statement to its last, or as far as it says to reach.
  package init(_ spans: [ClosedRange<Int32>]) {
    let sorted = spans.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    let lengths = sorted.map { $0.upperBound &- $0.lowerBound }.sorted()
    let usual = lengths.isEmpty ? 0 : lengths[lengths.count / 2]
    let most = max(AccountCoverage.least, usual / 2)
    for span in sorted {
      guard let last = covered.last else {
        covered.append(span)
        continue
      }
      if span.lowerBound &- last.upperBound &- 1 <= most {
        covered[covered.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        gaps.append((last.upperBound &+ 1)...(span.lowerBound &- 1))
        covered.append(span)
      }
    }
  }
}
