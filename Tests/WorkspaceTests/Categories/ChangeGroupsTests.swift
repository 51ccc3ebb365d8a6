import Testing

@testable import Store
@testable import Workspace

/// What goes where when a split comes, goes or changes.
@Suite struct ChangeGroupsTests {
  private func flows(_ from: [(Int64, Int64)], _ to: [(Int64, Int64)]) -> [[Int64]] {
    func parts(_ parts: [(Int64, Int64)]) -> [ChangeGroups.Part] {
      parts.map { ChangeGroups.Part(category: "\($0.0)", amount: $0.1) }
    }
    return ChangeGroups.flows(parts(from), parts(to)).map { [Int64($0.from) ?? 0, Int64($0.to) ?? 0, $0.amount] }
  }

  @Test func partsMoveEachForItself() {
    #expect(flows([(1, -10)], [(2, -4), (3, -6)]) == [[1, 2, -4], [1, 3, -6]])
    #expect(flows([(1, -10)], [(1, -4), (3, -6)]) == [[1, 3, -6]])
    #expect(flows([(2, -4), (3, -6)], [(3, -10)]) == [[2, 3, -4]])
    #expect(flows([(2, -4), (3, -6)], [(3, -6), (2, -4)]).isEmpty)
    #expect(flows([(2, -4), (3, -6)], [(4, -5), (5, -5)]) == [[2, 4, -4], [3, 4, -1], [3, 5, -5]])
    #expect(flows([(0, 0)], [(1, 0)]).isEmpty)
  }

  /// Money neither comes nor goes, whatever the parts are.
  @Test func flowsSumToWhatMoved() {
    var seed: UInt64 = 7
    func next(_ limit: UInt64) -> Int64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64((seed >> 33) % limit)
    }
    for _ in 0..<500 {
      let sum = 1200 + next(1000)
      func parts() -> [(Int64, Int64)] {
        let amounts = (0..<next(4)).map { _ in next(400) + 1 }
        return (amounts + [sum - amounts.reduce(0, +)]).map { (next(4), -$0) }
      }
      let (from, to) = (parts(), parts())
      var balance: [Int64: Int64] = [:]
      for part in from { balance[part.0, default: 0] += part.1 }
      for flow in flows(from, to) {
        balance[flow[0], default: 0] -= flow[2]
        balance[flow[1], default: 0] += flow[2]
      }
      for part in to { balance[part.0, default: 0] -= part.1 }
      #expect(balance.values.allSatisfy { $0 == 0 }, "\(from) \(to)")
    }
  }
}
