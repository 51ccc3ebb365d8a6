import TestSupport
import Testing

@testable import Store

/// What passes over millions of rows look up is what sets and dictionaries have.
struct NumberTableTests {
  @Test(arguments: (0..<20).map { UInt64(31_000 + $0) })
  func anyNumbers(_ seed: UInt64) {
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let most = [8, 300, 1 << 40][random.below(3)]
    var (table, expected) = (NumberTable(0), [Int: Int]())
    for _ in 0..<random.below(3_000) {
      let (number, value) = (random.below(most), random.below(100) - 50)
      table[number] += value
      expected[number, default: 0] += value
    }
    for number in 0..<400 { #expect(table[number] == expected[number, default: 0]) }
    var found: [Int: Int] = [:]
    for (number, value) in table.all { #expect(found.updateValue(value, forKey: number) == nil) }
    #expect(found == expected)
  }

  @Test(arguments: (0..<20).map { UInt64(32_000 + $0) })
  func anyMarks(_ seed: UInt64) {
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let some = (0..<random.below(200)).map { _ in Int64(random.below(2_000)) }
    let ids = Set(some + (random.below(2) == 0 ? [] : [-1, .min, .max, 1 << 40]))
    let marks = Marks(ids)
    for id in Array(Int64(-70)...2_100) + [.min, .max, 1 << 40, 1 << 41] {
      #expect(marks.contains(id) == ids.contains(id), "\(id)")
    }
  }
}
