@testable import Statements

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
