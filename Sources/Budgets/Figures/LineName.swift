/// The names of lines: paths of categories, and those that stand beside them in a budget.
package enum LineName {
  /// Money kept for the next period.
  package static let hold = "hold"
  /// Ready to assign, in a move.
  package static let ready = "ready"

  /// The line of the debt that an account carries.
  package static func debt(of account: String) -> String { "Debt:" + account }

  /// A parent's own money beside the lines below it.
  package static func own(_ path: String) -> String { path + ":*" }

  package static func parent(of path: String) -> String? {
    path.lastIndex(of: ":").map { String(path[..<$0]) }
  }

  /// The path itself, then its parents upwards.
  package static func upwards(from path: String) -> [String] {
    var paths = [path]
    while let parent = parent(of: paths[paths.count - 1]) { paths.append(parent) }
    return paths
  }
}
