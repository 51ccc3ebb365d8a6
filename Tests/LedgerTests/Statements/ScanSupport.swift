@testable import Ledger

/// A record as the tests compare it.
struct ScannedRecord: Equatable, CustomStringConvertible {
  var fields: [String]
  var line: Int
  var place: Range<Int>
  var isDamaged: Bool

  var description: String { "\(line)\(isDamaged ? "!" : "") \(place) \(fields)" }
}

func scan(_ bytes: [UInt8], _ dialect: Dialect = Dialect(), chunk: Int = .max) -> [ScannedRecord] {
  var all: [ScannedRecord] = []
  bytes.withUnsafeBufferPointer { text in
    var scanner = unsafe Scanner(text: text, dialect: dialect)
    while let records = scanner.next(maxRecords: chunk) {
      for record in 0..<records.count {
        all.append(
          ScannedRecord(
            fields: (0..<records.fieldCount(record)).map { records.string(record: record, field: $0) },
            line: Int(records.lines[record]), place: records.place(of: record),
            isDamaged: records.isDamaged(record)))
      }
    }
  }
  return all
}

func scan(_ text: String, _ dialect: Dialect = Dialect(), chunk: Int = .max) -> [ScannedRecord] {
  scan(Array(text.utf8), dialect, chunk: chunk)
}

/// Random numbers that a seed repeats (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
