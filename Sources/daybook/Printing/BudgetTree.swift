import Budgets

/// The rows of a budget by level, each with its name as it is read under its parent.
struct BudgetTree {
  struct Row {
    let row: BudgetRow
    let level: Int
    let name: String
  }

  private(set) var rows: [Row] = []

  /// `all`: each parent before what is in it. A parent with one line below says nothing of its own and is left out.
  init(_ all: [BudgetRow]) {
    var parents: [String] = []
    for (index, row) in all.enumerated() {
      while let parent = parents.last, !row.category.hasPrefix(parent) { parents.removeLast() }
      if row.isSum, BudgetTree.lines(below: index, all) == 1 { continue }
      rows.append(Row(row: row, level: parents.count, name: BudgetTree.name(of: row.category, in: parents.last)))
      if row.isSum { parents.append(row.category + ":") }
    }
  }

  private static func lines(below index: Int, _ all: [BudgetRow]) -> Int {
    all[(index + 1)...].prefix { $0.category.hasPrefix(all[index].category + ":") }.count { !$0.isSum }
  }

  /// A parent's own money keeps the parent's name: `Food:*`.
  private static func name(of path: String, in parent: String?) -> String {
    guard let parent else { return path }
    let name = String(path.dropFirst(parent.count))
    guard name == "*" else { return name }
    let above = parent.dropLast().split(separator: ":").last ?? ""
    return "\(above):*"
  }
}
