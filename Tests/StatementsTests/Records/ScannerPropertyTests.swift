import TestSupport
import Testing

@testable import Statements

/// What must hold for any text; each failure prints the seed that repeats it.
@Suite struct ScannerPropertyTests {
  private static func newSeed(_ name: StaticString = #function) -> UInt64 {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("\(name): seed \(seed)")
    return seed
  }

  @Test func recordsTileAnyText() {
    let seed = Self.newSeed()
    var generator = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let text = Self.anyText(&generator)
      let dialect = Self.anyDialect(&generator)
      let whole = scan(text, dialect)
      expectTiles(whole, text, "seed \(seed) round \(round)")
      let chunk = Int.random(in: 1...7, using: &generator)
      #expect(scan(text, dialect, chunk: chunk) == whole, "seed \(seed) round \(round) chunk \(chunk)")
    }
  }

  /// The scanner takes plain lines in blocks, whose size depends on that of the chunks.
  @Test func blocksAndChunksDoNotShow() {
    let seed = Self.newSeed()
    var generator = SeededGenerator(seed: seed)
    for round in 0..<4 {
      var text: [UInt8] = []
      while text.count < 40_000 {
        text += Self.statement(&generator, isQuoted: Int.random(in: 0...2, using: &generator))
        text += Self.anyText(&generator)
      }
      let whole = scan(text)
      expectTiles(whole, text, "seed \(seed) round \(round)")
      for chunk in [1, 63, 1_000] {
        #expect(scan(text, chunk: chunk) == whole, "seed \(seed) round \(round) chunk \(chunk)")
      }
    }
  }

  @Test func whatIsWrittenReadsBackEqual() {
    let seed = Self.newSeed()
    var generator = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let table = Self.anyTable(&generator)
      let text = Self.written(table, &generator)
      let read = scan(text)
      #expect(read.map(\.fields) == table, "seed \(seed) round \(round)")
      #expect(read.allSatisfy { !$0.isDamaged }, "seed \(seed) round \(round)")
      var clean: [UInt8] = []
      unsafe text.withUnsafeBufferPointer { text in
        var scanner = unsafe Scanner(text: text, dialect: Dialect())
        while let records = scanner.next(maxRecords: 3) { RecordsCSV.write(records, into: &clean) }
      }
      #expect(scan(clean).map(\.fields) == table, "seed \(seed) round \(round)")
    }
  }

  @Test func oneStrayQuoteCostsOneRecord() {
    let seed = Self.newSeed()
    var generator = SeededGenerator(seed: seed)
    for round in 0..<30 {
      let good = Self.statement(&generator, isQuoted: round % 3)
      let before = scan(good).map(\.fields)
      for _ in 0..<20 {
        var bad = good
        bad.insert(UInt8(ascii: "\""), at: Int.random(in: 0...good.count, using: &generator))
        let after = scan(bad)
        expectTiles(after, bad, "seed \(seed) round \(round)")
        let lost = Self.missing(from: after.map(\.fields), of: before)
        #expect(lost <= 1, "seed \(seed) round \(round): lost \(lost) in\n\(String(decoding: bad, as: UTF8.self))")
      }
    }
  }

  @Test func survivesHostileTexts() {
    let quote = UInt8(ascii: "\"")
    let long = Array(repeating: UInt8(ascii: "x"), count: 100_000)
    let texts: [[UInt8]] = [
      Array(repeating: quote, count: 10_000), Array("\"\n".utf8).repeated(5_000), Array(",\"\n".utf8).repeated(5_000),
      Array("\"\"\"\n".utf8).repeated(5_000), Array("a,\"b\n".utf8).repeated(5_000), Array("\r\n\r".utf8).repeated(999),
      long, [quote] + long, [quote] + long + [quote, 10, 49, 44, 50], Array(repeating: 0, count: 1_000),
      Array(repeating: UInt8(ascii: ","), count: 100_000), Array(repeating: 10, count: 100_000),
      Array(repeating: 0xFF, count: 1_000), Array("\\".utf8).repeated(1_001),
    ]
    for (index, text) in texts.enumerated() {
      for dialect in [Dialect(), Dialect(quote: nil), Dialect(backslashEscapes: true, skipsInitialBlanks: true)] {
        expectTiles(scan(text, dialect, chunk: 1_000), text, "text \(index)")
      }
    }
  }

  @Test func keepsALongQuotedField() {
    let note = String(repeating: "a long note, with \"\"quotes\"\"\nand lines; ", count: 2_500)
    let read = scan("1,\"\(note)\",2\n3,4,5\n")
    #expect(read.map(\.fields.count) == [3, 3])
    #expect(read.last?.line == 2_502)
  }

  /// Every byte lies in exactly one record, and the lines count up.
  private func expectTiles(_ records: [ScannedRecord], _ text: [UInt8], _ comment: String) {
    var end = 0
    var line = 1
    for record in records {
      #expect(record.place.lowerBound == end && record.place.upperBound > end, "\(comment)")
      #expect(record.line == line, "\(comment)")
      end = record.place.upperBound
      line += Self.lineCount(Array(text[record.place]))
    }
    #expect(end == text.count, "\(comment)")
  }

  private static func lineCount(_ text: [UInt8]) -> Int {
    text.indices.count { place in
      text[place] == 10 || (text[place] == 13 && (place + 1 == text.count || text[place + 1] != 10))
    }
  }

  /// How many of the records are no longer there.
  private static func missing(from after: [[String]], of before: [[String]]) -> Int {
    var left: [[String]: Int] = [:]
    for record in after { left[record, default: 0] += 1 }
    return before.count { record in
      left[record, default: 0] -= 1
      return left[record]! < 0
    }
  }

  private static func anyText(_ generator: inout SeededGenerator) -> [UInt8] {
    let alphabet = Array("\"\"\"',,;\n\n\r\\ ab01\0".utf8) + [0xC3, 0xA9, 0xFF]
    return (0..<Int.random(in: 0...60, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! }
  }

  private static func anyDialect(_ generator: inout SeededGenerator) -> Dialect {
    let quotes: [UInt8?] = [UInt8(ascii: "\""), UInt8(ascii: "\""), UInt8(ascii: "'"), nil]
    return Dialect(
      delimiter: Array(",,;".utf8).randomElement(using: &generator)!, quote: quotes.randomElement(using: &generator)!,
      backslashEscapes: Int.random(in: 0...3, using: &generator) == 0,
      skipsInitialBlanks: Int.random(in: 0...3, using: &generator) == 0)
  }

  private static func anyTable(_ generator: inout SeededGenerator) -> [[String]] {
    let pieces = ["", "a", "bc", " ", ",", "\"", "\n", "\r\n", "é", "12.50", "\t", "'", "\\"]
    let width = Int.random(in: 1...6, using: &generator)
    return (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      (0..<(Int.random(in: 0...9, using: &generator) == 0 ? 0 : width)).map { _ in
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }.joined()
      }
    }
  }

  /// RFC 4180, with needless quotes here and there and any line end.
  private static func written(_ table: [[String]], _ generator: inout SeededGenerator) -> [UInt8] {
    let lineEnd = ["\n", "\r\n"].randomElement(using: &generator)!
    var text = ""
    for record in table {
      let fields = record.map { field in
        let isPlain = !field.contains { ",\"\n\r\r\n".contains($0) } && !(record.count == 1 && field.isEmpty)
        if isPlain && Bool.random(using: &generator) { return field }
        return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
      }
      text += fields.joined(separator: ",") + lineEnd
    }
    return Array(text.utf8)
  }

  /// A made-up statement of 30 rows: without quotes, with all quoted, or with some of them over two lines.
  private static func statement(_ generator: inout SeededGenerator, isQuoted: Int) -> [UInt8] {
    var text = "Date,Description,Amount,Balance\n"
    for row in 0..<30 {
      let day = "\(10 + row % 18)/0\(1 + row % 9)/2025"
      let amount = "-\(Int.random(in: 1...999, using: &generator)).50"
      let name = ["Shop", "Cafe, corner", "Say \"\"hi\"\"", "Two\nlines", "Rent"].randomElement(using: &generator)!
      switch isQuoted {
      case 0: text += "\(day),Shop \(row),\(amount),\(row).00\n"
      case 1: text += "\"\(day)\",\"\(name) \(row)\",\"\(amount)\",\"\(row).00\"\n"
      default: text += "\(day),\"\(name) \(row)\",\(amount),\(row).00\n"
      }
    }
    return Array(text.utf8)
  }
}

extension Array {
  fileprivate func repeated(_ count: Int) -> [Element] { (0..<count).flatMap { _ in self } }
}
