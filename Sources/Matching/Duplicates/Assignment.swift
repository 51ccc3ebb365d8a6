/// A pairing of the two sides of a small graph with the greatest sum of weights; nobody must be paired.
///
/// The algorithm is the Hungarian method with potentials (Kuhn 1955, Munkres 1957; the O(n³) form by Jonker and
/// Volgenant 1987): exact, unlike taking the best edge first.
enum Assignment {
  struct Edge {
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
