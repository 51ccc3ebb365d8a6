/// Categories that get other paths, and with each what is under it: `Food` to `Meals` takes `Food:Groceries` along.
///
/// Several categories that get one path are merged into it.
struct CategoryRenames: Sendable {
  /// The new path of each old one.
  let paths: [String: String]

  /// A category with an empty new path is one that goes, which renames nothing.
  init(_ paths: [String: String]) { self.paths = paths.filter { !$0.value.isEmpty } }

  /// What a category is called now; a category that is named itself goes before one that is above it.
  func renamed(_ category: String) -> String {
    var above = category[...]
    while true {
      if let new = paths[String(above)] { return new + category[above.endIndex...] }
      guard let colon = above.lastIndex(of: ":") else { return category }
      above = above[..<colon]
    }
  }

  /// The plan with the category that it speaks of by its new name.
  func renamed(_ plan: WrittenBudget.Plan) -> String {
    for source in [plan.source, plan.sourceBeforeCode].compactMap({ $0 }) {
      let category = String(plan.text[source])
      guard renamed(category) != category else { continue }
      var text = plan.text
      text.replaceSubrange(source, with: renamed(category))
      return text
    }
    return plan.text
  }
}
