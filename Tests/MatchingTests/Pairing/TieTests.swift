import Testing

@testable import Matching

/// Which other choices of a component are as good as the best.
@Suite struct TieTests {
  private static func edge(_ left: Int, _ right: Int, _ weight: Int) -> Assignment.Edge {
    Assignment.Edge(left: left, right: right, weight: weight)
  }

  @Test func aRivalTiesWhereItLeavesLessThanTheMargin() {
    let edges = [Self.edge(0, 0, 20), Self.edge(0, 1, 18), Self.edge(0, 2, 17)]
    let ties = Ties(edges, Assignment.best(edges))
    let found = ties.ties(of: edges[0], among: ties.neighbours(of: edges[0]), margin: 3) { _ in true }
    #expect(found.map(\.right) == [1])
    #expect(edges[0].isTied(with: edges[1], margin: 3) && !edges[0].isTied(with: edges[2], margin: 3))
  }

  /// What a rival frees is paired otherwise: 18 and 18 for 20 and 20.
  @Test func aRivalIsWeighedWithWhatItMakesOfTheRest() {
    let edges = [Self.edge(0, 0, 20), Self.edge(0, 1, 18), Self.edge(1, 0, 18), Self.edge(1, 1, 20)]
    let ties = Ties(edges, Assignment.best(edges))
    func found(_ margin: Int) -> Int {
      ties.ties(of: edges[0], among: [edges[1], edges[2]], margin: margin) { $0.total == 36 }.count
    }
    #expect(found(5) == 2 && found(4) == 0)
  }

  @Test func partsHaveNoRowInCommon() {
    let edges = [Self.edge(0, 0, 1), Self.edge(1, 1, 1), Self.edge(2, 2, 1), Self.edge(2, 1, 1), Self.edge(3, 0, 1)]
    #expect(edges.components().map { $0.map(\.left) } == [[0, 3], [1, 2, 2]])
    #expect(edges.breadth == 4)
  }

  @Test func ofEqualEdgesTheFirstIsTaken() {
    let edges = [Self.edge(1, 1, 5), Self.edge(0, 0, 5), Self.edge(1, 0, 5), Self.edge(2, 0, 6)]
    let chosen = Assignment.greedy(edges)
    #expect(chosen.edges.map(\.left) == [2, 1] && chosen.total == 11)
  }
}
