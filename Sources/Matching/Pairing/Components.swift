/// Two rows that may belong together.
protocol CandidateEdge {
  associatedtype Left: Hashable, Comparable
  associatedtype Right: Hashable, Comparable
  /// What is paired once, on either side; which of equally good pairings is taken follows their order.
  var left: Left { get }
  var right: Right { get }
  /// Above zero.
  var weight: Int { get }
}

extension Array where Element: CandidateEdge {
  /// How many rows there are on the side that has more.
  var breadth: Int { Swift.max(Set(map(\.left)).count, Set(map(\.right)).count) }

  /// Connected components: edges that compete for rows, in parts that have none in common, by their first edge.
  func components() -> [[Element]] {
    // An edge leads to an earlier one that has a row in common with it, and the first of a part to itself.
    var earlier = indices.map(\.self)
    func first(_ edge: Int) -> Int {
      var edge = edge
      while earlier[edge] != edge {
        earlier[edge] = earlier[earlier[edge]]
        edge = earlier[edge]
      }
      return edge
    }
    var (lefts, rights): ([Element.Left: Int], [Element.Right: Int]) = ([:], [:])
    for (place, edge) in enumerated() {
      for other in [lefts.updateValue(place, forKey: edge.left), rights.updateValue(place, forKey: edge.right)] {
        guard let other else { continue }
        let firsts = (first(place), first(other))
        earlier[Swift.max(firsts.0, firsts.1)] = Swift.min(firsts.0, firsts.1)
      }
    }
    return Dictionary(grouping: indices, by: first).sorted { $0.key < $1.key }.map { $0.value.map { self[$0] } }
  }
}
