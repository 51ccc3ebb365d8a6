/// A pairing of the two sides of a small graph with the greatest sum of weights; nobody must be paired.
///
/// The algorithm is the Hungarian method with potentials (Kuhn 1955, Munkres 1957; the O(n³) form by Jonker and
/// Volgenant 1987): exact, unlike taking the best edge first.
enum Assignment {
  struct Edge: CandidateEdge {
    var left: Int
    var right: Int
    /// Positive.
    var weight: Int
  }

  /// By left place: the right place it is paired with, or -1.
  static func best(_ edges: [Edge], lefts: Int, rights: Int) -> (partners: [Int], total: Int) {
    // Each left place gets a right place of its own with weight 0, which stands for staying alone.
    let columns = rights + lefts
    var weights = [Int](repeating: 0, count: lefts * columns)
    for edge in edges { weights[edge.left * columns + edge.right] = edge.weight }
    let owners = solve(weights, rows: lefts, columns: columns)
    var partners = [Int](repeating: -1, count: lefts)
    var total = 0
    for column in 0..<rights where owners[column] >= 0 {
      let weight = weights[owners[column] * columns + column]
      guard weight > 0 else { continue }
      partners[owners[column]] = column
      total += weight
    }
    return (partners, total)
  }

  /// By column: the row that has it, or -1. Needs at least as many columns as rows.
  private static func solve(_ weights: [Int], rows: Int, columns: Int) -> [Int] {
    var rowPotential = [Int](repeating: 0, count: rows + 1)
    var columnPotential = [Int](repeating: 0, count: columns + 1)
    var owners = [Int](repeating: 0, count: columns + 1)
    var previous = [Int](repeating: 0, count: columns + 1)
    for row in 1..<(rows + 1) {
      owners[0] = row
      var column = 0
      var slack = [Int](repeating: Int.max / 2, count: columns + 1)
      var used = [Bool](repeating: false, count: columns + 1)
      repeat {
        used[column] = true
        let owner = owners[column]
        var (delta, next) = (Int.max / 2, 0)
        for candidate in 1...columns where !used[candidate] {
          let cost = -weights[(owner - 1) * columns + candidate - 1]
          let reduced = cost - rowPotential[owner] - columnPotential[candidate]
          if reduced < slack[candidate] {
            slack[candidate] = reduced
            previous[candidate] = column
          }
          if slack[candidate] < delta { (delta, next) = (slack[candidate], candidate) }
        }
        for candidate in 0...columns {
          if used[candidate] {
            rowPotential[owners[candidate]] += delta
            columnPotential[candidate] -= delta
          } else {
            slack[candidate] -= delta
          }
        }
        column = next
      } while owners[column] != 0
      while column != 0 {
        owners[column] = owners[previous[column]]
        column = previous[column]
      }
    }
    return owners.dropFirst().map { $0 - 1 }
  }
}

extension Assignment {
  /// Edges that share no row, and the sum of their weights.
  typealias Chosen<Edge> = (edges: [Edge], total: Int)

  /// The best choice of edges, in their order.
  static func best<Edge: CandidateEdge>(_ edges: [Edge]) -> Chosen<Edge> {
    guard edges.count > 1 else { return (edges, edges.first?.weight ?? 0) }
    let (lefts, rights) = (places(edges.map(\.left)), places(edges.map(\.right)))
    let small = edges.map {
      Assignment.Edge(left: lefts[$0.left] ?? 0, right: rights[$0.right] ?? 0, weight: $0.weight)
    }
    let best = best(small, lefts: lefts.count, rights: rights.count)
    return (edges.indices.filter { best.partners[small[$0].left] == small[$0].right }.map { edges[$0] }, best.total)
  }

  private static func places<Row: Hashable & Comparable>(_ rows: [Row]) -> [Row: Int] {
    let rows = Set(rows).sorted()
    return Dictionary(uniqueKeysWithValues: zip(rows, rows.indices))
  }

  /// Best edge first, of equal ones the first: for components of more rows than the best choice can be found for.
  static func greedy<Edge: CandidateEdge>(_ edges: [Edge]) -> Chosen<Edge> {
    var (lefts, rights): (Set<Edge.Left>, Set<Edge.Right>) = ([], [])
    var chosen: Chosen<Edge> = ([], 0)
    let order = edges.indices.sorted { (edges[$1].weight, $0) < (edges[$0].weight, $1) }
    for edge in order.lazy.map({ edges[$0] }) where !lefts.contains(edge.left) && !rights.contains(edge.right) {
      lefts.insert(edge.left)
      rights.insert(edge.right)
      chosen.edges.append(edge)
      chosen.total += edge.weight
    }
    return chosen
  }
}
