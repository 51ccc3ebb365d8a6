import Values

/// The lines of a budget with their parents, in the order in which they are shown.
struct LineTree {
  struct Node {
    let path: String
    let bucket: Bucket?
    /// Nil for a parent that is no line.
    var line: Int?
    var children: [Int] = []
  }

  private(set) var nodes: [Node] = []
  private(set) var roots: [Int] = []

  /// Lines of budget.yaml as they stand there, then the others by path, then debts.
  init(_ table: LineTable, _ categories: [BudgetCategory]) {
    let buckets = Dictionary(zip(categories.map(\.path), table.bucketOfCategory)) { first, _ in first }
    func rank(_ line: LineTable.Line) -> Int { line.debtor != nil ? 2 : line.setting != nil ? 0 : 1 }
    let order = table.lines.indices.sorted {
      let (one, two) = (table.lines[$0], table.lines[$1])
      if rank(one) != rank(two) { return rank(one) < rank(two) }
      return rank(one) == 1 ? one.path < two.path : $0 < $1
    }
    var known: [String: Int] = [:]
    for line in order {
      let node = LineTree.insert(table.lines[line].path, buckets, &known, &nodes, &roots)
      nodes[node].line = line
    }
  }

  private static func insert(
    _ path: String, _ buckets: [String: Bucket?], _ known: inout [String: Int], _ nodes: inout [Node],
    _ roots: inout [Int]
  ) -> Int {
    if let node = known[path] { return node }
    let parent = LineName.parent(of: path).map { insert($0, buckets, &known, &nodes, &roots) }
    nodes.append(Node(path: path, bucket: buckets[path] ?? nil))
    let node = nodes.count - 1
    known[path] = node
    if let parent { nodes[parent].children.append(node) } else { roots.append(node) }
    return node
  }
}
