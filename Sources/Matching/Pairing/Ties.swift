/// Whether what was chosen of a component's edges is the only good choice.
struct Ties<Edge: CandidateEdge> {
  private let edges: [Edge]
  private let best: Assignment.Chosen<Edge>
  private var byLeft: [Edge.Left: [Int]] = [:]
  private var byRight: [Edge.Right: [Int]] = [:]

  init(_ edges: [Edge], _ best: Assignment.Chosen<Edge>) {
    self.edges = edges
    self.best = best
    byLeft = Dictionary(grouping: edges.indices) { edges[$0].left }
    byRight = Dictionary(grouping: edges.indices) { edges[$0].right }
  }

  /// The edges that share one row with an edge, in their order.
  func neighbours(of edge: Edge) -> [Edge] {
    let shared = byLeft[edge.left, default: []] + byRight[edge.right, default: []]
    return shared.sorted().map { edges[$0] }.filter { ($0.left == edge.left) != ($0.right == edge.right) }
  }

  /// Whether the best choice without a chosen edge is less than a margin worse.
  func isTied(_ edge: Edge, margin: Int) -> Bool {
    let others = edges.filter { $0.left != edge.left || $0.right != edge.right }
    return best.total - Assignment.best(others).total < margin
  }

  /// Those of a chosen edge's rivals with which the best choice is less than a margin worse.
  ///
  /// - Parameter isOther: whether a choice comes to anything else than the best one. Which of two equal transfers is
  ///   linked with which makes no difference; which row a draft is one with does.
  func ties(of edge: Edge, among rivals: [Edge], margin: Int, isOther: (Assignment.Chosen<Edge>) -> Bool) -> [Edge] {
    guard isTied(edge, margin: margin) else { return [] }
    return rivals.filter { rival in
      let rest = Assignment.best(edges.filter { $0.left != rival.left && $0.right != rival.right })
      let other = (edges: rest.edges + [rival], total: rest.total + rival.weight)
      return best.total - other.total < margin && isOther(other)
    }
  }
}

extension CandidateEdge {
  /// Whether the edge outweighs a rival by less than a margin, whatever the others do: for components that are too
  /// large to weigh whole choices.
  func isTied(with rival: Self, margin: Int) -> Bool { weight - rival.weight < margin }
}
