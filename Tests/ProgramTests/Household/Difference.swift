/// What two tables do not have in common, each row as often as it is in one and not in the other.
struct Difference: CustomStringConvertible {
  private var missing: [[String]] = []
  private var unexpected: [[String]] = []

  init(expected: [[String]], found: [[String]]) {
    var counts: [[String]: Int] = [:]
    for row in expected { counts[row, default: 0] += 1 }
    for row in found { counts[row, default: 0] -= 1 }
    for (row, count) in counts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      if count > 0 { missing += Array(repeating: row, count: count) }
      if count < 0 { unexpected += Array(repeating: row, count: -count) }
    }
  }

  var isEmpty: Bool { missing.isEmpty && unexpected.isEmpty }

  /// The first rows of either side, sorted together so that the two faces of one fault stand side by side.
  var description: String {
    let marked = missing.map { ("- ", $0) } + unexpected.map { ("+ ", $0) }
    let ordered = marked.sorted { $0.1.lexicographicallyPrecedes($1.1) }
    let lines = ordered.prefix(24).map { $0.0 + $0.1.joined(separator: " | ") }
    let rest = ordered.count > lines.count ? ["  ... and \(ordered.count - lines.count) more"] : []
    return (["\(missing.count) missing (-), \(unexpected.count) unexpected (+)"] + lines + rest)
      .joined(separator: "\n")
  }
}
