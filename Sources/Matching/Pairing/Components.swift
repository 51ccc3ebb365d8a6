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
    var parents: [Int] = []
    func top(of node: Int) -> Int {
      var node = node
      while parents[node] != node {
        parents[node] = parents[parents[node]]
        node = parents[node]
      }
      return node
    }
    func add() -> Int {
      parents.append(parents.count)
      return parents.count - 1
    }
    var lefts: [Element.Left: Int] = [:]
    var rights: [Element.Right: Int] = [:]
    let nodes = map { edge in
      let left = lefts[edge.left] ?? add()
      lefts[edge.left] = left
      let right = rights[edge.right] ?? add()
      rights[edge.right] = right
      let tops = (top(of: left), top(of: right))
      parents[Swift.max(tops.0, tops.1)] = Swift.min(tops.0, tops.1)
      return left
    }
    var places: [Int: Int] = [:]
    var components: [[Element]] = []
    for (edge, node) in zip(self, nodes) {
      let place = places[top(of: node), default: components.count]
      if place == components.count {
        places[top(of: node)] = place
        components.append([])
      }
      components[place].append(edge)
    }
    return components
  }
}
